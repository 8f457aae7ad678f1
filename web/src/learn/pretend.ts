/** The table of a lesson, told as the server would tell of a table that there is. */
import type { TableOut } from '../api/types';
import type { Lesson } from './lesson.svelte';

export function tableOf(lesson: Lesson, game: string, names: readonly string[]): TableOut {
  const seats = names.map((name, index) => ({
    seat: index + 1,
    kind: 'person',
    name,
    level: null,
    mine: index + 1 === lesson.seat,
    person: null,
    invited: false,
    care: false,
    resigned: false,
    total: null,
    place: null,
  }));
  return {
    id: lesson.lesson,
    game,
    options: { mode: lesson.mode },
    pace: 'none',
    privacy: 'link',
    rated: false,
    status: 'playing',
    study: true,
    host: false,
    seats,
    created_at: 0,
    started_at: 0,
    finished_at: null,
    shuffle: false,
    barred: false,
    imported: false,
    deal: null,
    follows: null,
    rematch: null,
    rematch_game: null,
    forks: null,
    forks_at: null,
    paused_at: null,
    ask: null,
    remarks: 0,
    unread: 0,
  };
}
