"""The words of the small book's own pages; most of them are the desk's."""

__all__ = ["WORDS"]


def marked(message: str) -> str:
    """The message itself; the mark only tells the catalogues that it will be said."""
    return message


_ = marked

WORDS = (
    _("What happened?"),
    _("All Laws"),
    _("Everything, by when it happened"),
    _("The ruling"),
    _("Say now"),
    _("Said before"),
    _("There is nothing more to say now."),
    _("Nothing is ruled yet."),
    _("There is nothing to say at the table."),
    _("Away from the table, to {player}:"),
    _("Keep this address."),
    _("It goes on"),
    _("Go on in Law {number}"),
    _("This holds unless"),
    _("It was so"),
    _("The record"),
    _("The answers"),
    _("change"),
    _("Back"),
    _("Language"),
    _("This ruling"),
    _("Laws of {year}"),
    _("Law 85: how to find out"),
    _("Ask each player in turn what he saw and did. Let nobody interrupt."),
    _("Look at the cards, the bidding cards that still lie there, the score and any record."),
    _("Weigh it. What is more likely than not is the fact; certainty is not needed."),
    _("Back to the question"),
    _("It cannot be established"),
    _("Then the ruling is made so that play can go on."),
    _("Small book"),
    _("Find"),
    _("The questions of every Law, in one file that needs no network."),
    _("It knows no cards and no auction; for these open the desk."),
)
"""What the pages say beside what the Laws do."""
