/** How far somebody has come in the lessons; kept with the other settings of this person. */
import { settings } from '../settings/settings.svelte';

type Progress = number | 'done';

/** The step that was reached last; `done` stays, however often a lesson is looked at again. */
export function progressOf(game: string, lesson: string): Progress {
  const kept = settings.aid('learn', `${game}.${lesson}`);
  return kept === 'done' ? 'done' : Math.max(0, Number(kept) || 0);
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  const before = progressOf(game, lesson);
  if (before === 'done' || before === progress) return;
  settings.setAid('learn', `${game}.${lesson}`, String(progress));
}
