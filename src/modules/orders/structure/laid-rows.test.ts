/** What a company begins with in orders: it goes with a company that is taken back, unless somebody wrote or used it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { deleteCompanies, insertCompany } from '#platform/party/company-bulk.store.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

const laidIn = async (companyId: string): Promise<number[]> =>
  Promise.all(
    ['pay_factor', 'order_rule', 'order_type'].map(
      async (table) => (await database.owner.query<{ n: number }>(`select count(*)::int as n from ${table} where company_id = $1`, [companyId])).rows[0]?.n ?? 0,
    ),
  );

async function found(): Promise<string> {
  const companyId = newId();
  await writing(database.pool, systemActor('test', [companyId]), (tx) => insertCompany(tx, { companyId, parentId: null, code: companyId, name: 'new' }));
  return companyId;
}

/** `gone`, or the constraint that keeps it. */
const takeBack = (companyId: string): Promise<string> =>
  writing(database.pool, systemActor('test', [companyId]), (tx) => deleteCompanies(tx, [companyId])).then(
    () => 'gone',
    ({ constraint }: { constraint?: string }) => String(constraint),
  );

test('goes with its company, and leaves those of others', async () => {
  const [stays, goes] = [await found(), await found()];
  const laid = await laidIn(goes);
  expect(Math.min(...laid)).toBeGreaterThan(0);
  expect(await takeBack(goes)).toBe('gone');
  expect([await laidIn(goes), await laidIn(stays)]).toEqual([[0, 0, 0], laid]);
});

test.for([
  [
    'a changed factor',
    'pay_factor',
    'update pay_factor set row_version = row_version + 1 where pay_factor_id = (select min(pay_factor_id::text)::uuid from pay_factor where company_id = $1)',
  ],
  [
    'a changed formula',
    'order_rule',
    'update order_rule set row_version = row_version + 1 where order_rule_id = (select min(order_rule_id::text)::uuid from order_rule where company_id = $1)',
  ],
  [
    'a changed type',
    'order_type',
    'update order_type set row_version = row_version + 1 where order_type_id = (select min(order_type_id::text)::uuid from order_type where company_id = $1)',
  ],
  [
    'a factor of its own',
    'pay_factor',
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) select gen_random_uuid(), company_id, branch, 'own', 'own', group_enum_id from pay_factor where company_id = $1 limit 1`,
  ],
] as const)('%s keeps the company, with all that was laid', async ([, table, work]) => {
  const companyId = await found();
  expect((await database.owner.query(work, [companyId])).rowCount).toBe(1);
  const before = await laidIn(companyId);
  expect(await takeBack(companyId)).toMatch(new RegExp(`^(${table}_company_id_fkey|order_rule_factor)$`));
  expect(await laidIn(companyId)).toEqual(before);
});
