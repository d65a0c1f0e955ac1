/**
 * Persian text at every door: what is stored (`normaliseText`), what is searched (`foldForSearch`),
 * what is refused (`hasForbiddenCharacters`) and which digits are shown.
 * Source of the rules: guide/iran.md section 3 "Normalisation" and look/look.md sections 3 and 14.
 * Every function is linear in the length of its text, so a text of 1 MB is harmless.
 */

/** Words that one search looks for at most; the rest are ignored. */
const MAX_SEARCH_WORDS = 8;

/** U+06F0..6F9 Persian and U+0660..669 Arabic-Indic digits: the low four bits are the value. */
const EASTERN_DIGIT = /[\u06F0-\u06F9\u0660-\u0669]/g;

/** Invisible characters (zero width, bidi controls, soft hyphen, BOM, fillers) except ZWNJ, and tatweel. */
const INVISIBLE = /(?!\u200C)\p{Default_Ignorable_Code_Point}|\u0640/gu;

const INVISIBLE_OR_ZWNJ = /\p{Default_Ignorable_Code_Point}/gu;

/** Arabic yeh and alef maksura -> Persian yeh, Arabic kaf -> keheh: the same letter, typed on another keyboard. */
const STORED_LETTERS: Readonly<Record<string, string>> = {
  '\u064A': '\u06CC',
  '\u0649': '\u06CC',
  '\u0643': '\u06A9',
};

/**
 * Letters that only the search takes for one another: teh marbuta, ae and heh goal -> heh, alef wasla -> alef.
 * Letters with a hamza or madda need no row, because decomposition makes them bare letter + mark.
 */
const SEARCHED_LETTERS: Readonly<Record<string, string>> = {
  ...STORED_LETTERS,
  '\u0629': '\u0647',
  '\u06D5': '\u0647',
  '\u06C1': '\u0647',
  '\u0671': '\u0627',
};

/** One expression that matches any key of a letter table. */
function anyLetterOf(table: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`[${Object.keys(table).join('')}]`, 'g');
}

const STORED_LETTER = anyLetterOf(STORED_LETTERS);
const SEARCHED_LETTER = anyLetterOf(SEARCHED_LETTERS);

/** U+0621, the hamza that stands alone, and ZWNJ: a search ignores both, like every combining mark. */
const IGNORED_IN_SEARCH = /[\p{Mn}\u0621\u200C]/gu;

/**
 * NUL and the other C0 controls except tab and line breaks, lone surrogates, bidi embeddings, overrides and
 * isolates, a BOM behind the first place, noncharacters. Written in classes, because every text of every request is looked
 * through: with a look ahead at each place it takes several times as long.
 */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007F-\u009F]|[\p{Cs}\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}]|(?<!^)\uFEFF/u;

/**
 * The stored form of one line of text: NFC, Persian yeh and keheh, no tatweel, no invisible characters,
 * single spaces, none at the ends. ZWNJ is content and stays, one at a time and only between two letters.
 * Line breaks become spaces; use `normaliseLines` where they matter.
 */
export function normaliseText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(STORED_LETTER, (letter) => STORED_LETTERS[letter] ?? letter)
    .replace(/\u200C{2,}/g, '\u200C')
    .replace(/\u200C?\s[\s\u200C]*/g, ' ')
    .replace(/^[ \u200C]+|[ \u200C]+$/g, '');
}

/** `normaliseText` for notes and descriptions: line by line, line breaks kept as `\n`, no empty ends. */
export function normaliseLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(normaliseText)
    .join('\n')
    .trim();
}

/**
 * The search key of a text: two spellings that a reader takes for the same have the same key.
 * Beyond `normaliseText`: no marks, no hamza, no ZWNJ, one heh, one alef, ASCII digits, small Latin letters.
 * Never shown and never stored in place of the text itself.
 */
export function foldForSearch(text: string): string {
  const bare = text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(IGNORED_IN_SEARCH, '')
    .replace(SEARCHED_LETTER, (letter) => SEARCHED_LETTERS[letter] ?? letter);
  return toAsciiDigits(bare.toLowerCase()).replace(/\s+/g, ' ').trim();
}

/** The folded words of what was typed into a search box, in order, at most eight; empty when nothing was. */
export function searchWords(text: string): string[] {
  return foldForSearch(text).split(' ').filter(Boolean).slice(0, MAX_SEARCH_WORDS);
}

/**
 * The folded words of a name, each once. A word with ZWNJ stands whole and in its parts, because people type a space
 * where it belongs, or nothing.
 */
export function nameWords(name: string): string[] {
  return [...new Set([name, name.replaceAll('\u200c', ' ')].flatMap((text) => foldForSearch(text).split(' ')).filter(Boolean))];
}

/** Persian and Arabic-Indic digits -> ASCII, for codes, numbers, dates and exports. */
export function toAsciiDigits(text: string): string {
  return text.replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** What every reader of a code, number or date starts from: ASCII digits, nothing invisible, no outer spaces. */
export function cleanDigits(text: string): string {
  return toAsciiDigits(text).replace(INVISIBLE_OR_ZWNJ, '').trim();
}

/**
 * The minus of a shown number: U+2212 behind a mark (U+200E) that keeps it left of its digits in a line that runs from the
 * right, where it would stand behind them. Readers of typed text drop the mark (`cleanDigits`).
 */
export const SHOWN_MINUS = '\u200e\u2212';

/** ASCII and Arabic-Indic digits -> Persian, for what is shown. */
export function toPersianDigits(text: string): string {
  return text.replace(/[0-9\u0660-\u0669]/g, (digit) => String.fromCharCode(0x6f0 + (digit.charCodeAt(0) & 0xf)));
}

/** Whether the text holds characters that no field takes, not even normalised (see `FORBIDDEN`). */
export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}

/** Text between U+2066 (left-to-right isolate) and U+2069, for titles, toasts and print where no `<bdi>` fits. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Things in one sentence: a, b, c with the Persian comma. */
export const listInWords = (items: readonly string[]): string => items.join('\u060C ');
