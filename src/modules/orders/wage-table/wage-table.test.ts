/** Wages by class and rank: entered, confirmed as they stand, confirmed anew after a change; and who may not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { wageTableErrors } from './wage-table.contract.ts';
import messages from './wage-table.messages.fa.ts';
import { routes } from './wage-table.routes.ts';
import pageWords from './wage-table-page.messages.fa.ts';

const PATH = '/rest/s1/emplOrder/entity/wageStep';
const officer = actorIn('orderOfficer', 'hrOfficer');
const step = { jobGradeEnumId: 'JgGrade5', dailyWage: '450000', source: 'plan of classes', fromDate: '2026-03-21' };
let bed: Mounted;
const add = (more: object = {}, actor = officer) => bed.call(actor, 'POST', PATH, { ...step, ...more });
const confirm = (id: string, rowVersion: number, actor = officer) => bed.call(actor, 'PUT', `${PATH}/${id}/confirm`, { rowVersion });
const shown = async (actor = officer) =>
  (await bed.call(actor, 'GET', PATH)).body.rows?.map(({ payGradeEnumId: rank, dailyWage, isConfirmed }: Record<string, unknown>) => [rank, dailyWage, isConfirmed]);

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/orders/wage-table', routes, messages, errors: [wageTableErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

test('a figure counts as somebody has confirmed it, and a change waits anew', async () => {
  const { body: made } = await add();
  expect(await shown()).toEqual([[null, expect.anything(), 'N']]);
  expect((await confirm(made.id, made.rowVersion)).body).toEqual({ confirmed: true });
  expect((await shown())[0][2]).toBe('Y');
  const changed = await bed.call(officer, 'PUT', `${PATH}/${made.id}`, { ...step, dailyWage: '460000', rowVersion: made.rowVersion });
  expect([changed.status, (await shown())[0][2]]).toEqual([200, 'N']);
  expect((await confirm(made.id, made.rowVersion)).body.errorCode).toBe('modules/orders/wage-table.stale');
  expect((await confirm(newId(), 1)).status).toBe(404);
  const [trace] = (await bed.database.owner.query(`select changes from audit_entry where entity = 'WageStep' and changes ? 'verifiedVersion'`)).rows;
  expect(trace.changes.verifiedVersion).toEqual([null, made.rowVersion]);
});

test('what cannot be is refused at its field: the same class on the same day, a rank that is none, days in the wrong order, no source', async () => {
  const fields = async (more: object) => (await add(more)).body.fields;
  expect(await fields({ fromDate: '2026-06-01' })).toEqual({ fromDate: messages.errors.overlaps });
  expect(await fields({ payGradeEnumId: 'JgGrade5' })).toEqual({ payGradeEnumId: expect.any(String) });
  expect(await fields({ payGradeEnumId: 'PgrSenior', thruDate: '2026-01-01' })).toEqual({ thruDate: pageWords.daysOrder });
  expect(Object.keys(await fields({ source: null, payGradeEnumId: 'PgrSenior' }))).toEqual(['source']);
  expect((await add({ payGradeEnumId: 'PgrSenior', dailyWage: '500000' })).status).toBe(201);
});

test('whoever lacks the key is refused, and another company neither sees nor confirms', async () => {
  const observer = actorIn('hrOfficer', 'hrOfficer');
  expect([(await add({}, observer)).status, (await bed.call(observer, 'GET', PATH)).status]).toEqual([403, 403]);
  const elsewhere = actorIn('orderOfficer', 'hrOfficerElsewhere');
  expect(await shown(elsewhere)).toEqual([]);
  const [row] = (await bed.database.owner.query('select wage_step_id as id from wage_step where company_id = $1 limit 1', [companyId('holding')])).rows;
  expect((await confirm(row.id, 2, elsewhere)).status).toBe(404);
});
