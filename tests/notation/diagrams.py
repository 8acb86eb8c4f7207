"""Hands as people have laid them out on a page, in the shapes in which they are pasted."""

COMPASS = """
Board 3

South Deals

E-W Vul

♠ K 10 4 2

♥ Q 9

♦ 9

♣ AQ J 8 5 3

♠ 9 8 6

♥ 6 5 3 2

♦ 10 5 3

♣ K 6 4



♠ A J 7 5 3

♥ K 7

♦ 8 7 4 2

♣ 10 9

♠ Q

♥ A J 10 8 4

♦ A K Q J 6

♣ 7 2

*West**North**East**South*

1 ♥

Pass

6 NT by North
"""

BROKEN_TABLE = """
Board 3
 South Deals
 3^{E-W} Vul

♠ 9 8 6\t\t♠ K 10 4 2
♥ 6 5 3 2\t\t♥ Q 9
♦ 10 5 3\t\t♦ 9
♣ K 6 4\t\t♣ AQ J 8 5 3

♠ Q

♥ A J 10 8 4

♦ A K Q J 6

♣ 7 2

N
 W E
 S

♠ A J 7 5 3

♥ K 7

♦ 8 7 4 2

♣ 10 9
"""

WEST_FIRST = """
Board 17

North Deals

None Vul

♠ 6 3

♥ K 10

♦ Q J 10 9 8 6

♣ 7 6

♠ K 8 7 5

♥ 8 4 3

♦ 7

♣ Q J 8 4 3



♠ A Q 4 2

♥ Q J 5

♦ A K 3 2

♣ A 5 2

♠ J 10 9

♥ A 9 7 6 2

♦ 5 4

♣ K 10 9
"""

CORRECTED = """
Board 17

North Deals

None Vul

♠ K 8 7 5

♥ 8 4 3

♦ 7

♣ Q J 8 4 3

♠ A 6 3

♥ K 10

♦ Q J 10 9 8 6

♣ 7 6

♠ Q 4 2

♥ Q J 5

♦ A K 3 2

♣ A 5 2

♠ J 10 9

♥ A 9 7 6 2

♦ 54

♣ K 10 9
"""

TWO_HANDS = """
West

♠ A 10

♥ K 10 3

♦ J 10 5

♣ A Q 10 8 2

East

♠ K 9 3

♥ Q 8

♦ K 9 8

♣ J 7 6 3
"""

VOID_IN_TABLE = """
Board 11\t\t
South Deals\t\t♠ Q J 6 4 2
None Vul\t\t♥ A
\t\t♦ A J 9 8 6 2
\t\t♣
♠ 3\t\t♠ 10
♥ J 10 6 4 3\t\t♥ Q 9 8 5 2
♦ 7\t\t♦ K 5 3
♣ A Q 10 9 7 6\t\t♣ K 8 4 3
\t\t♠ A K 9 8 7 5
\t\t♥ K 7
\t\t♦ Q 10 4
\t\t♣ J 2
"""

TABLE = """
Board 3\t♠ K Q 3 2\t
South Deals\t♥ J 6 5 4\t
E-W Vul\t♦ 7\t
\t♣ K Q 6 2\t
♠ J 10 9 8\t\t♠ A 7 4
♥ A 10 3 2\t\t♥ K 9 7
♦ Q 5\t\t♦ 6 4 3
♣ 5 4 3\t\t♣ J 9 8 7
\t♠ 6 5\t
\t♥ Q 8\t
\t♦ A K J 10 9 8 2\t
\t♣ A 10\t
"""

MARKED_TWICE = """
Rozdanie 16 ♠ K875
W/EW ♥ 843

♦ 7
♣ DW843

♠ (A)63 ♠ (A)D42
♥ K10 ♥ DW5
♦ DW10986 ♦ AK32
♣ 76  ♣ A52

♠ W109
♥ A9762
♦ 54
♣ K109
"""

MARKED_IN_WEST = """
Rozdanie 1 ♠ K85
N/- ♥ KW432

♦ 7
♣ ADW10

♠ A963(2) ♠ 4(2)
♥ 10  ♥ A85
♦ DW10986 ♦ A543
♣ 76 ♣ 9842

♠ DW107
♥ D976
♦ K2
♣ K53
"""

MARKED_IN_NORTH = """
Rozdanie 4 ♠ K854(2)
W/obie ♥ KW4

♦ 7
♣ KW1098

♠ A963(2) ♠ -
♥ - ♥ 1086532
♦ A432 ♦ K865
♣ AD76 ♣ 542

♠ DW107
♥ AD97
♦ DW109
♣ 3
"""
