import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldClasses } from '#kernel/entity.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { TableFilter } from '#kernel/table/definition.ts';
import { checkFilter, operatorsOf } from '#kernel/table/filter.ts';
import { searchText } from '#kernel/table/state.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import { reading, sql, systemActor } from '#platform/db/db.server.ts';
import { type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import { layThings, lookerIn, nameSource, names, type Thing, thingSource, things, thingTable } from '#testing/things.ts';
import { listRoutes, selectionOf } from './list-routes.server.ts';
import { sightOf } from './source.define.ts';
import { readPage } from './table.store.ts';
import messages from './tables.messages.fa.ts';

const LIST = '/rest/s1/test/things';
const all = lookerIn('director', fieldClasses);
const plain = lookerIn('accountant', ['public']);
const KARIM = '\u06A9\u0631\u06CC\u0645\u06CC';

const rows: readonly Thing[] = [
  {
    code: 'A1',
    name: KARIM,
    children: 2,
    weight: 1.5,
    salary: '9007199254740993',
    born: '1990-01-01',
    changedAt: '2026-03-20T20:29:00Z',
    worked: 90,
    isActive: 'Y',
    kind: 'A',
    tags: '["X","Y"]',
    score: 7,
    about: 'director',
  },
  {
    code: 'a2',
    name: '\u0622\u0632\u0627\u062F',
    children: 0,
    weight: -2,
    salary: '5',
    born: '1995-05-05',
    changedAt: '2026-03-20T20:31:00Z',
    worked: 0,
    isActive: 'N',
    kind: 'B',
    tags: '[]',
    score: 3,
    about: 'seller',
  },
  { code: 'B_1', name: '100%', salary: '-4', isActive: 'Y', kind: 'Z', about: 'accountant', score: 9 },
  { code: 'C1', name: '', about: 'stranger' },
  { code: 'D1', name: 'other company', about: 'worker', children: 1_000 },
];

let testBed: Mounted;
const query = (filters: readonly TableFilter[], more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...(filters.length > 0 ? { filter: JSON.stringify(filters) } : {}), ...more })}`;
const codes = async (filters: readonly TableFilter[], more: Record<string, string> = {}, actor = all): Promise<string[]> => {
  const { status, body } = await testBed.call(actor, 'GET', LIST + query(filters, more));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.rows.map(({ code }: { code: string }) => code);
};
const filter = (column: string, operator: TableFilter['operator'], ...values: string[]): TableFilter => ({ column, operator, values });

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/tables', routes: [...listRoutes(thingSource), ...listRoutes(nameSource)], messages });
  await layOrganisation(testBed.database.owner);
  await layThings(testBed.database.owner, rows);
});
afterAll(() => testBed.close());

describe('a page', () => {
  test('holds the rows in scope with their cells in the form of the wire', async () => {
    const { about: _about, score: _score, ...first } = rows[0] as Thing;
    const { body } = await testBed.call(all, 'GET', LIST);
    expect(body.count).toBe(4);
    expect(body.rows.map(({ code }: Thing) => code)).toEqual(['A1', 'B_1', 'C1', 'a2']);
    expect(body.rows[0]).toMatchObject({ ...first, changedAt: '2026-03-20T20:29:00.000Z', partyId: partyId('director'), note: null });
  });

  test('sums over all rows that match, to the last rial', async () => {
    const { body } = await testBed.call(all, 'GET', `${LIST}?pageSize=1&pageIndex=2`);
    expect(body.rows).toHaveLength(1);
    // of the reader's own score nothing is told
    expect(body.totals).toEqual({ children: '2', salary: '9007199254740994', worked: '90', score: '12' });
    expect((await testBed.call(plain, 'GET', LIST)).body.totals).toEqual({ worked: '90' });
  });

  test('counts no further than the cap when there is nothing to sum', async () => {
    await layThings(
      testBed.database.owner,
      Array.from({ length: 60 }, (_, index): Thing => ({ code: `W${index}`, about: 'worker' })),
    );
    const worker = lookerIn('worker', ['public']);
    expect((await testBed.call(worker, 'GET', '/rest/s1/test/names')).body).toMatchObject({ count: 50, countIsCapped: true, totals: {} });
    expect((await testBed.call(worker, 'GET', LIST)).body).toMatchObject({ count: 61, countIsCapped: false });
  });

  test('of a large table is the same, whether few match or more than are counted', async () => {
    const worker = lookerIn('worker', ['public']);
    const rows = scopeFor(worker, names.list, '2026-05-10');
    const page = (isLarge: boolean, code: string, pageIndex: number) =>
      reading(testBed.database.pool, systemActor('test', worker.companyIds), async (db) => {
        const look = { db, actor: worker, today: '2026-05-10', rows, by: names.list, query: { order: 'asc', pageSize: 7 } } as const;
        const parts = { ...(await nameSource.parts(look)), subject: sql`t.party_id`, order: sql`t.code desc`, ...(isLarge && { isLarge }) };
        const request = { search: '', filters: [filter('code', 'begins', code)], sort: [] };
        return readPage(db, { table: names.table, parts, request, sight: sightOf(worker, names.list) }, { pageIndex, pageSize: 7 }, nameSource.countCap);
      });
    for (const [code, count, countIsCapped] of [
      ['W', 50, true],
      ['W1', 11, false],
      ['none', 0, false],
    ] as const)
      for (const pageIndex of [0, 1, 8, 9]) {
        const { rows: found, ...counts } = await page(true, code, pageIndex);
        expect(counts).toEqual({ count, countIsCapped, totals: {} });
        expect(found).toEqual((await page(false, code, pageIndex)).rows);
        expect(found).toHaveLength(Math.max(0, Math.min(7, (code === 'W' ? 60 : count) - 7 * pageIndex)));
      }
  });

  test('finds words in texts anywhere and in codes at the beginning', async () => {
    expect(await codes([], { searchValue: '\u0643\u0631\u064A\u0645' })).toEqual(['A1']);
    expect(await codes([], { searchValue: 'a' })).toEqual(['A1', 'a2']);
    expect(await codes([], { searchValue: 'a1 \u06A9\u0631' })).toEqual(['A1']);
    expect(await codes([], { searchValue: '1' })).toEqual(['B_1']);
    expect(await codes([], { searchValue: '%' })).toEqual(['B_1']);
    expect(await codes([], { searchValue: '_' })).toEqual([]);
  });
});

describe('order', () => {
  test.each([
    ['name', ['a2', 'A1', 'B_1', 'C1'], true],
    ['-name', ['B_1', 'A1', 'a2', 'C1'], true],
    ['salary', ['B_1', 'a2', 'A1', 'C1'], false],
    ['-salary', ['A1', 'a2', 'B_1', 'C1'], false],
    ['kind,-code', ['a2', 'A1', 'C1', 'B_1'], false],
    ['-isActive,-code', ['B_1', 'A1', 'a2', 'C1'], false],
  ])('by %s, empty values last', async (orderByField, expected, isPersian) => {
    const got = await codes([], { orderByField });
    expect(isPersian ? got.filter((code) => code !== 'B_1') : got).toEqual(isPersian ? expected.filter((code) => code !== 'B_1') : expected);
    expect(got.at(-1)).toBe(orderByField.startsWith('kind') ? 'B_1' : 'C1');
  });

  test('pages neither repeat nor lose a row', async () => {
    const pages = [];
    for (let pageIndex = 0; pageIndex < 5; pageIndex++) pages.push(...(await codes([], { orderByField: 'children', pageSize: '1', pageIndex: String(pageIndex) })));
    expect(pages).toEqual(await codes([], { orderByField: 'children' }));
    expect(new Set(pages).size).toBe(4);
  });
});

describe('filters', () => {
  test.each<[string, TableFilter[], string[]]>([
    ['text contains, folded', [filter('name', 'contains', '\u0643\u0631\u064A')], ['A1']],
    ['text begins, without madda', [filter('name', 'begins', '\u0627\u0632')], ['a2']],
    ['text is', [filter('name', 'is', KARIM)], ['A1']],
    ['wildcards are letters', [filter('name', 'contains', '0%')], ['B_1']],
    ['code, any case', [filter('code', 'begins', 'A')], ['A1', 'a2']],
    ['code is', [filter('code', 'is', 'b_1')], ['B_1']],
    ['empty text', [filter('name', 'empty')], ['C1']],
    ['filled text', [filter('name', 'filled')], ['A1', 'B_1', 'a2']],
    ['count is', [filter('children', 'is', '0')], ['a2']],
    ['count from', [filter('children', 'from', '1')], ['A1']],
    ['count empty', [filter('children', 'empty')], ['B_1', 'C1']],
    ['float between', [filter('weight', 'between', '1.5', '-2')], ['A1', 'a2']],
    ['amount is, exactly', [filter('salary', 'is', '9007199254740993')], ['A1']],
    ['amount to', [filter('salary', 'to', '0')], ['B_1']],
    ['date between', [filter('born', 'between', '1990-01-01', '1990-12-29')], ['A1']],
    ['date to', [filter('born', 'to', '1995-05-05')], ['A1', 'a2']],
    // 00:00 in Tehran is 20:30 the day before
    ['moment from a day', [filter('changedAt', 'from', '2026-03-21')], ['a2']],
    ['moment to a day', [filter('changedAt', 'to', '2026-03-20')], ['A1']],
    ['moment between', [filter('changedAt', 'between', '2026-03-20T20:29:00Z', '2026-03-20T20:30:00Z')], ['A1']],
    ['hours', [filter('worked', 'from', '60')], ['A1']],
    ['indicator', [filter('isActive', 'is', 'N')], ['a2']],
    ['select in', [filter('kind', 'in', 'A', 'B')], ['A1', 'a2']],
    ['select not in, empty ones too', [filter('kind', 'notIn', 'A')], ['B_1', 'C1', 'a2']],
    ['multiselect in', [filter('tags', 'in', 'X')], ['A1']],
    ['multiselect not in', [filter('tags', 'notIn', 'X')], ['B_1', 'C1', 'a2']],
    ['multiselect empty', [filter('tags', 'empty')], ['B_1', 'C1', 'a2']],
    ['all must hold', [filter('code', 'begins', 'A'), filter('worked', 'to', '0')], ['a2']],
  ])('%s', async (_, filters, expected) => {
    expect(await codes(filters)).toEqual(expected);
    const { body } = await testBed.call(all, 'GET', LIST + query(filters));
    expect(body.count).toBe(expected.length);
  });

  test.each<[string, TableFilter]>([
    ['an unknown column', filter('nobody', 'is', '1')],
    ['a wrong value', filter('children', 'is', 'x')],
    ['a column that is not filtered', filter('note', 'is', 'x')],
    ['an operator of another type', filter('isActive', 'contains', 'Y')],
    ['SQL in a name', filter('code" or true --', 'is', '1')],
  ])('%s is refused at its field', async (_, one) => {
    const { status, body } = await testBed.call(all, 'GET', LIST + query([one]));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['filter']);
  });

  test('and unusual orders and sizes leave no plan behind', async () => {
    const kept = () => reading(testBed.database.pool, systemActor('test'), (db) => db.one<{ count: bigint }>(sql`select count(*) from pg_prepared_statements`));
    await codes([]);
    const { count: before } = await kept();
    const columns = thingTable.columns.slice(0, 10).map(({ name }) => name);
    for (const [at, column] of columns.entries()) {
      await codes([], { pageSize: String(101 + at) });
      await codes([], { orderByField: `${column},-${columns[(at + 1) % columns.length]}` });
      await codes([], { searchValue: Array.from({ length: at + 1 }, (_, word) => `w${word}`).join(' ') });
    }
    expect(Number((await kept()).count - before)).toBeLessThan(5);
  });

  test('values are data, whatever stands in them', async () => {
    for (const value of ["' or true --", '$1', "\\' ; drop table thing", '%" union select'])
      for (const column of ['name', 'code']) expect(await codes([filter(column, 'contains', value)])).toEqual([]);
  });

  test('whatever is a filter or an order of the table, the database takes it', async () => {
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: fc.constantFrom('%', '_', '\\', "'", '"', '$', '[', '{', '\u06CC', ' '), maxLength: 8 }),
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map(String),
      fc.double({ noNaN: true, min: -1e14, max: 1e14 }).map((number) => number.toFixed(3)),
      fc.constantFrom('Y', 'N', 'A', 'B', 'X', '0001-01-01', '9999-12-31', '2026-03-20T20:30:00.000Z'),
    );
    const one = fc
      .constantFrom(...thingTable.columns.filter(({ name }) => name !== 'note'))
      .chain((column) => fc.tuple(fc.constant(column.name), fc.constantFrom<TableFilter['operator']>(...operatorsOf(column)), fc.array(value, { maxLength: 3 })))
      .map(([column, operator, values]) => checkFilter(thingTable, { column, operator, values }))
      .filter((checked) => 'filter' in checked);
    const order = fc.shuffledSubarray(
      thingTable.columns.filter(({ name }) => name !== 'note').map(({ name }) => name),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 3 }), order, value, async (checked, names, words) => {
        const filters = checked.flatMap((check) => ('filter' in check ? [check.filter] : []));
        await codes(filters, { ...(names.length > 0 ? { orderByField: names.join(',-') } : {}), searchValue: searchText(words) });
      }),
      { numRuns: 150 },
    );
  });

  test('the database folds text as the search does', async () => {
    const letters = [
      ...'\u0622\u0627\u0623\u0625\u0671\u0628\u06A9\u0643\u06CC\u064A\u0649\u0626\u0624\u0629\u0647\u06D5\u06C1\u06C0\u0621',
      'A',
      'z',
      '1',
      '\u06F5',
      '\u0665',
      '\u200C',
      '\u0651',
      '\u064B',
      ...'\uFECB\uFEE0\uFBFD\uFB8F\uFF07\uFF11\u00E9\u00E7\u015F\u0130',
      ' x',
    ];
    const texts = fc.sample(
      fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((list) => `x${list.join('')}x`.normalize('NFC')),
      300,
    );
    const { rows: folded } = await testBed.database.owner.query('select folded_text(t) as f from unnest($1::text[]) with ordinality as x(t, n) order by n', [texts]);
    expect(folded.map(({ f }) => f)).toEqual(texts.map(foldForSearch));
  });
});

describe('classes', () => {
  test.each<[string, string]>([
    ['filter', query([filter('salary', 'from', '1')])],
    ['orderByField', '?orderByField=salary'],
    ['orderByField', '?orderByField=code,-salary'],
  ])('what a reader does not hold cannot be asked by %s', async (field, asked) => {
    const { status, body } = await testBed.call(plain, 'GET', LIST + asked);
    expect(status).toBe(403);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toContain('Salary');
  });

  test('the own row alone does not open a column: its place among others would tell of them', async () => {
    const own = (await testBed.call(plain, 'GET', LIST)).body.rows.find((row: { partyId: string }) => row.partyId === partyId('accountant'));
    expect(own).toMatchObject({ salary: '-4' });
    expect(own).not.toHaveProperty('score');
    expect((await testBed.call(plain, 'GET', `${LIST}?orderByField=salary`)).status).toBe(403);
  });

  test('somebody whose scope is their own row alone does not order by it either', async () => {
    expect((await testBed.call(lookerIn('accountant', fieldClasses, 'self'), 'GET', `${LIST}?orderByField=salary`)).status).toBe(403);
  });

  test('in a call about nobody but oneself they may ask what they see, and no evaluation', () => {
    const { mayUse } = sightOf(plain, { ...things.list, scope: 'self' });
    expect(thingTable.columns.filter((column) => !mayUse(column)).map(({ name }) => name)).toEqual(['score']);
  });

  test('an evaluation of oneself counts as empty, whoever one is', async () => {
    const judge = lookerIn('accountant', fieldClasses);
    expect(await codes([], { orderByField: '-score,code' }, judge)).toEqual(['A1', 'a2', 'B_1', 'C1']);
    expect(await codes([filter('score', 'from', '0')], {}, judge)).toEqual(['A1', 'a2']);
    expect(await codes([filter('score', 'empty')], {}, judge)).toEqual(['B_1', 'C1']);
    expect((await testBed.call(judge, 'GET', LIST)).body.totals['score']).toBe('10');
    expect((await testBed.file(judge, `${LIST}/export?format=csv&columns=code,score`)).bytes.toString()).toContain('B_1,\r\n');
  });
});

describe('a selection', () => {
  const select = (actor: typeof all, chosen: Parameters<typeof selectionOf>[2]) =>
    reading(testBed.database.pool, { userId: '', partyId: actor.partyId, companyIds: actor.companyIds, requestId: 'test' }, (db) =>
      selectionOf(thingSource, { db, actor, today: '2026-11-22', by: things.list, query: { order: 'asc' }, rows: scopeFor(actor, things.list, '2026-11-22') }, chosen),
    );
  const idOf = async (code: string): Promise<string> => (await testBed.database.owner.query('select thing_id from thing where code = $1', [code])).rows[0].thing_id;

  test('holds the chosen rows that are in scope', async () => {
    const [mine, foreign] = [await idOf('A1'), await idOf('D1')];
    expect(await select(all, { keys: [mine, foreign, 'no id'] })).toEqual([mine]);
  });

  test('or all that match, but some', async () => {
    const [a1, a2] = [await idOf('A1'), await idOf('a2')];
    const matching = { search: '', filters: [{ column: 'code', operator: 'begins', values: ['a'] }], sort: [] };
    expect([...(await select(all, { all: matching, except: [] }))].sort()).toEqual([a1, a2].sort());
    expect(await select(all, { all: matching, except: [a1] })).toEqual([a2]);
  });

  test('and no filter by what the reader does not hold', async () => {
    const paid = { search: '', filters: [{ column: 'salary', operator: 'from', values: ['1'] }], sort: [] };
    await expect(select(plain, { all: paid, except: [] })).rejects.toMatchObject({ errorName: 'hiddenColumn', status: 403 });
    await expect(select(plain, { all: { ...paid, filters: [{ column: 'x', operator: 'is', values: ['1'] }] }, except: [] })).rejects.toMatchObject({ status: 400 });
  });
});
