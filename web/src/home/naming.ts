/** What tables, games and those who sit there are called in lists. */
import type { components } from '../api/api.gen';
import type { SeatOut } from '../api/types';
import { lang, maybe, t } from '../i18n/index.svelte';
import { askForWords, ownText } from '../plain/words';
import { amount } from './moments';
import { readPace, turnLength, type Pace } from './pace';

export type Tabled = components['schemas']['Tabled'];
export type MyTable = components['schemas']['MyTable'];

/** A game with its mode, such as "Renature: Valley". */
export function tableTitle({ game, options }: Pick<Tabled, 'game' | 'options'>): string {
  const name = `${game}-${options.mode ?? ''}`;
  return maybe('home-game-', name) ?? boxName(game);
}

/** The game without its mode. */
export function boxName(game: string): string {
  const name = maybe('home-box-', game);
  if (name) return name;
  askForWords(game); // it is called by its own name until they are there
  return ownText(game, 'title') ?? game;
}

/** The mode alone, where the game is clear. */
export function modeName(game: string, mode: string): string {
  return maybe('home-mode-', `${game}-${mode}`) ?? ownText(game, 'value', `mode-${mode}`) ?? mode;
}

export function modeAbout(game: string, mode: string): string {
  return maybe('home-mode-about-', `${game}-${mode}`) ?? ownText(game, 'about') ?? '';
}

export function levelName(level: string): string {
  return maybe('home-level-', level) ?? level;
}

/** A person, a bot, or a free seat. */
export function seatLabel(seat: SeatOut): string {
  if (seat.mine) return t('home-you');
  if (seat.kind === 'bot') return t('home-bot-name', { level: levelName(seat.level ?? '') });
  if (seat.kind === 'open') return t('home-free-seat');
  return seat.name || t('home-former');
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(lang(), { type: 'conjunction' }).format(names);
}

export function freeSeats(table: Pick<Tabled, 'seats'>): number {
  return table.seats.filter((seat) => seat.kind === 'open' && !seat.invited).length;
}

export function paceText(word: string | Pace): string {
  const pace = typeof word === 'string' ? readPace(word) : word;
  if (pace.kind === 'live') {
    return t('home-pace-live-short', { minutes: pace.minutes, seconds: pace.seconds });
  }
  if (pace.kind === 'days') {
    const { unit, count } = turnLength(pace.hours);
    return t('home-pace-days-short', { turn: amount(lang(), unit, count) });
  }
  return t('home-pace-none');
}
