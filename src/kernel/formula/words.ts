/** The words of a formula: digits of three scripts, names with ZWNJ, titles in brackets, days, texts and notes. */
import { parseJalali } from '#kernel/jalali/jalali.ts';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import { type Exact, readExact } from './exact.ts';
import { keywords } from './formula.messages.fa.ts';
import type { Faults, Range } from './tree.ts';

export type Word = Range &
  ({ readonly is: 'number'; readonly value: Exact } | { readonly is: 'text' | 'date' | 'name' | 'title' | 'keyword' | 'sign' | 'end'; readonly text: string });

const english = new Set(['let', 'if', 'then', 'else', 'and', 'or', 'not', 'in', 'true', 'false']);
const persian: ReadonlyMap<string, string> = new Map(Object.entries(keywords));

/** Signs that have a twin, by the one the tree keeps. */
const twins: ReadonlyMap<string, string> = new Map(
  Object.entries({ '==': '=', '\u2260': '!=', '\u2264': '<=', '\u2265': '>=', '\u2212': '-', '\u00d7': '*', '\u00f7': '/', '\u066a': '%', '\u060c': ',', '\u061b': ';' }),
);

const part = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_\u200c]*`;
const digits = String.raw`[0-9\u06f0-\u06f9\u0660-\u0669]`;
/** What stands in the groups of `word`, in their order. */
const kinds = ['space', 'number', 'name', 'text', 'date', 'sign'] as const;
type Kind = (typeof kinds)[number];
const word = new RegExp(
  [
    String.raw`(\s+|//[^\n]*)`,
    String.raw`(${digits}+(?:[\u066c_]${digits}+)*(?:[.\u066b]${digits}+)?)`,
    String.raw`(${part}(?:\.${part})*)`,
    String.raw`("(?:[^"\\]|\\["\\])*"|\u00ab[^\u00ab\u00bb]*\u00bb)`,
    String.raw`(#[^#\n]{0,20}#)`,
    String.raw`(==|!=|<=|>=|[=\u2260<\u2264>\u2265+\u2212*\u00d7/\u00f7^%\u066a()[\]\u060c,\u061b;-])`,
  ].join('|'),
  'uy',
);
const title = /\[([^[\]\n]{1,200})\]/y;

/** Arabic ye and kaf are the Persian ones; everything else of a name counts. */
export const foldName = (name: string): string =>
  name
    .replace(/[\u064a\u0649]/g, '\u06cc')
    .replaceAll('\u0643', '\u06a9')
    .trim();

const unquoted = (text: string): string => (text.startsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text.slice(1, -1));

function wordOf(kind: Exclude<Kind, 'space'>, text: string, range: Range, faults: Faults): Word {
  if (kind === 'number') {
    const value = readExact(
      toAsciiDigits(text)
        .replace(/[\u066c_]/g, '')
        .replace('\u066b', '.'),
    );
    if (value === undefined) faults.add('tooLarge', range);
    return { is: 'number', value: value ?? 0, ...range };
  }
  if (kind === 'date') {
    const day = parseJalali(text.slice(1, -1));
    if (!day.ok) faults.add('badDate', range, { name: text.slice(1, -1) });
    return { is: 'date', text: day.ok ? day.iso : '', ...range };
  }
  if (kind === 'text' && !text.isWellFormed()) faults.add('unexpected', range, { name: shown(text) });
  if (kind === 'text') return { is: 'text', text: unquoted(text), ...range };
  if (kind === 'sign') return { is: 'sign', text: twins.get(text) ?? text, ...range };
  const name = foldName(text);
  const keyword = english.has(name) ? name : persian.get(name);
  return keyword === undefined ? { is: 'name', text: name, ...range } : { is: 'keyword', text: keyword, ...range };
}

/** Controls that turn the direction of what stands after them, so that a name would look like another. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const shown = (text: string): string => text.toWellFormed().replace(turning, '\ufffd');

/** A title that is no text, or looks like another, is a fault. */
function titleOf(text: string, range: Range, faults: Faults): Word {
  if (shown(text) !== text) faults.add('unexpected', range, { name: shown(text) });
  return { is: 'title', text: foldName(text), ...range };
}

/** What begins with a quote, a bracket or # and does not end is one fault; of anything else one character is. */
function unread(source: string, from: number, faults: Faults): number {
  const sign = String.fromCodePoint(source.codePointAt(from) as number);
  const isOpen = '"\u00ab#'.includes(sign);
  const to = isOpen ? source.length : from + sign.length;
  faults.add(isOpen ? 'unclosed' : 'unexpected', { from, to }, { name: shown(sign) });
  return to;
}

/** The words of a text with an `end` behind them; what is none is a fault and left out. */
export function wordsOf(source: string, faults: Faults): readonly Word[] {
  const words: Word[] = [];
  for (let from = 0; from < source.length; ) {
    const before = words.at(-1);
    title.lastIndex = from;
    // after `in` a bracket opens a list, everywhere else a title
    const titled = source[from] !== '[' || (before?.is === 'keyword' && before.text === 'in') ? null : title.exec(source);
    if (titled) {
      words.push(titleOf(titled[1] as string, { from, to: title.lastIndex }, faults));
      from = title.lastIndex;
      continue;
    }
    word.lastIndex = from;
    const found = word.exec(source);
    const to = found === null ? unread(source, from, faults) : word.lastIndex;
    const kind = kinds.find((_, at) => found?.[at + 1] !== undefined);
    if (found !== null && kind !== undefined && kind !== 'space') words.push(wordOf(kind, found[0], { from, to }, faults));
    from = to;
  }
  return [...words, { is: 'end', text: '', from: source.length, to: source.length }];
}
