/** What slices say to formulas fits together, or the server does not start. */
import { expect, test } from 'vitest';
import { compare, divide, type Exact } from '#kernel/formula/exact.ts';
import { functionNames } from '#kernel/formula/formula.messages.fa.ts';
import { defineFormulaFunction, defineFormulaLibrary, defineFormulaUse, defineVocabulary, type FormulaFunction, type FormulaName, type FormulaPart } from './formula.define.ts';
import { partFaults } from './parts.rules.ts';

const age: FormulaName = { code: 'person.age', title: 'Age', type: 'number', unit: 'count', class: 'personal' };
const child: FormulaName = { code: 'age', title: 'Age of a child', type: 'number', class: 'family' };
const vocabulary = (names: readonly FormulaName[], code = 'person'): FormulaPart => defineVocabulary({ of: 'day', code, title: code, names, read: async () => new Map() });
const use = (code: string, vocabularies: readonly string[]): FormulaPart => defineFormulaUse({ code, title: code, type: 'number', vocabularies });
const library = defineFormulaLibrary({ names: async () => [], shared: async () => new Map(), factors: async () => new Map(), formulas: async () => [] });

const half = defineFormulaFunction({
  ...{ code: 'pay.half', title: 'half_of', help: 'Half of it.', takes: [{ title: 'number', type: 'number' }], gives: 'number' },
  examples: [{ text: 'pay.half(3)', result: '1.5' }],
  run: (of) => divide(of, 2),
});
const eldest = defineFormulaFunction({
  ...{ code: 'pay.eldest', title: 'eldest_of', help: 'The age of the eldest.', gives: 'number' },
  takes: [{ title: 'children', type: 'list', fields: [{ code: 'age', title: 'Age', type: 'number' }] }],
  examples: [{ text: 'pay.eldest(children)', lists: { children: [{ age: 3 }, { age: 9 }] }, result: '9' }],
  run: (list) => list.reduce<Exact>((most, record) => (compare(record.get('age') as Exact, most) > 0 ? (record.get('age') as Exact) : most), 0),
});
const optional: FormulaFunction['takes'][number] = { title: 'more', type: 'number', isOptional: true };

test('parts that fit have no fault', () => {
  const children: FormulaName = { code: 'person.children', title: 'Children', type: 'list', class: 'family', fields: [child] };
  expect(partFaults([vocabulary([age, children]), use('order.amount', ['person']), half, eldest, library])).toEqual([]);
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
  ['a function and a name of one code', [vocabulary([{ ...age, code: 'pay.half' }], 'pay'), half], 'two names pay.half in the vocabularies'],
  ['a function and a name of one title', [vocabulary([{ ...age, title: 'half_of' }]), half], 'two names called half_of in the vocabularies'],
  ['a function without its slice', [{ ...half, code: 'half', examples: [] }], 'function half is not written slice.what'],
  ['a function of two words', [{ ...half, title: 'half of' }], 'function pay.half is called half of, which is no word of its own'],
  ['a function of a word of the language', [{ ...half, title: 'if' }], 'function pay.half is called if, which is no word of its own'],
  ['a function of a name of the language', [{ ...half, title: functionNames.min }], `function pay.half is called ${functionNames.min}, which is no word of its own`],
  ['a function of nothing', [{ ...half, takes: [optional] }], 'function pay.half may be called with nothing'],
  ['what must be given behind what may be', [{ ...half, takes: [...half.takes, optional, ...half.takes] }], 'function pay.half needs what stands behind what may be left out'],
  ['a function without examples', [{ ...half, examples: [] }], 'function pay.half has no example'],
  ['an example that does not hold', [{ ...half, examples: [{ text: 'pay.half(3)', result: '2' }] }], 'function pay.half: pay.half(3) is not 2'],
  ['an example that is refused', [{ ...half, examples: [{ text: 'pay.half()', result: '2' }] }], 'function pay.half: pay.half() is not 2'],
  ['an example without an answer', [{ ...half, run: () => undefined }], 'function pay.half: pay.half(3) is not 1.5'],
  ['a list of nothing', [{ ...eldest, takes: [{ title: 'children', type: 'list' }] }], 'function pay.eldest takes a list without fields'],
  [
    'a field of two words',
    [{ ...eldest, takes: [{ title: 'children', type: 'list', fields: [{ code: 'a.b', title: 'a', type: 'number' }] }] }],
    'field a.b of function pay.eldest is no single word',
  ],
  [
    'an example of a list that does not hold',
    [{ ...eldest, examples: [{ ...eldest.examples[0], text: 'pay.eldest(children)', result: '3' }] }],
    'function pay.eldest: pay.eldest(children) is not 3',
  ],
  ['two libraries', [library, library], 'two libraries of formulas'],
])('%s is refused', (_, parts, fault) => expect(partFaults(parts)).toContain(fault));
