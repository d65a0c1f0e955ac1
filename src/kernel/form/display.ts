/** How a stored value is shown, and read again from a text box. Spec 5 "Input rules" and 9, guide conventions.md 3.2. */
import { displayNameIn } from '#kernel/file-value/file-value.ts';
import { formatJalali } from '#kernel/jalali/jalali.ts';
import { cleanDigits, SHOWN_MINUS, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { inTomans } from '#kernel/rial/rial.ts';
import type { FieldDefinition, FieldType, FileEntry } from './definition.ts';
import { filesLeft, isFileValue } from './files.ts';
import texts from './form.messages.fa.ts';
import { listIn, normalise, pairOf, readDate } from './normalise.ts';
import type { Option } from './options.ts';

/** What the reader chose: digits of two scripts, money in rials or tomans. */
export interface DisplayPrefs {
  readonly digits?: 'persian' | 'latin';
  readonly money?: 'rial' | 'toman';
}

/** Shown for no value. */
export const EMPTY_TEXT = texts.empty;
/** Shown for an id that no option has. */
export const UNKNOWN_TEXT = texts.unknownOption;
/** Spec 9: names of files are cut to 20 characters (in wide places to 25, which is for them to say). */
const SHORT_NAME = 20;

type Shower = (value: never, context: { readonly field: FieldDefinition; readonly options: readonly Option[]; readonly prefs: DisplayPrefs }) => string;

/** Signs of a number beside Persian digits; the others are those of English. */
const persianSigns: Readonly<Record<string, string>> = { '.': '\u066B', ',': '\u066C', '-': SHOWN_MINUS };

const inDigits = (text: string, { digits }: DisplayPrefs): string => (digits === 'latin' ? text : toPersianDigits(text));
const inNumber = (text: string, prefs: DisplayPrefs): string => inDigits(prefs.digits === 'latin' ? text : text.replace(/[.,-]/g, (sign) => persianSigns[sign] ?? sign), prefs);

/** Never with an exponent. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Digits of rials, in groups; in tomans the last digit is a decimal, shown when it is not 0. */
function amount(rials: string, prefs: DisplayPrefs): string {
  if (prefs.money !== 'toman') return inNumber(grouped(rials), prefs);
  const { isNegative, tomans, rials: rest } = inTomans(BigInt(rials));
  return inNumber(`${isNegative ? '-' : ''}${grouped(String(tomans))}${rest === 0n ? '' : `.${rest}`}`, prefs);
}

const number: Shower = (value: unknown, { field, prefs }) =>
  field.money ? amount(String(value), prefs) : inNumber(typeof value === 'number' ? plain.format(value) : String(value), prefs);

const pad = (value: number): string => String(value).padStart(2, '0');

/** Minutes as HH:MM; hours grow beyond two digits when they must. */
const hours: Shower = (value: number, { prefs }) => inDigits(`${pad(Math.floor(value / 60))}:${pad(value % 60)}`, prefs);

const date: Shower = (value: string, { prefs }) => inDigits(formatJalali(value.slice(0, 10)) + value.slice(10), prefs);

/** A code without a letter is shown in the chosen digits (look 14); one with a letter stays as it is, a Sheba in groups of four; one of a list by its name. */
const text: Shower = (value: string, { field, options, prefs }) => {
  const chosen = options.find(({ id }) => id === value);
  if (chosen !== undefined) return chosen.label;
  if (field.code === 'sheba') return value.replace(/(.{4})(?=.)/g, '$1 ');
  return field.code !== undefined && !/\p{L}/u.test(value) ? inDigits(value, prefs) : value;
};

const labelOf = (id: unknown, options: readonly Option[]): string => options.find((option) => option.id === id)?.label ?? UNKNOWN_TEXT;
const one: Shower = (value: unknown, { options }) => labelOf(value, options);
const many: Shower = (value: unknown, { options }) => (listIn(value) ?? [value]).map((id) => labelOf(id, options)).join(texts.separator);

const truth: Shower = (value: unknown, { field }) => {
  const pair = pairOf(field) ?? { true: true, false: false };
  if (value === pair.true) return texts.yes;
  return value === pair.false ? texts.no : UNKNOWN_TEXT;
};

const range: Shower = (value: string, { prefs }) => {
  const [from, to] = (listIn(value) ?? []).map((end) => inNumber(plain.format(end as number), prefs));
  return from === undefined || to === undefined ? UNKNOWN_TEXT : texts.range(from, to);
};

const file: Shower = (value: string) => shortName(displayNameIn(value));
const files: Shower = (value: readonly FileEntry[]) =>
  filesLeft(value)
    .map(({ name }) => shortName(displayNameIn(name)))
    .join(texts.separator) || EMPTY_TEXT;

const asText: Shower = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** What the form only shows: in the chosen digits unless it has a Latin letter (look 14). */
const told: Shower = (value, context) => {
  const text = asText(value, context);
  return /[a-z]/i.test(text) ? text : inDigits(text, context.prefs);
};

const showers: Readonly<Record<FieldType, Shower>> = {
  text,
  textarea: text,
  textResize: text,
  password: () => texts.hidden,
  hour: hours,
  longHour: hours,
  number,
  float: number,
  select: one,
  multiselect: many,
  multiselectAll: many,
  lazyselect: one,
  heavyselect: one,
  check: truth,
  time: hours,
  indicator: truth,
  switch: truth,
  date,
  range,
  display: told,
  component: told,
  render: told,
  inputFile: file,
  file,
  filePro: files,
  group: asText,
};

/** Whether a value has the kind its type stores; only such values are given to the showers. */
function isShowable({ type, withTime, money }: FieldDefinition, value: unknown): boolean {
  switch (type) {
    case 'hour':
    case 'longHour':
    case 'time':
      return Number.isInteger(value) && (value as number) >= 0;
    case 'number':
      return money ? /^-?\d+$/.test(String(value)) : Number.isFinite(value);
    case 'float':
      return Number.isFinite(value);
    case 'date':
      return typeof value === 'string' && readDate(value, withTime) === value;
    case 'text':
    case 'textarea':
    case 'textResize':
      return typeof value === 'string';
    case 'inputFile':
    case 'file':
      return isFileValue(value);
    case 'filePro':
      return Array.isArray(value) && value.every((entry) => isFileValue(entry?.name));
    default:
      return true;
  }
}

/**
 * The text of a value: '-' for none, the question mark for an unknown option, labels joined by the Arabic semicolon,
 * HH:MM, jYYYY/jMM/jDD with HH:mm, amounts in groups, Persian digits unless the reader wants others. A value of another
 * kind than the field stores is shown as the text it is. Isolating the direction is the caller's part.
 */
export function display(field: FieldDefinition, stored: unknown, options: readonly Option[] = [], prefs: DisplayPrefs = {}): string {
  const value = normalise(field, stored);
  if (value === null || value === undefined) return EMPTY_TEXT;
  const show = isShowable(field, value) ? showers[field.type] : asText;
  return show(value as never, { field, options, prefs });
}

/** A typed amount of tomans with perhaps one decimal as rials; undefined for another text. */
function rialsOf(text: string): string | undefined {
  const [, sign, whole = '', tenth = '0'] = /^([-\u2212]?)\s?(\d+|\d{1,3}(?:[,\u066C\u060C\s]\d{3})+)(?:[./\u066B](\d?))?$/.exec(cleanDigits(text)) ?? [];
  return sign === undefined ? undefined : `${sign === '' ? '' : '-'}${whole.replace(/\D/g, '')}${tenth || '0'}`;
}

const freeText: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'textarea', 'textResize', 'password']);

/**
 * What a text in the box of a typed field means, in stored form: `parse(field, display(field, value))` is the value
 * again. Unlike `normalise` it knows that the reader types money in tomans and that '-' stands for nothing (but in a text it is a text).
 */
export function parse(field: FieldDefinition, text: string, prefs: DisplayPrefs = {}): unknown {
  if (text === EMPTY_TEXT && !freeText.has(field.type)) return null;
  return normalise(field, field.money && prefs.money === 'toman' ? (rialsOf(text) ?? text) : text);
}

/** A file name cut to a number of characters with its end in sight: `a long na….pdf`. Whole code points. */
export function shortName(name: string, length: number = SHORT_NAME): string {
  const letters = [...name];
  if (letters.length <= length) return name;
  const ending = [...(/\.[0-9A-Za-z]{1,5}$/.exec(name)?.[0] ?? '')];
  return [...letters.slice(0, length - ending.length - 1), '\u2026', ...ending].join('');
}
