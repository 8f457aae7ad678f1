/** A text as a part of an address, packed: nothing of it is kept anywhere else. */
import { address } from '../api/address.svelte';

/** Base64 as addresses can carry it, of the packed text. */
export async function pack(text: string): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw'),
  );
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The text again; null where somebody has cut the address or written something else into it. What a sentence
 * around the link has left at its end, a full stop or a bracket, is none of ours.
 */
export async function unpack(word: string): Promise<string | null> {
  try {
    const [ours = ''] = /^[\w-]+/.exec(word) ?? [];
    const signs = atob(ours.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

/** Larger than any text that the server reads: what unpacks to more is no text of ours. */
const MOST = 400_000;

type Packing = CompressionStream | DecompressionStream;

async function through(bytes: Uint8Array<ArrayBuffer>, packing: Packing): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(packing).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > MOST) throw new RangeError('too long');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** `#board=…` behind the address of a workshop, as others can open it. */
export async function linkTo(path: string, name: string, text: string): Promise<string> {
  await address.ask();
  return address.of(`${path}#${name}=${await pack(text)}`);
}

/** The text that an address brings under this name. Null: none, or it cannot be read. */
export async function linked(hash: string, name: string): Promise<string | null> {
  return hash.startsWith(`${name}=`) ? unpack(hash.slice(name.length + 1)) : null;
}
