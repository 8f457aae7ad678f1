/** Arithmetic of drawn plants: leafy outlines, and how high a plant stands on the ruler. */

/** A crown or a tuft of leaves: middle and half axes of an ellipse. */
export type Blob = readonly [cx: number, cy: number, rx: number, ry: number];

/** An ellipse whose edge is made of bows, like leaves seen from afar. */
export function leafy([cx, cy, rx, ry]: Blob, bow = 6): string {
  const count = Math.max(5, Math.round((Math.PI * (rx + ry)) / bow));
  const points = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI + 0.3;
    return `${round(cx + rx * Math.cos(turn))} ${round(cy + ry * Math.sin(turn))}`;
  });
  const size = round((Math.PI * (rx + ry)) / count / 1.7);
  return `M${points[count - 1]}${points.map((to) => `A${size} ${size} 0 0 1 ${to}`).join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Metres, and how high they stand on a ruler of 100. Low plants would vanish on an even one. */
const STEPS = [
  [0, 14],
  [0.5, 27],
  [1, 35],
  [2, 45],
  [5, 59],
  [10, 72],
  [20, 86],
  [30, 97],
] as const;

/** Between the steps in a straight line. */
export function onRuler(metres: number): number {
  const after = STEPS.findIndex(([step]) => step >= metres);
  if (after <= 0) return after ? STEPS[STEPS.length - 1]![1] : STEPS[0][1];
  const [low, from] = STEPS[after - 1]!;
  const [high, to] = STEPS[after]!;
  return round(from + ((metres - low) / (high - low)) * (to - from));
}

/** The tops of the classes 1 to 4 in metres (W-CARD-04). */
export const CLASS_TOPS = [2, 5, 10, 20] as const;

/** A point on a circle; phase 0 of ten is at the top, then clockwise. */
export function onWheel(phase: number, radius: number): [x: number, y: number] {
  const turn = ((phase * 36 - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
}

/** A tenth of a ring around a phase. */
export function ringPart(phase: number, inner: number, outer: number, gap = 0): string {
  const [from, to] = [phase - 0.5 + gap, phase + 0.5 - gap];
  const corner = (at: number, radius: number) => onWheel(at, radius).join(' ');
  return (
    `M${corner(from, outer)}A${outer} ${outer} 0 0 1 ${corner(to, outer)}` +
    `L${corner(to, inner)}A${inner} ${inner} 0 0 0 ${corner(from, inner)}Z`
  );
}

/** The way from one phase to another along a circle, through the year. */
export function yearArc(from: number, to: number, radius: number): string {
  const long = (to - from + 10) % 10 > 5 ? 1 : 0;
  const at = (phase: number) => onWheel(phase, radius).join(' ');
  return `M${at(from)}A${radius} ${radius} 0 ${long} 1 ${at(to)}`;
}
