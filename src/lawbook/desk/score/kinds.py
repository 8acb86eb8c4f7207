"""The kinds of provision that are about a score."""

__all__ = ["LEAVES_IT", "TOUCHES"]

LEAVES_IT = frozenset(["may_adjust", "score_stands"])
"""What leaves a score as it is, unless the Director gives another."""

TOUCHES = frozenset(
    [
        "adjust",
        "assign_outcome",
        "average_scores",
        "award",
        "award_own_average",
        "better_of",
        "cancel_result",
        "complement",
        "concession_cancelled",
        "concession_stands",
        "correct_record",
        "keeps_score",
        "lower_score",
        "may_adjust",
        "no_score",
        "no_transfer",
        "record_finding",
        "record_stands",
        "rest_as_claimed",
        "score_apart",
        "score_made",
        "score_stands",
        "score_undertricks",
        "scored_without",
        "substitute_board",
        "transfer_tricks",
        "trick_awarded",
    ]
)
"""The kinds of provision that tell what becomes of the score of a board."""
