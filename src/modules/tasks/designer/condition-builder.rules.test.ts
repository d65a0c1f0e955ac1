import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCondition } from '#kernel/workflow/condition.ts';
import { comparisons, emptyGroup, emptyRow, type Group, groupOf, MAX_DEPTH, type Part, type Row, textOf } from './condition-builder.rules.ts';

const rows: fc.Arbitrary<Row> = fc.record({ by: fc.constantFrom(...comparisons), field: fc.constantFrom('days', 'returned', 'manager.outcome') }).chain(({ by, field }) => {
  const row = (values: fc.Arbitrary<Row['values']>): fc.Arbitrary<Row> => values.map((said) => ({ is: 'row', field, by, values: said }));
  if (by === 'empty' || by === 'given') return row(fc.constant([]));
  if (by === 'in') return row(fc.array(fc.string(), { minLength: 1, maxLength: 3 }));
  return row(fc.oneof(fc.string(), fc.integer(), fc.boolean()).map((value) => [value]));
});
const groups = (depth: number): fc.Arbitrary<Group> =>
  fc.record({
    is: fc.constant('group' as const),
    by: fc.constantFrom('and' as const, 'or' as const),
    parts: fc.array<Part>(depth === 1 ? rows : fc.oneof({ weight: 3, arbitrary: rows }, { weight: 1, arbitrary: groups(depth - 1) }), { minLength: 1, maxLength: 4 }),
  });

test('what the builder says is read by the language, and the builder shows it again without loss', () => {
  fc.assert(
    fc.property(groups(MAX_DEPTH), (group) => {
      const text = textOf(group);
      const tree = readCondition(text);
      const again = groupOf(text);
      expect(again === undefined ? undefined : readCondition(textOf(again))).toEqual(tree);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['days > 3', ['days', '>', 3]],
  ['manager.outcome in ["accept", "modify"]', ['manager.outcome', 'in', 'accept', 'modify']],
  ['substitute != null', ['substitute', 'given']],
  ['returned == true', ['returned', '==', true]],
  ['day >= "2026-05-10"', ['day', '>=', '2026-05-10']],
])('a row: %s', (text, [field, by, ...values]) => {
  expect(groupOf(text)?.parts).toEqual([{ is: 'row', field, by, values }]);
  expect(textOf(groupOf(text) ?? emptyGroup)).toBe(text);
});

test('groups lie in each other as the brackets do', () => {
  const text = 'days > 3 and (returned == true or days > 9 and days < 20)';
  const group = groupOf(text);
  expect(group?.parts.map(({ is }) => is)).toEqual(['row', 'group']);
  expect(textOf(group ?? emptyGroup)).toBe(text);
});

test.each(['not (days > 3)', 'returned', 'days > hrOverDays', '3 < days', 'days in [1, 2]', 'days >', 'a == 1 and (b == 1 or (c == 1 and (d == 1 or e == 1)))'])(
  'what the builder cannot hold stays text: %s',
  (text) => expect(groupOf(text)).toBeUndefined(),
);

test('what is not said yet is no condition', () => {
  const open: readonly Part[] = [emptyRow, { ...emptyRow, field: 'days', by: '==' }, { ...emptyRow, field: 'days', by: 'in' }, emptyGroup];
  for (const part of open) expect(() => readCondition(textOf({ ...emptyGroup, parts: [part] }))).toThrow();
  expect([textOf(emptyGroup), groupOf(' ')]).toEqual(['', emptyGroup]);
});
