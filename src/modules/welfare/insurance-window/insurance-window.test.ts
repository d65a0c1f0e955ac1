/** That a contract takes members is told on the real database: once, to employees who are not members, and neither too early nor too late. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { tellWindows } from './insurance-windows.job.ts';

let server: TestApp;
const company = companyId('holding');
const contractId = newId();
const look = (day: string) => tellWindows({ pool: server.pool, today: day, now: Date.parse(`${day}T06:00:00Z`), newId, report: (error) => expect(error).toBeUndefined() });
const heard = async (): Promise<string[]> =>
  (
    await server.owner.query<{ id: string }>(
      `select u.party_id as id from notification_message_user u join notification_message m using (notification_message_id) where m.link = '/InsuranceRequest'`,
    )
  ).rows.map(({ id }) => id);

beforeAll(async () => {
  server = await startTestApp();
  await signInActors(server);
  await server.owner.query(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date, join_from_date, join_thru_date)
     values ($1, $2, 'W1', 'This year', 'Insurer', '2026-03-21', '2027-03-20', '2026-04-10', '2026-05-10'), ($3, $2, 'W2', 'Long open', 'Insurer', '2026-03-21', '2027-03-20', '2026-03-22', null)`,
    [contractId, company, newId()],
  );
  await server.owner.query(
    `insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, relation, valid) values ($1, $2, $3, $4, 'self', '[2026-03-21,)')`,
    [newId(), company, contractId, partyId('accountant')],
  );
});
afterAll(() => server.close());

test('a window is told when it opens, once, to whoever is no member yet', async () => {
  expect([await look('2026-04-09'), await heard()]).toEqual([0, []]);
  expect([await look('2026-04-10'), await look('2026-04-10'), await look('2026-04-11')]).toEqual([1, 0, 0]);
  const told = await heard();
  expect(told).toContain(partyId('colleague'));
  expect(told).not.toContain(partyId('accountant'));
  expect(new Set(told).size).toBe(told.length);
});
