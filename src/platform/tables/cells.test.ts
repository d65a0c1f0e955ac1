import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { cellText, harmless, sheetCell } from './cells.rules.ts';
import words from './tables.messages.fa.ts';

const column = (type: ColumnDefinition['type'], more: Partial<ColumnDefinition> = {}): ColumnDefinition => ({ name: 'x', label: 'x', type, ...more });

describe('formulas', () => {
  // reliability-security.md I3
  const signs = ['=', '+', '-', '@', '\t', '\r', '\0', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
  test.each(signs.flatMap((sign) => [`${sign}1+1`, `${sign}cmd|' /C calc'!A0`, `${sign}HYPERLINK("x")`, `  ${sign}1+1`, `\u200F${sign}A1`]))(
    '%j is text in every sheet',
    (text) => {
      expect(harmless(text).startsWith("'")).toBe(true);
      for (const type of ['text', 'code', 'select', 'multiselect'] as const) expect(String(sheetCell(column(type), text)).startsWith("'")).toBe(true);
    },
  );

  test('nothing that begins like one is left, and nothing else is touched', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...signs, ' ', 'a', '1', '\u06F1', '\n'), maxLength: 8 }), (text) => {
        const written = harmless(text);
        expect(/^[=+@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/.test(written)).toBe(false);
        expect(written.startsWith('-') ? /^-\d+(\.\d+)?$/.test(written) : true).toBe(true);
      }),
    );
    for (const text of ['a=b', '\u0639\u0644\u06CC', '12', '-12', '-1.5', "o'clock"]) expect(harmless(text)).toBe(text);
  });

  test('controls that no sheet can hold are left out', () => expect(harmless('a\0b\u0007c\tg')).toBe('abc\tg'));
});

describe('a cell of a sheet', () => {
  test.each<[string, ColumnDefinition, unknown, string | number | null]>([
    ['a negative number', column('count'), -5, -5],
    ['a bigint of the driver', column('count'), 7n, 7],
    ['a float', column('float'), -1.25, -1.25],
    ['rials', column('amount'), '123456789012345', 123456789012345],
    ['more rials than a sheet counts', column('amount'), '1234567890123456', '1234567890123456'],
    ['a day', column('date'), '2026-11-22', '1405/09/01'],
    ['a moment, in Tehran', column('dateTime'), '2026-03-20T20:30:00.000Z', '1405/01/01 00:00'],
    ['a day before the calendar', column('date'), '0001-01-01', '0001-01-01'],
    ['minutes', column('hour'), 605, '10:05'],
    ['minutes below zero', column('hour'), -65, "'-1:05"],
    ['yes', column('indicator'), 'Y', words.yes],
    ['no in words of its own', column('indicator', { indicatorLabels: { Y: 'on', N: 'off' } }), 'N', 'off'],
    ['an option', column('select', { options: [{ enumId: 'A', description: 'apple' }] }), 'A', 'apple'],
    ['an option that is gone', column('select', { options: [] }), 'A', 'A'],
    ['options', column('multiselect', { options: [{ enumId: 'A', description: 'apple' }] }), '["A","B"]', `apple${words.semicolon}B`],
    ['a code with zeros in front', column('code'), '0012', '0012'],
    ['nothing', column('amount'), null, null],
  ])('%s', (_, definition, value, expected) => expect(sheetCell(definition, value)).toBe(expected));

  test('an empty cell has no words', () => expect(cellText(column('indicator'), null)).toBe(''));
});
