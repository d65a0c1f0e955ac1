import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNationalCode, isSheba } from '#kernel/identity-codes/identity-codes.ts';
import { peopleIn, systemScope } from '#platform/access/scope.service.ts';
import { reading, sql, systemActor } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { companyId, factsOf, layOrganisation } from './organisation.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

const countSeen = (transactionCompanies: readonly string[], scopeCompanies: readonly string[]) =>
  reading(database.pool, systemActor('test', transactionCompanies), async (db) => {
    const rows = systemScope(scopeCompanies, '2026-05-10');
    return (await db.one<{ seen: bigint }>(sql`select count(*) as seen from person p where ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`)).seen;
  });

test('nine people of the holding and two of the subsidiary stand', async () => {
  const both = [companyId('holding'), companyId('subsidiary')];
  expect(await countSeen(both, both)).toBe(11n);
  expect(await countSeen(both, [companyId('subsidiary')])).toBe(2n);
});

test('the row policy keeps other companies out even when the scope names them', async () => {
  const both = [companyId('holding'), companyId('subsidiary')];
  expect(await countSeen([companyId('holding')], both)).toBe(9n);
  expect(await countSeen([], both)).toBe(0n);
});

test('codes are valid and differ between people', () => {
  const [a, b] = [factsOf('accountant'), factsOf('worker')];
  expect([isNationalCode(a.nationalCode), isNationalCode(b.nationalCode), isSheba(a.iban)]).toEqual([true, true, true]);
  expect(a.nationalCode).not.toBe(b.nationalCode);
});
