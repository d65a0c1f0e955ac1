/**
 * Texts with {placeholders} (guide base-data 9.3). Everything stays plain text: what a value holds is neither read as a placeholder
 * again nor as HTML, and a subject is one line, so that no value begins a header of a mail.
 */
import { formatJalaliFa, isIsoDate } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Scalar } from '#kernel/workflow/condition.ts';
import type { Notice, Placeholder } from './notice.define.ts';
import words from './notices.messages.fa.ts';

export const SUBJECT_LENGTH = 200;
export const BODY_LENGTH = 4000;
/** Ten parts of a long SMS in Persian. */
export const SMS_LENGTH = 670;

const place = /\{([^{}]*)\}/g;
const name = /^[A-Za-z][A-Za-z0-9]*$/;

export type NoticeValues = Readonly<Record<string, Scalar>>;
export interface Texts {
  readonly subject: string;
  readonly body: string;
}

/** Names in a text that the event does not know, as they are written, each once. */
export const unknownPlaces = (text: string, placeholders: Notice['placeholders']): readonly string[] => [
  ...new Set([...text.matchAll(place)].map(([, inner = '']) => inner).filter((inner) => !(name.test(inner) && Object.hasOwn(placeholders, inner)))),
];

/** A value as people read it. */
export function written(value: Scalar | undefined, is: Placeholder['is']): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (is === 'date' && typeof value === 'string' && isIsoDate(value)) return formatJalaliFa(value);
  return is === 'number' || typeof value === 'number' ? toPersianDigits(String(value)) : value;
}

/** Fills the places in one pass; a place the event does not know stays as it was written. */
export const fillPlaces = (text: string, { placeholders }: Pick<Notice, 'placeholders'>, values: NoticeValues): string =>
  text.replaceAll(place, (whole, inner: string) => (Object.hasOwn(placeholders, inner) ? written(values[inner], placeholders[inner]?.is) : whole));

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** One line without control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a subject
const oneLine = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();

/** The texts of a message, short enough to be stored. */
export function writeTexts({ subject, body }: Texts, notice: Pick<Notice, 'placeholders' | 'title'>, values: NoticeValues): Texts {
  const line = cut(oneLine(fillPlaces(subject, notice, values)), SUBJECT_LENGTH);
  return { subject: line === '' ? notice.title : line, body: cut(fillPlaces(body, notice, values).trim(), BODY_LENGTH) };
}

/** What of the texts goes by SMS: the body, or the subject where there is none. */
export const smsText = ({ subject, body }: Texts): string => cut(body === '' ? subject : body, SMS_LENGTH);

/** The values a preview shows. */
export const sampleValues = ({ placeholders }: Pick<Notice, 'placeholders'>): NoticeValues =>
  Object.fromEntries(Object.entries(placeholders).map(([key, { sample }]) => [key, sample]));
