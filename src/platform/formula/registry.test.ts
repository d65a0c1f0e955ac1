/** What a use is offered of what slices have declared. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineFormulaLibrary, defineFormulaUse, defineVocabulary, type FormulaName, type LibraryLook } from './formula.define.ts';
import { allUses, allVocabularies, announceFormulas, formulaLibrary, formulaUse, groupedNames } from './registry.server.ts';

const name = (code: string): FormulaName => ({ code, title: code, type: 'number', class: 'public' });
const vocabulary = (code: string) => defineVocabulary({ of: 'day', code, title: code, names: [name(`${code}.a`)], read: async () => new Map() });
const amount = defineFormulaUse({ code: 'order.amount', title: 'order.amount', type: 'number', unit: 'rial', vocabularies: ['law'] });
const constant = { ...name('C_RATE'), kind: 'constant', id: 'c1', version: 1, fromDate: '2026-03-21' } as const;
const library = defineFormulaLibrary({ names: async () => [constant], shared: async () => new Map(), factors: async () => new Map(), formulas: async () => [] });
const nowhere = {} as LibraryLook;

beforeEach(() => announceFormulas([vocabulary('law'), vocabulary('person'), amount, library]));
afterEach(() => announceFormulas([]));

const codesFor = async (use: string | undefined): Promise<string[]> =>
  (await groupedNames(nowhere, use === undefined ? undefined : formulaUse(use))).map(({ name: { code: named } }) => named);

test('a use is offered its vocabularies and the library', async () => expect(await codesFor('order.amount')).toEqual(['law.a', 'C_RATE']));

test('without a use everything is offered', async () => expect(await codesFor(undefined)).toEqual(['law.a', 'person.a', 'C_RATE']));

test('what is declared is known by its code', () => {
  expect([allUses(), allVocabularies().map(({ code }) => code), formulaUse('pay.factor')]).toEqual([[amount], ['law', 'person'], undefined]);
});

test('without a library nothing stands in it', async () => {
  announceFormulas([amount]);
  expect(await formulaLibrary().names(nowhere)).toEqual([]);
});
