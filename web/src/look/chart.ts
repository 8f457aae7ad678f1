/** What a chart shows, and the sums behind it: scales, ticks and lines. */

export interface Series {
  name: string;
  /** A custom property's name, such as `--seat-blue`. */
  colour: string;
  letter?: string;
  values: readonly (number | null)[];
}

/** Something that happened at an index. */
export interface Mark {
  at: number;
  text: string;
}

/** A step that reads well, so that a range gets about so many ticks. */
export function step(range: number, wanted: number): number {
  const rough = Math.max(range, Number.EPSILON) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10;
  return lead * power;
}

/** Round values from the lowest to the highest, both inside. */
export function ticks(low: number, high: number, wanted: number, whole = false): number[] {
  const by = whole ? Math.max(1, step(high - low, wanted)) : step(high - low, wanted);
  const first = Math.ceil(low / by - 1e-9);
  const last = Math.floor(high / by + 1e-9);
  const found: number[] = [];
  for (let n = first; n <= last; n += 1) found.push(Number((n * by).toPrecision(12)));
  return found;
}

/** The lowest and highest value, widened to round ones. */
export function range(values: readonly number[], low?: number, high?: number): [number, number] {
  const least = low ?? Math.min(0, ...values);
  const most = high ?? Math.max(least + 1, ...values);
  const by = step(most - least, 4);
  return [
    low ?? Number((Math.floor(least / by + 1e-9) * by).toPrecision(12)),
    high ?? Number((Math.ceil(most / by - 1e-9) * by).toPrecision(12)),
  ];
}

/** A line through the points that are there; a gap interrupts it. */
export function line(points: readonly ([number, number] | null)[]): string {
  let pen = 'M';
  let path = '';
  for (const point of points) {
    if (point) path += `${pen}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    pen = point ? 'L' : 'M';
  }
  return path;
}

/** Places of labels so that none covers another: each at least `apart` below the one above. */
export function spread(places: readonly number[], apart: number, end: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let least = -Infinity;
  for (const index of order) {
    found[index] = Math.max(found[index] ?? 0, least);
    least = (found[index] ?? 0) + apart;
  }
  let most = end;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index] ?? 0, most);
    most = (found[index] ?? 0) - apart;
  }
  return found;
}
