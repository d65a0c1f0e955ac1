import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyValueOf, fieldOf, storedValueOf, valueTypes } from '#testing/form-values.ts';
import type { FieldDefinition } from './definition.ts';
import { type DisplayPrefs, display, parse, shortName, UNKNOWN_TEXT } from './display.ts';
import texts from './form.messages.fa.ts';
import { toOptions } from './options.ts';

const field = (type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => ({ type, name: 'x', label: 'X', ...more });
/** Types whose value is typed into a box. */
const typed = ['text', 'textarea', 'textResize', 'number', 'float', 'hour', 'longHour', 'time', 'date'] as const;
const allPrefs: readonly DisplayPrefs[] = [{}, { digits: 'latin' }, { money: 'toman' }, { digits: 'latin', money: 'toman' }];

test('what is shown is read back as the same value, for every typed type, script and currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...typed).chain((type) => fieldOf(type).chain((one) => fc.tuple(fc.constant(one), storedValueOf(one)))),
      fc.constantFrom(...allPrefs),
      ([one, stored], prefs) => {
        expect(parse(one, display(one, stored, [], prefs), prefs)).toEqual(stored);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('whatever stands in a field can be shown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...valueTypes).chain((type) => fieldOf(type).chain((one) => fc.tuple(fc.constant(one), anyValueOf(one)))),
      ([one, raw]) => {
        expect(display(one, raw)).toMatch(/./s);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('no value is a dash, and a dash in a box no value', () => {
  for (const type of valueTypes) expect(display(field(type), null)).toBe('-');
  for (const type of typed.filter((one) => !one.startsWith('text'))) expect(parse(field(type), '-')).toBeNull();
  expect(parse(field('text'), '-')).toBe('-');
});

const stored = (shown: string): string => `${'a'.repeat(32)}.pdf;${shown}`;
const options = toOptions(field('select'), [
  { enumId: 'A', description: 'first' },
  { enumId: 'B', description: 'second' },
]);

test.each<[FieldDefinition, unknown, string]>([
  [field('select'), 'B', 'second'],
  [field('select'), 'Q', '\u061f'],
  [field('multiselect'), '["B","A","Q"]', 'second\u061b first\u061b \u061f'],
  [field('hour'), 510, '\u06f0\u06f8:\u06f3\u06f0'],
  [field('longHour'), 7205, '\u06f1\u06f2\u06f0:\u06f0\u06f5'],
  [field('date'), '2026-03-20', '\u06f1\u06f4\u06f0\u06f4/\u06f1\u06f2/\u06f2\u06f9'],
  [field('date', { withTime: true }), '2026-03-20 08:05', '\u06f1\u06f4\u06f0\u06f4/\u06f1\u06f2/\u06f2\u06f9 \u06f0\u06f8:\u06f0\u06f5'],
  [field('number'), 1404, '\u06f1\u06f4\u06f0\u06f4'],
  [field('number', { min: -9 }), -5, '\u200e\u2212\u06f5'],
  [field('float'), 0.5, '\u06f0\u066b\u06f5'],
  [field('float', { step: 1e-7 }), 1e-7, '\u06f0\u066b\u06f0\u06f0\u06f0\u06f0\u06f0\u06f0\u06f1'],
  [field('number', { money: true }), '1234567', '\u06f1\u066c\u06f2\u06f3\u06f4\u066c\u06f5\u06f6\u06f7'],
  [field('password'), 'secret', texts.hidden],
  [field('check'), true, texts.yes],
  [field('indicator'), 'N', texts.no],
  [field('indicator'), 'Q', UNKNOWN_TEXT],
  [field('range'), '[1,9]', texts.range('\u06f1', '\u06f9')],
  [field('file'), stored('a name that is much too long.pdf'), 'a name that is \u2026.pdf'],
  [field('filePro'), [{ name: stored('a.pdf') }, { name: stored('b.pdf'), deleted: true }, { name: stored('c.pdf') }], 'a.pdf\u061b c.pdf'],
  [field('text', { code: 'nationalCode' }), '0499370899', '\u06f0\u06f4\u06f9\u06f9\u06f3\u06f7\u06f0\u06f8\u06f9\u06f9'],
  [field('text', { code: 'sheba' }), 'IR820540102680020817909002', 'IR82 0540 1026 8002 0817 9090 02'],
  // what the type does not store is shown, not interpreted
  [field('date'), '1404/12/30', '1404/12/30'],
  [field('date'), '2026-02-31', '2026-02-31'],
  [field('text', { code: 'sheba' }), 5, '5'],
  [field('hour'), -1, '-1'],
])('%o of %j', (one, value, shown) => expect(display(one, value, options)).toBe(shown));

test('a text that is the id of an option is told by its name', () => {
  const options = toOptions(field('text'), [{ enumId: 'SizeM', description: 'Middle' }]);
  expect(['SizeM', 'huge'].map((value) => display(field('text'), value, options))).toEqual(['Middle', 'huge']);
});

test('tomans: the last rial is a decimal', () => {
  const money = field('number', { money: true });
  const prefs = { digits: 'latin', money: 'toman' } as const;
  expect(['1234560', '1234567', '7', '0'].map((rials) => display(money, rials, [], prefs))).toEqual(['123,456', '123,456.7', '0.7', '0']);
  expect(parse(money, '\u06f1\u06f2\u066c\u06f3\u06f4\u06f5', prefs)).toBe('123450');
  expect(parse(money, 'abc', prefs)).toBe('abc');
});

test('names are cut to 20 or 25 with their end in sight, whole letters', () => {
  expect(shortName('short.pdf')).toBe('short.pdf');
  for (const length of [20, 25]) {
    expect(shortName('x'.repeat(30), length)).toHaveLength(length);
    expect(shortName(`${'x'.repeat(30)}.xlsx`, length)).toMatch(/^x+\u2026\.xlsx$/);
  }
  expect(shortName('\u{1f600}'.repeat(21))).toBe(`${'\u{1f600}'.repeat(19)}\u2026`);
});
