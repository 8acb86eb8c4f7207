"""Small archives for the tests."""

from pathlib import Path

DEAL = "N:AK52.QJ4.T98.763 QJ9.AT952.K3.A42 T84.K63.AQ652.T5 763.87.J74.KQJ98"


def game(**tags: str) -> str:
    """A game in PBN; `auction` and `play` are rows."""
    auction, play = tags.pop("auction", ""), tags.pop("play", "")
    told = {"Event": "Evening", "Board": "1", "Dealer": "N", "Vulnerable": "None", "Deal": DEAL} | tags
    text = "".join(f'[{name} "{value}"]\n' for name, value in told.items())
    text += f'[Auction "{told["Dealer"]}"]\n{auction}\n' if auction else ""
    text += f'[Play "E"]\n{play}\n*\n' if play else ""
    return f"{text}\n"


def archive(folder: Path, *, files: int = 6, games: int = 30) -> Path:
    """A folder of files, some of whose boards have a wrong score."""
    for number in range(files):
        texts = [
            game(
                Board=str(board),
                Dealer="NESW"[(board - 1) % 4],
                Vulnerable="",
                Deal="?",
                Event=f"{number}.{board}",
                Declarer="S",
                Contract="1NT",
                Result="7",
                Score=f"NS {90 if board % 7 else 150}",
            )
            for board in range(1, games + 1)
        ]
        path = folder / f"{number // 3}" / f"evening {number}.pbn"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(texts))
    return folder
