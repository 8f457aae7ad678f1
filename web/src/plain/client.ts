/** Any game, shown by what the server tells of it: its descriptions, its words, its events, its texts. */
import type { Entry, View } from '../api/types';
import type { GameClient, Outlook } from '../games/game';
import { listed } from '../home/naming';
import { load, t } from '../i18n/index.svelte';
import type { TableState } from '../live/state';
import { seatName } from '../table/names';
import Board from './Board.svelte';
import Ledger from './Ledger.svelte';
import Player from './Player.svelte';
import { paintOf } from './seats';
import { sentenceOf, tell, wordText } from './tell';
import Tray from './Tray.svelte';
import { faceOf } from './view';
import { loadOwnWords, ownText } from './words';

export async function plainGame(name: string): Promise<GameClient> {
  await Promise.all([load('plain'), loadOwnWords(name)]);
  return {
    name,
    colour: (_, seat) => ({ css: `--seat-${paintOf(seat)}`, letter: String(seat) }),
    Board,
    Tray,
    Player,
    Ledger,
    ledgerName: () => t('plain-ledger'),
    ask: (table) => ask(name, table),
    outlook: (table) => outlook(name, table),
    tell: (event, table) => tell(name, event, table),
    turn: turnIn,
    points: pointsOf,
    source: (source) => ownText(name, 'source', source) ?? source,
    aids: [],
    aidName: (aid) => aid,
    aidWhy: () => '',
    aidChoice: (_, choice) => choice,
    optionName: (option) => ownText(name, 'option', option) ?? option,
    choiceName: (option, choice) => ownText(name, 'value', `${option}-${choice}`) ?? choice,
  };
}

function ask(game: string, table: TableState): string {
  const step = faceOf(table.view).ask;
  const mine = table.seat !== null && table.acting.includes(table.seat);
  if (!mine && !table.over && table.acting.length) {
    const names = listed(table.acting.map((seat) => seatName(table.info, seat)));
    return t('plain-wait', { names, count: table.acting.length });
  }
  return (step ? ownText(game, 'ask', step) : null) ?? t('plain-ask');
}

function outlook(game: string, table: TableState): Outlook | null {
  const { words, events } = table.draft;
  if (!words.length) return null;
  const told = events.flatMap((event) => {
    const parts = tell(game, event, table);
    return parts ? [sentenceOf(parts)] : [];
  });
  const said = told.length ? told : words.map((word) => wordText(game, word));
  return {
    sentence: said.join(', '),
    warnings: [],
    ways: [{ label: t('plain-confirm'), then: [] }],
  };
}

/** The seat whose turn an entry opens, where the game tells turns. */
function turnIn(entry: Entry): number | null {
  const turn = entry.events.find(({ event }) => event === 'turn');
  return turn ? Number(turn.seat) : null;
}

function pointsOf(view: View) {
  return Object.entries(faceOf(view).seats ?? {}).map(([seat, { points = {} }]) => ({
    seat: Number(seat),
    sources: Object.entries(points).map(([name, points]) => ({ name, points })),
  }));
}
