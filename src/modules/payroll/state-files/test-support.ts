/** Readers of state files that know nothing of the writers: for the tests. */

/** Bytes of Iran System, by the table of the organisation's programs; the shapes of a letter are one letter. */
const shapes: Readonly<Record<number, string>> = Object.fromEntries([
  ...[...'\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9\u060C\u0640\u061F\u0622\u0626\u0621'].map((letter, at) => [0x80 + at, letter]),
  ...[...'\u0627\u0627\u0628\u0628\u067E\u067E\u062A\u062A\u062B\u062B\u062C\u062C\u0686\u0686\u062D\u062D'].map((letter, at) => [0x90 + at, letter]),
  ...[...'\u062E\u062E\u062F\u0630\u0631\u0632\u0698\u0633\u0633\u0634\u0634\u0635\u0635\u0636\u0636\u0637'].map((letter, at) => [0xa0 + at, letter]),
  ...[...'\u0638\u0639\u0639\u0639\u0639\u063A\u063A\u063A\u063A\u0641\u0641\u0642\u0642\u06A9\u06A9\u06AF'].map((letter, at) => [0xe0 + at, letter]),
  ...[...'\u06AF\u0644*\u0644\u0645\u0645\u0646\u0646\u0648\u0647\u0647\u0647\u06CC\u06CC\u06CC\u00A0'].map((letter, at) => [0xf0 + at, letter]),
  [0xf2, '\u0644\u0627'],
] as [number, string][]);

export function readIranSystem(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => shapes[byte] ?? String.fromCharCode(byte));
  if ([...bytes].every((byte) => byte < 0x80)) return letters.join('');
  const read = letters.toReversed().join('');
  const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(' };
  const turned = read.replace(/[()]/g, (sign) => mirrored[sign] ?? sign);
  // numbers and Latin words stand in their own order
  return turned.replace(/[\u06F0-\u06F9A-Za-z0-9]+/g, (run) => [...run].toReversed().join('')).replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** The page as the runtime has it; its yeh is the Persian one here. */
export const readCp1256 = (bytes: Uint8Array): string => new TextDecoder('windows-1256').decode(bytes).replaceAll('\u064A', '\u06CC');

export interface ReadDbf {
  readonly language: number;
  readonly headLength: number;
  readonly recordLength: number;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly width: number }[];
  readonly records: readonly Readonly<Record<string, string>>[];
}

export function readDbf(bytes: Uint8Array, read: (bytes: Uint8Array) => string): ReadDbf {
  const buffer = Buffer.from(bytes);
  const [count, headLength, recordLength] = [buffer.readUInt32LE(4), buffer.readUInt16LE(8), buffer.readUInt16LE(10)];
  const fields: { name: string; type: string; width: number }[] = [];
  for (let at = 32; buffer[at] !== 0x0d; at += 32) {
    fields.push({ name: buffer.toString('latin1', at, at + 11).replace(/\0.*$/s, ''), type: String.fromCharCode(buffer[at + 11] ?? 0), width: buffer[at + 16] ?? 0 });
  }
  const records = Array.from({ length: count }, (_, record) => {
    let at = headLength + record * recordLength + 1;
    return Object.fromEntries(
      fields.map(({ name, type, width }) => {
        const cell = buffer.subarray(at, at + width);
        at += width;
        const text = (type === 'N' ? cell.toString('latin1') : read(cell.subarray(0, lastByte(cell) + 1))).trim();
        return [name, text];
      }),
    );
  });
  if (buffer[headLength + count * recordLength] !== 0x1a || buffer.length !== headLength + count * recordLength + 1) throw new Error('no end of the file');
  return { language: buffer[29] ?? -1, headLength, recordLength, fields, records };
}

/** Cells are blank to their end. */
const lastByte = (cell: Buffer): number => cell.findLastIndex((byte) => byte !== 0x20);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A document that closes whatever it opens: the namespace of its root, and the texts of the elements of a name. Throws of any other. */
export function readXml(text: string): { readonly namespace: string | undefined; texts(name: string): string[] } {
  const open: string[] = [];
  const found: { readonly name: string; readonly text: string }[] = [];
  let namespace: string | undefined;
  for (const [, end, name = '', attributes = '', inside = ''] of text.replace(/^<\?xml[^>]*\?>\s*/, '').matchAll(/<(\/?)(\w+)([^<>]*)>([^<>]*)/g)) {
    namespace ??= /xmlns="([^"]*)"/.exec(attributes)?.[1];
    if (end === '') {
      open.push(name);
      found.push({ name, text: inside.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole) });
    } else if (open.pop() !== name) throw new Error(`</${name}> closes another`);
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> is not closed`);
  return { namespace, texts: (name) => found.filter((one) => one.name === name).map((one) => one.text) };
}

/** The entries of an archive that are stored as they are, in its order. */
export function readZip(bytes: Buffer): readonly { readonly name: string; readonly bytes: Buffer }[] {
  const entries: { name: string; bytes: Buffer }[] = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    const begin = at + 30 + nameLength + bytes.readUInt16LE(at + 28);
    entries.push({ name: bytes.toString('utf8', at + 30, at + 30 + nameLength), bytes: bytes.subarray(begin, begin + size) });
    at = begin + size;
  }
  return entries;
}
