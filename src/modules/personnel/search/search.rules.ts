/** What the typed words of a person search mean. */
import { isSlipOf } from '#kernel/persian-text/alike.ts';
import { likeText } from '#kernel/persian-text/like.ts';
import { withinOneEdit } from '#kernel/persian-text/near.ts';
import { searchWords } from '#kernel/persian-text/persian-text.ts';

/** Letters from which any letter may be mistyped: of a shorter word, every other one is one letter away, and only slips between letters that are alike count. */
export const FUZZY_LETTERS = 4;
/** Spellings that one mistyped word stands for at most. */
const MAX_SPELLINGS = 200;

export interface SearchTerms {
  /** Folded words of names. */
  readonly names: readonly string[];
  /** Words with a digit: beginnings of personnel codes or national codes. */
  readonly codes: readonly string[];
}

/** Reads the box, or the list of words that other programs send. */
export function readTerms(typed: string | readonly string[] | undefined): SearchTerms {
  const words = [...new Set(searchWords(typeof typed === 'string' ? typed : (typed ?? []).join(' ')))];
  return { names: words.filter((word) => !/\d/.test(word)), codes: words.filter((word) => /\d/.test(word)) };
}

/** Words worth a look for other spellings: a word of four letters with one missing has three. */
export const mayBeMistyped = (word: string): boolean => word.length >= FUZZY_LETTERS - 1;

/** The word and all words one letter shorter: two words that are one letter apart share one of these (table name_word). */
export const deletionsOf = (word: string): string[] => [...new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])];

/**
 * Spellings each typed word may stand for. Neighbours share a one-letter deletion with one of the words and may still
 * be two letters away; spellings that hold the typed word as it is are found without help.
 */
export function spellingsOf(typed: readonly string[], neighbours: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const isNear = (word: string, spelling: string): boolean => (Math.max(word.length, spelling.length) >= FUZZY_LETTERS ? withinOneEdit(word, spelling) : isSlipOf(word, spelling));
  const mayMean = (word: string, spelling: string): boolean => !spelling.includes(word) && isNear(word, spelling);
  const found = typed.map((word) => [word, [...new Set(neighbours.filter((spelling) => mayMean(word, spelling)))].slice(0, MAX_SPELLINGS)] as const);
  return new Map(found.filter(([, spellings]) => spellings.length > 0));
}

/**
 * LIKE patterns of which one must fit the folded name. Three letters make a trigram, so a longer word is looked for
 * anywhere; one or two letters only at the beginning of a word, where the index can still help.
 */
export const patternsOf = (word: string): readonly [string, ...string[]] => (word.length >= 3 ? [`%${likeText(word)}%`] : [`${likeText(word)}%`, `% ${likeText(word)}%`]);

interface RequestedOrder {
  readonly orderByField?: string | undefined;
  readonly order: 'asc' | 'desc';
}

/** The order as it is asked of the table: `relevance` is the list's own order, and names turned round may be asked without saying so. */
export function requestedOrder({ orderByField, order }: RequestedOrder, { names }: SearchTerms): RequestedOrder {
  const isOwn = orderByField === undefined || orderByField === '' || orderByField === 'relevance';
  if (!isOwn) return { orderByField, order };
  return orderByField !== 'relevance' && order === 'desc' && names.length === 0 ? { orderByField: 'lastName', order } : { order: 'asc' };
}
