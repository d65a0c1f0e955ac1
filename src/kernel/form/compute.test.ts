import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilledForm } from '#testing/form-values.ts';
import { isFillable, isRequired, isVisible, settled, valuesToSend, withComputed, withoutHidden } from './compute.ts';
import { defineForm, type FieldDefinition, type FormValues, fieldsOf, valueAt } from './definition.ts';

const field = (type: FieldDefinition['type'], name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({ type, name, label: name, ...more });
const form = (...fields: FieldDefinition[]) => defineForm({ key: 'a/b', sections: [{ fields }] });
const number = (values: FormValues, name: string): number => Number(values[name] ?? 0);

const marriage = form(
  field('switch', 'married'),
  field('text', 'spouse', { visibleWhen: (values) => values['married'] === true }),
  field('number', 'children', { visibleWhen: (values) => values['spouse'] !== null }),
  field('number', 'persons', { value: (values) => 1 + (values['spouse'] === null ? 0 : 1) + number(values, 'children') }),
  field('number', 'beds', { value: (values) => Math.ceil(number(values, 'persons') / 2) }),
);
const filled = { married: true, spouse: 'a', children: 2, persons: null, beds: null };

describe('computed values', () => {
  test('follow the others, one another too, and do not see what is hidden', () => {
    expect(withComputed(marriage, filled)).toEqual({ ...filled, persons: 4, beds: 2 });
    // what was typed is still there, should the answer be taken back
    expect(withComputed(marriage, { ...filled, married: false })).toEqual({ ...filled, married: false, persons: 1, beds: 1 });
  });

  test('are the same object when nothing changes', () => {
    const once = withComputed(marriage, filled);
    expect(withComputed(marriage, once)).toBe(once);
  });

  test('that chase one another are a fault of the definition', () => {
    const circle = form(field('number', 'a', { value: (values) => number(values, 'b') + 1 }), field('number', 'b', { value: (values) => number(values, 'a') + 1 }));
    expect(() => withComputed(circle, {})).toThrow(RangeError);
  });

  test('are normalised like typed ones; no number is nothing', () => {
    expect(withComputed(form(field('number', 'n', { value: () => Number.NaN }), field('text', 't', { value: () => ' \u0643 ' })), {})).toEqual({ t: '\u06a9' });
  });
});

test('a hidden field hides what hangs on it; a group hides its members', () => {
  expect(withoutHidden(marriage, { ...filled, married: false })).toMatchObject({ spouse: null, children: null });
  const grouped = form({ ...field('group', 'g', { visibleWhen: () => false }), items: [field('text', 'a')] });
  expect(withoutHidden(grouped, { g: { a: 'x' } })).toEqual({ g: { a: null } });
});

test('what is sent: visible values, null for emptied ones, nothing of fields that only show', () => {
  const all = form(...(marriage.sections[0]?.fields ?? []), field('display', 'shown'), field('render', 'text'), field('text', 'kept', { display: false }));
  expect(valuesToSend(all, { ...filled, married: false, shown: 'x', text: 'y', kept: 'k' })).toEqual({ married: false, persons: 1, beds: 1, kept: 'k' });
  expect(valuesToSend(form(field('text', 'a'), field('number', 'n', { group: 'g' })), { a: ' ', g: { n: '\u06f5' } })).toEqual({ a: null, g: { n: 5 } });
});

test('rules do not see what is not sent', () => {
  const shown = form(field('display', 'state'), field('text', 'reason', { visibleWhen: (values) => values['state'] === 'late' }));
  expect(valuesToSend(shown, { state: 'late', reason: 'x' })).toEqual({});
});

test('who can fill a field, and when it is required', () => {
  const judge = (more: Partial<FieldDefinition>, values: FormValues = {}) => {
    const [placed] = fieldsOf(form(field('text', 'a', { required: true, ...more })));
    return placed && [isVisible(placed, values), isFillable(placed, values), isRequired(placed, values)];
  };
  expect(judge({})).toEqual([true, true, true]);
  expect(judge({ display: false })).toEqual([true, true, true]);
  for (const locked of [{ disabled: true }, { readOnly: true }, { readOnlyWhen: () => true }, { value: () => 1 }]) expect(judge(locked)).toEqual([true, false, false]);
  expect(judge({ required: false, requiredWhen: (values) => values['b'] === 1 }, { b: 1 })).toEqual([true, true, true]);
  expect(judge({ required: false, requiredWhen: (values) => values['b'] === 1 }, { b: 2 })).toEqual([true, true, false]);
  expect(judge({ visibleWhen: () => false })).toEqual([false, true, true]);
});

test('settled values stay as they are, and what is sent settles to them again', () => {
  fc.assert(
    fc.property(anyFilledForm, ({ definition, values }) => {
      const once = settled(definition, values);
      expect(settled(definition, once)).toEqual(once);
      const again = settled(definition, valuesToSend(definition, values));
      for (const { path, field: one } of fieldsOf(definition)) if (one.type !== 'display') expect(valueAt(again, path)).toEqual(valueAt(once, path));
    }),
    { numRuns: 300 },
  );
});
