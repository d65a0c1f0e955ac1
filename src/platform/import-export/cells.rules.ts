/**
 * Readers of single cells: what is only untidy is cleaned, what is wrong gets a stable code.
 * Source of the rules: guide/iran.md section 3. Pure; a tidy value comes back as it was.
 */
import { cleanCode, cleanMobile, isInsuranceNumber, isNationalCode, isPostalCode, isSheba } from '#kernel/identity-codes/identity-codes.ts';
import { formatJalali, isIsoDate, parseJalali } from '#kernel/jalali/jalali.ts';
import { cleanDigits, foldForSearch, hasForbiddenCharacters, normaliseText, toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import { parseRial } from '#kernel/rial/rial.ts';

/** What was tidied in a cell; counted per row for the trial's summary. */
export type Cleaning = 'letters' | 'digits' | 'spaces' | 'form';

export interface CellTools {
  /** Id of an option of an enumeration by its text in any spelling, or undefined. */
  option(type: string, text: string): string | undefined;
}

export type CellResult =
  /** `tidy`: how a careful hand would have typed the cell, where that is not the value itself. */
  { readonly value: string | undefined; readonly tidy?: string; readonly warning?: string } | { readonly code: string; readonly facts?: Readonly<Record<string, string | number>> };
/** What a cell takes, for the sheet that tells people how to fill in. */
export type CellForm =
  | { readonly is: 'text' | 'code' | 'number'; readonly max: number }
  | { readonly is: 'nationalCode' | 'sheba' | 'mobile' | 'insuranceNumber' | 'postalCode' | 'date' | 'amount' }
  | { readonly is: 'option'; readonly type: string }
  | { readonly is: 'words'; readonly words: readonly string[] };

/** Reads a cell that is not empty. */
export type ReadCell = ((text: string, tools: CellTools) => CellResult) & { readonly form: CellForm };

const reader = (form: CellForm, read: (text: string, tools: CellTools) => CellResult): ReadCell => Object.assign(read, { form });

const bad = (code: string, facts?: Readonly<Record<string, string | number>>): CellResult => (facts ? { code, facts } : { code });

/** A formula without its result, or the error it ended in: whatever it was to say, it does not say it. */
const FORMULA = /^(?:=|#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|N\/A)$)/;

/** A name or title of one line. */
export const text = (max: number): ReadCell =>
  reader({ is: 'text', max }, (cell) => {
    const value = normaliseText(cell);
    if (FORMULA.test(value)) return bad('bad_characters', { formula: 1 });
    if (hasForbiddenCharacters(value)) return bad('bad_characters');
    return value.length > max ? bad('too_long', { max }) : { value };
  });

/** A code of an organisation's own making: capitals kept, digits ASCII, nothing invisible. */
export const code = (max: number): ReadCell =>
  reader({ is: 'code', max }, (cell) => {
    const value = toAsciiDigits(normaliseText(cell));
    if (FORMULA.test(value)) return bad('bad_characters', { formula: 1 });
    if (hasForbiddenCharacters(value)) return bad('bad_characters');
    return value.length > max ? bad('too_long', { max }) : { value };
  });

/** Facts for the sentence of a number of wrong length: how many digits there are, or that it is no number at all. */
const lengthFacts = (clean: string): Readonly<Record<string, string | number>> => (/^\d+$/.test(clean) ? { digits: clean.length } : { form: 1 });

/** National code; 8 and 9 digits are what spreadsheets leave of one with zeros in front. */
export const nationalCode: ReadCell = reader({ is: 'nationalCode' }, (cell) => {
  const digits = cleanCode(cell);
  if (!/^\d{8,10}$/.test(digits)) return bad('bad_check_digit', lengthFacts(digits));
  const value = digits.padStart(10, '0');
  return isNationalCode(value) ? { value } : bad('bad_check_digit');
});

export const sheba: ReadCell = reader({ is: 'sheba' }, (cell) => {
  const clean = cleanCode(cell);
  const value = /^\d{24}$/.test(clean) ? `IR${clean}` : clean;
  if (isSheba(value)) return { value };
  return /^IR\d{24}$/.test(value) ? bad('bad_sheba') : bad('bad_sheba', lengthFacts(value.replace(/^IR/, '')));
});

export const mobile: ReadCell = reader({ is: 'mobile' }, (cell) => {
  const value = cleanMobile(cell);
  if (value !== null) return { value };
  const facts = lengthFacts(cleanCode(cell).replace(/[().]/g, ''));
  return bad('bad_mobile', facts['digits'] === 11 ? { prefix: 1 } : facts);
});

/** Zeros in front belong to the number; spreadsheets drop them, which cannot be told from an old 8-digit number. */
export const insuranceNumber: ReadCell = reader({ is: 'insuranceNumber' }, (cell) => {
  const value = cleanCode(cell);
  return isInsuranceNumber(value) ? { value } : bad('bad_insurance_number');
});

/** Kept also when it is no postal code: the address is still of use. */
export const postalCode: ReadCell = reader({ is: 'postalCode' }, (cell) => {
  const value = cleanCode(cell).slice(0, 20);
  return isPostalCode(value) ? { value } : { value: undefined, tidy: cell, warning: 'bad_postal_code' };
});

/** A Jalali day, or a Gregorian one (a date cell of a spreadsheet); separators `/`, `-`, `.` or none at all. */
export const date: ReadCell = reader({ is: 'date' }, (cell) => {
  const typed = cleanDigits(cell).replace(/\s+/g, '');
  const gregorian = /^(?:18|19|20)\d\d-\d\d-\d\d$/.test(typed);
  if (gregorian) return isIsoDate(typed) ? { value: typed } : bad('impossible_date');
  const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(typed);
  const parsed = parseJalali(parts ? `${parts[1]}/${parts[2]}/${parts[3]}` : typed.replaceAll(/[.\u066B\p{Dash}]/gu, '/'));
  if (parsed.ok) return { value: parsed.iso, tidy: formatJalali(parsed.iso) };
  const [year = '', month = '', day = ''] = toAsciiDigits(typed).split(/\D+/);
  return bad('impossible_date', { fault: parsed.reason, year, month: Number(month) || 0, day: Number(day) || 0 });
});

/** The name of the currency after an amount, in Persian, Arabic or Latin letters. */
const RIAL = /\s*(?:\u0631[\u06CC\u064A\u0649]\u0627\u0644|rials?|irr)$/i;
/** Groups parted by dots: two or more, because one may be a decimal. */
const DOTTED = /^[-\u2212]?\d{1,3}(?:\.\d{3}){2,}$/;

/** A whole number of rials. Thousands separators and the word for rial go; other words stay what they are: no amount. */
export const amount: ReadCell = reader({ is: 'amount' }, (cell) => {
  const bare = cleanDigits(cell).replace(RIAL, '');
  const value = parseRial(DOTTED.test(bare) ? bare.replaceAll('.', '') : bare);
  if (value === null) return bad('text_in_amount');
  return value < 0n ? bad('negative_amount') : { value: String(value) };
});

export const wholeNumber = (most: number): ReadCell =>
  reader({ is: 'number', max: most }, (cell) => {
    const digits = cleanDigits(cell);
    return /^\d{1,6}$/.test(digits) && Number(digits) <= most ? { value: String(Number(digits)) } : bad('bad_number', { max: most });
  });

/** An option of a list by its text. `lenient`: an unknown one is left out with a warning instead of refused. */
export const option = (type: string, lenient?: 'lenient'): ReadCell =>
  reader({ is: 'option', type }, (cell, tools) => {
    const value = tools.option(type, cell);
    if (value !== undefined) return { value, tidy: normaliseText(cell) };
    return lenient ? { value: undefined, tidy: cell, warning: 'unknown_option' } : bad('unknown_option');
  });

/** One of a few words that are no enumeration: word to value. The first word of a value is the one that is offered. */
export function oneOf(words: Readonly<Record<string, string>>): ReadCell {
  const known = new Map(Object.entries(words).map(([word, value]) => [foldForSearch(word), value]));
  const offered = [...Map.groupBy(Object.entries(words), ([, value]) => value).values()].map(([first]) => first?.[0] ?? '');
  return reader({ is: 'words', words: offered }, (cell) => {
    const value = known.get(foldForSearch(cell));
    return value === undefined ? bad('unknown_option') : { value, tidy: normaliseText(cell) };
  });
}

const ARABIC_LETTER = /[\u064A\u0649\u0643]/;
const EASTERN_DIGIT = /[\u06F0-\u06F9\u0660-\u0669]/;
const UNTIDY_SPACE = /^[\s\u200C]|[\s\u200C]$|\s[\s\u200C]|[^\S ]/;

/** What had to be done to a cell to make it tidy; empty when it already was. */
export function cleaningsOf(cell: string, tidy: string): Cleaning[] {
  if (cell === tidy) return [];
  const found: Cleaning[] = [];
  if (ARABIC_LETTER.test(cell)) found.push('letters');
  if (EASTERN_DIGIT.test(cell) && !EASTERN_DIGIT.test(tidy)) found.push('digits');
  if (UNTIDY_SPACE.test(cell)) found.push('spaces');
  // whatever is left: dashes, separators, +98, dropped zeros, invisible marks
  if (found.length === 0 || toAsciiDigits(normaliseText(cell)) !== toAsciiDigits(tidy)) found.push('form');
  return found;
}
