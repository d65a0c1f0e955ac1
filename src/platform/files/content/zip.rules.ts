/**
 * The directory of a zip archive, read without unpacking anything and stricter than unpackers do, so that they all see
 * what is seen here: nothing before the first entry, nothing after the end record, no entry within another (the trick of
 * bombs that need no nesting), both heads of an entry the same. Pure. Refused is everything OOXML does not use: several
 * disks, encryption, 64-bit records, methods other than stored and deflated.
 */

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** Bytes as they stand in the archive. */
  readonly packed: Uint8Array;
  /** Bytes when unpacked, as the directory says. */
  readonly size: number;
}

export const MAX_ZIP_ENTRIES = 2_000;
/** Unpacked bytes of all entries together. */
export const MAX_ZIP_BYTES = 100 * 1024 * 1024;
/** Sheets of equal rows pack a hundredfold; bombs a thousandfold. */
export const MAX_ZIP_RATIO = 250;
/** Below this a ratio says nothing. */
const SMALL = 1024 * 1024;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xffff;

const utf8 = new TextDecoder('utf-8', { fatal: true });

interface Directory {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** The end record whose comment reaches exactly to the end of the file. */
function directoryOf(view: DataView): Directory | undefined {
  const length = view.byteLength;
  for (let at = length - END_LENGTH; at >= 0 && at >= length - END_LENGTH - MAX_COMMENT; at -= 1) {
    if (view.getUint32(at, true) !== END || at + END_LENGTH + view.getUint16(at + 20, true) !== length) continue;
    const [count, size, start] = [view.getUint16(at + 10, true), view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    const isWhole = view.getUint32(at + 4, true) === 0 && view.getUint16(at + 8, true) === count && start + size === at;
    return isWhole && count <= MAX_ZIP_ENTRIES ? { start, end: at, count } : undefined;
  }
  return undefined;
}

/** Relative, forward, within the archive, on one line. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return name !== '' && !/^\/|[\\:\u0000-\u001f\u007f]/.test(name) && !name.split('/').includes('..');
}

interface Placed extends ZipEntry {
  readonly from: number;
  readonly to: number;
}

/** The entry whose central head stands at `at`; undefined when it does not hold together. */
function entryAt(bytes: Uint8Array, view: DataView, at: number, directory: Directory): { entry: Placed; next: number } | undefined {
  if (at + CENTRAL_LENGTH > directory.end || view.getUint32(at, true) !== CENTRAL) return undefined;
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [packedSize, size, from] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true), view.getUint32(at + 42, true)];
  const nameLength = view.getUint16(at + 28, true);
  const nameBytes = bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
  const isKnown = (flags & 1) === 0 && (method === 8 || (method === 0 && packedSize === size));
  if (!isKnown || from + LOCAL_LENGTH > directory.start || view.getUint32(from, true) !== LOCAL) return undefined;
  const localName = bytes.subarray(from + LOCAL_LENGTH, from + LOCAL_LENGTH + view.getUint16(from + 26, true));
  const begin = from + LOCAL_LENGTH + localName.length + view.getUint16(from + 28, true);
  const isSame = localName.length === nameLength && localName.every((byte, index) => byte === nameBytes[index]);
  if (!isSame || view.getUint16(from + 8, true) !== method || begin + packedSize > directory.start) return undefined;
  const entry = { name: utf8.decode(nameBytes), isDeflated: method === 8, packed: bytes.subarray(begin, begin + packedSize), size, from, to: begin + packedSize };
  return { entry, next: at + CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true) };
}

/** One after the other from the first byte on, under names of their own. */
function isInOrder(entries: readonly Placed[]): boolean {
  const placed = [...entries].sort((a, b) => a.from - b.from);
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  return placed[0]?.from === 0 && placed.every((entry, index) => entry.from >= (placed[index - 1]?.to ?? 0)) && names.size === entries.length;
}

const isBomb = (entries: readonly ZipEntry[]): boolean =>
  entries.reduce((sum, { size }) => sum + size, 0) > MAX_ZIP_BYTES || entries.some(({ size, packed }) => size > SMALL && size > MAX_ZIP_RATIO * packed.length);

/** The entries of an archive; undefined when it is none, is not whole, or unpacks to more than the limits above. */
export function zipEntriesOf(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  if (bytes.length < END_LENGTH) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryOf(view);
  if (!directory) return undefined;
  const entries: Placed[] = [];
  let at = directory.start;
  try {
    for (let index = 0; index < directory.count; index += 1) {
      const found = entryAt(bytes, view, at, directory);
      if (!found || !isPlainName(found.entry.name)) return undefined;
      entries.push(found.entry);
      at = found.next;
    }
  } catch {
    // a name that is no text
    return undefined;
  }
  return at === directory.end && isInOrder(entries) && !isBomb(entries) ? entries : undefined;
}
