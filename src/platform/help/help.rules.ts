/** An article file: a few `name: value` lines between two lines of dashes, then Markdown. Pure. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';

const WORDS_BEFORE = 6;
const ELLIPSIS = '\u2026';

export interface HelpArticle {
  readonly id: string;
  readonly slice: string;
  readonly title: string;
  /** Paths of screens the article is about; empty means everybody reads it. */
  readonly screens: readonly string[];
  readonly order: number;
  readonly text: string;
}

/** Throws when the head is missing or says nothing of title or order. */
export function parseArticle(id: string, slice: string, source: string): HelpArticle {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const facts = new Map((head ?? '').split('\n').map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]));
  const title = facts.get('title') ?? '';
  const order = Number(facts.get('order') ?? Number.NaN);
  if (title === '' || !Number.isFinite(order) || text === undefined) throw new Error(`help article ${slice}/${id} needs a head with title and order`);
  const screens = (facts.get('screens') ?? '').split(/\s+/).filter((path) => path !== '');
  return { id, slice, title, screens, order, text: text.trim() };
}

/** What a person may read, in reading order. */
export const articlesFor = (articles: readonly HelpArticle[], mayOpen: (path: string) => boolean): HelpArticle[] =>
  articles.filter(({ screens }) => screens.length === 0 || screens.some(mayOpen)).sort((a, b) => a.order - b.order);

/** Text without the signs of Markdown, for the search and its excerpts. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.)\s+|^[|\s:-]+$/gm, '')
    .replace(/\|/g, ' ')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (question: string): string[] =>
  foldForSearch(question)
    .split(' ')
    .filter((word) => word !== '');

interface Searched {
  readonly title: string;
  readonly text: string;
}

/** Articles that hold every word of the question; those that have it in the title come first. */
export function findArticles<A extends Searched>(articles: readonly A[], question: string): A[] {
  const words = wordsOf(question);
  const has = (text: string): boolean => words.every((word) => foldForSearch(text).includes(word));
  const found = articles.filter(({ title, text }) => has(`${title} ${plainText(text)}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}

/** Words of the text around the first word of the question. */
export function excerptOf(text: string, question: string, length = 120): string {
  const words = plainText(text).split(' ');
  const word = wordsOf(question)[0] ?? '';
  const start = Math.max(0, words.findIndex((one) => foldForSearch(one).includes(word)) - WORDS_BEFORE);
  const rest = words.slice(start).join(' ');
  const isLong = rest.length > length;
  return `${start > 0 ? ELLIPSIS : ''}${isLong ? rest.slice(0, rest.lastIndexOf(' ', length)) : rest}${isLong ? ELLIPSIS : ''}`;
}

/** The text in pieces, word by word; a hit holds a word of the question. Joined they are the text again. */
export function markHits(text: string, question: string): { readonly text: string; readonly isHit: boolean }[] {
  const words = wordsOf(question);
  return text
    .split(/([^\s]+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isHit: words.some((word) => foldForSearch(piece).includes(word)) }));
}
