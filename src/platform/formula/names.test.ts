import { expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import type { FormulaName } from './formula.define.ts';
import { mayKnow } from './names.rules.ts';

const name = (own: FieldClass, ...fields: readonly FieldClass[]): FormulaName => ({
  code: 'person.rows',
  title: 'rows',
  type: fields.length === 0 ? 'number' : 'list',
  class: own,
  ...(fields.length > 0 && { fields: fields.map((one, at) => ({ code: `f${at}`, title: `f${at}`, type: 'number', class: one })) }),
});

test('a list is known to whoever holds its class and those of all its fields', () => {
  const held = new Set<FieldClass>(['public', 'family']);
  expect([name('public'), name('pay'), name('family', 'public'), name('public', 'family', 'pay')].map((one) => mayKnow(held, one))).toEqual([true, false, true, false]);
});
