/** Rules of the texts of letters, their numbers and codes. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';
import words from './letters-page.messages.fa.ts';

export const letterKinds = ['employment', 'wage'] as const;
export type LetterKind = (typeof letterKinds)[number];
export const languages = ['fa', 'en'] as const;
export type Language = (typeof languages)[number];

/** What a template may speak of, and the class of it. A Persian template says it in Persian, an English one by its id. */
export const placeholderClasses = {
  honorific: 'public',
  fullName: 'public',
  fatherName: 'identity',
  nationalCode: 'identity',
  idNumber: 'identity',
  birthDate: 'personal',
  pseudoId: 'public',
  companyName: 'public',
  positionTitle: 'public',
  unitName: 'public',
  employmentKind: 'public',
  hireDate: 'public',
  addressee: 'public',
  letterNumber: 'public',
  letterDate: 'public',
  dailyWage: 'pay',
  monthlyWage: 'pay',
  monthlyWageInWords: 'pay',
} as const satisfies Readonly<Record<string, FieldClass>>;
export type Placeholder = keyof typeof placeholderClasses;

const ids = Object.keys(placeholderClasses) as Placeholder[];
const known: ReadonlyMap<string, Placeholder> = new Map(ids.flatMap((id) => [[id.toLowerCase(), id] as const, [words.placeholders[id], id] as const]));
const TOKEN = /\{\{([^{}]*)\}\}/g;
/** ZWNJ and the several blanks of Persian typing say the same. */
const folded = (token: string): string => token.replace(/[\s\u200C]+/g, ' ').trim();
const byFolded: ReadonlyMap<string, Placeholder> = new Map([...known].map(([token, id]) => [folded(token), id]));
const placeholderOf = (token: string): Placeholder | undefined => byFolded.get(folded(token)) ?? byFolded.get(folded(token).toLowerCase());

/** Placeholders of a text, each once; `unknown` are those that mean nothing, `isBroken` that a brace is left over. */
export function placeholdersIn(body: string): { readonly used: readonly Placeholder[]; readonly unknown: readonly string[]; readonly isBroken: boolean } {
  const tokens = [...body.matchAll(TOKEN)].map(([, token = '']) => token);
  const used = new Set(tokens.flatMap((token) => placeholderOf(token) ?? []));
  const unknown = tokens.filter((token) => placeholderOf(token) === undefined).map((token) => token.trim());
  return { used: [...used], unknown, isBroken: /\{\{|\}\}/.test(body.replace(TOKEN, '')) };
}

/** Classes of what a text speaks of. */
export const classesIn = (used: readonly Placeholder[]): FieldClass[] => [...new Set(used.map((one) => placeholderClasses[one]))];

export type LetterFacts = Readonly<Partial<Record<Placeholder, string | null>>>;

/** The text with its values in the places, put in once: a value that looks like a placeholder stays as it is. */
export function fill(body: string, facts: LetterFacts): { readonly text: string; readonly missing: readonly Placeholder[] } {
  const missing = placeholdersIn(body).used.filter((one) => !facts[one]);
  const text = body.replace(TOKEN, (whole, token: string) => {
    const one = placeholderOf(token);
    return one === undefined ? whole : (facts[one] ?? '');
  });
  return { text, missing };
}

/** Letters and digits that nobody takes for one another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits: not found by trying. */
export const CODE_LENGTH = 12;

/** A code as it stands on paper: three groups of four. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** What somebody typed as a code; undefined when no letter can have it. */
export function readCode(typed: string): string | undefined {
  const code = cleanDigits(typed)
    .replace(/[\s\u200C\u200E\u200F\u2066-\u2069-]+/g, '')
    .toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}

/** First letters of the names, all that the public page says of a person. */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name.trim()][0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter}.`)
    .join(' ');

/** Number of a letter as it is written: Jalali year and place in it. */
export const shownNumber = (year: number, number: number): string => `${year}/${number}`;
