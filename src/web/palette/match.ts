/**
 * How typed words fit the titles of pages and commands. Pure. Spellings that a Persian reader takes for the same are
 * the same (kernel/persian-text); beginnings of words come first, one mistyped letter comes last.
 */
import { isSlipOf } from '#kernel/persian-text/alike.ts';
import { withinOneEdit } from '#kernel/persian-text/near.ts';
import { foldForSearch, nameWords, searchWords } from '#kernel/persian-text/persian-text.ts';

/** Shorter words are mistyped only by letters that are alike: every other word is one letter away. */
const FUZZY_LETTERS = 4;

export interface Matchable {
  readonly title: string;
  /** Other words it is known by: where it stands in the menu, Latin names. */
  readonly keywords?: readonly string[];
}

/** `/personnel/search` and `organizationalUnit` as Latin words. */
export const latinWords = (path: string): string =>
  path
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[/_-]+/g, ' ')
    .trim();

/** A beginning of the word with one wrong, missing, extra or swapped letter. */
function isNear(typed: string, word: string): boolean {
  if (typed.length < FUZZY_LETTERS) return typed.length === FUZZY_LETTERS - 1 && isSlipOf(typed, word);
  return [0, -1, 1].some((more) => typed.length + more <= word.length && withinOneEdit(typed, word.slice(0, typed.length + more)));
}

/** 0 beginning of a word of the title, 1 within the title, 2 beginning of another word, 3 mistyped; undefined: does not fit. */
function distanceOf(typed: string, title: readonly string[], others: readonly string[]): number | undefined {
  if (title.some((word) => word.startsWith(typed))) return 0;
  if (typed.length > 1 && title.some((word) => word.includes(typed))) return 1;
  if (others.some((word) => word.startsWith(typed))) return 2;
  return [...title, ...others].some((word) => isNear(typed, word)) ? 3 : undefined;
}

/** Those that fit every typed word, nearest first, otherwise in their own order. */
export function bestMatches<T extends Matchable>(text: string, all: readonly T[], limit: number): T[] {
  const typed = searchWords(text);
  if (typed.length === 0) return [];
  const whole = foldForSearch(text);
  const ranked = all.flatMap((one, place) => {
    const title = nameWords(one.title);
    const others = (one.keywords ?? []).flatMap(nameWords);
    const distances = typed.map((word) => distanceOf(word, title, others));
    if (distances.includes(undefined)) return [];
    const isBeginning = foldForSearch(one.title).startsWith(whole);
    return [{ one, place, rank: Math.max(...distances.map((distance) => distance ?? 0)) * 2 + (isBeginning ? 0 : 1) }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, limit)
    .map(({ one }) => one);
}

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A title cut into what the typed words hit and what is between. */
export function highlight(title: string, text: string): Piece[] {
  const letters = [...title];
  // every folded letter remembers the letter it came from
  const origin: number[] = [];
  const folded = letters
    .map((letter, at) => {
      const own = /\s/.test(letter) ? ' ' : foldForSearch(letter);
      for (let index = 0; index < own.length; index++) origin.push(at);
      return own;
    })
    .join('');
  const hit = letters.map(() => false);
  for (const word of searchWords(text)) {
    const starts = [folded.startsWith(word) ? 0 : -1, folded.indexOf(` ${word}`) + 1 || -1, word.length > 1 ? folded.indexOf(word) : -1];
    const start = starts.find((one) => one >= 0);
    if (start === undefined) continue;
    const last = origin[start + word.length - 1] ?? 0;
    for (let at = origin[start] ?? 0; at <= last; at++) hit[at] = true;
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const piece = pieces.at(-1);
    if (piece && piece.isHit === hit[at]) piece.text += letter;
    else pieces.push({ text: letter, isHit: hit[at] ?? false });
  });
  return pieces;
}
