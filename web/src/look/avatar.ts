/** How a name becomes a picture: its first letter, and one of six quiet colours that stays the same. */
const TINTS = 6;

export function initial(name: string): string {
  return ([...name.trim()][0] ?? '').toLocaleUpperCase();
}

export function tint(name: string): number {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 99_991;
  return sum % TINTS;
}
