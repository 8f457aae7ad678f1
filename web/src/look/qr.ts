/** A text as a QR code: the path of its dark squares, and how many squares it is wide. */
import { generate } from 'lean-qr';

/** Squares around it that have to stay light. */
const MARGIN = 4;

export function qrPath(text: string): { path: string; size: number } {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const begin = x;
      while (code.get(x + 1, y)) x++;
      path += `M${begin + MARGIN} ${y + MARGIN}h${x - begin + 1}v1H${begin + MARGIN}z`;
    }
  }
  return { path, size: code.size + 2 * MARGIN };
}
