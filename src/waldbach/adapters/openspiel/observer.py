"""What a player observes: its view as text and as a tensor, or its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from waldbach.adapters.openspiel.track import FULL
from waldbach.adapters.task import Task
from waldbach.game import SPECTATOR

if TYPE_CHECKING:
    from waldbach.adapters.openspiel.game import SpielState

Private = pyspiel.PrivateInfoType


class Observer:
    """Fulfils OpenSpiel's interface of observers: `tensor`, its parts by name in `dict`, `set_from`
    and `string_from`.

    Without perfect recall it shows a view: of the player, of a spectator (no private information)
    or everything (that of all players). With perfect recall it is the player's log. Only the view
    of a player has a tensor.
    """

    def __init__(
        self, task: Task, kind: Any = None, params: Mapping[str, Any] | None = None
    ) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but got {dict(params)}")
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        own = self.kind.private_info == Private.SINGLE_PLAYER
        if not self.kind.public_info:
            raise ValueError("observations without public information are not provided")
        if self.kind.perfect_recall and not own:
            raise ValueError("only a player's own log is provided with perfect recall")
        self.seen = task.observer
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if own and not self.kind.perfect_recall:
            self.tensor = np.zeros(self.seen.size, np.float32)
            for field in self.seen.fields:
                self.dict[field.name] = self.tensor[field.at].reshape(field.shape or (1,))

    def set_from(self, state: SpielState, player: int) -> None:
        """OpenSpiel asks for no player in particular (a negative number) when it wants to know the
        form of the tensor."""
        if self.tensor is not None:
            vector = self.seen.observe(state.track.state, max(player, 0))
            self.tensor[:] = self.seen.scaled(vector)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.kind.perfect_recall:
            return state.track.told(player)
        if self.kind.private_info == Private.ALL_PLAYERS:
            return state.track.position(FULL)
        nobody = self.kind.private_info == Private.NONE
        return state.track.position(SPECTATOR if nobody else player)
