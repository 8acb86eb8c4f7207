"""A tournament: who met whom with what result, what was ruled, and what it comes to (Laws 79C, 81C, 90 to 93).

    worth, entries, content     what stands for a side; what the log tells, and its JSON
    counting, ledger, standing  the log folded into what stands at each table; undoing
    base, checkpoint            what a ledger begins from: the fold of the first entries, kept beside the log
    checks                      what the log refuses, and why
    conditions, datum           how the contest is scored
    board_scores, fresh, late   what stands, ready to be compared, and read when somebody asks for it
    session_scores, pair_scores, round_scores, team_scores      scored; a change rescores its board only
    phantom                     who stands for a sit-out, and is not ranked
    effects, executing, draft, figures, ruled   from a ruling to entries: what each provision does to a score
    preview                     an effect on the board and on the ranking, before it is confirmed
    log, store, schema, migrations      the log in memory, in SQLite or in PostgreSQL
    published                   a tournament from a file of results
    tournament                  all of it together
    opening                     a tournament that is kept in a database

Import from the module: only the store needs SQLAlchemy.
"""
