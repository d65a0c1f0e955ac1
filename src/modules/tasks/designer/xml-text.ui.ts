/** The characters of an XML file by its byte order mark or the encoding it declares; UTF-8 where it says neither. */

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // without a mark: the first character is "<"
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];
/** Of the declaration, which is plain in every encoding that is declared in it. */
const DECLARATION = 200;

function encodingOf(bytes: Uint8Array): string {
  const mark = marks.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (mark !== undefined) return mark[1];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}

/** Undefined of an encoding that is none, or of bytes that are no text in it. */
export function xmlText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
