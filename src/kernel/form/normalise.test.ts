import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyValueOf, fieldOf, otherScripts, storedValueOf, valueTypes } from '#testing/form-values.ts';
import { checkField } from './check.ts';
import type { FieldDefinition } from './definition.ts';
import { normalise, normaliseValues } from './normalise.ts';

const field = (type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => ({ type, name: 'x', label: 'X', ...more });
const eastern = /[\u0660-\u0669\u06f0-\u06f9]/;
const arabicLetters = /[\u064a\u0649\u0643]/;
const keepsText = new Set(['password', 'component']);
/** Types whose stored text has ASCII digits only; words keep the digits they were written with. */
const words = new Set(['text', 'textarea', 'textResize', 'select', 'multiselect', 'multiselectAll', 'lazyselect', 'heavyselect', 'inputFile', 'file', 'filePro', ...keepsText]);

describe.each(valueTypes)('%s', (type) => {
  it('is normalised once and for all', () => {
    fc.assert(
      fc.property(
        fieldOf(type).chain((one) => fc.tuple(fc.constant(one), anyValueOf(one))),
        ([one, raw]) => {
          const stored = normalise(one, raw);
          expect(normalise(one, stored)).toEqual(stored);
        },
      ),
    );
  });

  it('leaves what is stored as it is', () => {
    fc.assert(
      fc.property(
        fieldOf(type).chain((one) => fc.tuple(fc.constant(one), storedValueOf(one))),
        ([one, stored]) => {
          expect(normalise(one, stored)).toEqual(stored);
        },
      ),
    );
  });
});

test.each(valueTypes.filter((type) => !keepsText.has(type)))('%s lets nothing through but the normalised value, whatever script was typed', (type) => {
  fc.assert(
    fc.property(
      fieldOf(type).chain((one) => fc.tuple(fc.constant(one), anyValueOf(one))),
      ([one, raw]) => {
        const stored = normalise(one, raw);
        if (stored === null || checkField({ field: one, path: 'x' }, { x: raw }, '2026-01-01') !== undefined) return;
        const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
        if (!type.includes('select')) expect(text).not.toMatch(arabicLetters);
        if (!words.has(type) || one.code !== undefined) expect(text).not.toMatch(eastern);
      },
    ),
  );
});

test('the same value in another script is the same value', () => {
  const typed = ['text', 'textarea', 'textResize', 'number', 'float'] as const;
  fc.assert(
    fc.property(
      fc
        .constantFrom(...typed)
        .chain((type) => fieldOf(type))
        .chain((one) => fc.tuple(fc.constant(one), storedValueOf(one)))
        .chain(([one, stored]) => fc.tuple(fc.constant(one), fc.constant(stored), otherScripts(String(stored)))),
      ([one, stored, text]) => {
        // digits in free text are part of the text
        fc.pre(one.code !== undefined || !one.type.startsWith('text') || !/[\d\u0660-\u0669\u06f0-\u06f9]/.test(text));
        expect(normalise(one, text)).toEqual(stored);
      },
    ),
  );
});

test.each<[string, FieldDefinition, unknown, unknown]>([
  ['letters, spaces, tatweel', field('text'), '  \u0643\u064a\u0640  a ', '\u06a9\u06cc a'],
  ['line breaks stay in areas', field('textarea'), ' a \r\n\r\nb ', 'a\n\nb'],
  ['blank', field('text'), ' \u200c ', null],
  ['a password with its spaces', field('password'), ' \u0643 ', ' \u0643 '],
  ['no password', field('password'), '', null],
  ['digits of three scripts', field('number'), '\u06f1\u06622', 122],
  ['zeros in front', field('number'), '007', 7],
  ['groups', field('number'), '\u06f1\u066c\u06f2\u06f3\u06f4', 1234],
  ['too long for a number', field('number'), '9'.repeat(17), '9'.repeat(17)],
  ['a decimal is no whole number', field('number'), '1.5', '1.5'],
  ['rials', field('number', { money: true }), '\u06f1\u066c\u06f0\u06f0\u06f0', '1000'],
  ['rials as a number', field('number', { money: true }), 1500, '1500'],
  ['18 digits', field('number', { money: true }), '9'.repeat(18), '9'.repeat(18)],
  ['a point', field('float'), '0012.50', 12.5],
  ['a Persian point', field('float'), '\u06f1\u06f2\u066b\u06f5', 12.5],
  ['a slash', field('float'), '\u06f1\u06f2/\u06f5', 12.5],
  ['nothing before the point', field('float'), '.5', 0.5],
  ['groups and decimals', field('float'), '1,234.5', 1234.5],
  ['a doubtful comma', field('float'), '1,5', '1,5'],
  ['a time', field('time'), '\u06f0\u06f8:\u06f3\u06f0', 510],
  ['the colon comes by itself', field('hour'), '0830', 510],
  ['hours alone', field('hour'), '8', 480],
  ['minutes that are none', field('hour'), '08:75', '08:75'],
  ['long hours', field('longHour'), '0120:05', 7205],
  ['longer hours', field('longHour', { hourDigits: 5 }), '12345:05', 740705],
  ['too long for short hours', field('hour'), '120:05', '120:05'],
  ['a Jalali date', field('date'), '\u06f1\u06f4\u06f0\u06f4/\u06f1/\u06f1', '2025-03-21'],
  ['with dashes', field('date'), '1404-12-29', '2026-03-20'],
  ['a Gregorian date', field('date'), '2026-03-20', '2026-03-20'],
  ['no such day', field('date'), '1404/12/30', '1404/12/30'],
  ['with a time', field('date', { withTime: true }), '1404/12/29 8:05', '2026-03-20 08:05'],
  ['with a time of the wire', field('date', { withTime: true }), '2026-03-20T08:05:00', '2026-03-20 08:05'],
  ['the time is missing', field('date', { withTime: true }), '1404/12/29', '1404/12/29'],
  ['a list', field('multiselect'), ['A', 'A', ' B '], '["A","B"]'],
  ['a list of nothing', field('multiselect'), '[]', null],
  ['an id of a row', field('select'), 98, '98'],
  ['yes', field('indicator'), true, 'Y'],
  ['a pair of one’s own', field('switch', { indicator: { true: 'on', false: 'off' } }), false, 'off'],
  ['a box', field('check'), 'true', true],
  ['a range', field('range'), [1, 9], '[1,9]'],
  ['a file as an object', field('file'), { name: 'abc.pdf;\u064a.pdf' }, 'abc.pdf;\u06cc.pdf'],
  ['files', field('filePro'), ['a.pdf;a', { name: 'b.pdf;b', deleted: true, downloaded: false }], [{ name: 'a.pdf;a' }, { name: 'b.pdf;b', deleted: true }]],
  ['a Sheba', field('text', { code: 'sheba' }), ' ir82 0540-1026 8002 0817 9090 02', 'IR820540102680020817909002'],
  ['a Sheba without its letters', field('text', { code: 'sheba' }), '\u06f8\u06f20540102680020817909002', 'IR820540102680020817909002'],
  ['a mobile number', field('text', { code: 'mobile' }), '+98 (912) 345 67 89', '09123456789'],
  ['half a mobile number', field('text', { code: 'mobile' }), '0912-345', '0912345'],
])('%s', (_, one, raw, stored) => expect(normalise(one, raw)).toEqual(stored));

test('a whole form: every declared field is there, strangers are not', () => {
  const definition = {
    key: 'a/b',
    sections: [{ fields: [field('text', { name: 'a' }), field('number', { name: 'n', group: 'g' }), { ...field('group', { name: 'h' }), items: [field('date', { name: 'd' })] }] }],
  };
  expect(normaliseValues(definition, { a: ' \u064a ', g: { n: '\u06f5', other: 1 }, stranger: 1 })).toEqual({ a: '\u06cc', g: { n: 5 }, h: { d: null } });
});

test('a code in several lines is read line by line, and each of them judged', () => {
  const networks = field('textarea', { code: 'latin' });
  expect(normalise(networks, '\u06f1\u06f0.\u06f0.\u06f0.\u06f0/\u06f8\r\n ::1 ')).toBe('10.0.0.0/8\n::1');
  expect(checkField({ field: networks, path: 'x' }, { x: '10.0.0.0/8\n\n::1' }, '2026-01-01')).toBeUndefined();
  expect(checkField({ field: networks, path: 'x' }, { x: '10.0.0.0/8\n\u06a9' }, '2026-01-01')).toBeDefined();
  expect(checkField({ field: field('text', { code: 'latin' }), path: 'x' }, { x: 'a\nb' }, '2026-01-01')).toBeDefined();
});
