/**
 * Attack: An employee asks in the preview of a leave, day by day, whether a stranger of the company is away, by naming them as the substitute.
 * Refused: the preview tells of the absence of those alone who hold a position in a unit of the asker (`src/modules/attendance/leave/leave.routes.ts`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, anonymous, renewSession } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors, unpaid } from '#testing/case-actors.ts';
import { type PersonName, partyId } from '#testing/organisation.ts';

let server: TestApp;
let cases: CaseActors;
beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
  await addAccount(server, 'case-seller', { person: 'seller', group: 'employee' });
  const seller = await renewSession(server, { ...anonymous(server), name: 'case-seller' });
  for (const away of [seller, cases.colleague]) await cases.begin(away, 'leave', unpaid('2026-06-06', '2026-06-10'));
});
afterAll(() => server.close());

const isAway = async (name: PersonName) => {
  const query = new URLSearchParams({ leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: '2026-06-07', thruDate: '2026-06-07', substitutePartyId: partyId(name) });
  const answer = await cases.get(cases.asker, `leave/preview?${query}`);
  return [answer.statusCode, answer.json<{ substituteIsAway?: boolean }>().substituteIsAway];
};

test('of a colleague of the own unit it is told, of somebody of another unit nothing', async () => {
  expect(await isAway('colleague')).toEqual([200, true]);
  const ofStranger = await isAway('seller');
  expect(ofStranger[1]).not.toBe(true);
  expect(ofStranger).toEqual(await isAway('salesHead'));
});
