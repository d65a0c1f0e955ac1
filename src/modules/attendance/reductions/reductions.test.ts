/** Reductions on the real database: who writes them, what is refused, and that the counted days they are of are counted anew. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layDay } from '#testing/attendance-rows.ts';
import { type Answer, actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, partyId } from '#testing/organisation.ts';
import { reductionErrors } from './reductions.errors.ts';
import messages from './reductions.messages.fa.ts';
import { routes } from './reductions.routes.ts';

const PATH = '/rest/s1/functionalManagement/reduction';
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const salesHead = actorIn('unitManager', 'salesHead', ['sales']);

let bed: Mounted;
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const said = { reductionKind: 'RdNursing', minutes: 60, place: 'end', reason: 'until the child is two', paperNumber: 'L-7', fromDate: '2026-05-03', thruDate: '2026-05-05' };
const of = (name: 'seller' | 'hrOfficer') => ({ ...said, pseudoId: factsOf(name).pseudoId });
const marked = async (): Promise<string[]> => {
  const { rows } = await bed.database.owner.query<{ day: string }>('select distinct day::text as day from attendance_mark where party_id = $1 order by 1', [partyId('seller')]);
  await bed.database.owner.query('delete from attendance_mark');
  return rows.map(({ day }) => day);
};

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/attendance/reductions', routes, messages, errors: [reductionErrors] });
  await layOrganisation(bed.database.owner);
  for (const day of ['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']) await layDay(bed.database.owner, 'seller', day);
  await bed.database.owner.query('delete from attendance_mark');
});
afterAll(() => bed.close());

test('a reduction stands in the plan of its person, and its counted days are counted anew with each change', async () => {
  const added = await bed.call(officer, 'POST', PATH, of('seller'));
  expect(added.status).toBe(201);
  expect(await marked()).toEqual(['2026-05-03', '2026-05-04', '2026-05-05']);
  const { rows } = await bed.database.owner.query('select party_id as "partyId", minutes from person_day_reduction');
  expect(rows).toEqual([{ partyId: partyId('seller'), minutes: 60 }]);
  const overlap = await bed.call(officer, 'POST', PATH, { ...of('seller'), fromDate: '2026-05-05', thruDate: null });
  expect([overlap.status, codeOf(overlap), Object.keys(overlap.body.fields)]).toEqual([409, 'overlap', ['fromDate']]);
  const changed = await bed.call(officer, 'PUT', `${PATH}/${added.body.id}`, { ...said, thruDate: '2026-05-06', rowVersion: added.body.rowVersion });
  expect(changed.status).toBe(200);
  expect(await marked()).toEqual(['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']);
  const listed = (await bed.call(officer, 'GET', PATH)).body.rows;
  expect(listed).toMatchObject([{ partyId: partyId('seller'), reductionKind: 'RdNursing', paperNumber: 'L-7', thruDate: '2026-05-06' }]);
  expect((await bed.call(officer, 'DELETE', `${PATH}/${added.body.id}`)).body).toEqual({ removed: true });
  expect(await marked()).toEqual(['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']);
});

test('nobody shortens their own days, nor those of people elsewhere, nor without the right to', async () => {
  expect((await bed.call(officer, 'POST', PATH, of('hrOfficer'))).status).toBe(403);
  expect(codeOf(await bed.call(elsewhere, 'POST', PATH, of('seller')))).toBe('unknownCode');
  expect((await bed.call(salesHead, 'POST', PATH, of('seller'))).status).toBe(403);
  const { body } = await bed.call(officer, 'POST', PATH, of('seller'));
  expect((await bed.call(elsewhere, 'DELETE', `${PATH}/${body.id}`)).status).toBe(404);
  expect((await bed.call(elsewhere, 'GET', PATH)).body.rows).toEqual([]);
});
