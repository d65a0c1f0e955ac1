import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USERNAME_FORM } from '#platform/identity/identity.rules.ts';
import { inLatin } from './latin.rules.ts';
import { nameRules, uniqueNames, wishedName } from './names.rules.ts';

test.each([
  ['\u06A9\u0631\u06CC\u0645\u06CC', 'karimi'],
  ['\u0627\u062D\u0645\u062F\u06CC', 'ahmadi'],
  ['\u0631\u0636\u0627\u06CC\u06CC', 'razayi'],
  ['\u0632\u0647\u0631\u0627', 'zahra'],
  ['\u0639\u0644\u06CC', 'ali'],
  ['\u0645\u0647\u062F\u06CC', 'mahdi'],
  ['\u0641\u0627\u0637\u0645\u0647', 'fatme'],
  ['\u067E\u0648\u0631\u200C\u0633\u0645\u06CC\u0639\u06CC', 'pursamii'],
  ['\u0646\u0698\u0627\u062F', 'nazhad'],
  ['\u0648\u062D\u06CC\u062F', 'vahid'],
  ['Smith', 'smith'],
  ['\u0621', ''],
  ['', ''],
])('%j in Latin letters is %j', (name, latin) => {
  expect(inLatin(name)).toBe(latin);
});

const person = { firstName: '\u0645\u0631\u06CC\u0645', lastName: '\u06A9\u0631\u06CC\u0645\u06CC', personnelCode: '\u06F1\u06F2' };

test.each([
  ['personnelCode', {}, '0012'],
  ['personnelCode', { personnelCode: 'AB-104/2' }, 'ab-1042'],
  ['personnelCode', { personnelCode: 'A1' }, undefined],
  ['personnelCode', { personnelCode: '\u0622' }, undefined],
  ['latinName', {}, 'm-karimi'],
  ['latinName', { lastName: '\u0621' }, undefined],
  ['latinName', { firstName: '' }, undefined],
] as const)('by %s of %j: %s', (rule, more, name) => {
  expect(wishedName({ ...person, ...more }, rule)).toBe(name);
});

test('the second of a name gets a number, whoever took the first', () => {
  expect(uniqueNames(['a-b', 'a-b', undefined, 'c-d', 'a-b'], new Set(['c-d', 'a-b-2']))).toEqual(['a-b', 'a-b-3', undefined, 'c-d-2', 'a-b-4']);
});

test('every name fits the form of names and comes once', () => {
  const text = fc.string({ unit: fc.constantFrom('\u0645', '\u06A9', '\u0631', '\u06CC', '\u0627', 'a', 'Z', '1', '\u06F1', '-', ' ', '\u200c', '/'), maxLength: 60 });
  const people = fc.array(fc.record({ firstName: text, lastName: text, personnelCode: text }), { maxLength: 30 });
  fc.assert(
    fc.property(people, fc.constantFrom(...nameRules), (all, rule) => {
      const names = uniqueNames(
        all.map((one) => wishedName(one, rule)),
        new Set(),
      ).filter((name) => name !== undefined);
      expect(names.every((name) => USERNAME_FORM.test(name))).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
