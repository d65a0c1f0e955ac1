/**
 * Patterns that administrators write for values (guide personnel 6.3, `validRegexp`). Pure, and of bounded time whatever is
 * written: a pattern walks over the set of places it may have reached, so no value is read twice for one place. The engine of the
 * language tries one way after the other, which a pattern like `(a+)+b` makes take years.
 */
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';

/** Letters of the longest pattern, and of the longest value that has one. */
export const MAX_PATTERN = 100;
export const MAX_PATTERNED = 200;

type Places = ReadonlySet<number>;
/** From places of a text to those behind what was met there. */
type Walk = (text: readonly string[], from: Places) => Places;

const token = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\{\d+(?:,\d*)?\}|./gsu;
const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})$/;
/** What looks at other than one letter in its place: word ends, what was met before, codes of letters. */
const refused = /^(?:\\[bBkcux0-9]|[\^$])/;

const one = (source: string): Walk => {
  const letter = new RegExp(`^${source}$`, 'su');
  return (text, from) => new Set([...from].filter((at) => at < text.length && letter.test(text[at] ?? '')).map((at) => at + 1));
};
const inTurn =
  (walks: readonly Walk[]): Walk =>
  (text, from) =>
    walks.reduce((at, walk) => walk(text, at), from);
const either =
  (walks: readonly Walk[]): Walk =>
  (text, from) =>
    new Set(walks.flatMap((walk) => [...walk(text, from)]));

/** A place that was reached earlier is not left again: each further round begins where nobody has been. */
const repeated =
  (walk: Walk, least: number, most: number): Walk =>
  (text, from) => {
    let fresh = from;
    for (let round = 0; round < least && fresh.size > 0; round++) fresh = walk(text, fresh);
    const all = new Set(fresh);
    for (let round = least; round < most && fresh.size > 0; round++) {
      fresh = new Set([...walk(text, fresh)].filter((at) => !all.has(at)));
      for (const at of fresh) all.add(at);
    }
    return all;
  };

interface Piece {
  readonly walk: Walk;
  readonly repeats: boolean;
}

/** Reads tokens from the front; throws on what patterns of values do not have. */
function alternatives(tokens: string[]): Piece {
  const branches: Piece[][] = [[]];
  while (tokens.length > 0 && tokens[0] !== ')') {
    if (tokens[0] !== '|') branches.at(-1)?.push(quantified(tokens));
    else {
      tokens.shift();
      branches.push([]);
    }
  }
  return { walk: either(branches.map((pieces) => inTurn(pieces.map(({ walk }) => walk)))), repeats: branches.flat().some(({ repeats }) => repeats) };
}

function atom(tokens: string[]): Piece {
  const first = tokens.shift() ?? '';
  if (refused.test(first) || quantifier.test(first)) throw new SyntaxError(first);
  if (first !== '(' && first !== '(?:') return { walk: one(first), repeats: false };
  const inner = alternatives(tokens);
  tokens.shift();
  return inner;
}

function quantified(tokens: string[]): Piece {
  const piece = atom(tokens);
  const found = quantifier.exec(tokens[0] ?? '');
  if (found === null) return piece;
  tokens.shift();
  const [sign, count, upTo, end] = found;
  const least = count === undefined ? Number(sign === '+') : Number(count);
  const most = count === undefined ? (sign === '?' ? 1 : Number.POSITIVE_INFINITY) : upTo === undefined ? least : Number(end || Number.POSITIVE_INFINITY);
  if (quantifier.test(tokens[0] ?? '') || (piece.repeats && sign !== '?') || least > MAX_PATTERNED) throw new SyntaxError(sign);
  return { walk: repeated(piece.walk, least, most), repeats: true };
}

/**
 * Whether values match the whole of a pattern, with digits of either script; undefined of a pattern that is refused: too long, not a
 * regular expression, a repetition of what repeats, or signs that look around (`\b`, `\1`, `(?=`).
 */
export function readPattern(pattern: string): ((value: string) => boolean) | undefined {
  if (pattern === '' || pattern.length > MAX_PATTERN) return undefined;
  try {
    const source = toAsciiDigits(pattern);
    new RegExp(source, 'su');
    const tokens =
      source
        .replace(/^\^/, '')
        .replace(/(?<!\\)\$$/, '')
        .match(token) ?? [];
    const { walk } = alternatives(tokens);
    if (tokens.length > 0) return undefined;
    return (value) => {
      const text = [...toAsciiDigits(value)];
      return text.length <= MAX_PATTERNED && walk(text, new Set([0])).has(text.length);
    };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
