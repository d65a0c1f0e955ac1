/** Formats as the page holds them, and the text of a file. */
import { type ClockFormat, calendars, encodings, placeFits, separators } from './clock-format.rules.ts';

type Said = Readonly<Record<string, unknown>>;

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined => known.find((one) => one === value);

/** What a row of the list or a form that is being written says; undefined as long as it is not whole. */
export function formatOf(said: Said): ClockFormat | undefined {
  const [separator, encoding, calendar] = [oneOf(separators, said['separator']), oneOf(encodings, said['encoding']), oneOf(calendars, said['calendar'])];
  if (separator === undefined || encoding === undefined || calendar === undefined) return undefined;
  const place = (name: string): string | null => (typeof said[name] === 'string' && placeFits(said[name], separator) ? said[name] : null);
  const [cardAt, dateAt] = [place('cardAt'), place('dateAt')];
  if (cardAt === null || dateAt === null) return undefined;
  const yearDigits = Number(said['yearDigits']) === 2 ? 2 : 4;
  return { separator, encoding, calendar, yearDigits, cardAt, dateAt, timeAt: place('timeAt'), keyAt: place('keyAt'), skipLines: Number(said['skipLines'] ?? 0) };
}

/** The text of a file in the encoding of a format. */
export const decoded = (bytes: ArrayBuffer, { encoding }: ClockFormat): string => new TextDecoder(encoding === 'utf8' ? 'utf-8' : 'windows-1256').decode(bytes);
