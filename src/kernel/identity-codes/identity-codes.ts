/**
 * Codes that identify a person, an account or a place in Iran.
 * Every `is...` takes the clean form only (ASCII digits, nothing between them): call `cleanCode` at the door.
 * Source of the rules: guide/iran.md section 3 "Identity and text rules".
 */
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';

/** White space, dashes of every length, and tatweel, which Persian keyboards offer as a dash. */
const BETWEEN_DIGITS = /[\s\p{Dash}\u0640]/gu;

/** Weights of digits 1..10 of a legal entity id. */
const LEGAL_ENTITY_WEIGHTS = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17] as const;

/** The clean form of a typed or pasted code: ASCII digits, capital Latin letters, no spaces and no dashes. */
export function cleanCode(text: string): string {
  return cleanDigits(text).replace(BETWEEN_DIGITS, '').toUpperCase();
}

/** National code of a citizen: 10 digits, not all equal, right check digit. The place prefix is not judged. */
export function isNationalCode(code: string): boolean {
  return /^\d{10}$/.test(code) && !hasEqualDigits(code) && nationalCodeCheckDigit(code.slice(0, 9)) === digitAt(code, 9);
}

/** Check digit 0..9 of nine digits: r = sum(d[i] * (10 - i)) mod 11, then r below 2 and 11 - r above. */
export function nationalCodeCheckDigit(first9: string): number {
  demand(/^\d{9}$/.test(first9), 'nine digits expected');
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += digitAt(first9, i) * (10 - i);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/** National id of a legal entity: 11 digits, not all equal, the last one checks the first ten. */
export function isLegalEntityId(code: string): boolean {
  if (!/^\d{11}$/.test(code) || hasEqualDigits(code)) return false;
  const shift = digitAt(code, 9) + 2;
  const sum = LEGAL_ENTITY_WEIGHTS.reduce((total, weight, i) => total + (digitAt(code, i) + shift) * weight, 0);
  return (sum % 11) % 10 === digitAt(code, 10);
}

/** Sheba (Iranian IBAN): `IR` and 24 digits with remainder 1 by ISO 7064 mod 97-10. Any bank code passes. */
export function isSheba(code: string): boolean {
  return /^IR\d{24}$/.test(code) && mod97(`${code.slice(4)}1827${code.slice(2, 4)}`) === 1;
}

/** A valid Sheba of a bank code (3 digits) and an account number (19 digits), for generators and samples. */
export function makeSheba(bank3: string, account19: string): string {
  demand(/^\d{3}$/.test(bank3) && /^\d{19}$/.test(account19), '3 and 19 digits expected');
  const check = 98 - mod97(`${bank3}${account19}182700`);
  return `IR${String(check).padStart(2, '0')}${bank3}${account19}`;
}

/** The three digits that name the bank of a Sheba, `null` when it is none. The name of the bank is base data. */
export function bankOfSheba(code: string): string | null {
  return isSheba(code) ? code.slice(4, 7) : null;
}

/** Bank card: 16 digits, not all equal, Luhn. The first six digits are a hint about the bank, never a rule. */
export function isBankCard(code: string): boolean {
  if (!/^\d{16}$/.test(code) || hasEqualDigits(code)) return false;
  let sum = 0;
  for (let i = 0; i < 16; i++) {
    const value = digitAt(code, i) * (i % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Mobile number in its stored form `09xxxxxxxxx`. */
export function isMobile(code: string): boolean {
  return /^09\d{9}$/.test(code);
}

/** A typed mobile number in its stored form `09xxxxxxxxx` (+98, 0098, 98 and 0 in front, brackets and dots are known), or `null`. */
export function cleanMobile(text: string): string | null {
  const subscriber = /^(?:\+98|0098|98)?0?(9\d{9})$/.exec(cleanCode(text).replace(/[().]/g, ''))?.[1];
  return subscriber === undefined ? null : `0${subscriber}`;
}

/** Postal code: 10 digits. The published digit pattern is too unsure to refuse by. */
export function isPostalCode(code: string): boolean {
  return /^\d{10}$/.test(code);
}

/** Social insurance number: 8 digits (old) to 10. Text, never a number: zeros in front count. */
export function isInsuranceNumber(code: string): boolean {
  return /^\d{8,10}$/.test(code);
}

/** User name that may be registered: 6 to 30 Latin letters and digits. */
export function isUsername(name: string): boolean {
  return /^[A-Za-z0-9]{6,30}$/.test(name);
}

/** User name that may be tried at sign-in: at least 4 Latin letters, digits, `-`, `_`, `.`; 64 is our own bound. */
export function isSignInName(name: string): boolean {
  return /^[A-Za-z0-9_.-]{4,64}$/.test(name);
}

/** Plain e-mail address with a dotted domain, at most 254 characters (RFC 5321); quoted forms are refused. */
export function isEmail(address: string): boolean {
  return address.length <= 254 && /^[\w!#$%&'*+/=?^`{|}~.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/.test(address);
}

function digitAt(digits: string, index: number): number {
  return digits.charCodeAt(index) - 48;
}

function hasEqualDigits(digits: string): boolean {
  return /^(\d)\1*$/.test(digits);
}

function mod97(digits: string): number {
  return Number(BigInt(digits) % 97n);
}

function demand(holds: boolean, message: string): void {
  if (!holds) throw new RangeError(message);
}
