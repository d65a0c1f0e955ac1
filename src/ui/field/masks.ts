import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import type { Mask } from './use-masked-input.ts';

const arabicYeh = /[\u064a\u0649]/g;
const arabicKaf = /\u0643/g;

/** Arabic yeh and kaf never enter our text; one letter for one letter, so the caret stays. */
export function foldLetters(text: string): string {
  return text.replace(arabicYeh, '\u06cc').replace(arabicKaf, '\u06a9');
}

function onlyDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

export const textMask: Mask = { show: (stored) => stored, store: foldLetters, count: (raw) => raw.length };

/** User names, mails, IBANs: digits typed on a Persian keyboard become Latin. */
export const latinMask: Mask = { show: (stored) => stored, store: toAsciiDigits, count: (raw) => raw.length };

/** Codes of digits: shown in the chosen script, stored ASCII, leading zeros kept. */
export const digitsMask: Mask = { show: shownDigits, store: onlyDigits, count: (raw) => onlyDigits(raw).length };

/** Whether a code is written in Persian digits: as long as it has nothing else. */
export const isDigits = (stored: string): boolean => /^\d*$/.test(stored);

/** Codes of digits, perhaps with Latin letters: Persian while there are digits only, stored ASCII. */
export const codeMask: Mask = { show: (stored) => (isDigits(stored) ? shownDigits(stored) : stored), store: toAsciiDigits, count: (raw) => raw.length };

/** A whole number; grouped by thousands when asked. */
export function integerMask(isGrouped: boolean): Mask {
  return {
    show: (stored) => (isGrouped && stored !== '' ? formatNumber(BigInt(stored)) : shownDigits(stored)),
    store: (raw) => onlyDigits(raw).replace(/^0+(?=\d)/, ''),
    count: (raw) => onlyDigits(raw).length,
  };
}

/** A Jalali date while it is typed: year 4, month 2, day 2; what overflows a part moves to the next. */
export const dateMask: Mask = {
  show: shownDigits,
  store: (raw) => spillDate(toAsciiDigits(raw)),
  count: (raw) => onlyDigits(raw).length,
};

function spillDate(text: string): string {
  const cleaned = text.replace(/[^\d]+/g, '/').replace(/^\//, '');
  const sizes = [4, 2, 2];
  const parts = cleaned.split('/');
  const out: string[] = [];
  for (let at = 0; at < sizes.length && at < parts.length; at += 1) {
    const size = sizes[at] ?? 2;
    const part = parts[at] ?? '';
    out.push(part.slice(0, size));
    const rest = part.slice(size);
    if (rest !== '') parts[at + 1] = rest + (parts[at + 1] ?? '');
  }
  return out.join('/');
}
