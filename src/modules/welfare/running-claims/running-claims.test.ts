/** Costs that were paid before on the real database: what a sheet may not say, what is left of the ceilings, and that it is all given back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileRow, Target } from '#platform/import-export/kind.define.ts';
import { TEST_START } from '#testing/app.ts';
import { inCompany } from '#testing/lent-loans.ts';
import { type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { usedOf } from '../claims/ceilings.store.ts';
import { importKind as premiumKind } from '../premium-sheet/premium-rows.import.ts';
import { importKind as memberKind } from '../running-members/running-members.import.ts';
import { importKind } from './running-claims.import.ts';

let bed: Mounted;
let pseudoId = '';
const company = companyId('holding');
const party = partyId('accountant');
const contractId = newId();
const target: Target = { companyId: company, reach: [company], mayFound: false, today: '2026-10-01', clock: { now: () => TEST_START } as Target['clock'], newId };
const rowsOf = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
type Kind = typeof importKind;
type Row = Record<string, string | undefined>;
const sheet = (...rows: readonly Row[]): FileRow[] => rows.map((values, at) => ({ row: at + 2, values }));
const faults = (kind: Kind, rows: readonly FileRow[], at: Target = target) =>
  inCompany(bed, async (tx) => (await kind.check(tx, at, rows)).map((one) => [one.row, one.column, one.code]));
const apply = (kind: Kind, rows: readonly FileRow[]) => inCompany(bed, async (tx) => kind.apply(tx, target, await kind.plan(tx, target, rows)));
const used = () => inCompany(bed, async (tx) => (await usedOf(tx, { partyId: party, contractId })).reduce((sum, { payable }) => sum + payable, 0n));

beforeAll(async () => {
  bed = await mountSlices();
  await layOrganisation(bed.database.owner);
  const [employed] = await rowsOf<{ code: string }>('select pseudo_id as code from party_relationship where party_relationship_id = $1', employmentId('accountant'));
  pseudoId = employed?.code ?? '';
  await rowsOf(`update person set birth_date = '1985-01-01' where party_id = $1`, party);
  await rowsOf(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date) values ($1, $2, 'RUN', 'Running', 'Insurer', '2026-03-21', '2027-03-20')`,
    ...[contractId, company],
  );
  await rowsOf(
    `insert into insurance_cost (insurance_cost_id, company_id, insurance_contract_id, cost_type_enum_id, person_ceiling, family_ceiling) values ($1, $2, $3, 'CctDental', 50000000, 90000000)`,
    ...[newId(), company, contractId],
  );
});
afterAll(() => bed.close());

test('the table of premiums comes from a sheet: beside what stands, once, and goes with it', async () => {
  const row = (more: Row): Row => ({ contractCode: 'run', relation: 'Spouse', premium: '24000000', ...more });
  const rows = sheet(row({ relation: 'self' }), row({ ageThru: '59' }), row({ ageFrom: '60', premium: '36000000' }), row({ sinceDate: '2026-09-23', premium: '1' }));
  expect(await faults(premiumKind, rows)).toEqual([]);
  const bad = sheet(row({ contractCode: 'x' }), row({ sinceDate: '2026-03-21' }), row({ ageFrom: '10', ageThru: '20' }), row({ ageFrom: '20' }));
  expect(await faults(premiumKind, bad)).toEqual([
    [2, 'contractCode', 'unknown_insurance_contract'],
    [3, 'sinceDate', 'premium_since_off'],
    [5, 'ageFrom', 'premium_row_doubled'],
  ]);
  const { changes } = await apply(premiumKind, rows);
  expect(changes).toHaveLength(4);
  expect(await faults(premiumKind, bad.slice(2, 3))).toEqual([[4, 'ageFrom', 'premium_row_stands']]);
  expect((await inCompany(bed, (tx) => premiumKind.plan(tx, target, rows))).map(({ action }) => action)).toEqual(Array(4).fill('unchanged'));
  await inCompany(bed, (tx) => premiumKind.revert(tx, { runId: newId(), changes }, undefined));
  expect(await rowsOf('select from insurance_premium where insurance_contract_id = $1', contractId)).toHaveLength(0);
  expect(premiumKind.rowFaults?.({ ageFrom: '30', ageThru: '20' }, target).map(({ code }) => code)).toEqual(['premium_ages_order']);
  await apply(premiumKind, rows);
});

test('costs that were paid count against the ceilings, an invoice once, and go back with their sheet', async () => {
  const row = (more: Row = {}): Row => ({
    ...{ contractCode: 'run', pseudoId, costTypeEnumId: 'CctDental', serviceDate: '2026-05-01', provider: 'Clinic', invoiceNumber: '1' },
    ...{ claimed: '40000000', insurerPaid: '30000000', paidOn: '2026-06-01', ...more },
  });
  expect(await faults(importKind, sheet(row()))).toEqual([[2, 'serviceDate', 'insured_not_member']]);
  await apply(memberKind, sheet({ contractCode: 'run', pseudoId, joinedOn: '2026-04-01' }));
  const told = await faults(
    importKind,
    sheet(
      row({ pseudoId: 'nobody' }),
      row({ costTypeEnumId: 'CctLab' }),
      row({ serviceDate: '2026-03-25' }),
      row({ paidOn: '2026-10-02' }),
      row({ insurerPaid: '40000001' }),
      row(),
      row({ invoiceNumber: ' 1 ' }),
      row({ invoiceNumber: '2', insurerPaid: '20000001' }),
      row({ invoiceNumber: '3', insurerPaid: '20000000' }),
    ),
  );
  expect(told).toEqual([
    [2, 'pseudoId', 'unknown_employee'],
    [3, 'costTypeEnumId', 'cost_not_covered'],
    [4, 'serviceDate', 'insured_not_member'],
    [5, 'paidOn', 'claim_paid_off'],
    [6, 'insurerPaid', 'paid_over_claimed'],
    [8, 'invoiceNumber', 'invoice_doubled'],
    [9, 'insurerPaid', 'over_ceiling'],
  ]);
  const importer = { userId: newId(), partyId: partyId('colleague') };
  expect((await faults(importKind, sheet(row()), { ...target, importer })).map(([, , code]) => code)).toEqual(['sheet_not_allowed']);

  const rows = sheet(row(), row({ invoiceNumber: '3', insurerPaid: '20000000' }));
  const { changes } = await apply(importKind, rows);
  expect([changes.length, await used()]).toEqual([2, 50_000_000n]);
  expect((await faults(importKind, rows)).map(([, , code]) => code)).toEqual(['invoice_known', 'invoice_known']);
  // one state, so that nothing is told of how long it took
  expect(await rowsOf('select status_id as status, count(*)::int as steps from compensation_step where party_id = $1 group by 1', party)).toEqual([
    { status: 'ClmPaid', steps: 2 },
  ]);
  await inCompany(bed, (tx) => importKind.revert(tx, { runId: newId(), changes }, undefined));
  expect(await used()).toBe(0n);
  expect(await rowsOf('select distinct status_id as status from compensation_line where party_id = $1', party)).toEqual([{ status: 'ClmWithdrawn' }]);
  expect(await faults(importKind, rows)).toEqual([]);
  expect((await apply(importKind, rows)).changes).toHaveLength(2);
});
