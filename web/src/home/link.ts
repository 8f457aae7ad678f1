/** Finds the table in what somebody has pasted: a whole link, its end, or the code alone. */

const ID = /^[A-Za-z0-9_-]{16}$/;
const IN_LINK = /\/tables\/([A-Za-z0-9_-]{16})(?![A-Za-z0-9_-])/;

export function tableIn(pasted: string): string | null {
  const text = pasted.trim();
  return IN_LINK.exec(text)?.[1] ?? (ID.test(text) ? text : null);
}
