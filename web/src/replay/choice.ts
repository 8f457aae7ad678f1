/** A choice that was judged, in words: what was played, what the bot would have played, and why. */
import type { GameEvent } from '../api/types';
import type { Part, Plan } from '../games/game';
import { merge } from '../live/patch';
import { adviceOf, reasons, toldOf } from '../table/hint';
import type { Replay } from './replay.svelte';
import type { Verdict } from './turning';

interface Choice {
  played: Part[];
  best: Part[];
  why: Part[];
}

export function choiceOf(replay: Replay, verdict: Verdict): Choice {
  const { number, seat, word, changes } = verdict;
  const from = replay.viewAt(number - 1);
  const events = replay.whole[number - 1]?.events ?? [];
  const played = toldOf(replay.client, events, replay);
  const { does, why } = advised(replay, {
    seat,
    words: [verdict.best],
    events: verdict.events as unknown as GameEvent[],
    from,
    view: merge(from, changes ?? {}),
  });
  return {
    played: played.length
      ? played
      : advised(replay, { seat, words: [word], events, from, view: replay.viewAt(number) }).does,
    best: does,
    why: changes ? reasons(why) : [],
  };
}

function advised(replay: Replay, plan: Plan) {
  return adviceOf(replay.client, plan, replay);
}
