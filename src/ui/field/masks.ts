import type { CodeKind } from '#kernel/form/definition.ts';
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

/** Free text decides its own direction once it has a letter; empty and numeric text follows the page. */
export function directionOf(text: string): 'auto' | undefined {
  // the name of a value in braces says nothing of the language around it
  const words = text.replaceAll(/\{[^{}]*\}/gu, '');
  const first = /\p{L}/u.exec(words)?.[0];
  return first === undefined || (words !== text && /\p{Script=Arabic}/u.test(first)) ? undefined : 'auto';
}

/** User names, mails, IBANs: digits typed on a Persian keyboard become Latin. */
export const latinMask: Mask = { show: (stored) => stored, store: toAsciiDigits, count: (raw) => raw.length };

/** Codes of digits: shown in the chosen script, stored ASCII, leading zeros kept. */
export const digitsMask: Mask = { show: shownDigits, store: onlyDigits, count: (raw) => onlyDigits(raw).length };

/** Whether a code is written in Persian digits: as long as it has no letter (look 14). */
export const isDigits = (stored: string): boolean => !/\p{L}/u.test(stored);

/** Codes of digits, perhaps with Latin letters: Persian while there are digits only, stored ASCII. */
export const codeMask: Mask = { show: (stored) => (isDigits(stored) ? shownDigits(stored) : stored), store: toAsciiDigits, count: (raw) => raw.length };

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

const fewDigits = (most: number): Mask => ({ ...digitsMask, store: (raw) => onlyDigits(raw).slice(0, most) });

/** A Sheba in groups of four Latin characters; its IR comes by itself and goes with the last digit. */
const shebaMask: Mask = {
  show: inFours,
  store: (raw) =>
    onlyDigits(raw)
      .slice(0, 24)
      .replace(/^(?=\d)/, 'IR'),
  count: (raw) => onlyDigits(raw).length,
};

const bankCardMask: Mask = { ...fewDigits(16), show: (stored) => inFours(shownDigits(stored)) };

/** +98 and 0098 may be typed and go when the field is left. */
const mobileMask: Mask = {
  show: shownDigits,
  store: (raw) => (/^\s*\+/.test(raw) ? '+' : '') + onlyDigits(raw).slice(0, 14),
  count: (raw) => raw.replace(/[^+\d\u0660-\u0669\u06f0-\u06f9]/g, '').length,
};

/** How each code is typed; what it is in the end is said by kernel/form. */
export const codeMasks: Readonly<Record<CodeKind, Mask>> = {
  nationalCode: fewDigits(10),
  legalEntityId: fewDigits(11),
  sheba: shebaMask,
  bankCard: bankCardMask,
  mobile: mobileMask,
  phone: mobileMask,
  postalCode: fewDigits(10),
  insuranceNumber: fewDigits(10),
  email: latinMask,
  latin: latinMask,
  alphanumeric: codeMask,
  pseudoId: codeMask,
  digits: digitsMask,
};

export interface NumberMaskOptions {
  /** Thousands are parted. */
  readonly isGrouped?: boolean;
  /** Most decimals; none makes a whole number. */
  readonly decimals?: number;
  readonly isSigned?: boolean;
}

/** `1,234,567` and `1,234.5` pasted from elsewhere; the comma of anything shorter is a decimal sign. */
const pastedGroups = /^\d{1,3}(?:[,\u060c]\d{3})+(?:[.\u066b/]\d*)?$/;
const decimalSign = /[.,/\u066b\u060c]/;

/**
 * A number as it is typed, stored as ASCII digits with `.` and perhaps `-`: no leading zeros, one decimal sign (`.`,
 * `,`, `/` or U+066B, whichever the keyboard has). `12.` and `.5` stay as they are until the field is left.
 */
export function numberMask({ isGrouped = false, decimals = 0, isSigned = false }: NumberMaskOptions = {}): Mask {
  function store(raw: string): string {
    const text = toAsciiDigits(raw).replace(/[\u066c\s]/g, '');
    const sign = isSigned && /^[^\d]*[-\u2212]/.test(text) ? '-' : '';
    const [whole = '', ...rest] = decimals === 0 ? [text] : pastedGroups.test(text) ? text.replace(/[,\u060c]/g, '').split(decimalSign) : text.split(decimalSign);
    const point = rest.length > 0 ? `.${onlyDigits(rest.join('')).slice(0, decimals)}` : '';
    return sign + onlyDigits(whole).replace(/^0+(?=\d)/, '') + point;
  }
  const kept = new RegExp(`[^\\d${decimals > 0 ? '.,/\\u066b\\u060c' : ''}${isSigned ? '\\u2212-' : ''}]`, 'g');
  function show(stored: string): string {
    const [, sign = '', whole = '', rest = ''] = /^(-?)(\d*)(.*)$/.exec(stored) ?? [];
    const digits = isGrouped && whole !== '' ? formatNumber(BigInt(whole)) : shownDigits(whole);
    return (sign === '' ? '' : '\u2212') + digits + shownDigits(rest.replace('.', '\u066b'));
  }
  return { show, store, count: (raw) => toAsciiDigits(raw).replace(kept, '').length };
}

/**
 * Hours and minutes while they are typed: the colon comes by itself behind `hourDigits` digits; typed earlier, it ends
 * the hours, which a clock time fills up with a zero (`isPadded`). Spec 5 "Time input".
 */
export function clockMask(hourDigits: number, isPadded: boolean): Mask {
  function store(raw: string): string {
    const text = toAsciiDigits(raw).replace(/[^\d:]/g, '');
    const colon = text.indexOf(':');
    const early = colon > 0 && colon < hourDigits;
    const hours = early ? (isPadded ? text.slice(0, colon).padStart(hourDigits, '0') : text.slice(0, colon)) : onlyDigits(text).slice(0, hourDigits);
    const minutes = early ? onlyDigits(text.slice(colon)) : onlyDigits(text).slice(hourDigits);
    return early || minutes !== '' ? `${hours}:${minutes.slice(0, 2)}` : hours;
  }
  return { show: shownDigits, store, count: (raw) => onlyDigits(raw).length };
}

/** A Jalali date while it is typed: year 4, month 2, day 2; what overflows a part moves to the next. */
export const dateMask: Mask = {
  show: shownDigits,
  store: (raw) => spillDate(toAsciiDigits(raw)),
  count: (raw) => onlyDigits(raw).length,
};

/** A Jalali date and behind it, after a space, a clock time. */
export const dateTimeMask: Mask = {
  show: shownDigits,
  store: (raw) => {
    const { day, time } = splitDateTime(toAsciiDigits(raw).trimStart());
    return time === undefined ? spillDate(day) : `${spillDate(day)} ${clockMask(2, true).store(time)}`;
  },
  count: (raw) => onlyDigits(raw).length,
};

/** The time begins behind a space, or with the ninth digit of a date typed without any sign. */
function splitDateTime(text: string): { day: string; time?: string } {
  const space = text.search(/\s/);
  const end = space >= 0 ? space : /^\d{4}\/?\d{2}\/?\d{2}(?=\d)/.exec(text)?.[0].length;
  return end === undefined ? { day: text } : { day: text.slice(0, end), time: text.slice(end) };
}

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
