import { describe, expect, expectTypeOf, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { AnyCall, PathOf, QueryInput, ReplyOf } from '#kernel/call.ts';
import { field, fieldClassOf, subjectFieldOf } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { defineList, tableSelection } from './contract.ts';
import { defineTable } from './definition.ts';
import { checkFilter } from './filter.ts';
import { arrangedColumns, validSort } from './state.ts';

const table = defineTable({
  key: 'test/people',
  rowKey: 'personId',
  title: 'people',
  pageSize: 10,
  columns: [
    { name: 'lastName', label: 'name', type: 'text' },
    { name: 'children', label: 'children', type: 'count', class: 'family' },
    { name: 'salary', label: 'salary', type: 'amount', class: 'pay', total: true },
    { name: 'age', label: 'age', type: 'count', class: 'personal', isCondition: true, operators: ['from'] },
  ],
});
const people = defineList(table, {
  path: '/rest/s1/test/people',
  permission: 'test/people/observe',
  scope: 'rows',
  subject: 'partyId',
  fields: { lastName: field('public', z.string()), photo: field('public', z.nullable(z.string())) },
  query: { unitId: z.optional(z.guid()) },
});

const parsed = ({ query }: Pick<AnyCall, 'query'>, asked: unknown) => safeParse(query ?? z.never(), asked);

describe('the calls of a table', () => {
  test('have rows typed by the columns', () => {
    type Row = ReplyOf<typeof people.list>['rows'][number];
    expectTypeOf<Row>().toEqualTypeOf<{
      personId: string;
      partyId: string;
      lastName: string;
      photo: string | null;
      children?: number | null | undefined;
      salary?: string | null | undefined;
    }>();
    expectTypeOf<PathOf<typeof people.export>>().toEqualTypeOf<'/rest/s1/test/people/export'>();
    expectTypeOf<QueryInput<typeof people.list>>().toMatchTypeOf<{ filter?: string | undefined; unitId?: string | undefined }>();
  });

  test('have no field of a condition, which is filtered by alone and only as it says', () => {
    expect(Object.keys(people.row._zod.def.shape)).not.toContain('age');
    expect(arrangedColumns(table, [{ name: 'age' }]).map(({ name }) => name)).toEqual(['lastName', 'children', 'salary']);
    expect(validSort(table, [{ column: 'age' }, { column: 'lastName' }])).toEqual([{ column: 'lastName' }]);
    expect(checkFilter(table, { column: 'age', operator: 'from', values: ['30'] })).toEqual({ filter: { column: 'age', operator: 'from', values: ['30'] } });
    expect(checkFilter(table, { column: 'age', operator: 'empty', values: [] })).toEqual({ fault: 'badOperator' });
  });

  test('carry the classes of the columns and the subject', () => {
    expect(fieldClassOf(people.row._zod.def.shape.salary)).toBe('pay');
    expect(fieldClassOf(people.row._zod.def.shape.lastName)).toBe('public');
    expect(subjectFieldOf(people.row)).toBe('partyId');
    expect(safeParse(people.row, { personId: '1', partyId: '2', lastName: 'a', photo: null }).success).toBe(true);
    expect(safeParse(people.row, { personId: '1', partyId: '2', lastName: null, photo: null }).success).toBe(false);
  });

  test('begin with the page of the definition and refuse what no query holds', () => {
    expect(parsed(people.list, {}).data).toEqual({ order: 'asc', pageIndex: 0, pageSize: 10 });
    expect(parsed(people.list, { pageSize: '201' }).success).toBe(false);
    expect(parsed(people.list, { filter: 'x'.repeat(6_001) }).success).toBe(false);
    expect(parsed(people.list, { format: 'xlsx' }).success).toBe(false);
    expect(parsed(people.export, { format: 'xlsx', columns: 'lastName' }).success).toBe(true);
    expect(parsed(people.export, {}).success).toBe(false);
  });

  test('take no class that is said twice and differently, and no strange name', () => {
    const shared = { path: '/rest/s1/test/other', permission: 'test/people/observe', scope: 'none' } as const;
    expect(() => defineList(table, { ...shared, fields: { salary: field('public', z.string()) } })).toThrow('salary');
    expect(() => defineList(defineTable({ ...table, columns: [{ name: 'a"b', label: 'x', type: 'text' }] }), shared)).toThrow('a"b');
  });
});

test('a selection is some rows, or all but some', () => {
  expect(safeParse(tableSelection, { keys: ['1'] }).success).toBe(true);
  expect(safeParse(tableSelection, { all: {} }).data).toEqual({ all: { search: '', filters: [], sort: [] }, except: [] });
  for (const wrong of [
    {},
    { keys: [] },
    { keys: [''] },
    { keys: ['1'], all: {} },
    { keys: Array(1_001).fill('1') },
    { all: { filters: Array(21).fill({ column: 'a', operator: 'is', values: [] }) } },
  ])
    expect(safeParse(tableSelection, wrong).success, JSON.stringify(wrong).slice(0, 60)).toBe(false);
});
