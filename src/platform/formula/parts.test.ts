/** What slices say to formulas fits together, or the server does not start. */
import { expect, test } from 'vitest';
import { defineFormulaLibrary, defineFormulaUse, defineVocabulary, type FormulaName, type FormulaPart } from './formula.define.ts';
import { partFaults } from './parts.rules.ts';

const age: FormulaName = { code: 'person.age', title: 'Age', type: 'number', unit: 'count', class: 'personal' };
const child: FormulaName = { code: 'age', title: 'Age of a child', type: 'number', class: 'family' };
const vocabulary = (names: readonly FormulaName[], code = 'person'): FormulaPart => defineVocabulary({ of: 'day', code, title: code, names, read: async () => new Map() });
const use = (code: string, vocabularies: readonly string[]): FormulaPart => defineFormulaUse({ code, title: code, type: 'number', vocabularies });
const library = defineFormulaLibrary({ names: async () => [], shared: async () => new Map(), factors: async () => new Map(), formulas: async () => [] });

test('parts that fit have no fault', () => {
  const children: FormulaName = { code: 'person.children', title: 'Children', type: 'list', class: 'family', fields: [child] };
  expect(partFaults([vocabulary([age, children]), use('order.amount', ['person']), library])).toEqual([]);
});

test.each<[string, readonly FormulaPart[], string]>([
  ['a doubled name', [vocabulary([age, { ...age, title: 'Other' }])], 'two names person.age in the vocabularies'],
  [
    'a doubled title, Arabic letters folded',
    [
      vocabulary([
        { ...age, title: 'mel\u064a' },
        { ...age, code: 'person.b', title: 'mel\u06cc' },
      ]),
    ],
    'two names called mel\u06cc in the vocabularies',
  ],
  ['a name of another vocabulary', [vocabulary([{ ...age, code: 'post.age' }])], 'post.age is no name of vocabulary person'],
  ['a name of three words', [vocabulary([{ ...age, code: 'person.a.b' }])], 'person.a.b is no name of vocabulary person'],
  ['two vocabularies', [vocabulary([]), vocabulary([])], 'two vocabularies person'],
  ['a list without fields', [vocabulary([{ ...age, type: 'list', unit: undefined }])], 'person.age is a list without fields'],
  ['options of a number', [vocabulary([{ ...age, options: 'MaritalStatus' }])], 'person.age is a number with options'],
  ['a unit of a day', [vocabulary([{ ...age, type: 'date' }])], 'person.age is a date with a unit'],
  [
    'a list in a list',
    [vocabulary([{ code: 'person.c', title: 'c', type: 'list', class: 'family', fields: [{ ...child, type: 'list', fields: [] }] }])],
    'field age of person.c is a list',
  ],
  ['two uses', [use('order.amount', []), use('order.amount', [])], 'two uses of formulas order.amount'],
  ['a use without its slice', [use('amount', [])], 'use amount is not written slice.what'],
  ['a use of what is not there', [use('order.amount', ['pay'])], 'use order.amount offers pay, which is no vocabulary'],
  ['two libraries', [library, library], 'two libraries of formulas'],
])('%s is refused', (_, parts, fault) => expect(partFaults(parts)).toContain(fault));
