/** Requests about supplementary insurance on the real database: who may be insured from when, who decides, and what becomes of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { openTaskOf, saidOf } from '#testing/open-task.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { joinDay, planOf } from './insurance-offer.rules.ts';
import { insuranceProcess as kind } from './insurance-request.process.ts';

let database: TestDatabase;
const company = companyId('holding');
const asker = partyId('accountant');
const [contractId, wife, baby, divorced] = [newId(), newId(), newId(), newId()];
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await rows(
    `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p returning user_id, company_id, party_id)
     insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'hrOfficer', company_id, '[2020-01-01,)' from made where party_id = $1`,
    partyId('hrOfficer'),
  );
  await rows(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date, parts, gap_months, employee_percent, join_thru_date, birth_days)
     values ($1, $2, 'C', 'This year', 'Insurer', '2026-03-21', '2027-03-20', 4, 3, 30, '2026-04-20', 60)`,
    ...[contractId, company],
  );
  await rows(`insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, premium) values ($1, $2, $3, 12000000)`, newId(), company, contractId);
  await rows(`update person set birth_date = '1985-01-01' where party_id = $1`, asker);
  await rows(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date, wedding_date, divorce_date) values
      ($1, $4, $5, 'Spouse', 'A', 'B', '1990-01-01', '2020-01-01', null), ($2, $4, $5, 'Son', 'C', 'D', '2026-05-01', null, null), ($3, $4, $5, 'Spouse', 'E', 'F', '1990-01-01', '2010-01-01', '2019-01-01')`,
    ...[wife, baby, divorced, asker, company],
  );
  announceProcesses([kind]);
});
afterAll(async () => {
  announceProcesses([]);
  await database.close();
});

const inCase = <T>(today: string, work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(database.pool, systemActor('workflow', [company]), (tx) =>
    work({ tx, today, clock: { now: () => Date.parse(`${today}T06:30:00Z`) }, newId, audit: () => undefined, companyId: company }),
  );
const begin = (today: string, values: object): Promise<string> =>
  inCase(today, async (ctx) => {
    const said = { kind: 'join', insuranceContractId: contractId, insured: null, tier: null, note: null, ...values };
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: asker }, said);
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, asker)).instanceId;
  });
const openTask = (instanceId: string) => openTaskOf(database.owner, instanceId);
const accepted = async (today: string, values: object) => {
  const task = await openTask(await begin(today, values));
  await inCase(today, (ctx) => answerTask(ctx, saidOf(task, 'accept')));
  return task?.who;
};
const members = () =>
  rows(
    `select coalesce(family_member_id::text, 'self') as who, lower(valid)::text as "from", (upper(valid) - 1)::text as thru, ended_because as why,
      (select sum(employee_share + employer_share)::text from premium_part p where p.insurance_membership_id = m.insurance_membership_id) as due
     from insurance_membership m order by lower(valid), family_member_id nulls first`,
  );
const people = (...ids: string[]) => ({ insured: JSON.stringify(ids) });

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test.each([
  ['selfFirst', people(wife)],
  ['notFamily', people('self', newId())],
  ['notRelated', people('self', divorced)],
  ['notMember', { kind: 'change', ...people('self') }],
  ['unknownContract', { insuranceContractId: newId(), ...people('self') }],
])('what is asked for is refused: %s', async (code, values) => {
  await expect(begin('2026-04-10', values)).rejects.toMatchObject({ errorName: code });
});

test('the insurance officer decides; a child born later joins from its birth, whoever is left out leaves before the next part', async () => {
  expect(await accepted('2026-04-10', people('self', wife))).toBe(partyId('hrOfficer'));
  expect(await members()).toEqual([
    { who: 'self', from: '2026-04-10', thru: null, why: null, due: '12000000' },
    { who: wife, from: '2026-04-10', thru: null, why: null, due: '12000000' },
  ]);
  await expect(begin('2026-05-10', people('self'))).rejects.toMatchObject({ errorName: 'memberAlready' });
  await expect(begin('2026-05-10', { kind: 'change', ...people('self', wife) })).rejects.toMatchObject({ errorName: 'noChange' });
  await accepted('2026-05-10', { kind: 'change', ...people('self', baby) });
  expect(await members()).toEqual([
    { who: 'self', from: '2026-04-10', thru: null, why: null, due: '12000000' },
    { who: wife, from: '2026-04-10', thru: '2026-06-21', why: 'asked', due: '3000000' },
    { who: baby, from: '2026-05-01', thru: null, why: null, due: '11000000' },
  ]);
  await expect(begin('2026-05-11', { kind: 'change', ...people('self', baby, wife) })).rejects.toMatchObject({ errorName: 'windowClosed' });
  await accepted('2026-07-01', { kind: 'withdraw' });
  expect((await members()).map((one) => (one as { thru: string }).thru)).toEqual(['2026-09-22', '2026-06-21', '2026-09-22']);
});

test('a contract takes members within its window and some days after an event', () => {
  const windows = { from: '2026-03-21', thru: '2027-03-20', joinFrom: '2026-03-01', joinThru: '2026-04-20', hireDays: null, marriageDays: 10, birthDays: null };
  const none = { hiredOn: null, weddingDate: null, bornOn: null };
  expect(joinDay(windows, none, '2026-02-28')).toBeUndefined();
  expect(joinDay(windows, none, '2026-03-01')).toBe('2026-03-21');
  expect(joinDay(windows, none, '2026-04-20')).toBe('2026-04-20');
  expect(joinDay(windows, none, '2026-04-21')).toBeUndefined();
  const married = { hiredOn: '2026-05-01', weddingDate: '2026-05-01', bornOn: '2026-05-01' };
  expect([joinDay(windows, married, '2026-05-11'), joinDay(windows, married, '2026-05-12')]).toEqual(['2026-05-01', undefined]);
  expect(planOf('change', ['self', 'a'], ['self', 'b'])).toEqual({ joining: ['a'], leaving: ['b'] });
});
