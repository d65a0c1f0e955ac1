/** The parts of a ZIP archive, unpacked piece by piece: nobody's word is taken for how large a part is. */
import { createInflateRaw } from 'node:zlib';
import { importErrors } from '../import-export.errors.ts';
import { MAX_UNPACKED } from './sheet-form.rules.ts';

const MAX_ENTRIES = 2_000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const PIECE = 131_072;

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

export interface Archive {
  has(path: string): boolean;
  /** Text of a part in pieces. Throws `brokenFile` where there is none, `bomb` when all parts read unpack to more than an archive may hold. */
  pieces(path: string): AsyncGenerator<string>;
}

/** Names of parts are the same in any letter case (ECMA-376 part 2). */
const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/** Entries by the central directory; throws `brokenFile` on anything that is no plain ZIP, `bomb` on what says it is too large. */
function entriesOf(bytes: Buffer): ReadonlyMap<string, Entry> {
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65_600 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw importErrors.error('brokenFile');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw importErrors.error('bomb');
  const entries = new Map<string, Entry>();
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw importErrors.error('brokenFile');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = keyOf(bytes.toString('utf8', at + 46, nameEnd));
    // which of two is meant is for every reader to guess
    if (entries.has(name)) throw importErrors.error('brokenFile');
    entries.set(name, {
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if ([...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) throw importErrors.error('bomb');
  return entries;
}

function packedOf(bytes: Buffer, { isEncrypted, method, packed, unpacked, offset }: Entry): Buffer {
  const isPlain = offset + 30 <= bytes.length && bytes.readUInt32LE(offset) === LOCAL_ENTRY && !isEncrypted;
  if (!isPlain || (method === STORED ? packed !== unpacked : method !== DEFLATED)) throw importErrors.error('brokenFile');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packed > bytes.length) throw importErrors.error('brokenFile');
  return bytes.subarray(start, start + packed);
}

async function* unpack(bytes: Buffer, entry: Entry): AsyncGenerator<Buffer> {
  const packed = packedOf(bytes, entry);
  if (entry.method === STORED) {
    for (let at = 0; at < packed.length; at += PIECE) yield packed.subarray(at, at + PIECE);
    return;
  }
  const inflater = createInflateRaw({ chunkSize: PIECE });
  inflater.end(packed);
  for await (const piece of inflater) yield piece as Buffer;
}

export function openArchive(bytes: Buffer): Archive {
  const entries = entriesOf(bytes);
  let left = MAX_UNPACKED;
  return {
    has: (path) => entries.has(keyOf(path)),
    async *pieces(path) {
      const entry = entries.get(keyOf(path));
      if (!entry) throw importErrors.error('brokenFile');
      const decoder = new TextDecoder('utf-8', { fatal: true });
      let size = 0;
      for await (const piece of unpack(bytes, entry)) {
        size += piece.length;
        left -= piece.length;
        if (left < 0 || size > entry.unpacked) throw importErrors.error('bomb');
        yield decoder.decode(piece, { stream: true });
      }
      yield decoder.decode();
    },
  };
}
