/**
 * Reads the text of our own PDFs back for tests: every drawn piece with its place on the page, letters in the order in
 * which they stand on paper from left to right. Understands what typst writes and no more.
 */
import { inflateSync } from 'node:zlib';

export interface Piece {
  /** Letters from left to right as drawn; a Persian word therefore reads backwards. */
  readonly text: string;
  /** Points from the left and the upper edge of the page. */
  readonly x: number;
  readonly right: number;
  readonly y: number;
}

interface Font {
  readonly letters: ReadonlyMap<number, string>;
  /** Thousandths of the size. */
  width(glyph: number): number;
}

type Objects = ReadonlyMap<string, { readonly dictionary: string; readonly stream: string }>;

function objectsOf(pdf: Uint8Array): Objects {
  const bytes = Buffer.from(pdf);
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const match of bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [whole, id = '', body = ''] = match;
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const start = match.index + whole.indexOf('stream\n') + 7;
    const raw = bytes.subarray(start, start + Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0));
    const isText = at >= 0 && !dictionary.includes('/Image');
    objects.set(id, { dictionary, stream: isText ? (dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1') : '' });
  }
  return objects;
}

const referred = (objects: Objects, dictionary: string, key: string) => objects.get(new RegExp(`/${key} (?:\\[ ?)?(\\d+) 0 R`).exec(dictionary)?.[1] ?? '');
const persian = /[\u0600-\u06ef\u06fa-\u06ff]/;
/** A glyph of several Persian letters (heh with hamza) in the order in which they are drawn. */
const backwards = (text: string): string => (persian.test(text) ? [...text].reverse().join('') : text);
const utf16 = (hex: string): string => hex.replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));

function fontOf(objects: Objects, dictionary: string): Font {
  const letters = new Map<number, string>();
  for (const [, glyph = '', text = ''] of (referred(objects, dictionary, 'ToUnicode')?.stream ?? '').matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g))
    letters.set(Number.parseInt(glyph, 16), backwards(utf16(text)));
  const widths: (readonly [number, number, number])[] = [];
  const list = /\/W \[([\s\S]*?)\]/.exec(referred(objects, dictionary, 'DescendantFonts')?.dictionary ?? '')?.[1] ?? '';
  for (const [, first, last, width] of list.matchAll(/(\d+) (\d+) ([\d.]+)/g)) widths.push([Number(first), Number(last), Number(width)]);
  return { letters, width: (glyph) => widths.find(([first, last]) => glyph >= first && glyph <= last)?.[2] ?? 0 };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The content with its strings as `<hex>`: in their own form they may hold parentheses and any other byte. */
function withHexStrings(content: string): string {
  let result = '';
  let depth = 0;
  for (let at = 0; at < content.length; at++) {
    let one = content[at] ?? '';
    if (one === '\\') {
      const octal = /^[0-7]{3}/.exec(content.slice(at + 1, at + 4))?.[0];
      const next = content[at + 1] ?? '';
      one = octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[next] ?? next);
      at += octal ? 3 : 1;
    } else if (one === '(' && depth++ === 0) {
      result += '<';
      continue;
    } else if (one === ')' && --depth === 0) {
      result += '>';
      continue;
    }
    result += depth > 0 ? one.charCodeAt(0).toString(16).padStart(2, '0') : one;
  }
  return result;
}

/** The glyphs and kerns of one TJ; strings hold two bytes a glyph. */
function* shown(array: string): Generator<{ glyphs: number[] } | { kern: number }> {
  for (const [, string, kern] of array.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/gi)) {
    if (kern !== undefined) yield { kern: Number(kern) };
    else yield { glyphs: (string?.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)) };
  }
}

type Matrix = readonly [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

function piecesOf(content: string, fonts: ReadonlyMap<string, Font>, height: number): Piece[] {
  const pieces: Piece[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let place: Matrix = matrix;
  let font: Font | undefined;
  let size = 0;
  const saved: [Matrix, Font | undefined, number][] = [];
  const numbers = (text: string): Matrix => text.trim().split(/\s+/).map(Number) as unknown as Matrix;
  for (const [, operands = '', operator] of withHexStrings(content).matchAll(/^(.*?) ?\b(cm|Tm|Tf|TJ|q|Q)$/gm)) {
    if (operator === 'q') saved.push([matrix, font, size]);
    else if (operator === 'Q') [matrix, font, size] = saved.pop() ?? [matrix, font, size];
    else if (operator === 'cm') matrix = times(numbers(operands), matrix);
    else if (operator === 'Tm') place = times(numbers(operands), matrix);
    else if (operator === 'Tf') [font, size] = [fonts.get(operands.split(' ')[0]?.slice(1) ?? ''), Number(operands.split(' ')[1])];
    else if (font) {
      let text = '';
      let advance = 0;
      for (const part of shown(operands)) {
        if ('kern' in part) advance -= part.kern;
        else for (const glyph of part.glyphs) [text, advance] = [text + (font.letters.get(glyph) ?? ''), advance + font.width(glyph)];
      }
      pieces.push({ text, x: place[4], right: place[4] + (advance * size) / 1000, y: height - place[5] });
    }
  }
  return pieces;
}

/** The drawn pieces of every page. */
export function pagesOf(pdf: Uint8Array): Piece[][] {
  const objects = objectsOf(pdf);
  const pages: Piece[][] = [];
  for (const { dictionary } of objects.values()) {
    if (!/\/Type \/Page\b/.test(dictionary)) continue;
    const resources = referred(objects, dictionary, 'Resources')?.dictionary ?? dictionary;
    const fonts = new Map<string, Font>();
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, fontOf(objects, objects.get(id)?.dictionary ?? ''));
    const height = Number(/\/MediaBox \[\d+ \d+ [\d.]+ ([\d.]+)/.exec(dictionary)?.[1]);
    pages.push(piecesOf(referred(objects, dictionary, 'Contents')?.stream ?? '', fonts, height));
  }
  return pages;
}

/** Points between two pieces that belong to different columns. */
const GAP = 5;
/** Digits, Latin letters and what stands inside codes, dates and amounts: read from left to right. */
const leftToRight = /[\dA-Za-z\u06f0-\u06f9](?:[\dA-Za-z\u06f0-\u06f9\u066b\u066c:/@.\-\u00a0]*[\dA-Za-z\u06f0-\u06f9])?/g;
const reversed = (text: string): string => [...text].reverse().join('');

/**
 * The lines of a page as its reader takes them: from what stands on paper, read from right to left, numbers and Latin
 * from left to right. Columns are parted by `|`.
 */
export function linesOf(page: readonly Piece[]): string[] {
  const lines = new Map<number, Piece[]>();
  for (const piece of page) {
    const y = Math.round(piece.y);
    lines.set(y, [...(lines.get(y) ?? []), piece]);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, pieces]) => {
      const drawn = pieces.sort((a, b) => a.x - b.x);
      const visual = drawn.map(({ text, x }, index) => (index > 0 && x - (drawn[index - 1]?.right ?? x) > GAP ? `|${text}` : text)).join('');
      return reversed(visual).replace(leftToRight, reversed);
    });
}
