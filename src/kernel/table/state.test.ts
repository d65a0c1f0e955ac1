import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnTypes, defineTable, type FilterOperator, MAX_FILTER_IDS, MAX_FILTERS, pageSizes, type TableFilter, type TableState } from './definition.ts';
import { checkFilter, operatorsOf } from './filter.ts';
import { pageQuery, readRequest, requestQuery } from './request.ts';
import { arrangedColumns, defaultState, readTableState, type TableSearch, writeTableState } from './state.ts';

const table = defineTable({
  key: 'test/all',
  rowKey: 'text',
  title: 'all',
  sort: [{ column: 'text' }],
  columns: [
    ...columnTypes.map((type) => ({ name: type, label: type, type })),
    { name: 'fixed', label: 'fixed', type: 'select', options: [{ enumId: 'A' }, { enumId: 'B' }] },
    { name: 'still', label: 'still', type: 'text', sortable: false, filterable: false },
  ],
});
const named = (name: string) => {
  const column = table.columns.find((one) => one.name === name);
  if (!column) throw new Error(name);
  return column;
};

const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const anyText = fc.oneof(fc.string({ maxLength: 20 }), fc.string({ unit: fc.constantFrom('*', '!', '.', ',', '~', 'a', '\u06CC', '\u200C', ' ', '\u06F5'), maxLength: 20 }));
const anyValue = fc.oneof(anyText, day, fc.integer().map(String), fc.double({ noNaN: true }).map(String), fc.constantFrom('Y', 'N', 'A', 'B', '2026-01-01T10:00:00.000Z'));

const validFilter = fc
  .constantFrom(...table.columns)
  .chain((column) => fc.tuple(fc.constant(column.name), fc.constantFrom<FilterOperator>(...operatorsOf(column)), fc.array(anyValue, { minLength: 0, maxLength: 3 })))
  .map(([column, operator, values]) => checkFilter(table, { column, operator, values }))
  .filter((checked) => 'filter' in checked)
  .map((checked) => ('filter' in checked ? checked.filter : undefined) as TableFilter);

const sorts = fc
  .shuffledSubarray(
    table.columns.filter(({ name }) => name !== 'still').map(({ name }) => name),
    { minLength: 1, maxLength: 3 },
  )
  .chain((names) => fc.tuple(...names.map((column) => fc.boolean().map((descending) => (descending ? { column, descending } : { column })))));

const columns = fc
  .shuffledSubarray(table.columns.map(({ name }) => name))
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .record(
            { width: fc.integer({ min: 40, max: 2000 }), pinned: fc.constantFrom('start' as const, 'end' as const), hidden: fc.constant(true) },
            { requiredKeys: [], noNullPrototype: true },
          )
          .map((marks) => ({ name, ...marks })),
      ),
    ),
  );

const states: fc.Arbitrary<TableState> = fc
  .record({
    search: anyText,
    filters: fc.array(validFilter, { maxLength: 4 }),
    sort: sorts,
    page: fc.integer({ min: 1, max: 10_000 }),
    pageSize: fc.constantFrom(...pageSizes),
    columns,
    more: fc.record({ density: fc.constantFrom('compact' as const, 'comfortable' as const), view: fc.uuid() }, { requiredKeys: [], noNullPrototype: true }),
  })
  .map(({ search, more, ...rest }) => ({ ...rest, ...more, search: readTableState(table, { q: search }).search }));

/** As the router hands it back: what is absent is not there. */
const throughAddress = (search: TableSearch): TableSearch => {
  const text = new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
  const { page, size, ...texts } = Object.fromEntries(new URLSearchParams(text)) as Record<string, string>;
  return { ...texts, ...(page ? { page: Number(page) } : {}), ...(size ? { size: Number(size) } : {}) };
};

describe('the address', () => {
  test('brings every state back', () => {
    fc.assert(fc.property(states, (state) => void expect(readTableState(table, throughAddress(writeTableState(table, state)))).toEqual(state)));
  });

  test('says nothing of a table nobody touched', () => {
    expect(Object.values(writeTableState(table, defaultState(table))).filter((value) => value !== undefined)).toEqual([]);
    expect(readTableState(table, {})).toEqual(defaultState(table));
  });

  test('is short', () => {
    const state: TableState = {
      ...defaultState(table),
      filters: [{ column: 'date', operator: 'between', values: ['2020-01-01', '2021-01-01'] }],
      sort: [{ column: 'date', descending: true }, { column: 'text' }],
      columns: [
        { name: 'text', width: 120, pinned: 'start' },
        { name: 'date', hidden: true },
      ],
    };
    expect(new URLSearchParams(throughAddress(writeTableState(table, state)) as Record<string, string>).toString()).toBe(
      'f=date*between*2020-01-01*2021-01-01&s=-date%2Ctext&c=text*w120*s**date*h',
    );
  });

  test('whatever somebody writes into it is a state', () => {
    const noise = fc.oneof(
      anyText,
      fc.string({ unit: 'binary' }),
      fc.constantFrom('**', '*', 'text*is', 'nobody*is*1', 'text*evil*1', 'text*is*1*2', '-', '-nobody', 'text,text,text'),
    );
    fc.assert(
      fc.property(fc.record({ q: noise, f: noise, s: noise, c: noise, d: noise, view: noise, page: fc.integer(), size: fc.integer() }, { requiredKeys: [] }), (search) => {
        const state = readTableState(table, search);
        expect(readTableState(table, throughAddress(writeTableState(table, state)))).toEqual(state);
        expect(readRequest(table, requestQuery(state))).toEqual({ request: { search: state.search, filters: state.filters, sort: state.sort } });
      }),
    );
  });

  test('columns the arrangement does not know come last, as defined', () => {
    const all = arrangedColumns(table, [{ name: 'date', width: 90 }, { name: 'gone' }]);
    expect(all.map(({ name }) => name)).toEqual(['date', ...table.columns.map(({ name }) => name).filter((name) => name !== 'date')]);
  });
});

describe('the query of a list call', () => {
  test('is read back as it was asked', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { pageIndex, pageSize, ...query } = pageQuery(state);
        expect([pageIndex, pageSize]).toEqual([state.page - 1, state.pageSize]);
        expect(readRequest(table, query)).toEqual({ request: { search: state.search, filters: state.filters, sort: state.sort } });
      }),
    );
  });

  test('knows the older way to turn the order round', () => {
    expect(readRequest(table, { orderByField: 'date', order: 'desc' })).toMatchObject({ request: { sort: [{ column: 'date', descending: true }] } });
    expect(readRequest(table, { orderByField: 'date', order: 'asc' })).toMatchObject({ request: { sort: [{ column: 'date' }] } });
  });

  test.each([
    [{ filter: '{' }, { field: 'filter', fault: 'badFilter' }],
    [{ filter: '{}' }, { field: 'filter', fault: 'badFilter' }],
    [{ filter: '[null]' }, { field: 'filter', fault: 'badFilter' }],
    [{ filter: '[{"column":"text","operator":"is","values":["a\\u0000"]}]' }, { field: 'filter', fault: 'badFilter' }],
    [{ filter: '[{"column":"text","operator":"is","values":[1]}]' }, { field: 'filter', fault: 'badFilter' }],
    [{ filter: JSON.stringify(Array(MAX_FILTERS + 1).fill({ column: 'text', operator: 'empty', values: [] })) }, { field: 'filter', fault: 'tooManyFilters' }],
    [{ filter: '[{"column":"constructor","operator":"is","values":["a"]}]' }, { field: 'filter', fault: 'unknownColumn', column: 'constructor' }],
    [{ filter: '[{"column":"still","operator":"is","values":["a"]}]' }, { field: 'filter', fault: 'notFilterable', column: 'still' }],
    [{ filter: '[{"column":"count","operator":"contains","values":["1"]}]' }, { field: 'filter', fault: 'badOperator', column: 'count' }],
    [{ filter: '[{"column":"count","operator":"is","values":["one"]}]' }, { field: 'filter', fault: 'badValue', column: 'count' }],
    [{ orderByField: 'nobody' }, { field: 'orderByField', fault: 'unknownColumn', column: 'nobody' }],
    [{ orderByField: 'still' }, { field: 'orderByField', fault: 'notSortable', column: 'still' }],
    [{ orderByField: 'text,date,count,hour' }, { field: 'orderByField', fault: 'notSortable', column: 'hour' }],
    [{ orderByField: 'text,-text' }, { field: 'orderByField', fault: 'notSortable', column: 'text' }],
  ])('refuses %j', (query, fault) => {
    expect(readRequest(table, query)).toEqual({ fault });
  });
});

describe('a filter', () => {
  const check = (column: string, operator: FilterOperator, ...values: string[]) => {
    const checked = checkFilter(table, { column, operator, values });
    return 'filter' in checked ? checked.filter.values : checked.fault;
  };

  test('checked twice is the same', () => {
    fc.assert(fc.property(validFilter, (filter) => void expect(checkFilter(table, filter)).toEqual({ filter })));
  });

  test('stores values in one form', () => {
    expect(check('text', 'contains', ' \u0643\u0631\u064A\u0645 ')).toEqual(['\u06A9\u0631\u06CC\u0645']);
    expect(check('code', 'begins', '\u06F0\u06F1\u0662')).toEqual(['012']);
    expect(check('count', 'is', '\u06F0\u06F1\u06F2')).toEqual(['12']);
    expect(check('amount', 'from', '\u06F1\u066C\u06F0\u06F0\u06F0\u066C\u06F0\u06F0\u06F0')).toEqual(['1000000']);
    expect(check('float', 'to', '\u06F1\u066B\u06F5\u06F0')).toEqual(['1.5']);
    expect(check('hour', 'from', '-0')).toEqual(['0']);
    expect(check('date', 'is', '\u06F2\u06F0\u06F2\u06F0-01-01')).toEqual(['2020-01-01']);
    expect(check('dateTime', 'from', '2020-01-01T10:00Z')).toEqual(['2020-01-01T10:00:00.000Z']);
    expect(check('amount', 'between', '9007199254740993', '9007199254740992')).toEqual(['9007199254740992', '9007199254740993']);
    expect(check('select', 'in', 'x', 'y', 'x')).toEqual(['x', 'y']);
    expect(check('text', 'empty', 'whatever')).toEqual([]);
  });

  test.each<[string, FilterOperator, string[]]>([
    ['date', 'is', ['2026-02-30']],
    ['date', 'is', ['1404/12/30']],
    ['dateTime', 'from', ['2020-01-01 10:00']],
    ['date', 'between', ['2026-01-01']],
    ['indicator', 'is', ['y']],
    ['amount', 'is', ['1.5']],
    ['amount', 'is', ['1'.repeat(19)]],
    ['float', 'from', ['1e5']],
    ['text', 'is', ['']],
    ['text', 'is', ['a'.repeat(101)]],
    ['select', 'in', []],
    ['select', 'in', Array.from({ length: MAX_FILTER_IDS + 1 }, (_, id) => String(id))],
    ['select', 'in', ['x'.repeat(61)]],
    ['fixed', 'in', ['A', 'C']],
  ])('%s %s %j is none', (column, operator, values) => {
    expect(check(column, operator, ...values)).toBe('badValue');
  });

  test('operators are those of the type', () => {
    expect(operatorsOf(named('indicator'))).toEqual(['is', 'empty', 'filled']);
    expect(check('indicator', 'contains', 'Y')).toBe('badOperator');
    expect(check('still', 'is', 'a')).toBe('notFilterable');
    expect(check('nobody', 'is', 'a')).toBe('unknownColumn');
  });
});
