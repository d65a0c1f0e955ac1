/** Whom a group pays in a month. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName } from '#testing/organisation.ts';
import { employmentsOf, membersOf } from './counting.store.ts';

let database: TestDatabase;
const own = companyId('holding');
const ids = { group: newId(), other: newId() };
const run = (text: string, ...values: unknown[]) => database.owner.query(text, values);
const actor = systemActor('groups', [own]);
/** Farvardin 1405: 21 March to 20 April 2026. */
const of = (payGroupId: string, month: number) => ({ kind: 'regular' as const, payGroupId, companyId: own, year: 1405, month });

async function paid(payGroupId: string, month = 1, rows = systemScope([own], '2026-03-21')) {
  return reading(database.pool, actor, async (db) => {
    const found = (await db.many<{ subject_id: string }>(employmentsOf(rows, of(payGroupId, month)))).map(({ subject_id: id }) => id);
    return membersOf(db, rows, of(payGroupId, month), found);
  });
}
const memberOf = (name: PersonName, valid: string, { group = ids.group, status = 'SESPaid', hardWork = 'N' } = {}) =>
  run(
    `insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, salary_status_id, hard_work, valid) values ($1, $2, $3, $4, $5, $6, $7)`,
    ...[newId(), own, employmentId(name), group, status, hardWork, valid],
  );

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  for (const [code, id] of Object.entries(ids))
    await run(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, $3, 'Group')`, id, own, code);
});
afterAll(() => database.close());

test('a month is paid once, by the group and the pay data of its last day; not whose pay is suspended or has not begun', async () => {
  await memberOf('director', '[2026-01-01,2026-04-10)');
  await memberOf('director', '[2026-04-10,)', { hardWork: 'Y' });
  await memberOf('hrOfficer', '[2026-01-01,2026-04-05)');
  await memberOf('hrOfficer', '[2026-04-05,)', { group: ids.other });
  await memberOf('accountant', '[2026-01-01,)', { status: 'SESSuspended' });
  await memberOf('seller', '[2026-05-01,)');
  expect(await paid(ids.group)).toMatchObject([{ employmentId: employmentId('director'), insurance: 'worker', hardWork: true, isMain: true, serviceLocation: 'SlcNormal' }]);
  expect(await paid(ids.other)).toMatchObject([{ employmentId: employmentId('hrOfficer'), hardWork: false }]);
});

test('whose employment has ended is paid until the month of its last day, and nobody out of reach', async () => {
  await memberOf('colleague', '[2026-01-01,2026-04-08)', { group: ids.other });
  await run(`update party_relationship set valid = daterange(lower(valid), '2026-04-08') where party_relationship_id = $1`, employmentId('colleague'));
  const names = async (month: number, scope = own) => (await paid(ids.other, month, systemScope([scope], '2026-03-21'))).map(({ employmentId: id }) => id);
  expect(await names(1)).toContain(employmentId('colleague'));
  expect(await names(2)).not.toContain(employmentId('colleague'));
  expect(await names(1, companyId('subsidiary'))).toEqual([]);
});
