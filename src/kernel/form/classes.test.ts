import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFilledForm } from '#testing/form-values.ts';
import { seenForm, withUnseen } from './classes.ts';
import { holdsValue, settled, valuesToSend } from './compute.ts';
import { defineForm, fieldsOf, valueAt } from './definition.ts';

const person = defineForm('any/person', [
  { type: 'text', name: 'name', label: 'name' },
  { type: 'switch', name: 'married', label: 'married' },
  { type: 'number', name: 'kids', label: 'kids', class: 'family', visibleWhen: ({ married }) => married === true },
  { type: 'number', name: 'wage', label: 'wage', class: 'pay', group: 'terms' },
  { type: 'number', name: 'yearly', label: 'yearly', class: 'pay', value: (values) => 12 * Number(valueAt(values, 'terms.wage') ?? 0) },
  { type: 'group', name: 'bank', label: 'bank', class: 'bank', items: [{ type: 'text', name: 'card', label: 'card' }] },
]);
const stored = { name: 'a', married: true, kids: 2, terms: { wage: 5 }, yearly: 60, bank: { card: 'x' } };
const isPublic = ({ field, within }: { field: { class?: string }; within?: { class?: string } }): boolean => field.class === undefined && within?.class === undefined;

test('a form without fields of a class has no trace of them; one that is seen whole is the same', () => {
  expect(fieldsOf(seenForm(person, isPublic)).map(({ path }) => path)).toEqual(['name', 'married']);
  expect(seenForm(person, () => true)).toBe(person);
});

test('what the sender does not see stays, and follows what they do', () => {
  expect(withUnseen(person, { name: 'b', married: true }, stored)).toEqual({ ...stored, name: 'b' });
  expect(withUnseen(person, { name: null, married: false }, stored)).toEqual({ ...stored, name: null, married: false, kids: null });
  expect(withUnseen(person, { terms: { wage: 6 } }, stored)).toEqual({ ...stored, terms: { wage: 6 }, yearly: 72 });
});

test('a form with any of its fields unseen changes no unseen field that is neither computed nor hidden', () => {
  fc.assert(
    fc.property(anyFilledForm, fc.func(fc.boolean()), ({ definition, values }, sees) => {
      const before = settled(definition, values);
      const seen = seenForm(definition, ({ path }) => sees(path));
      const after = withUnseen(definition, valuesToSend(seen, before), before);
      const kept = fieldsOf(definition).filter((placed) => !sees(placed.path) && holdsValue(placed));
      const isBound = kept.some(({ field, within }) => field.visibleWhen ?? within?.visibleWhen ?? field.value);
      if (!isBound) for (const { path } of kept) expect(valueAt(after, path)).toEqual(valueAt(before, path));
    }),
  );
});
