/** Texts packed for the way to the browser: once for many who ask for one that never changes, or as they are made. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Ways of packing that a caller may accept, the best first. */
const ways = ['br', 'gzip'] as const;
type Way = (typeof ways)[number];

/** Bytes for a caller; `way` is undefined for plain ones. */
export interface PackedBytes {
  readonly bytes: Buffer;
  readonly way: Way | undefined;
}

export interface Packed {
  /** Tag of the text, however it is packed. */
  readonly tag: string;
  /** For a caller with this `accept-encoding`. */
  for(accepted: string | string[] | undefined): Promise<PackedBytes>;
}

/** What is made anew for each answer is packed in a millisecond, what is kept as well as is worth a few. */
const qualities = { once: 4, kept: 6 } as const;
/** Below, the headers and the answer fit into one packet of the net: neither packing nor a tag would save anything. */
export const SMALL = 1_200;

function pack(way: Way, bytes: Buffer, quality: number): Promise<Buffer> {
  return way === 'br' ? promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : promisify(gzip)(bytes, { level: quality });
}

function wayFor(accepted: string | string[] | undefined): Way | undefined {
  const words = String(accepted ?? '')
    .split(',')
    .map((word) => word.trim());
  return ways.find((one) => words.some((word) => word === one || (word.startsWith(`${one};`) && !/;\s*q=0(\.0*)?$/.test(word))));
}

/** A text that many ask for and that never changes while the server runs: packed once for each way. */
export function packed(text: string): Packed {
  const plain = Buffer.from(text);
  const kept = new Map<Way, Promise<Buffer>>();
  return {
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    for: async (accepted) => {
      const way = wayFor(accepted);
      if (way === undefined) return { bytes: plain, way };
      const bytes = kept.get(way) ?? pack(way, plain, qualities.kept);
      kept.set(way, bytes);
      return { bytes: await bytes, way };
    },
  };
}

/**
 * A text for one caller. That its length tells something of what stands in it (BREACH) helps nobody here: another site can make no
 * browser ask in a person's name, because key and cookie do not go along (docs/adr/0004).
 */
export async function packOnce(text: string, accepted: string | string[] | undefined): Promise<PackedBytes> {
  const bytes = Buffer.from(text);
  const way = bytes.length < SMALL ? undefined : wayFor(accepted);
  return { bytes: way === undefined ? bytes : await pack(way, bytes, qualities.once), way };
}
