/** Readings of the law as a company keeps them: one text for each key of the settings of pay. Pure. */
import { compare, type Exact, readExact, writeExact } from '#kernel/formula/exact.ts';
import { firstDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { choices, defaultSettings, type PayReadings, type PaySettings } from '../pay/pay-settings.rules.ts';

export type SettingKey = keyof PayReadings;

/** One of its words; hours above nothing; a share of 0 to 1; codes of factors with commas between them; whole rials. */
export type SettingShape = 'choice' | 'hours' | 'share' | 'codes' | 'rials';

const shapes = {
  ...({ monthBasis: 'choice', partMonth: 'choice', seniorityMonth: 'choice', monthHours: 'hours', hourRounding: 'choice' } as const),
  ...({ overtimeBase: 'codes', capDays: 'choice', taxMethod: 'choice', negativeTax: 'choice', taxInsuranceShare: 'share' } as const),
  ...({ eidiBase: 'codes', severanceMethod: 'choice', severanceBase: 'codes', lineRounding: 'choice', netRounding: 'rials', lateList: 'choice' } as const),
} as const satisfies Readonly<Record<SettingKey, SettingShape>>;

/** In the order in which a month is counted. */
export const settingKeys = Object.keys(shapes) as SettingKey[];
export const shapeOf = (key: SettingKey): SettingShape => shapes[key];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(shapes, key);

/** What a figure says that is not the company's own: the one of the law of the month. */
export const BY_LAW = 'law';
const SEPARATOR = ',';
const MOST_RIALS = 1_000_000;
const MOST_CODES = 60;
const codeShape = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;
const figureShape = /^\d{1,9}(?:\.\d{1,9}|\/[1-9]\d{0,8})?$/;

const optionsOf = (key: SettingKey): readonly string[] => (Object.hasOwn(choices, key) ? choices[key as keyof typeof choices] : []);

/** The codes of a text. */
export const codesIn = (text: string): readonly string[] => (text === '' ? [] : text.split(SEPARATOR));

function isCodes(text: string): boolean {
  const codes = codesIn(text);
  return codes.length <= MOST_CODES && codes.every((code) => codeShape.test(code)) && new Set(codes).size === codes.length;
}

function isFigure(text: string, isRight: (value: Exact) => boolean): boolean {
  if (text === BY_LAW) return true;
  const value = figureShape.test(text) ? readExact(text) : undefined;
  return value !== undefined && isRight(value);
}

/** Whether a key takes the text. */
export function takesText(key: SettingKey, text: string): boolean {
  switch (shapes[key]) {
    case 'choice':
      return optionsOf(key).includes(text);
    case 'hours':
      return isFigure(text, (value) => compare(value, 0) > 0);
    case 'share':
      return isFigure(text, (value) => compare(value, 1) <= 0);
    case 'codes':
      return isCodes(text);
    case 'rials':
      return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= MOST_RIALS;
  }
}

const readText = (key: SettingKey, text: string): PaySettings[SettingKey] => {
  const shape = shapes[key];
  if (shape === 'codes') return codesIn(text);
  if (shape === 'rials') return Number(text);
  if (shape === 'choice') return text as PaySettings[SettingKey];
  return text === BY_LAW ? undefined : readExact(text);
};

/** What somebody has set, for days of ISO, ends within. */
export interface ProfileRow {
  readonly key: string;
  readonly value: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly companyName: string;
  /** 0: of the company itself, 1: of the one above it ... */
  readonly distance: number;
}

/** Of each key the row that counts in a month: its first day decides, and of several companies the nearest. */
export function standingIn(rows: readonly ProfileRow[], of: YearMonth): ReadonlyMap<string, ProfileRow> {
  const day = firstDay(of);
  const valid = rows.filter(({ fromDate, thruDate }) => fromDate <= day && (thruDate === null || day <= thruDate));
  return new Map(valid.toSorted((a, b) => b.distance - a.distance).map((row) => [row.key, row]));
}

/** The settings that rows say, over what counts where nobody has said anything. A key or a text that is none any more counts for nothing. */
export function settingsFrom(rows: Iterable<Pick<ProfileRow, 'key' | 'value'>>): PaySettings {
  const said = [...rows].flatMap(({ key, value }) => (isSettingKey(key) && takesText(key, value) ? [[key, readText(key, value)] as const] : []));
  return { ...defaultSettings, ...Object.fromEntries(said) };
}

/** The settings of each month. Months that are read alike have the same ones. */
export function settingsBy(rows: readonly ProfileRow[]): (of: YearMonth) => PaySettings {
  const known = new Map<string, PaySettings>();
  return (of) => {
    const standing = [...standingIn(rows, of).values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const name = JSON.stringify(standing.map(({ key, value }) => [key, value]));
    const settings = known.get(name) ?? settingsFrom(standing);
    known.set(name, settings);
    return settings;
  };
}

/** The text of a setting. */
export function textOf(key: SettingKey, settings: PaySettings): string {
  const value = settings[key];
  if (value === undefined) return BY_LAW;
  if (Array.isArray(value)) return value.join(SEPARATOR);
  return typeof value === 'string' ? value : writeExact(value as Exact);
}
