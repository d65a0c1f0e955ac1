/** What leave would be worth that somebody leaves with, by the real books of leave: counted, told by class, and nothing kept. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import { leaveErrors } from '../leave.errors.ts';
import leaveMessages from '../leave.messages.fa.ts';
import { payoutErrors } from './payout.errors.ts';
import messages from './payout.messages.fa.ts';
import { routes } from './payout.routes.ts';

const PATH = '/rest/s1/hcm/leave/payout/preview';
const officer = actorIn('hrOfficer', 'hrOfficer');
let bed: Mounted;

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/attendance/leave/payout', routes, messages, errors: [payoutErrors] },
    { slice: 'modules/attendance/leave', routes: [], messages: leaveMessages, errors: [leaveErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

const ask = (body: object, actor = officer) => bed.call(actor, 'POST', PATH, { partyId: partyId('seller'), day: '2026-05-10', ...body });

test('51 days of the year earn their part of 26 days, worth as many wages; no account is opened for asking', async () => {
  const { status, body } = await ask({ dailyWage: '8000000' }, actorIn('administrator', 'administrator'));
  expect([status, body]).toEqual([200, expect.objectContaining({ minutes: 1_598, days: 3.63, dayMinutes: 440, amount: '29054545' })]);
  // seventeen days would lapse with the year, of which the months until then have earned so much
  expect(body.wouldLapse).toBe(Math.round((26 * 440 * 62) / 365));
  expect((await ask({})).body.amount ?? null).toBeNull();
  expect((await bed.database.owner.query('select from leave_account')).rowCount).toBe(0);
});

test('of somebody out of reach there is nothing, nor of a day on which nobody is employed; a colleague may not ask', async () => {
  expect((await ask({}, actorIn('hrOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await ask({}, actorIn('employee', 'colleague'))).status).toBe(403);
  const refused = await ask({ day: '2020-01-01' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['day']]);
  expect((await ask({ dailyWage: '-1' })).status).toBe(400);
});
