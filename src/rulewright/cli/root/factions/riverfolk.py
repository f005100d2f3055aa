"""The Riverfolk's board in the terminal: funds by owner, prices, and who is served."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli.root.faction import FactionFace, Player

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.names import Names

SERVED = (("boats", "root.say.boats"), ("hired", "root.say.hired"))


class RiverfolkFace(FactionFace):
    """The Riverfolk Company."""

    name = "riverfolk"
    style = "turquoise2"
    letter = "R"

    def summary(self, words: Names, player: Player) -> list[str]:
        """Return the funds, and the prices."""
        texts, board = words.texts, player["board"]
        prices = "-".join(str(price) for price in board["prices"].values())
        return [f"{texts('root.say.funds')}: {sum(board['funds'].values())}", f"{texts('root.say.prices')}: {prices}"]

    def details(self, words: Names, facts: Facts, player: Player) -> list[str]:
        """Return the boxes with whose warriors lie there, and who has bought what for this turn."""
        texts, board, players = words.texts, player["board"], facts["players"]
        lines = []
        for box in ("funds", "payments", "committed"):
            owners = [
                f"{texts('root.short.' + players[int(seat)]['faction'])} {number}"
                for seat, number in board[box].items()
            ]
            if owners:
                lines.append(f"{texts(f'root.say.{box}')}: {texts.listed(owners)}")
        for key, said in SERVED:
            if board[key] is not None:
                lines.append(texts(said, name=(f"root.short.{players[board[key]]['faction']}",)))
        return lines
