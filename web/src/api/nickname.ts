/** A name to begin with: an inhabitant of the valley, out of a list of words, and a number. */
export function nicknameOf(names: string, random: () => number = Math.random): string {
  const list = names.split(', ');
  const name = list[Math.floor(random() * list.length)] ?? 'Waldbach';
  return `${name} ${Math.floor(random() * 90) + 10}`;
}
