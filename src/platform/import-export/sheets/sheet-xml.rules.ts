/**
 * XML as it comes, by what opens, closes and stands between. Only what a sheet needs: elements are told without their prefix,
 * and a document type (entities of one's own, files fetched from elsewhere) is refused.
 */
import { importErrors } from '../import-export.errors.ts';

export interface XmlListener {
  /** `attributes`: as written; `attributesOf` reads them. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** Longest tag or text in one piece, and how deep elements may stand in each other: far beyond what spreadsheets write. */
const MAX_PIECE = 262_144;
const MAX_DEPTH = 64;

const broken = (): Error => importErrors.error('brokenFile');

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function letterOf(name: string): string {
  if (!name.startsWith('#')) {
    const letter = named[name];
    if (letter === undefined) throw broken();
    return letter;
  }
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (!(code > 0 && code <= 0x10ffff)) throw broken();
  return String.fromCodePoint(code);
}

const plain = (text: string): string => (text.includes('&') ? text.replace(/&(#x[\da-fA-F]+|#\d+|[a-z]+);|&/g, (_, name: string | undefined) => letterOf(name ?? '')) : text);

/** A line ends in one letter, however the writer ended it (XML 1.0, 2.11). */
const oneEnd = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;

/** Attributes by name, prefixes left out (`r:id` is `id`). */
export function attributesOf(written: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  attribute.lastIndex = 0;
  for (let one = attribute.exec(written); one; one = attribute.exec(written)) {
    const [, name = '', double, single] = one;
    if (!name.startsWith('xmlns')) found[withoutPrefix(name)] = plain(double ?? single ?? '');
  }
  return found;
}

const [QUOTE, APOSTROPHE, GREATER] = [34, 39, 62];

/** Where the tag that begins at `at` ends; -1: not in this piece. A `>` between quotation marks ends nothing. */
function endOfTag(text: string, at: number): number {
  for (let i = at; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === GREATER) return i;
    if (letter === QUOTE || letter === APOSTROPHE) {
      i = text.indexOf(letter === QUOTE ? '"' : "'", i + 1);
      if (i < 0) return -1;
    }
  }
  return -1;
}

/** Stretches that begin with `<!` or `<?`: where they end, and whether what stands in them is text. */
const stretches = [
  { head: '<!--', tail: '-->', isText: false },
  { head: '<![CDATA[', tail: ']]>', isText: true },
  { head: '<?', tail: '?>', isText: false },
] as const;
const LONGEST_HEAD = 9;

/** Takes a document in pieces. `end` throws when it is not whole; both throw `brokenFile`. */
export function xmlReader(listener: XmlListener): { write(piece: string): void; end(): void } {
  const standing: string[] = [];
  let rest = '';
  let seen = 0;

  const open = (tag: string): void => {
    const isEmpty = tag.endsWith('/');
    const whole = isEmpty ? tag.slice(0, -1) : tag;
    const space = whole.search(/\s/);
    const name = withoutPrefix(space < 0 ? whole : whole.slice(0, space));
    if (name === '' || standing.length >= MAX_DEPTH || (standing.length === 0 && seen++ > 0)) throw broken();
    listener.open(name, space < 0 ? '' : whole.slice(space));
    if (isEmpty) listener.close(name);
    else standing.push(name);
  };
  const close = (tag: string): void => {
    const name = withoutPrefix(tag.trim());
    if (standing.pop() !== name) throw broken();
    listener.close(name);
  };
  /** Behind the stretch at `at`; -1: it is not whole yet. */
  const pass = (text: string, at: number): number => {
    const stretch = stretches.find(({ head }) => text.startsWith(head, at));
    if (!stretch) {
      if (text.length - at >= LONGEST_HEAD) throw broken();
      return -1;
    }
    const end = text.indexOf(stretch.tail, at + stretch.head.length);
    if (end < 0) return -1;
    if (stretch.isText) listener.text(oneEnd(text.slice(at + stretch.head.length, end)));
    return end + stretch.tail.length;
  };
  /** Reads what is whole; answers where the rest begins. */
  const read = (text: string): number => {
    let at = 0;
    for (;;) {
      const tag = text.indexOf('<', at);
      if (tag < 0) return at;
      if (tag > at && standing.length > 0) listener.text(plain(oneEnd(text.slice(at, tag))));
      const second = text[tag + 1];
      if (second === undefined) return tag;
      if (second === '!' || second === '?') {
        const next = pass(text, tag);
        if (next < 0) return tag;
        at = next;
        continue;
      }
      const end = endOfTag(text, tag + 1);
      if (end < 0) return tag;
      if (second === '/') close(text.slice(tag + 2, end));
      else open(text.slice(tag + 1, end));
      at = end + 1;
    }
  };
  return {
    write: (piece) => {
      const text = rest + piece;
      rest = text.slice(read(text));
      if (rest.length > MAX_PIECE) throw broken();
    },
    end: () => {
      if (seen === 0 || standing.length > 0 || rest.trim() !== '') throw broken();
    },
  };
}
