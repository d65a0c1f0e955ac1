/** Files of clocks read by a format that is data: each line a press, or why not. Pure; in the browser, where a format is tried on a file before it is kept. */
import { isCalendarDay, toIso } from '#kernel/jalali/jalali.ts';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';

export const separators = ['tab', 'comma', 'semicolon', 'space', 'fixed'] as const;
export const encodings = ['utf8', 'windows1256'] as const;
export const calendars = ['gregorian', 'jalali'] as const;

export interface ClockFormat {
  readonly separator: (typeof separators)[number];
  readonly encoding: (typeof encodings)[number];
  readonly calendar: (typeof calendars)[number];
  readonly yearDigits: 2 | 4;
  /** A column from 1; where places are fixed `first-last`, from 1. */
  readonly cardAt: string;
  readonly dateAt: string;
  /** Null: the hour stands behind the date in its column or places. */
  readonly timeAt: string | null;
  readonly keyAt: string | null;
  /** Lines before the first press. */
  readonly skipLines: number;
}

/** What ZK clocks write to a stick (`attlog`): PIN, moment, state, verification, work code; blanks before the PIN. */
export const attlog: ClockFormat = {
  ...{ separator: 'tab', encoding: 'utf8', calendar: 'gregorian', yearDigits: 4 },
  ...{ cardAt: '1', dateAt: '2', timeAt: null, keyAt: '3', skipLines: 0 },
};

/** A line of fixed places as older Iranian clocks write it: card of eight places, Jalali day of six, hour of four or six, key of one. */
export const fixedJalali: ClockFormat = {
  ...{ separator: 'fixed', encoding: 'utf8', calendar: 'jalali', yearDigits: 2 },
  ...{ cardAt: '1-8', dateAt: '9-14', timeAt: '15-18', keyAt: '19-19', skipLines: 0 },
};

export type LineFault = 'noCard' | 'noDate' | 'noTime';

export interface ReadLine {
  /** Line of the file from 1. */
  readonly line: number;
  readonly text: string;
  /** The press, as imports take it; absent where the line could not be read. */
  readonly press?: { readonly card: string; readonly at: string; readonly key: string };
  readonly fault?: LineFault;
}

const signs = { tab: '\t', comma: ',', semicolon: ';' } as const;
const CENTURY = 100;
/** Years of two digits: until 1479 and from 1380 on, or of this century. */
const JALALI = { pivot: 80, before: 1300, after: 1400 } as const;
const GREGORIAN = 2000;

const yearOf = (digits: string, { calendar }: ClockFormat): number => {
  const year = Number(digits);
  if (digits.length === 4) return year;
  if (calendar === 'gregorian') return GREGORIAN + (year % CENTURY);
  return (year >= JALALI.pivot ? JALALI.before : JALALI.after) + year;
};

function cellsOf(line: string, { separator }: ClockFormat): readonly string[] | undefined {
  if (separator === 'fixed') return undefined;
  if (separator === 'space') return line.trim().split(/\s+/);
  return line.split(signs[separator]).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function part(line: string, cells: readonly string[] | undefined, at: string | null): string {
  if (at === null) return '';
  const [first = '1', last = first] = at.split('-');
  return (cells === undefined ? line.slice(Number(first) - 1, Number(last)) : (cells[Number(first) - 1] ?? '')).trim();
}

const MONTHS = 12;

/** ISO day of the digits of a date; undefined of what is none. */
function dayOf(digits: string, format: ClockFormat): string | undefined {
  const { yearDigits, calendar } = format;
  const [year, month, day] = [yearOf(digits.slice(0, yearDigits), format), Number(digits.slice(yearDigits, yearDigits + 2)), Number(digits.slice(yearDigits + 2, yearDigits + 4))];
  if (digits.length < yearDigits + 4 || month < 1 || month > MONTHS || day < 1) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  if (calendar === 'gregorian') {
    const iso = `${year}-${two(month)}-${two(day)}`;
    return isCalendarDay(iso) ? iso : undefined;
  }
  try {
    return toIso({ year, month, day });
  } catch {
    return undefined;
  }
}

/** `HH:mm:ss` of four or six digits; undefined of what is none. */
function timeOf(digits: string): string | undefined {
  const [, hour, minute, second = '00'] = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)?$/.exec(digits) ?? [];
  return hour === undefined ? undefined : `${hour}:${minute}:${second}`;
}

/** Parts of a date or an hour may be written without the zero in front where signs stand between them. */
const digitsOf = (text: string): string =>
  toAsciiDigits(text)
    .replace(/(?<!\d)(\d)(?!\d)/g, '0$1')
    .replace(/\D/g, '');

function readLine(text: string, line: number, format: ClockFormat): ReadLine {
  const plain = toAsciiDigits(text);
  const cells = cellsOf(plain, format);
  const card = part(plain, cells, format.cardAt);
  if (card === '') return { line, text, fault: 'noCard' };
  // with blanks between the columns, the hour is the column behind that of the date
  const behind = format.separator === 'space' && format.timeAt === null ? ` ${part(plain, cells, String(Number(format.dateAt) + 1))}` : '';
  const moment = digitsOf(part(plain, cells, format.dateAt) + behind);
  const length = format.yearDigits + 4;
  const day = dayOf(moment.slice(0, length), format);
  if (day === undefined) return { line, text, fault: 'noDate' };
  const time = timeOf(format.timeAt === null ? moment.slice(length) : digitsOf(part(plain, cells, format.timeAt)));
  if (time === undefined) return { line, text, fault: 'noTime' };
  return { line, text, press: { card, at: `${day} ${time}`, key: part(plain, cells, format.keyAt) } };
}

/** Lines of a file, the empty ones left out. */
export function readLines(content: string, format: ClockFormat): ReadLine[] {
  return content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((text, at) => ({ text, line: at + 1 }))
    .slice(format.skipLines)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => readLine(text, line, format));
}

/** Whether places are said as the format needs them: columns, or `first-last`. */
export function placeFits(at: string, separator: ClockFormat['separator']): boolean {
  const [, first = '', last] = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(toAsciiDigits(at)) ?? [];
  if (first === '') return false;
  return separator === 'fixed' ? last !== undefined && Number(last) >= Number(first) : last === undefined;
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The presses as the sheet that imports take: `device`, `card`, `at`, `key`. */
export const sheetOf = (device: string, lines: readonly ReadLine[]): string =>
  ['device,card,at,key', ...lines.flatMap(({ press }) => (press === undefined ? [] : [[device, press.card, press.at, press.key].map(quoted).join(',')]))].join('\r\n');
