/**
 * The stored text of a formula holds codes, people read and write titles. What is between the names (spaces, notes,
 * brackets) stays as it was written, and unfinished texts are translated as well. Pure.
 */
import { folds } from '#kernel/formula/folds.ts';
import { functionNames } from '#kernel/formula/formula.messages.fa.ts';
import { Faults } from '#kernel/formula/tree.ts';
import { foldName, type Word, wordsOf } from '#kernel/formula/words.ts';
import type { FormulaName } from './formula-name.ts';

export interface Translated {
  readonly text: string;
  /** Where a place of it stands in the text that was translated. */
  origin(at: number): number;
}

/** What each name is written as; fields of records by the name of their list. */
interface Dictionary {
  readonly names: ReadonlyMap<string, string>;
  /** Of functions. */
  readonly calls: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const foldWords = new Set([...folds.keys()].flatMap((code) => [code, foldName(functionNames[code as keyof typeof functionNames])]));

/** A title that would not be read as one name stands in brackets. */
export function titleText(title: string): string {
  const [word, end] = wordsOf(title, new Faults());
  return word?.is === 'name' && word.to === title.length && end?.is === 'end' ? title : `[${title}]`;
}

/** Titles that two names share, or that no brackets can hold, are not written: their code is. */
function writable(names: readonly FormulaName[]): readonly (readonly [code: string, title: string])[] {
  const counts = Map.groupBy(names, ({ title }) => foldName(title));
  return names.flatMap(({ code, title }) => (counts.get(foldName(title))?.length === 1 && /^[^[\]\n]{1,200}$/.test(title) ? [[code, title] as const] : []));
}

const titlesOf = (names: readonly FormulaName[]) => new Map(writable(names).map(([code, title]) => [code, titleText(title)]));
const codesOf = (names: readonly FormulaName[]) => new Map(writable(names).map(([code, title]) => [foldName(title), titleText(code)]));

function dictionary(names: readonly FormulaName[], of: (names: readonly FormulaName[]) => ReadonlyMap<string, string>): Dictionary {
  const lists = names.flatMap((name) => (name.fields === undefined ? [] : [{ ...name, fields: name.fields }]));
  const fields = lists.flatMap(({ code, title, fields: own }) => [code, foldName(title)].map((key) => [key, of(own)] as const));
  const { true: calls = [], false: others = [] } = Object.groupBy(names, ({ call }) => `${call !== undefined}` as const);
  return { names: of(others), calls: of(calls), fields: new Map(fields) };
}

/** Names that the text itself gives are nobody else's. */
const givenIn = (words: readonly Word[]): ReadonlySet<string> => new Set(words.flatMap((word, at) => (isName(word) && isWord(words[at - 1], 'keyword', 'let') ? [word.text] : [])));

const isName = (word: Word | undefined): word is Word & { text: string } => word?.is === 'name' || word?.is === 'title';
const isWord = (word: Word | undefined, is: Word['is'], text: string): boolean => word?.is === is && 'text' in word && word.text === text;

/** Whether a function stands there. */
const isCall = (words: readonly Word[], at: number): boolean => words[at]?.is === 'name' && isWord(words[at + 1], 'sign', '(');

/** Which records the names of each open bracket may be fields of. */
function* named(words: readonly Word[], { fields }: Dictionary): Generator<{ word: Word & { text: string }; within: readonly ReadonlyMap<string, string>[] }> {
  const open: (ReadonlyMap<string, string> | undefined)[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (isWord(word, 'sign', '(')) {
      const list = isName(before) && foldWords.has(before.text) ? words[at + 1] : undefined;
      open.push(isName(list) ? fields.get(list.text) : undefined);
    } else if (isWord(word, 'sign', ')')) open.pop();
    else if (isName(word) && !isCall(words, at)) {
      // the list itself is no field of its records
      const scope = isWord(before, 'sign', '(') ? open.slice(0, -1) : open;
      yield { word, within: scope.filter((one) => one !== undefined).reverse() };
    }
  }
}

/** How a name is written on the other side, unless that would be read as another name: one the text gives, or a field nearer by. */
function otherOf(name: string, scopes: readonly ReadonlyMap<string, string>[], given: ReadonlySet<string>): string | undefined {
  const at = given.has(name) ? -1 : scopes.findIndex((scope) => scope.has(name));
  const other = scopes[at]?.get(name);
  if (other === undefined || given.has(foldName(other.replace(/^\[|\]$/g, '')))) return undefined;
  return scopes.slice(0, at).some((nearer) => nearer.values().some((taken) => taken === other)) ? undefined : other;
}

function translate(text: string, by: Dictionary): Translated {
  const words = wordsOf(text, new Faults());
  const given = givenIn(words);
  const changes: Change[] = [];
  const change = ({ from, to }: Word, other: string | undefined): void => {
    if (other !== undefined && other !== text.slice(from, to)) changes.push({ from, to, text: other });
  };
  for (const { word, within } of named(words, by)) change(word, otherOf(word.text, [...within, by.names], given));
  for (const [at, word] of words.entries()) if (isName(word) && isCall(words, at)) change(word, by.calls.get(word.text));
  return applied(
    text,
    changes.toSorted((a, b) => a.from - b.from),
  );
}

function applied(text: string, changes: readonly Change[]): Translated {
  let [written, from] = ['', 0];
  for (const change of changes) {
    written += text.slice(from, change.from) + change.text;
    from = change.to;
  }
  const origin = (at: number): number => {
    let moved = 0;
    for (const change of changes) {
      const [begin, end] = [change.from + moved, change.from + moved + change.text.length];
      if (at <= begin) break;
      // within a name every place but its end is its beginning
      if (at < end) return change.from;
      moved += change.text.length - (change.to - change.from);
    }
    return at - moved;
  };
  return { text: written + text.slice(from), origin };
}

/** The stored text as it is shown: codes become titles. */
export const toTitles = (text: string, names: readonly FormulaName[]): Translated => translate(text, dictionary(names, titlesOf));

/** What was written as it is stored: titles become codes. */
export const toCodes = (text: string, names: readonly FormulaName[]): Translated => translate(text, dictionary(names, codesOf));
