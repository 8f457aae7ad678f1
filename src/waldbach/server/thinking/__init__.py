"""Thinking: bots, hints and analyses, in processes of their own beside the server.

    async with Pool(settings.bot_processes) as pool:
        words = await pool.decide(Seen.of(game, state, seat), "tree", seed, table=table)

`docs/thinking.md` says what is promised.
"""

from waldbach.server.thinking.answers import Hint, Suggestion, Verdict
from waldbach.server.thinking.jobs import Seen
from waldbach.server.thinking.lanes import Lane, LaneFigures
from waldbach.server.thinking.pool import Figures, Pool

__all__ = ["Figures", "Hint", "Lane", "LaneFigures", "Pool", "Seen", "Suggestion", "Verdict"]
