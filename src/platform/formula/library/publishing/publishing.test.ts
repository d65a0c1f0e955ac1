/** Publishing and ending: two people, versions that follow one another, what stays, what is read from above. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { routes as valueRoutes } from '../input-factors/factor-values.routes.ts';
import { libraryErrors } from '../library.errors.ts';
import { library } from '../library.formula.ts';
import messages from '../library.messages.fa.ts';
import { routes } from '../library.routes.ts';
import { pinVersions } from '../library-uses.store.ts';
import { routes as rowRoutes } from '../table-rows/table-rows.routes.ts';
import { announceLocks } from './locks.service.ts';
import { routes as publishRoutes } from './publishing.routes.ts';

let testBed: Mounted;
const slice = 'platform/formula/library';
const refused = (name: string): string => `${slice}.${name}`;
const writer = actorIn('payrollOfficer', 'payrollOfficer');
const publisher = actorIn('payrollOfficer', 'accountant');
const third = actorIn('payrollOfficer', 'colleague');
const below = actorIn('payrollOfficer', 'worker');
const CONSTANT = '/rest/s1/hcm/entity/Constant';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = writer) => testBed.call(actor, method, path, body);
const sqlRun = (text: string, values: unknown[] = []) => testBed.database.owner.query(text, values);

beforeAll(async () => {
  testBed = await mountSlices({ slice, routes: [...routes, ...valueRoutes, ...rowRoutes, ...publishRoutes], messages, errors: [libraryErrors] });
  await layOrganisation(testBed.database.owner);
  announceFormulas([library, defineFormulaUse({ code: 'pay.factor', title: 'pay', type: 'number', unit: 'rial', vocabularies: [] })]);
});
afterAll(async () => {
  announceFormulas([]);
  announceLocks([]);
  await testBed.close();
});
beforeEach(async () => {
  announceLocks([]);
  // what was published is kept from everybody but who takes the guards away
  const guarded = ['library_item', 'library_version', 'library_reference', 'library_table_row'];
  const guards = (state: 'disable' | 'enable') => guarded.map((table) => `alter table ${table} ${state} trigger user`).join(';');
  await sqlRun(`${guards('disable')}; delete from formula_use; delete from library_item; delete from library_setting; ${guards('enable')}`);
});

const constant = { code: 'base', title: 'base', value: '100', unit: 'rial', fromDate: '2026-03-21' };
const { code: _code, ...change } = constant;
const make = async (body: object = constant, path = CONSTANT, actor = writer): Promise<string> => (await call('POST', path, body, actor)).body.id;
const publish = (id: string, rowVersion: number, actor = publisher, kind = 'constant', more: object = {}) =>
  call('PUT', `/rest/s1/rule/${kind}/${id}/publish`, { rowVersion, ...more }, actor);
const published = async (body: object = constant): Promise<string> => {
  const id = await make(body);
  expect((await publish(id, 1)).body.statusId).toBe('LvPublished');
  return id;
};
const spans = async (id: string, actor = writer) =>
  (await call('GET', `/rest/s1/rule/constant/${id}/versions`, undefined, actor)).body.versions.map(({ version, statusId, fromDate, thruDate }: Record<string, unknown>) =>
    [version, statusId, fromDate, thruDate].join(' '),
  );
/** A further version of a constant, from a day on. */
const next = async (id: string, fromDate: string, rowVersion: number, value = '200') => {
  const { body } = await call('PUT', `${CONSTANT}/${id}`, { ...change, fromDate, value, rowVersion });
  return publish(id, body.rowVersion);
};

describe('two people', () => {
  test('whoever wrote asks and is told that it waits; another publishes, and a draft that is written again waits no more', async () => {
    const id = await make();
    expect((await publish(id, 1, writer)).body).toEqual({ id, rowVersion: 2, statusId: 'LvWaiting' });
    expect((await publish(id, 2, writer)).body.statusId).toBe('LvWaiting');
    expect((await call('PUT', `${CONSTANT}/${id}`, { ...change, value: '7', rowVersion: 3 }, publisher)).status).toBe(200);
    expect(await spans(id)).toEqual(['1 LvDraft 2026-03-21 ']);
    expect((await publish(id, 4, publisher)).body.statusId).toBe('LvWaiting');
    // a colleague who changed a word of it has not agreed with the rest
    expect((await publish(id, 5, writer)).body.statusId).toBe('LvWaiting');
    expect((await publish(id, 6, third)).body.statusId).toBe('LvPublished');
    expect(await spans(id)).toEqual(['1 LvPublished 2026-03-21 ']);
    expect((await publish(id, 7)).body.errorCode).toBe(refused('noDraft'));
  });

  test('unless the company has set otherwise, which the one who publishes may not', async () => {
    const administrator = actorIn('administrator', 'administrator');
    expect((await call('GET', '/rest/s1/rule/library/setting')).body).toEqual({ twoPeople: 'Y', rowVersion: 0 });
    expect((await call('PUT', '/rest/s1/rule/library/setting', { twoPeople: 'N', rowVersion: 0 })).status).toBe(403);
    expect((await call('PUT', '/rest/s1/rule/library/setting', { twoPeople: 'N', rowVersion: 0 }, administrator)).body).toEqual({ rowVersion: 1 });
    expect((await call('PUT', '/rest/s1/rule/library/setting', { twoPeople: 'Y', rowVersion: 0 }, administrator)).body.errorCode).toBe(refused('stale'));
    expect((await publish(await make(), 1, writer)).body.statusId).toBe('LvPublished');
  });

  test('two who publish at once: one does', async () => {
    const id = await make();
    const answers = await Promise.all([publish(id, 1), publish(id, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await spans(id)).toEqual(['1 LvPublished 2026-03-21 ']);
  });
});

describe('versions', () => {
  test('the next one cuts the one before, and one in between keeps the day of the one to come', async () => {
    const id = await published();
    await next(id, '2027-03-21', 2);
    await next(id, '2026-04-21', 4);
    expect(await spans(id)).toEqual(['2 LvPublished 2027-03-21 ', '3 LvPublished 2026-04-21 2027-03-20', '1 LvEnded 2026-03-21 2026-04-20']);
    expect((await call('GET', CONSTANT)).body.rows[0]).toMatchObject({ version: 3, value: '200', thruDate: '2027-03-20' });
  });

  test('of one day there is one', async () => {
    const id = await published();
    const { body: draft } = await call('PUT', `${CONSTANT}/${id}`, { ...change, rowVersion: 2 });
    const answer = await publish(id, draft.rowVersion);
    expect([answer.status, answer.body.fields]).toEqual([409, { fromDate: messages.errors.sameDay }]);
  });

  test('are ended, once, on a day on which they stand, and not deleted', async () => {
    const id = await published();
    const end = (thruDate: string, rowVersion: number) => call('PUT', `/rest/s1/rule/constant/${id}/end`, { thruDate, rowVersion });
    expect((await end('2026-03-20', 2)).body.fields).toHaveProperty('thruDate');
    expect((await end('2027-03-20', 2)).body).toEqual({ id, rowVersion: 3 });
    expect((await end('2027-06-20', 3)).body.fields).toHaveProperty('thruDate');
    expect(await spans(id)).toEqual(['1 LvPublished 2026-03-21 2027-03-20']);
    expect((await call('DELETE', `${CONSTANT}/${id}?rowVersion=3`)).body.errorCode).toBe(refused('published'));
  });

  test('that begin in what is locked need a reason, which stays with them', async () => {
    announceLocks([{ name: 'test/lock', isLockedFrom: async (_db, _company, fromDate) => fromDate < '2026-06-22' }]);
    const id = await make();
    expect((await publish(id, 1)).body.fields).toEqual({ lateReason: messages.errors.lateReason });
    expect((await publish(id, 1, publisher, 'constant', { lateReason: 'a decree' })).status).toBe(200);
    expect((await call('GET', `/rest/s1/rule/constant/${id}/versions`)).body.versions[0].lateReason).toBe('a decree');
    expect((await next(id, '2026-06-22', 2)).status).toBe(200);
  });

  test('a further one begins with the rows of the one before', async () => {
    const TABLE = '/rest/s1/hcm/entity/FormulaTable';
    const shape = { code: 'tax', title: 'tax', fromDate: '2026-03-21', keys: [{ kind: 'band', title: 'income' }], columns: ['rate'] };
    const id = await make(shape, TABLE);
    expect((await publish(id, 1, publisher, 'table')).body.errorCode).toBe(refused('noRows'));
    const rows = [{ keys: [null], cells: ['0.1'] }];
    await call('PUT', `/rest/s1/rule/table/${id}/rows`, { rows, rowVersion: 1 });
    expect((await publish(id, 2, publisher, 'table')).body.statusId).toBe('LvPublished');
    const { code, ...changed } = shape;
    await call('PUT', `${TABLE}/${id}`, { ...changed, fromDate: '2027-03-21', rowVersion: 3 });
    expect((await call('GET', `/rest/s1/rule/table/${id}/rows`)).body).toMatchObject({ version: 2, rows });
    await call('PUT', `/rest/s1/rule/table/${id}/rows`, { rows: [{ keys: [null], cells: ['0.2'] }], rowVersion: 4 });
    expect((await call('GET', `/rest/s1/rule/table/${id}/rows?version=1`)).body).toMatchObject({ version: 1, rows });
  });
});

test('what is published never changes, by no statement of the product', async () => {
  const id = await published();
  const attempts = [
    `update library_version set content = '{"value": "1"}'`,
    `update library_version set valid = '[2026-03-20,)'`,
    `update library_version set status = 'draft', published_at = null`,
    `update library_version set late_reason = 'later'`,
    'delete from library_version',
    'delete from library_item',
    `update library_item set code = 'other'`,
    `insert into library_reference select library_version_id, company_id, 'constant', 'x' from library_version`,
  ];
  for (const attempt of attempts) {
    const refusal = await sqlRun(attempt).then(
      () => 'taken',
      (error: { constraint?: string }) => error.constraint,
    );
    expect([attempt, refusal]).toEqual([attempt, 'library_kept']);
  }
  expect(await spans(id)).toEqual(['1 LvPublished 2026-03-21 ']);
});

test('orders and runs pin the version that they were counted with, once each', async () => {
  const id = await published();
  const [version] = (await call('GET', `/rest/s1/rule/constant/${id}/versions`)).body.versions;
  const use = { versionId: version.versionId, companyId: writer.companyId, usedBy: 'order', userId: 'one', usedOn: '2026-04-01' };
  await writing(testBed.database.pool, systemActor('test', [writer.companyId]), async (tx) => {
    expect(await pinVersions(tx, [use, { ...use, userId: 'two', usedOn: '2026-05-01' }])).toBe(2);
    expect(await pinVersions(tx, [use])).toBe(0);
  });
  expect((await call('GET', `/rest/s1/rule/constant/${id}/uses`)).body.used).toEqual([{ usedBy: 'order', title: 'order', version: 1, count: 2, lastOn: '2026-05-01' }]);
});

describe('a company below', () => {
  test('reads what is published above and changes nothing of it; its own of the same code takes its place once it is published', async () => {
    const id = await published();
    expect((await call('GET', CONSTANT, undefined, below)).body.rows).toMatchObject([{ constantId: id, value: '100', isInherited: 'Y', hasDraft: 'N' }]);
    expect((await call('PUT', `${CONSTANT}/${id}`, { ...change, rowVersion: 2 }, below)).status).toBe(404);
    expect((await publish(id, 2, below)).status).toBe(404);
    await call('PUT', `${CONSTANT}/${id}`, { ...change, fromDate: '2027-03-21', rowVersion: 2 });
    expect(await spans(id, below)).toEqual(['1 LvPublished 2026-03-21 ']);
    const own = await make({ ...constant, value: '50' }, CONSTANT, below);
    expect((await call('GET', CONSTANT, undefined, below)).body.rows).toMatchObject([{ constantId: own, isInherited: 'N', statusId: 'LvDraft' }]);
    expect((await call('GET', CONSTANT)).body.rows).toMatchObject([{ constantId: id, value: '100' }]);
  });
});

describe('a formula', () => {
  const CREATE = '/rest/s1/rule/create';
  const right = { title: 'one', values: { C_base: '10' }, expect: { value: '20' } };
  const formula = { code: 'bonus', title: 'bonus', fromDate: '2026-03-21', use: 'pay.factor', text: 'if C_base > 5 then C_base * 2 else 1 / 0', tests: [right] };

  test('is published when it is clean and its tests are right; what they do not reach is named', async () => {
    await published();
    const id = await make(formula, CREATE);
    const tests = (await call('GET', `/rest/s1/rule/formula/${id}/tests`)).body;
    expect(tests).toEqual({ version: 1, faults: [], warnings: [], tests: [{ title: 'one', isRight: true, value: '20' }], unreached: [{ from: 35, to: 40, text: '1 / 0' }] });
    expect((await publish(id, 1, publisher, 'formula')).body.statusId).toBe('LvPublished');
  });

  test.each([
    ['a name that nobody has', { text: 'C_none + 1' }, 'faults'],
    ['itself', { text: 'bonus + 1' }, 'faults'],
    ['no test', { tests: [] }, 'noTests'],
    ['a test of another value', { tests: [{ ...right, expect: { value: '21' } }] }, 'testsFail'],
    ['a test of a fault that does not come', { tests: [{ ...right, expect: { fault: 'divisionByZero' } }] }, 'testsFail'],
    ['a use that nobody declares', { use: 'no.use' }, 'unknownUse'],
  ])('with %s is not', async (_what, over, name) => {
    await published();
    const id = await make({ ...formula, ...over }, CREATE);
    expect((await publish(id, 1, publisher, 'formula')).body.errorCode).toBe(refused(name));
  });

  test('rests on others, is counted with what stands, and is right where a fault is meant', async () => {
    await published();
    const first = await make({ ...formula, text: 'C_base * 3', tests: [{ title: 'one', values: {}, expect: { value: '300' } }] }, CREATE);
    expect((await publish(first, 1, publisher, 'formula')).body.statusId).toBe('LvPublished');
    const second = {
      ...formula,
      code: 'second',
      title: 'second',
      text: 'bonus / C_base',
      tests: [{ title: 'zero', values: { C_base: '0' }, expect: { fault: 'divisionByZero' } }],
    };
    const id = await make(second, CREATE);
    expect((await publish(id, 1, publisher, 'formula')).body.statusId).toBe('LvPublished');
    expect((await call('GET', `/rest/s1/rule/formula/${first}/uses`)).body.formulas).toMatchObject([{ code: 'second' }]);
    // a circle by a new version of the first
    const { code, ...changed } = { ...formula, text: 'second + 1', fromDate: '2027-03-21' };
    const { body } = await call('PUT', '/rest/s1/rule/edit', { ...changed, formulaId: first, rowVersion: 2 });
    const answer = await publish(first, body.rowVersion, publisher, 'formula');
    expect([answer.body.errorCode, answer.body.data.faults[0].code]).toEqual([refused('faults'), 'circle']);
  });
});
