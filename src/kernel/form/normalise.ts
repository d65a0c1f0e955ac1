/**
 * What is stored for what was typed, pasted or sent, field type by field type (spec 3 and 5, guide iran.md section 3).
 * Nothing is guessed and nothing is lost: what cannot be read comes back cleaned, as it is, for `checkField` to refuse.
 */
import { cleanCode, cleanMobile } from '#kernel/identity-codes/identity-codes.ts';
import { isIsoDate, parseJalali } from '#kernel/jalali/jalali.ts';
import { cleanDigits, normaliseLines, normaliseText } from '#kernel/persian-text/persian-text.ts';
import { parseRial } from '#kernel/rial/rial.ts';
import { type CodeKind, type FieldDefinition, type FieldType, type FileEntry, type FormDefinition, type FormValues, fieldsOf, valueAt, withValue } from './definition.ts';

type Reader = (raw: unknown, field: FieldDefinition) => unknown;

/** First and last day of the Jalali calendar (kernel/jalali); an ISO date outside cannot be shown. */
const CALENDAR = ['1827-03-22', '2123-03-20'] as const;
/** No Jalali year of ours is that high and no Gregorian one that low, so `1404-12-29` is told from `2026-03-20`. */
const FIRST_GREGORIAN = '1800';
const HOUR_DIGITS = 2;
const LONG_HOUR_DIGITS = 4;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads texts; what is no text is nothing, or stays for the check. */
const text =
  (read: (typed: string, field: FieldDefinition) => unknown): Reader =>
  (raw, field) =>
    typeof raw === 'string' ? read(raw, field) : (raw ?? null);

const phone = (typed: string): string => cleanMobile(typed) ?? cleanCode(typed);

const cleaners: Readonly<Partial<Record<CodeKind, (typed: string) => string>>> = {
  mobile: phone,
  phone,
  sheba: (typed) => cleanCode(typed).replace(/^(?=\d{24}$)/, 'IR'),
  email: cleanDigits,
  latin: cleanDigits,
  // small letters count in codes of lists
  alphanumeric: cleanDigits,
  pseudoId: cleanDigits,
};

const line = text((typed, { code }) => orNull(code === undefined ? normaliseText(typed) : (cleaners[code] ?? cleanCode)(typed)));
const lines = text((typed, { code }) => orNull(normaliseLines(code === undefined ? typed : (cleaners[code] ?? cleanCode)(typed))));

function whole(raw: unknown, { money }: FieldDefinition): unknown {
  if (typeof raw === 'number' && Number.isNaN(raw)) return null;
  const typed = typeof raw === 'string' ? cleanDigits(raw) : raw;
  if (typed === '' || typed === null || typed === undefined) return null;
  const amount = typeof typed === 'string' ? parseRial(typed) : Number.isSafeInteger(typed) ? BigInt(typed as number) : null;
  if (amount === null) return typed;
  if (money) return String(amount);
  return Number.isSafeInteger(Number(amount)) ? Number(amount) : typed;
}

/** Sign, whole part (plain or in groups of three), decimals after a point, U+066B or a slash. */
const decimalText = /^([-\u2212]?)\s?(\d*|\d{1,3}(?:[,\u066C\u060C\s]\d{3})+)(?:[./\u066B](\d*))?$/;

function decimal(raw: unknown): unknown {
  if (typeof raw === 'number') return Number.isNaN(raw) ? null : raw + 0;
  if (typeof raw !== 'string') return raw ?? null;
  const typed = cleanDigits(raw);
  const [, sign, integer = '', fraction = ''] = decimalText.exec(typed) ?? [];
  if (integer + fraction === '') return orNull(typed);
  return Number(`${sign === '' ? '' : '-'}${integer.replace(/\D/g, '') || '0'}.${fraction || '0'}`) + 0;
}

/** Digits of the hours of a field that takes hours. */
export const hourDigits = ({ type, hourDigits: digits }: FieldDefinition): number => (type === 'longHour' ? (digits ?? LONG_HOUR_DIGITS) : HOUR_DIGITS);

/** Minutes of `8:30`, and of `0830` and `8` as the colon would have come by itself. */
function minutes(raw: unknown, field: FieldDefinition): unknown {
  if (typeof raw === 'number') return Number.isNaN(raw) ? null : raw;
  if (typeof raw !== 'string') return raw ?? null;
  const typed = cleanDigits(raw);
  const most = hourDigits(field);
  const [, hours, rest = '0'] = (typed.includes(':') ? /^(\d+):(\d{1,2})$/ : new RegExp(`^(\\d{1,${most}})(\\d{1,2})?$`)).exec(typed) ?? [];
  if (hours === undefined || hours.length > most || Number(rest) > 59) return orNull(typed);
  return Number(hours) * 60 + Number(rest);
}

function isoDay(typed: string): string | undefined {
  if (typed >= FIRST_GREGORIAN) return isIsoDate(typed) && typed >= CALENDAR[0] && typed <= CALENDAR[1] ? typed : undefined;
  const read = parseJalali(typed);
  return read.ok ? read.iso : undefined;
}

/** 'YYYY-MM-DD', with time 'YYYY-MM-DD HH:mm', of a Gregorian or Jalali text; undefined when it is no such date. */
export function readDate(typed: string, withTime = false): string | undefined {
  const [, day = '', time] = /^([\d/-]+)(?:(?:\s+|T)((?:[01]?\d|2[0-3]):[0-5]\d)(?::\d{2})?)?$/.exec(typed) ?? [];
  const iso = isoDay(day);
  if (iso === undefined || (time !== undefined) !== withTime) return undefined;
  return time === undefined ? iso : `${iso} ${time.padStart(5, '0')}`;
}

const date = text((raw, { withTime }) => {
  const typed = cleanDigits(raw);
  return readDate(typed, withTime) ?? orNull(typed);
});

/** An id may come as a number of a row. */
function id(raw: unknown): unknown {
  if (typeof raw === 'number') return String(raw);
  return typeof raw === 'string' ? orNull(raw.trim()) : (raw ?? null);
}

/** The list in a JSON text or itself; undefined when it is none. */
export function listIn(raw: unknown): readonly unknown[] | undefined {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'string' || !raw.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(raw);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

const ids: Reader = (raw) => {
  const list = listIn(typeof raw === 'string' ? raw.trim() : raw);
  if (list === undefined) return id(raw);
  const read = list.map(id);
  if (!read.every((one) => typeof one === 'string')) return raw;
  return read.length === 0 ? null : JSON.stringify([...new Set(read)]);
};

const range: Reader = (raw) => {
  const list = listIn(typeof raw === 'string' ? raw.trim() : raw);
  if (list === undefined) return id(raw);
  return list.length === 2 && list.every((one) => Number.isFinite(one)) ? JSON.stringify(list) : raw;
};

const truths: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);

/** The two values a yes-or-no field stores, or undefined when it stores true and false. */
export function pairOf({ type, indicator }: FieldDefinition): { readonly true: string; readonly false: string } | undefined {
  return type === 'check' ? undefined : (indicator ?? (type === 'indicator' ? { true: 'Y', false: 'N' } : undefined));
}

const yesOrNo: Reader = (raw, field) => {
  const pair = pairOf(field);
  const truth = truths.get(raw);
  if (truth === undefined || Object.values(pair ?? {}).includes(String(raw))) return raw === '' ? null : (raw ?? null);
  return pair === undefined ? truth : pair[truth ? 'true' : 'false'];
};

const nameIn = (raw: unknown): unknown => (typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : raw);
const file: Reader = (raw) => {
  const name = nameIn(raw);
  return typeof name === 'string' ? orNull(normaliseText(name)) : (raw ?? null);
};

function fileEntry(raw: unknown, field: FieldDefinition): FileEntry | unknown {
  const name = file(raw, field);
  if (typeof name !== 'string') return raw;
  const { downloaded, deleted } = typeof raw === 'object' ? (raw as Partial<FileEntry>) : {};
  return { name, ...(downloaded === true ? { downloaded } : {}), ...(deleted === true ? { deleted } : {}) };
}

const files: Reader = (raw, field) => {
  const list = listIn(raw);
  if (list === undefined) return raw === '' ? null : (raw ?? null);
  return list.length === 0 ? null : list.map((entry) => fileEntry(entry, field));
};

const asItIs: Reader = (raw) => (raw === '' ? null : (raw ?? null));

const readers: Readonly<Record<FieldType, Reader>> = {
  text: line,
  textarea: lines,
  textResize: lines,
  // a password is what was typed: even its spaces count
  password: asItIs,
  hour: minutes,
  longHour: minutes,
  number: whole,
  float: decimal,
  select: id,
  multiselect: ids,
  multiselectAll: ids,
  lazyselect: id,
  heavyselect: id,
  check: yesOrNo,
  time: minutes,
  indicator: yesOrNo,
  switch: yesOrNo,
  date,
  range,
  display: asItIs,
  component: asItIs,
  render: asItIs,
  inputFile: file,
  file,
  filePro: files,
  group: (raw, { items = [] }) =>
    Object.fromEntries(items.map((item) => [item.name, normalise(item, typeof raw === 'object' && raw !== null ? (raw as FormValues)[item.name] : null)])),
};

/**
 * The stored form of a value (see `StoredValues`), null when there is none. Takes what was typed in any of three digit
 * scripts as well as what is stored, so it may run again on its own result. Money is read in rials; Jalali dates are
 * told from Gregorian ones by their year. What cannot be read comes back cleaned, for `checkField` to refuse.
 */
export const normalise = (field: FieldDefinition, raw: unknown): unknown => readers[field.type](raw, field);

/** Every declared field of the form in its stored form; what the definition does not name is left out. */
export function normaliseValues(definition: FormDefinition, raw: FormValues): FormValues {
  return fieldsOf(definition).reduce<FormValues>((values, { field, path }) => withValue(values, path, normalise(field, valueAt(raw, path))), {});
}
