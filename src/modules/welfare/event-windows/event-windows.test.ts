/** Whom an event is for is told once that it is open; nobody else, and nobody before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { tellOfWindows } from './event-windows.job.ts';

let database: TestDatabase;
const company = companyId('holding');
const [ofService, others, service] = [newId(), newId(), newId()];
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;
const tell = (today: string) => tellOfWindows({ pool: database.pool, today, now: Date.parse(`${today}T06:30:00Z`), newId, report: (error) => expect(error).toBeUndefined() });
const told = () =>
  rows<{ party: string; subject: string }>(
    `select u.party_id as party, m.subject from notification_message_user u join notification_message m using (notification_message_id) order by 1, 2`,
  );

async function layEvent(code: string, from: string, kind: string): Promise<void> {
  const event = newId();
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, status_id) values ($1, $2, $3, $3, $4, $5, '2026-06-10', $6)`,
    ...[event, company, code, service, from, kind],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'First', '2026-07-01', '2026-07-01', 9)`,
    ...[newId(), company, event],
  );
}

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  for (const [group, name] of [
    [ofService, 'accountant'],
    [others, 'seller'],
  ] as const) {
    await rows(
      `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, $3, 'Staff', $4)`,
      ...[group, company, name, postId('director')],
    );
    await rows(
      `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values ($1, $2, $3, $4, '[2020-01-01,)')`,
      ...[newId(), company, employmentId(name), group],
    );
    await rows(`insert into user_account (user_id, company_id, party_id, username, password_hash) values ($1, $2, $1, $3, '')`, partyId(name), company, name);
  }
  await rows(`insert into welfare_service (welfare_service_id, company_id, service_code, title, kind) values ($1, $2, 'T', 'Trip', 'trip')`, service, company);
  await rows(
    `insert into welfare_group_share (welfare_group_share_id, company_id, welfare_group_id, welfare_service_id, employee_percent, employer_percent, valid) values ($1, $2, $3, $4, 50, 50, '[2020-01-01,)')`,
    ...[newId(), company, ofService, service],
  );
  await layEvent('OPEN', '2026-05-10', 'ActiveEvent');
  await layEvent('LATER', '2026-05-20', 'ActiveEvent');
  await layEvent('OFF', '2026-05-10', 'NotActiveEvent');
});
afterAll(() => database.close());

test('members of a group that has the service are told of each event as it opens, once; of a free service everybody is', async () => {
  expect(await tell('2026-05-09')).toBe(0);
  expect([await tell('2026-05-10'), await tell('2026-05-10'), await tell('2026-05-11')]).toEqual([1, 0, 0]);
  expect(await told()).toEqual([{ party: partyId('accountant'), subject: expect.stringMatching(/OPEN.*\u06f1\u06f4\u06f0\u06f5/) }]);
  await rows(`update welfare_service set payment = 'free'`);
  expect(await tell('2026-05-20')).toBe(1);
  expect((await told()).map(({ party, subject }) => [party, subject.includes('LATER')])).toEqual(
    expect.arrayContaining([
      [partyId('accountant'), true],
      [partyId('seller'), true],
    ]),
  );
});
