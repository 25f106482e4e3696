"""``bluff`` at the screen: a card is named by click, key or pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.view.commands import Command, Kind
from game.view.games.drills.beds import RANKS
from game.view.i18n import _
from game.view.things import Thing

from .hands import HandPlay

if TYPE_CHECKING:
    from game.referee.view import SeatView


class BluffPlay(HandPlay):
    words = "heuschrecken_poker.bluff"

    def name_card(self, rank: str) -> None:
        """One that the asked player hasn't any more is no answer."""
        if rank in self.scene.seat_view.facts["answers"]:
            self.answer(f"name:{rank}")

    def choosable(self, thing: Thing) -> bool:
        return False

    def press(self, thing: Thing) -> bool:
        return True

    def first_focus(self) -> Sequence[str]:
        return [button.id for button in self.look.buttons]

    def click_button(self, name: str) -> None:
        self.name_card(RANKS[int(name.partition("_")[2])])

    def hint(self, device: str, view: SeatView) -> str:
        signs = {"mouse": "[#mouse_left] ", "pad": "[#dpad] [#pad_a] "}.get(device, "[#key:@arrow_right] [#key:Enter] ")
        return signs + _("name that card") if self.phase == "shown" else ""

    def command(self, command: Command) -> bool:
        if command.kind is not Kind.GAME:
            return False
        self.name_card(RANKS[int(command.text.partition("_")[2])])
        return True
