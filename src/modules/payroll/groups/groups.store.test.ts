/** What a run asks of a pay group: its factors on a day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { groupPlanOn } from './groups.store.ts';
import { seed } from './later-factors.seed.ts';

let database: TestDatabase;
const own = companyId('holding');
const ids = { group: newId(), other: newId(), bare: newId(), base: newId(), housing: newId() };
const run = (text: string, ...values: unknown[]) => database.owner.query(text, values);
const actor = systemActor('groups', [own]);
const planOn = (group: string, day: string) => reading(database.pool, actor, (db) => groupPlanOn(db, group, day));

const factorOf = (factor: string, valid: string, more: string, sequence: number) =>
  run(
    `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, ${more}, tax_column, display_sequence, valid)
     values ($1, $2, $3, $4, 'N', 'Y', 7, $5, $6)`,
    ...[newId(), own, ids.group, factor, sequence, valid],
  );

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  for (const [id, code, rounding] of [
    [ids.group, 'G1', 1000],
    [ids.other, 'G2', null],
    [ids.bare, 'G3', null],
  ])
    await run(`insert into pay_group (pay_group_id, company_id, standard_code, description, net_rounding) values ($1, $2, $3, 'Group', $4)`, id, own, code, rounding);
  for (const [id, code] of [
    [ids.base, 'base'],
    [ids.housing, 'housing'],
  ])
    await run(`insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'payroll', $3, 'Title', 'PfgBenefit')`, ...[id, own, code]);
  await factorOf(ids.housing, '[2021-03-21,2023-03-21)', 'insured', 20);
  await factorOf(ids.housing, '[2023-03-21,)', 'taxed', 20);
  await factorOf(ids.base, '[2021-03-21,)', 'overtime_base', 10);
});
afterAll(() => database.close());

test('a group is paid by the factors of the day, in the order in which they are shown', async () => {
  const no = { insured: false, taxed: false, overtimeBase: false, eidiBase: false, severanceBase: false };
  const shown = { title: 'Title', isDeduct: 'N', continuous: false, taxColumn: 7, rank: 100 };
  const base = { ...shown, code: 'base', flags: { ...no, overtimeBase: true }, displaySequence: 10 };
  const housing = { ...shown, code: 'housing', displaySequence: 20 };
  expect(await planOn(ids.group, '2023-03-20')).toEqual({ factors: [base, { ...housing, flags: { ...no, insured: true } }], netRounding: 1000, deductions: [] });
  expect(await planOn(ids.group, '2023-03-21')).toEqual({ factors: [base, { ...housing, flags: { ...no, taxed: true } }], netRounding: 1000, deductions: [] });
  expect(await planOn(ids.bare, '2023-03-21')).toEqual({ factors: [], netRounding: null, deductions: [] });
  expect(await planOn(newId(), '2023-03-21')).toBeUndefined();
});

test('a factor that came into the template later is added after what was paid, once, and to groups alone that have the row beside it', async () => {
  const beside = newId();
  await run(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'payroll', 'supplementaryInsurance', 'Title', 'PfgDeduction')`,
    beside,
    own,
  );
  await factorOf(beside, '[2021-03-21,)', 'taxed', 30);
  await run(`update pay_group set paid_thru = '2026-06-21' where pay_group_id = $1`, ids.group);
  const client = await database.owner.connect();
  for (const _again of [1, 2]) await seed.run(client);
  client.release();
  const { rows: read } = await run(
    `select g.standard_code as code, lower(f.valid)::text as since from pay_group_factor f join pay_factor k using (pay_factor_id) join pay_group g using (pay_group_id)
     where k.code = 'insuranceClaim'`,
  );
  expect(read).toEqual([{ code: 'G1', since: '2026-06-22' }]);
});
