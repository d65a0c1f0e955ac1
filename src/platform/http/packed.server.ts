/** A text that many ask for and that never changes while the server runs: packed once for each way, with a tag of its own. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Ways of packing that a caller may accept, the best first. */
type Way = 'br' | 'gzip';

export interface Packed {
  /** Tag of the text, however it is packed. */
  readonly tag: string;
  /** The bytes for a caller with this `accept-encoding`; `way` is undefined for plain ones. */
  for(accepted: string | string[] | undefined): Promise<{ readonly bytes: Buffer; readonly way: Way | undefined }>;
}

const packers: Readonly<Record<Way, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

export function packed(text: string): Packed {
  const plain = Buffer.from(text);
  const kept = new Map<Way, Promise<Buffer>>();
  return {
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    for: async (accepted) => {
      const words = String(accepted ?? '')
        .split(',')
        .map((word) => word.trim());
      const way = (['br', 'gzip'] as const).find((one) => words.some((word) => word === one || (word.startsWith(`${one};`) && !/;\s*q=0(\.0*)?$/.test(word))));
      if (way === undefined) return { bytes: plain, way };
      const bytes = kept.get(way) ?? packers[way](plain);
      kept.set(way, bytes);
      return { bytes: await bytes, way };
    },
  };
}
