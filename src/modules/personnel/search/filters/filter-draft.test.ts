import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldClasses } from '#kernel/entity.ts';
import { filterOperators, type TableFilter } from '#kernel/table/definition.ts';
import { checkFilter, columnOf, operatorsOf, validFilters } from '#kernel/table/filter.ts';
import { peopleTable } from '../search.table.ts';
import { filtersOf, readDraft } from './filter-draft.rules.ts';
import { groupsFor } from './filter-groups.rules.ts';
import { peopleConditions } from './search-filters.table.ts';

const value = fc.constantFrom('1', '30', '2024-03-20', 'Y', 'N', 'photo', 'active', 'abc');
const filter = fc.constantFrom(...peopleTable.columns).chain((column) =>
  fc.record({
    column: fc.constant(column.name as string),
    operator: fc.constantFrom(...filterOperators[column.type]) as fc.Arbitrary<TableFilter['operator']>,
    values: fc.array(value, { minLength: 1, maxLength: 2 }),
  }),
);

test('what stands in the panel and what it leaves alone are the filters, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(filter, { maxLength: 6 }), (asked) => {
      const filters = validFilters(peopleTable, asked);
      const { draft, others } = readDraft(peopleTable, filters);
      const { filters: shown, refused } = filtersOf(peopleTable, draft);
      expect(refused).toEqual([]);
      const text = (list: readonly TableFilter[]) => list.map((one) => JSON.stringify(meant(one))).sort();
      expect(text([...others, ...shown])).toEqual(text(filters));
    }),
    { numRuns: 500 },
  );
});

/** Between a value and itself is that value. */
function meant(filter: TableFilter): TableFilter {
  const column = columnOf(peopleTable, filter.column);
  const [first = '', second] = filter.values;
  const isOne = filter.operator === 'between' && first === second && column !== undefined && operatorsOf(column).includes('is');
  return isOne ? { ...filter, operator: 'is', values: [first] } : filter;
}

test('a value that is none is told by its column, and nothing is asked for', () => {
  const { filters, refused } = filtersOf(peopleTable, { kids: ['x', ''], age: ['', ''], suffix: [''], degree: [] });
  expect(filters).toEqual([]);
  expect(refused.map(({ name }) => name)).toEqual(['kids']);
});

test('the panel offers every filter once, and to each reader only what may be asked', () => {
  const all = groupsFor(fieldClasses).flatMap(({ columns }) => columns.map(({ name }) => name));
  expect(new Set(all).size).toBe(all.length);
  for (const { name } of peopleConditions) expect(all).toContain(name);
  const open = groupsFor(['public']).flatMap(({ columns }) => columns);
  for (const column of open) {
    expect(column.class ?? 'public').toBe('public');
    if (typeof column.options === 'object') expect(column.options.filter((row) => row['class'] !== undefined && row['class'] !== 'public')).toEqual([]);
  }
  expect(open.map(({ name }) => name)).toContain('gap');
  expect('filter' in checkFilter(peopleTable, { column: 'gap', operator: 'in', values: ['photo'] })).toBe(true);
});
