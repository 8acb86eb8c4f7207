from lawbook.bridge import Seat, Side, Vulnerability


def test_play_goes_clockwise() -> None:
    assert [seat.lho for seat in Seat] == [Seat.E, Seat.S, Seat.W, Seat.N]


def test_the_seat_to_the_right_is_the_inverse_of_the_seat_to_the_left() -> None:
    assert list(Seat) == [seat.lho.rho for seat in Seat]


def test_partners_share_a_side_and_neighbours_do_not() -> None:
    for seat in Seat:
        assert seat.side is seat.partner.side
        assert seat.side.opponents is seat.lho.side


def test_a_side_has_the_seats_that_sit_on_it() -> None:
    for side in Side:
        assert tuple(seat for seat in Seat if seat.side is side) == side.seats


def test_vulnerability_covers_its_sides_only() -> None:
    assert {
        each: (each.covers(Side.NS), each.covers(Side.EW))
        for each in (Vulnerability(bits) for bits in range(4))
    } == {
        Vulnerability.NONE: (False, False),
        Vulnerability.NS: (True, False),
        Vulnerability.EW: (False, True),
        Vulnerability.BOTH: (True, True),
    }


def test_a_seat_prints_as_its_letter_and_repr_rebuilds_it() -> None:
    assert ["N", "E", "S", "W"] == [str(seat) for seat in Seat] == [f"{seat}" for seat in Seat]
    assert [eval(repr(seat)) for seat in Seat] == [Seat.N, Seat.E, Seat.S, Seat.W]  # noqa: S307
