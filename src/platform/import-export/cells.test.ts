import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { addDays, formatJalali } from '#kernel/jalali/jalali.ts';
import { normaliseText, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import {
  amount,
  type CellResult,
  type CellTools,
  cleaningsOf,
  code,
  date,
  insuranceNumber,
  mobile,
  nationalCode,
  postalCode,
  type ReadCell,
  sheba,
  text,
  wholeNumber,
} from './cells.rules.ts';

const tools: CellTools = { option: () => undefined };
const read = (reader: ReadCell, cell: string): CellResult => reader(cell, tools);
const codeOf = (result: CellResult): string | undefined => ('code' in result ? result.code : undefined);

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1921-03-21', n));
const goodNational = digits(9)
  .map((first) => `${first}${nationalCodeCheckDigit(first)}`)
  .filter((value) => !/^(\d)\1*$/.test(value));
const persianWord = fc.string({ unit: fc.constantFrom(...'\u0627\u0628\u067E\u06CC\u06A9\u0644\u0645\u0646\u06F1 \u200C'), minLength: 1, maxLength: 30 }).map(normaliseText);

/** Readers with tidy cells: what comes back is the cell itself, or what the cell stands for. */
const tidy: readonly (readonly [string, ReadCell, fc.Arbitrary<{ cell: string; value: string }>])[] = [
  ['text', text(80), persianWord.filter((value) => value !== '').map((value) => ({ cell: value, value }))],
  ['code', code(20), fc.string({ unit: fc.constantFrom(...'AZaz09-_/.'), minLength: 1, maxLength: 20 }).map((value) => ({ cell: value, value }))],
  ['nationalCode', nationalCode, goodNational.map((value) => ({ cell: value, value }))],
  ['sheba', sheba, fc.tuple(digits(3), digits(19)).map(([bank, account]) => ({ cell: makeSheba(bank, account), value: makeSheba(bank, account) }))],
  ['mobile', mobile, digits(9).map((rest) => ({ cell: `09${rest}`, value: `09${rest}` }))],
  ['insuranceNumber', insuranceNumber, digits(10).map((value) => ({ cell: value, value }))],
  ['postalCode', postalCode, digits(10).map((value) => ({ cell: value, value }))],
  ['date', date, day.map((iso) => ({ cell: formatJalali(iso), value: iso }))],
  ['amount', amount, fc.bigInt({ min: 0n, max: 10n ** 17n }).map((value) => ({ cell: String(value), value: String(value) }))],
  ['wholeNumber', wholeNumber(30), fc.integer({ min: 0, max: 30 }).map((value) => ({ cell: String(value), value: String(value) }))],
];

describe('cleaning never changes tidy values', () => {
  it.each(tidy)('%s', (_, reader, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, ({ cell, value }) => {
        const result = read(reader, cell);
        expect(result).toMatchObject({ value });
        if ('value' in result) expect(cleaningsOf(cell, result.tidy ?? value)).toEqual([]);
      }),
    );
  });
});

describe('what is only untidy is cleaned', () => {
  it('digits, spaces and prefixes of mobiles', () => {
    fc.assert(
      fc.property(digits(9), fc.constantFrom('+98', '0098', '98', '0', ''), (rest, prefix) => {
        const cell = ` ${toPersianDigits(`${prefix}9${rest.slice(0, 2)}`)} ${rest.slice(2)} `;
        expect(read(mobile, cell)).toEqual({ value: `09${rest}` });
      }),
    );
  });
  it.each<[ReadCell, string, string]>([
    [text(80), ' \u0639\u0644\u064A\u00A0\u0643\u064A\u0627 ', '\u0639\u0644\u06CC \u06A9\u06CC\u0627'],
    [code(20), ' P\u06F0\u06F0\u06F1 ', 'P001'],
    [nationalCode, '84575948', '0084575948'],
    [sheba, 'ir82 0540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
    [sheba, '820540102680020817909002', 'IR820540102680020817909002'],
    [date, '\u06F1\u06F3\u06F4\u06F7-\u06F1\u06F0-\u06F2\u06F0', '1969-01-10'],
    [date, '1347.10.20', '1969-01-10'],
    [date, '13471020', '1969-01-10'],
    [date, '1969-01-10', '1969-01-10'],
    [mobile, '+98 (912) 1234567', '09121234567'],
    [amount, '7.000.000', '7000000'],
    [amount, '\u06F7\u066C\u06F0\u06F0\u06F0\u066C\u06F0\u06F0\u06F0 \u0631\u06CC\u0627\u0644', '7000000'],
    [amount, '7000000 Rials', '7000000'],
    [amount, '5,541,850', '5541850'],
    [amount, '\u06F5\u066C\u06F5\u06F4\u06F1\u066C\u06F8\u06F5\u06F0', '5541850'],
  ])('%s %j -> %j', (reader, cell, value) => {
    const result = read(reader, cell);
    expect(result).toMatchObject({ value });
  });
  it('says what was cleaned', () => {
    expect(cleaningsOf('\u0639\u0644\u064A', '\u0639\u0644\u06CC')).toEqual(['letters']);
    expect(cleaningsOf(' \u06F1\u06F2 ', '12')).toEqual(['digits', 'spaces']);
    expect(cleaningsOf('+989123456789', '09123456789')).toEqual(['form']);
    expect(cleaningsOf('\u06F1\u06F3\u06F4\u06F7-\u06F1-\u06F2', '1347/01/02')).toEqual(['digits', 'form']);
  });
});

describe('what is wrong has a code', () => {
  it.each<[ReadCell, string, string]>([
    [nationalCode, '1234567890', 'bad_check_digit'],
    [nationalCode, '1111111111', 'bad_check_digit'],
    [nationalCode, '1234567', 'bad_check_digit'],
    [sheba, 'IR820540102680020817909003', 'bad_sheba'],
    [sheba, 'IR8205401026800208179090', 'bad_sheba'],
    [mobile, '0912345', 'bad_mobile'],
    [date, '1404/12/30', 'impossible_date'],
    [date, '1404/13/01', 'impossible_date'],
    [date, '2024-02-30', 'impossible_date'],
    [amount, '\u067E\u0646\u062C \u0645\u06CC\u0644\u06CC\u0648\u0646', 'text_in_amount'],
    [amount, '7.000', 'text_in_amount'],
    [amount, '7000000 \u062A\u0648\u0645\u0627\u0646', 'text_in_amount'],
    [amount, '#REF!', 'text_in_amount'],
    [amount, '=A1*2', 'text_in_amount'],
    [text(80), '#N/A', 'bad_characters'],
    [code(20), '=A1', 'bad_characters'],
    [amount, '-5', 'negative_amount'],
    [wholeNumber(30), '31', 'bad_number'],
    [insuranceNumber, '1234567', 'bad_insurance_number'],
    [text(5), '123456', 'too_long'],
    [text(5), 'a\u0000b', 'bad_characters'],
  ])('%s %j: %s', (reader, cell, expected) => {
    expect(codeOf(read(reader, cell))).toBe(expected);
  });
  it.each<[ReadCell, string, Readonly<Record<string, number>> | undefined]>([
    [nationalCode, '??????????', { form: 1 }],
    [nationalCode, '1234567', { digits: 7 }],
    [nationalCode, '1234567890', undefined],
    [mobile, '02188776655', { prefix: 1 }],
    [mobile, '0912 345', { digits: 7 }],
    [mobile, '+98 (21) 8877', { form: 1 }],
    [sheba, 'IR12', { digits: 2 }],
    [sheba, 'unknown', { form: 1 }],
    [sheba, 'IR820540102680020817909003', undefined],
  ])('%s %j counts digits only where there are no others: %j', (reader, cell, facts) => {
    const result = read(reader, cell);
    expect('code' in result ? result.facts : 'fine').toEqual(facts);
  });
  it('leaves a wrong postal code out with a warning', () => {
    expect(read(postalCode, '123')).toMatchObject({ value: undefined, warning: 'bad_postal_code' });
  });
});
