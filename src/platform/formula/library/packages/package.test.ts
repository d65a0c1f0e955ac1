/** Packages of formulas: all that they rest on, the trial, what comes in, the way back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { libraryErrors } from '../library.errors.ts';
import messages from '../library.messages.fa.ts';
import { routes } from '../library.routes.ts';
import { routes as rowRoutes } from '../table-rows/table-rows.routes.ts';
import { routes as packageRoutes } from './package.routes.ts';

let testBed: Mounted;
const slice = 'platform/formula/library';
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const below = actorIn('payrollOfficer', 'worker');
const PACKAGE = '/rest/s1/rule/library/package';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, path, body);
const FROM = '2026-03-21';

beforeAll(async () => {
  testBed = await mountSlices({ slice, routes: [...routes, ...rowRoutes, ...packageRoutes], messages, errors: [libraryErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  const guarded = ['library_item', 'library_version', 'library_reference', 'library_table_row'];
  const guards = (state: 'disable' | 'enable') => guarded.map((table) => `alter table ${table} ${state} trigger user`).join(';');
  await testBed.database.owner.query(`${guards('disable')}; delete from library_item; delete from library_package; ${guards('enable')}`);
});

/** A formula that rests on another, on a constant and on a table, published past the checks, which are not what this is about. */
async function layFormula(): Promise<string> {
  await call('POST', '/rest/s1/hcm/entity/Constant', { code: 'base', title: 'base', value: '10', unit: 'rial', fromDate: FROM });
  const table = { code: 'tax', title: 'tax', fromDate: FROM, keys: [{ kind: 'band', title: 'income' }], columns: ['rate'] };
  const tax = (await call('POST', '/rest/s1/hcm/entity/FormulaTable', table)).body.id;
  await call('PUT', `/rest/s1/rule/table/${tax}/rows`, { rowVersion: 1, rows: [{ keys: [null], cells: ['0.1'] }] });
  const formula = { fromDate: FROM, use: 'pay.factor', rounding: null, tests: [{ title: 'one', values: { C_base: '1' }, expect: { value: '2' } }] };
  await call('POST', '/rest/s1/rule/create', { ...formula, code: 'inner', title: 'inner', text: 'C_base * 2' });
  const { body } = await call('POST', '/rest/s1/rule/create', { ...formula, code: 'outer', title: 'outer', text: 'brackets(inner, T_tax)' });
  await testBed.database.owner.query(`update library_version set status = 'published', published_at = now()`);
  return body.id;
}
const packed = async () => (await call('GET', `${PACKAGE}?formulaIds=${await layFormula()}`)).body;
const tried = async (file: object, actor = officer) =>
  (await call('POST', `${PACKAGE}/trial`, file, actor)).body.items.map(({ code, action, differences }: Record<string, unknown>) => [code, action, differences]);

describe('a package', () => {
  test('holds a formula with all it rests on', async () => {
    const { format, items } = await packed();
    expect(format).toBe('formula-package/1');
    expect(items.map(({ kind, code }: Record<string, string>) => `${kind} ${code}`).sort()).toEqual(['constant base', 'formula inner', 'formula outer', 'table tax']);
    expect(items.find(({ code }: { code: string }) => code === 'tax').rows).toEqual([{ keys: [null], cells: ['0.1'] }]);
    expect((await call('GET', `${PACKAGE}?formulaIds=01900000-0000-7000-8000-00000000dead`)).status).toBe(404);
  });

  test('is tried, brought in as drafts below and taken back', async () => {
    const file = await packed();
    expect((await tried(file, below)).map(([, action]: string[]) => action)).toEqual(['create', 'create', 'create', 'create']);
    const count = async () => Number((await testBed.database.owner.query(`select count(*) from library_version where status = 'draft'`)).rows[0].count);
    expect(await count()).toBe(0);
    const { body: brought } = await call('POST', PACKAGE, file, below);
    expect(brought).toMatchObject({ created: 4, changed: 0 });
    expect(await count()).toBe(4);
    expect((await call('POST', PACKAGE, file, below)).body.errorCode).toBe(`${slice}.refused`);
    expect((await call('DELETE', `${PACKAGE}/${brought.id}`)).status).toBe(404);
    expect((await call('DELETE', `${PACKAGE}/${brought.id}`, undefined, below)).body).toEqual({ removed: true });
    expect([await count(), (await call('DELETE', `${PACKAGE}/${brought.id}`, undefined, below)).status]).toEqual([0, 404]);
  });

  test('that calls something otherwise gives it its name back', async () => {
    const file = await packed();
    const base = file.items.find(({ code }: { code: string }) => code === 'base');
    const titleNow = async () => (await testBed.database.owner.query(`select title, description from library_item where code = 'base'`)).rows;
    const [stood] = await titleNow();
    const { body: brought } = await call('POST', PACKAGE, { ...file, items: [{ ...base, title: 'renamed', description: 'why' }] });
    expect(await titleNow()).toEqual([{ title: 'renamed', description: 'why' }]);
    expect((await call('DELETE', `${PACKAGE}/${brought.id}`)).body).toEqual({ removed: true });
    expect(await titleNow()).toEqual([stood]);
  });

  test('over what stands changes what is different, and nothing is taken back that somebody has written on', async () => {
    const file = await packed();
    expect((await tried(file)).map(([, action]: string[]) => action)).toEqual(['same', 'same', 'same', 'same']);
    const base = file.items.find(({ code }: { code: string }) => code === 'base');
    const other = { ...file, items: [{ ...base, content: { ...base.content, value: '11' } }] };
    expect(await tried(other)).toEqual([['base', 'change', [{ name: 'value', from: '10', to: '11' }]]]);
    const { body: brought } = await call('POST', PACKAGE, other);
    expect(brought).toMatchObject({ created: 0, changed: 1 });
    const row = (await call('GET', '/rest/s1/hcm/entity/Constant')).body.rows[0];
    await call('PUT', `/rest/s1/hcm/entity/Constant/${row.constantId}`, { title: 'base', value: '12', unit: 'rial', fromDate: FROM, rowVersion: row.rowVersion });
    expect((await call('DELETE', `${PACKAGE}/${brought.id}`)).body.errorCode).toBe(`${slice}.changedSince`);
  });

  test.each([
    [
      'of a table that falls',
      {
        kind: 'table',
        code: 'steps',
        title: 'steps',
        content: { keys: [{ kind: 'band', title: 'a' }], columns: ['b'] },
        rows: [
          { keys: ['2'], cells: ['1'] },
          { keys: ['1'], cells: ['1'] },
        ],
      },
    ],
    ['with the title of another', { kind: 'constant', code: 'second', title: 'base', content: { value: '1', unit: null } }],
    ['with a beginning that is taken', { kind: 'formula', code: 'C_x', title: 'x', content: { use: 'pay.factor', text: '1' } }],
  ])('%s is refused as a whole', async (_what, item) => {
    await layFormula();
    const good = { kind: 'constant', code: 'good', title: 'good', description: null, fromDate: FROM, content: { value: '1', unit: null } };
    const file = { format: 'formula-package/1', items: [good, { description: null, fromDate: FROM, ...item }] };
    const answer = await call('POST', PACKAGE, file);
    expect([answer.status, answer.body.data.items.map(({ code }: { code: string }) => code)]).toEqual([409, [item.code]]);
    expect((await call('GET', '/rest/s1/hcm/entity/Constant')).body.count).toBe(1);
  });
});
