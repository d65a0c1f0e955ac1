/** Items of the library and their versions, through the calls, on a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { libraryErrors } from './library.errors.ts';
import messages from './library.messages.fa.ts';
import { routes } from './library.routes.ts';
import { routes as referenceRoutes } from './references/references.routes.ts';

let testBed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const other = actorIn('payrollOfficer', 'worker');
const CONSTANT = '/rest/s1/hcm/entity/Constant';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, path, body);
const constant = { code: 'base', title: 'base pay', value: '1.50', unit: 'rial', fromDate: '2026-03-21' };
const formula = { code: 'bonus', title: 'bonus', fromDate: '2026-03-21', use: 'pay.factor', text: 'C_base * IF_work + helper', rounding: { unit: '1', mode: 'half' }, tests: [] };

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/formula/library', routes: [...routes, ...referenceRoutes], messages, errors: [libraryErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  await testBed.database.owner.query('delete from library_item');
});

const make = async (body: object = constant, path = CONSTANT): Promise<string> => (await call('POST', path, body)).body.id;
const versionsOf = async (id: string, kind = 'constant', actor = officer) => (await call('GET', `/rest/s1/rule/${kind}/${id}/versions`, undefined, actor)).body;

describe('an item with its draft', () => {
  test('is added, listed and read with its number in one spelling', async () => {
    const id = await make();
    expect((await call('GET', CONSTANT)).body.rows).toMatchObject([
      {
        constantId: id,
        code: 'base',
        title: 'base pay',
        value: '1.5',
        unit: 'rial',
        statusId: 'LvDraft',
        hasDraft: 'Y',
        version: 1,
        fromDate: '2026-03-21',
        thruDate: null,
        isInherited: 'N',
      },
    ]);
    expect(await versionsOf(id)).toMatchObject({
      code: 'base',
      isInherited: false,
      rowVersion: 1,
      versions: [{ version: 1, statusId: 'LvDraft', content: { value: '1.5', unit: 'rial' } }],
    });
  });

  test.each(['0', '-1', '\u06f1\u06f0x', 'half'])('is not rounded to %s', async (unit) => {
    const { status } = await call('POST', '/rest/s1/rule/create', { ...formula, rounding: { unit, mode: 'half' } });
    expect(status).toBe(400);
  });

  test('is changed in place and counts up; who saw another version is told so', async () => {
    const id = await make();
    const { code, ...changed } = { ...constant, value: '2/7', title: 'renamed' };
    expect((await call('PUT', `${CONSTANT}/${id}`, { ...changed, rowVersion: 1 })).body).toEqual({ id, rowVersion: 2 });
    const { body } = await call('PUT', `${CONSTANT}/${id}`, { ...changed, rowVersion: 1 });
    expect(body.errorCode).toBe('platform/formula/library.stale');
    // with what stands now, for the dialog of both values
    expect(body.data).toMatchObject({ values: { title: changed.title, value: changed.value, rowVersion: 2 }, changedBy: expect.any(String), changedAt: expect.any(String) });
    expect(await versionsOf(id)).toMatchObject({ title: 'renamed', versions: [{ version: 1, content: { value: '2/7' } }] });
  });

  test('goes with its draft as long as nothing of it was published', async () => {
    const id = await make();
    expect((await call('DELETE', `/rest/s1/rule/constant/${id}/draft?rowVersion=1`)).body.errorCode).toBe('platform/formula/library.noDraft');
    expect((await call('DELETE', `${CONSTANT}/${id}?rowVersion=1`)).body).toEqual({ removed: true });
    expect((await call('GET', CONSTANT)).body.count).toBe(0);
  });

  test.each([
    ['a code that is taken, in other letters', { code: 'BASE', title: 'another' }, 'code'],
    ['a title that is taken', { code: 'other' }, 'title'],
    ['a code with signs', { code: 'a-b', title: 'another' }, 'code'],
    ['what is no number', { code: 'other', title: 'another', value: '1..5' }, 'value'],
    ['a fraction of nothing', { code: 'other', title: 'another', value: '1/0' }, 'value'],
  ])('refuses %s at its field', async (_what, over, field) => {
    await make();
    expect((await call('POST', CONSTANT, { ...constant, ...over })).body.fields).toHaveProperty(field);
  });

  test('of a formula notes what its text names, and is told where it is used', async () => {
    const base = await make();
    const id = await make(formula, '/rest/s1/rule/create');
    expect((await call('GET', `/rest/s1/rule/constant/${base}/uses`)).body).toEqual({
      formulas: [{ id, code: 'bonus', title: 'bonus', version: 1, statusId: 'LvDraft' }],
      used: [],
      places: [],
    });
    expect((await call('DELETE', `${CONSTANT}/${base}?rowVersion=1`)).body.errorCode).toBe('platform/formula/library.inUse');
    const named = async (entity: string) => (await call('GET', `/rest/s1/hcm/entity/${entity}?formulaId=${id}`)).body.rows;
    expect(await named('FormulaConstant')).toEqual([{ version: 1, code: 'base', id: base, title: 'base pay' }]);
    expect(await named('FormulaInputFactor')).toEqual([{ version: 1, code: 'work', id: null, title: null }]);
    expect((await call('GET', `/rest/s1/hcm/entity/ConstantValue?constantId=${base}`)).body.rows).toMatchObject([{ version: 1, value: '1.5', statusId: 'LvDraft' }]);
    const { code, ...changed } = { ...formula, text: 'helper + 1' };
    expect((await call('PUT', '/rest/s1/rule/edit', { ...changed, formulaId: id, rowVersion: 1 })).status).toBe(200);
    expect((await call('GET', `/rest/s1/rule/constant/${base}/uses`)).body.formulas).toEqual([]);
    expect((await call('DELETE', `${CONSTANT}/${base}?rowVersion=1`)).body).toEqual({ removed: true });
    expect((await call('POST', '/rest/s1/rule/create', { ...formula, code: 'C_bonus', title: 'another' })).body.fields).toHaveProperty('code');
  });

  test('is not seen from below or beside before it is published, and nobody writes elsewhere', async () => {
    const id = await make();
    expect((await call('GET', CONSTANT, undefined, other)).body.count).toBe(0);
    expect((await call('GET', `/rest/s1/rule/constant/${id}/versions`, undefined, other)).status).toBe(404);
    const { code, ...changed } = constant;
    expect((await call('PUT', `${CONSTANT}/${id}`, { ...changed, rowVersion: 1 }, other)).status).toBe(404);
    expect((await call('DELETE', `${CONSTANT}/${id}?rowVersion=1`, undefined, other)).status).toBe(404);
    // the same code is free in each company
    expect((await call('POST', CONSTANT, constant, other)).status).toBe(201);
  });
});
