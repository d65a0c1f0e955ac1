/** The built-in rules of each field type over a normalised value (spec 5 "Input rules", guide iran.md section 3). */
import * as codes from '#kernel/identity-codes/identity-codes.ts';
import { formatJalaliFa, parseJalali } from '#kernel/jalali/jalali.ts';
import { hasForbiddenCharacters, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { dateFault } from './date-fault.ts';
import type { CodeKind, FieldDefinition, FieldType, FormValues } from './definition.ts';
import { display } from './display.ts';
import { isFileValue, MAX_FILES } from './files.ts';
import texts from './form.messages.fa.ts';
import { hourDigits, listIn, pairOf, readDate } from './normalise.ts';
import { knownRows, NONE_ID, toOptions } from './options.ts';

/** What a rule may look at besides the value: all values, and the day of today (ISO). */
export interface RuleContext {
  readonly values: FormValues;
  readonly today: string;
}

/** The sentence under the field, or undefined when the value may be stored. */
type BuiltIn = (value: unknown, field: FieldDefinition, context: RuleContext) => string | undefined;

const count = (value: number): string => toPersianDigits(String(value));

function lengthFault(value: string, { minLength, maxLength }: FieldDefinition): string | undefined {
  if (minLength !== undefined && value.length < minLength) return texts.tooShort(count(minLength));
  return maxLength !== undefined && value.length > maxLength ? texts.tooLong(count(maxLength)) : undefined;
}

const isRightCode: Readonly<Record<CodeKind, (code: string) => boolean>> = {
  nationalCode: codes.isNationalCode,
  legalEntityId: codes.isLegalEntityId,
  sheba: codes.isSheba,
  bankCard: codes.isBankCard,
  mobile: codes.isMobile,
  phone: (code) => /^\d+$/.test(code),
  postalCode: codes.isPostalCode,
  insuranceNumber: codes.isInsuranceNumber,
  email: codes.isEmail,
  latin: (code) => /^[ -~]+$/.test(code),
  alphanumeric: (code) => /^[A-Za-z0-9]+$/.test(code),
  pseudoId: (code) => /^[0-9A-Za-z][0-9A-Za-z._/-]*$/.test(code),
  digits: (code) => /^\d+$/.test(code),
};

/** Of several lines each that is not empty is a code. */
const codesIn = (value: string, { type }: FieldDefinition): readonly string[] => (type === 'textarea' ? value.split('\n').filter((line) => line !== '') : [value]);

const text: BuiltIn = (value, field) => {
  if (typeof value !== 'string') return texts.kind(field.label);
  if (hasForbiddenCharacters(value)) return texts.characters;
  if (field.code !== undefined && !codesIn(value, field).every(isRightCode[field.code])) return texts.codes[field.code];
  return lengthFault(value, field);
};

/** Lower and upper bound, by default from 0; a number below 0 needs a `min` that allows it. */
export const boundsOf = ({ min = 0, max }: FieldDefinition): { readonly min: number; readonly max: number | undefined } => ({ min, max });

function boundsFault(value: number | bigint, field: FieldDefinition): string | undefined {
  const { min, max } = boundsOf(field);
  // bounds speak of rials, so they are shown as rials
  const shown = (bound: number): string => display(field, bound);
  if (value < min) return texts.atLeast(shown(min));
  return max !== undefined && value > max ? texts.atMost(shown(max)) : undefined;
}

const number: BuiltIn = (value, field) => {
  if (field.money) return typeof value === 'string' && /^-?\d{1,18}$/.test(value) ? boundsFault(BigInt(value), field) : texts.amount;
  return Number.isSafeInteger(value) ? boundsFault(value as number, field) : texts.whole;
};

/** Digits after the point. */
function decimalsOf(value: number): number {
  const [, digits = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, digits.length - Number(exponent));
}

/** A float has at most the decimals of its step, two when it names none. */
const FLOAT_STEP = 0.01;
const float: BuiltIn = (value, field) => {
  if (typeof value !== 'number' || Math.abs(value) > Number.MAX_SAFE_INTEGER) return texts.decimal;
  const most = decimalsOf(field.step ?? FLOAT_STEP);
  if (decimalsOf(value) > most) return most === 0 ? texts.noDecimals : texts.decimals(count(most));
  return boundsFault(value, field);
};

const DAY_MINUTES = 24 * 60;

/** Minutes: of a day for a time, else as far as the digits of the hours reach. */
const hours: BuiltIn = (value, field) => {
  if (!Number.isSafeInteger(value)) return texts.hour;
  const most = field.type === 'time' ? DAY_MINUTES - 1 : 10 ** hourDigits(field) * 60 - 1;
  const max = Math.min(field.max ?? most, most);
  const min = Math.max(field.min ?? 0, 0);
  if ((value as number) < min) return texts.hourAtLeast(display(field, min));
  return (value as number) > max ? texts.hourAtMost(display(field, max)) : undefined;
};

/** Why a text that `normalise` could not read is no date. */
function unreadDate(typed: string, withTime: boolean | undefined): string {
  const [day = ''] = typed.split(/[\sT]/, 1);
  const read = parseJalali(day);
  // a right day: the hour is missing, too much or none
  if (read.ok || read.reason === 'format') return withTime ? texts.dateTimeFormat : texts.dateFormat;
  return dateFault(read.reason, day);
}

const date: BuiltIn = (value, field, { today }) => {
  const { withTime, minDate, maxDate, disablePast, disableFuture, label } = field;
  if (typeof value !== 'string') return texts.kind(label);
  if (readDate(value, withTime) !== value) return unreadDate(value, withTime);
  const day = value.slice(0, 10);
  const from = [minDate, disablePast ? today : undefined]
    .filter((one) => one !== undefined)
    .toSorted()
    .at(-1);
  const to = [maxDate, disableFuture ? today : undefined].filter((one) => one !== undefined).toSorted()[0];
  if (from !== undefined && day < from) return texts.dateMin(formatJalaliFa(from));
  return to !== undefined && day > to ? texts.dateMax(formatJalaliFa(to)) : undefined;
};

function optionFault(ids: readonly string[], field: FieldDefinition, values: FormValues): string | undefined {
  const rows = knownRows(field);
  if (rows === undefined) return ids.includes(NONE_ID) && !field.noneOption ? texts.option : undefined;
  const options = new Map(toOptions(field, rows, values).map((option) => [option.id, option]));
  if (ids.some((id) => !options.has(id))) return texts.option;
  return ids.some((id) => options.get(id)?.isDisabled) ? texts.optionDisabled : undefined;
}

const select: BuiltIn = (value, field, { values }) => {
  if (typeof value !== 'string') return texts.kind(field.label);
  return hasForbiddenCharacters(value) ? texts.characters : optionFault([value], field, values);
};

const multiselect: BuiltIn = (value, field, { values }) => {
  const ids = typeof value === 'string' ? listIn(value) : undefined;
  if (ids === undefined || !ids.every((id) => typeof id === 'string')) return texts.kind(field.label);
  return ids.some(hasForbiddenCharacters) ? texts.characters : optionFault(ids, field, values);
};

const yesOrNo: BuiltIn = (value, field) => {
  const pair = pairOf(field) ?? { true: true, false: false };
  return value === pair.true || value === pair.false ? undefined : texts.kind(field.label);
};

/** Spec 5: a range goes from 0 to 100 by 1. */
export const rangeBounds = ({ min = 0, max = 100, step = 1 }: FieldDefinition) => ({ min, max, step });

const range: BuiltIn = (value, field) => {
  const ends = typeof value === 'string' ? listIn(value) : undefined;
  if (ends?.length !== 2 || !ends.every((end) => typeof end === 'number')) return texts.kind(field.label);
  const [from, to] = ends as [number, number];
  const { min, max, step } = rangeBounds(field);
  if (from > to) return texts.rangeOrder;
  if (from < min || to > max) return texts.rangeBounds(display({ ...field, type: 'float' }, min), display({ ...field, type: 'float' }, max));
  return decimalsOf(from) > decimalsOf(step) || decimalsOf(to) > decimalsOf(step) ? texts.decimals(count(decimalsOf(step))) : undefined;
};

const file: BuiltIn = (value) => (isFileValue(value) ? undefined : texts.file);

const files: BuiltIn = (value) => {
  if (!Array.isArray(value) || !value.every((entry) => isFileValue(entry?.name))) return texts.file;
  return value.length > MAX_FILES ? texts.tooManyFiles(count(MAX_FILES)) : undefined;
};

const nothing: BuiltIn = () => undefined;

export const builtInRules: Readonly<Record<FieldType, BuiltIn>> = {
  text,
  textarea: text,
  textResize: text,
  password: text,
  hour: hours,
  longHour: hours,
  number,
  float,
  select,
  multiselect,
  multiselectAll: multiselect,
  lazyselect: select,
  heavyselect: select,
  check: yesOrNo,
  time: hours,
  indicator: yesOrNo,
  switch: yesOrNo,
  date,
  range,
  display: nothing,
  component: nothing,
  render: nothing,
  inputFile: file,
  file,
  filePro: files,
  group: nothing,
};
