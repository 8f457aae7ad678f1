/** A position of somebody else's turn, as if the turn of a seat had come; what is half done is left out. */

const TURN = /^turn (\d+) seat \d+ step \S+$/m;
const HALF_DONE = /^(?:domino|closed|owed) .*\n/gm;

export function ahead(position: string, seat: number): string {
  return position.replace(HALF_DONE, '').replace(TURN, `turn $1 seat ${seat} step place`);
}
