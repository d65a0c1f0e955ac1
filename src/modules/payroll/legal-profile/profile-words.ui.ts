/** How readings of the law are said on the screen. */

import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { formatCode, formatNumber, shownDigits } from '#ui/format/format.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import { BY_LAW, codesIn, type SettingKey, shapeOf } from './profile.rules.ts';
import tab from './profile-tab.messages.fa.ts';
import words from './profile-words.messages.fa.ts';

const DECIMALS = 9;

interface SettingWords {
  readonly title: string;
  readonly meaning: string;
  readonly source: string;
  /** Its words with their names, where it has any. */
  readonly values?: Readonly<Record<string, string>>;
}

export const wordsOf = (key: SettingKey): SettingWords => words.settings[key];

const factors: Readonly<Record<string, string>> = payMessages.factors;
export const factorTitle = (code: string): string => (Object.hasOwn(factors, code) ? (factors[code] ?? code) : code);

/** A text of a key in words. */
export function saidAs(key: SettingKey, text: string): string {
  const named = wordsOf(key).values?.[text];
  if (named !== undefined) return named;
  if (text === BY_LAW) return words.byLaw;
  const shape = shapeOf(key);
  if (shape === 'codes') return text === '' ? words.noCodes : listInWords(codesIn(text).map(factorTitle));
  if (shape === 'rials') return words.rials(formatNumber(Number(text)));
  return Number.isNaN(Number(text)) ? shownDigits(text) : formatNumber(Number(text), DECIMALS);
}

/** A day as the month it begins or ends. */
export function monthOf(day: string): string {
  const { year, month } = toJalali(day);
  return tab.month(monthNames[month - 1] ?? '', formatCode(String(year)));
}
