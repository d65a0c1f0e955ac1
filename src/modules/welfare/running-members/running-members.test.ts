/** Members of a running contract on the real database: what a sheet may not say, who is covered, what is still owed, and that it is all undone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import type { FileRow, Target } from '#platform/import-export/kind.define.ts';
import { TEST_START } from '#testing/app.ts';
import { inCompany } from '#testing/lent-loans.ts';
import { type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { membershipsOn } from '../insurance-membership/insurance-membership.store.ts';
import { premiumDeductions } from '../insurance-membership/premium.pay-source.ts';
import { importKind } from './running-members.import.ts';

let bed: Mounted;
let pseudoId = '';
const company = companyId('holding');
const party = partyId('accountant');
const contractId = newId();
const WIFE = '0013542419';
const target: Target = { companyId: company, reach: [company], mayFound: false, today: '2026-10-01', clock: { now: () => TEST_START } as Target['clock'], newId };
const rowsOf = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  bed = await mountSlices();
  await layOrganisation(bed.database.owner);
  const [employed] = await rowsOf<{ code: string }>('select pseudo_id as code from party_relationship where party_relationship_id = $1', employmentId('accountant'));
  pseudoId = employed?.code ?? '';
  await rowsOf(`update person set birth_date = '1985-01-01' where party_id = $1`, party);
  await rowsOf(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date, employee_percent)
     values ($1, $2, 'RUN', 'Running', 'Insurer', '2026-03-21', '2027-03-20', 50)`,
    ...[contractId, company],
  );
  await rowsOf(
    `insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, relation, premium) select gen_random_uuid(), $2, $1, r, 24000000 from unnest('{self,Spouse}'::text[]) r`,
    ...[contractId, company],
  );
  await rowsOf(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date, wedding_date, divorce_date, national_code)
     values ($1, $3, $4, 'Spouse', 'A', 'B', '1990-01-01', '2020-01-01', null, $5), ($2, $3, $4, 'Spouse', 'C', 'D', '1990-01-01', '2010-01-01', '2019-01-01', '0084575948'),
       (gen_random_uuid(), $3, $4, 'Father', 'E', 'B', '1950-01-01', null, null, '0499370899')`,
    ...[newId(), newId(), party, company, WIFE],
  );
});
afterAll(() => bed.close());

const row = (more: Record<string, string | undefined> = {}) => ({ contractCode: 'run', pseudoId, joinedOn: '2026-03-21', ...more });
const sheet = (...rows: readonly Record<string, string | undefined>[]): FileRow[] => rows.map((values, at) => ({ row: at + 2, values }));
const faults = (rows: readonly FileRow[], at: Target = target) =>
  inCompany(bed, async (tx) => (await importKind.check(tx, at, rows)).map((one) => [one.row, one.column, one.code]));
const apply = (rows: readonly FileRow[]) => inCompany(bed, async (tx) => importKind.apply(tx, target, await importKind.plan(tx, target, rows)));
const covered = (day: string) =>
  inCompany(bed, async (tx) => (await membershipsOn(tx, systemScope([company], day), { companyId: company, partyId: party, day })).map(({ relation }) => relation));
const owed = () =>
  inCompany(bed, async (db) =>
    (await premiumDeductions.due({ db, rows: systemScope([company], '2026-10-01'), companyId: company, from: '2026-09-23', thru: '2026-10-22', partyIds: [party] })).map(
      ({ asked }) => asked,
    ),
  );

test('a row names an open contract, an employee of its day and somebody of the family whom the contract insures, once', async () => {
  const told = await faults(
    sheet(
      row({ contractCode: 'none' }),
      row({ pseudoId: 'nobody' }),
      row({ joinedOn: '1990-01-01' }),
      row({ insuredCode: '0067749828' }),
      row({ insuredCode: '0084575948' }),
      row({ insuredCode: '0499370899' }),
      row({ paidThru: '2027-03-21' }),
      row({ insuredCode: WIFE, joinedOn: '2026-05-01' }),
      row({ insuredCode: WIFE, joinedOn: '2026-06-01' }),
    ),
  );
  expect(told).toEqual([
    [2, 'contractCode', 'unknown_insurance_contract'],
    [3, 'pseudoId', 'unknown_employee'],
    [4, 'joinedOn', 'not_employed_then'],
    [5, 'insuredCode', 'insured_not_family'],
    [6, 'insuredCode', 'insured_not_related'],
    [7, 'tier', 'no_insurance_premium'],
    [8, 'paidThru', 'insurance_paid_off'],
    [10, 'insuredCode', 'insured_doubled'],
  ]);
  // whoever has not the right to join anybody brings no sheet
  const importer = { userId: newId(), partyId: partyId('colleague') };
  expect((await faults(sheet(row()), { ...target, importer })).map(([, , code]) => code)).toEqual(['sheet_not_allowed']);
});

test('members are covered from their day, owe what was not paid elsewhere, and are undone with their sheet unless they went on', async () => {
  const rows = sheet(row({ paidThru: '2026-08-31' }), row({ insuredCode: WIFE, joinedOn: '2026-04-21' }));
  expect(await faults(rows)).toEqual([]);
  const { changes } = await apply(rows);
  expect([await covered('2026-04-01'), await covered('2026-05-01')]).toEqual([['self'], ['self', 'Spouse']]);
  // parts of 1,000,000 of the employee until the 21st of September: six of the wife, seven less six paid of the employee
  expect((await owed()).toSorted()).toEqual([1_000_000n, 6_000_000n]);
  expect((await faults(rows)).map(([, , code]) => code)).toEqual(['insured_already', 'insured_already']);
  expect((await apply(rows)).changes).toEqual([]);

  const runId = newId();
  await rowsOf(`insert into import_run (run_id, kind, state, company_id, file_name, file_sha256) values ($1, 'insuranceMembers', 'done', $2, 'x', '')`, runId, company);
  for (const { row: at, id } of changes)
    await rowsOf(
      `insert into import_change (run_id, company_id, row_no, entity, record_id, action) values ($1, $2, $3, 'InsuranceMembership', $4, 'create')`,
      runId,
      company,
      at,
      id,
    );
  const since = () => inCompany(bed, (tx) => importKind.dependants(tx, runId));
  expect(await since()).toEqual({ membershipsGoneOn: 0 });
  const [run, first = ''] = [newId(), changes[0]?.id];
  const items = [{ employmentId: employmentId('accountant'), evidence: { kind: 'insurancePremium', id: first, number: '', day: '2026-09-23' }, amount: 1_000_000n }];
  await inCompany(bed, (tx) => premiumDeductions.taken?.(tx, items, run) ?? Promise.resolve());
  expect(await since()).toEqual({ membershipsGoneOn: 1 });
  await inCompany(bed, (tx) => premiumDeductions.untaken?.(tx, items, run) ?? Promise.resolve());

  await inCompany(bed, (tx) => importKind.revert(tx, { runId, changes }, undefined));
  expect([await covered('2026-05-01'), await owed()]).toEqual([[], []]);
  expect(await rowsOf('select sum(employee_share)::text as due, (select sum(amount)::text from premium_taken) as taken from premium_part')).toEqual([{ due: '0', taken: '0' }]);
  // and the same sheet may be brought again
  expect(await faults(rows)).toEqual([]);
  expect((await apply(rows)).changes).toHaveLength(2);
  await expect(rowsOf(`update insurance_membership set valid = 'empty', ended_because = 'office' where party_id = $1`, party)).rejects.toThrow('insurance_membership_undone');
});
