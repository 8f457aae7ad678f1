/**
 * A position in which others are asked, as if cards were to be planted or sold now. Who still waits for a card
 * holds the one that lies open where they have set their die, as if they got it.
 */

const COURSE = /^round (\d+) step .*$/m;
const HALF_DONE =
  /^(?:pile|seen|level|waiting|drawing|drawing-lot|candidates|attempt|queue|sixes|tried|display|bag) .*\n/gm;
const SEALED = /^ {2}(?:commit|claimed) .*\n/gm;
const ROUNDS = 20;

export function ahead(position: string, seat: number): string {
  const mine = new RegExp(`(?<=^seat ${seat}\\n)(?: {2}.*\\n)+`, 'm').exec(position)?.[0] ?? '';
  const round = Number(COURSE.exec(position)?.[1] ?? 0);
  const kept = round > ROUNDS ? 0 : 1; // cards that are left in hand (W-PLAY-01)
  const ready = handOf(mine).length > kept ? position : withDealt(position, mine);
  return ready.replace(HALF_DONE, '').replace(SEALED, '').replace(COURSE, 'round $1 step play');
}

function handOf(mine: string): string[] {
  return /^ {2}hand (.+)$/m.exec(mine)?.[1]?.split(' ') ?? [];
}

/** Fails where no card can be foreseen: for a six, and in a contest of which it is not known who gets what. */
function withDealt(position: string, mine: string): string {
  const [, region] = /^ {2}(?:commit choose|choice) (\d)$/m.exec(mine) ?? [];
  const pile = new RegExp(`^region ${region}: (\\d+) top (([\\w-]+)\\S*)`, 'm').exec(position);
  if (!pile) throw new Error('no card lies open there');
  const [line, cards, card, key] = pile;
  const dealt = mine
    .replace(/^ {2}hand .+$/m, `$& ${card}`)
    .replace(new RegExp(`^( {2}memory ${region}:.*) ${key}!*(?= |$)`, 'm'), '$1');
  return position.replace(line, `region ${region}: ${Number(cards) - 1}`).replace(mine, dealt);
}
