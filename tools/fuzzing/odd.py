"""Odd: what may be typed into a field, and is hardly ever meant."""

__all__ = ["MARKS", "VALUES"]

MARKS = (b"<q1x", b'" onq1x=', b'href="javascript:q1x', b'action="javascript:q1x')
"""What stands in a page only where something typed has become a part of it."""

VALUES = (
    # numbers, in words of other scripts, too
    "0", "-0", "+7", " 7 ", "7.0", "7,5", "1e3", "1_000", "0x1f", "007", "٣", "\uff14", "Ⅷ", "½", "²", "三", "१२", "seven", "9" * 30,
    "999999999", "2147483648", "-1", "nan", "inf", "7-", "1/0", "1:1", "40%-60%", "A+-", "60-40", "3NT+1", "4S by S", "PASS",
    # days and times
    "2026-11-23", "2026-02-30", "0000-00-00", "0001-01-01", "9999-12-31", "10000-01-01", "2026-W48-1", "20261123", "\u0662\u0660\u0662\u0666-\u0661\u0661-\u0662\u0663",
    "2026-11-23T25:61", "24:00", "1970-01-01", "2017-09-01", "23.11.2026",
    # names
    "", " ", "\t", "\u00a0", "\u200b", "Ann", "O'Hara", "'t Hooft", "Łucja Ćwik", "Åse Øby", "李", "a" * 3000, "a\u0301" * 500, "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\u202eAnn\u202c", "\u200fAnn", "Ann\0Bo", "\ud800", "\ufeffAnn", "\u2028", "Ann\r\nX-Odd: 1", "a/../../b", "../../../etc/passwd", "C:\\x", "~AB", "%00", "%2e%2e%2f",
    # what some other program would work out
    "=1+1", "@SUM(A1)", "-1+cmd|' /C calc'!A0", "{{7*7}}", "${7*7}", "<q1x y=z>", '" onq1x="a', "'><q1x>", "</title><q1x>", "]]><q1x>", "javascript:q1x",
    "data:text/html,<q1x>", "//evil.example/", "http://evil.example/", "/\\evil.example", "&lt;q1x", "&#0;", "\x1b[31m", "' OR 1=1 --", "a;b", "a,b", "a|b", "a&b=c", "a=b", "#a", "?a",
    # what a program sends for nothing, for much, or for several
    "null", "None", "true", "[]", "{}", "[1,2]", '{"a":1}', "yes", "no", "on", "N", "NS", "N,E,S,W", "N\nE\nS\nW", "S AK\nH Q", "N:AKQJ.T98.765.432 - - -", "SA SK SA", "SA:W SA:N",
    "director\n" * 499 + "director", "N 1S\n" * 500, "N claims 13\n" * 20, "(" * 60, "[" * 60, "not " * 400, "5+ spades, " * 300,
)  # fmt: skip
