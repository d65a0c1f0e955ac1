import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import formTexts from '#kernel/form/form.messages.fa.ts';
import { toOptions } from '#kernel/form/options.ts';
import { readBlock, readText, writeBlock } from './cells.rules.ts';
import { columnNamed } from './columns.rules.ts';

const cell = fc.string({ unit: fc.constantFrom('a', '\u06A9', '"', '\t', '\n', '\r', ' ', '1'), maxLength: 6 });

describe('a block of cells', () => {
  test('comes back as it was copied', () => {
    const blocks = fc.integer({ min: 2, max: 4 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(blocks, (rows) => {
        expect(readBlock(writeBlock(rows))).toEqual(rows);
      }),
    );
  });

  test('ends with its last line', () => {
    expect(readBlock('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(readBlock('')).toEqual([['']]);
  });
});

describe('a typed text', () => {
  const field = (name: string) => {
    const found = columnNamed(name)?.field;
    if (found === undefined) throw new Error(name);
    return found;
  };
  const facts = { today: '2026-11-22', unknown: 'unknown' };
  const states = toOptions(field('maritalStatusEnumId'), [
    { enumId: 'MarsMarried', description: '\u0645\u062A\u0623\u0647\u0644' },
    { enumId: 'MarsOld', description: 'old', optionIndicator: 'N' },
  ]);

  test.each<[string, string, unknown]>([
    ['maritalStatusEnumId', '\u0645\u062A\u0627\u0647\u0644 ', 'MarsMarried'],
    ['maritalStatusEnumId', 'MarsMarried', 'MarsMarried'],
    ['mobile', '\u06F0\u06F9\u06F1\u06F2 \u06F1\u06F1\u06F1 \u06F2\u06F2\u06F3\u06F3', '09121112233'],
    ['birthDate', '\u06F1\u06F3\u06F6\u06F9/\u06F2/\u06F3', '1990-04-23'],
    ['numberOfKids', '\u06F3', 3],
    ['idNumber', '', null],
  ])('of %s, %s, stores %s', (name, text, value) => {
    const own = { ...field(name), required: false };
    expect(readText(own, text, states, facts)).toEqual({ value });
  });

  test('that stores nothing says why', () => {
    expect(readText(field('maritalStatusEnumId'), 'old', states, facts)).toEqual({ fault: 'unknown' });
    expect(readText(field('mobile'), '123', [], facts)).toEqual({ fault: formTexts.codes.mobile });
    expect(readText(field('birthDate'), '', [], facts)).toEqual({ fault: formTexts.required(field('birthDate').label) });
    expect(readText(field('birthDate'), '1369/13/01', [], facts)).toHaveProperty('fault');
  });
});
