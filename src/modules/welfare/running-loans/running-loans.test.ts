/** Loans that ran before on the real database: what a sheet may not say, what is opened, that it lives on, and that it is cancelled with its sheet. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import { scheduleOf } from '#kernel/rial/schedule.ts';
import type { FileRow, Target } from '#platform/import-export/kind.define.ts';
import { TEST_START } from '#testing/app.ts';
import { allLines, inCompany } from '#testing/lent-loans.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { versionTerms } from '../loan-figures/loan-terms.store.ts';
import { bookEntries, reverseEntries } from '../loan-ledger/loan-ledger.service.ts';
import { loanRecipientErrors } from '../loan-recipient/loan-recipient.errors.ts';
import recipientMessages from '../loan-recipient/loan-recipient.messages.fa.ts';
import { routes as recipientRoutes } from '../loan-recipient/loan-recipient.routes.ts';
import { isGuaranteedBy } from '../loan-request/loan-request.store.ts';
import { leftOf } from './opening.rules.ts';
import { importKind } from './running-loans.import.ts';

let bed: Mounted;
let codes: ReadonlyMap<PersonName, string>;
const company = companyId('holding');
const TODAY = todayIn('Asia/Tehran', TEST_START);
const PAID_ON = addDays(TODAY, -400);
const target: Target = { companyId: company, reach: [company], mayFound: false, today: TODAY, clock: { now: () => TEST_START } as Target['clock'], newId };
const rowsOf = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const codeOf = (name: PersonName): string => codes.get(name) ?? '';

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/loan-recipient', routes: recipientRoutes, messages: recipientMessages, errors: [loanRecipientErrors] });
  await layOrganisation(bed.database.owner);
  const employed = await rowsOf<{ party: string; code: string }>('select party_id as party, pseudo_id as code from party_relationship where pseudo_id is not null');
  const names: readonly PersonName[] = ['accountant', 'colleague', 'seller', 'director'];
  codes = new Map(names.map((name) => [name, employed.find(({ party }) => party === partyId(name))?.code ?? '']));
});
afterAll(() => bed.close());

const row = (more: Record<string, string | undefined> = {}) => ({
  ...{ pseudoId: codeOf('accountant'), oldCode: 'V-1', welfareCode: 'bank', principal: '120000000', count: '24', paidOn: PAID_ON, paidCount: '10' },
  ...more,
});
const sheet = (...rows: readonly Record<string, string | undefined>[]): FileRow[] => rows.map((values, at) => ({ row: at + 2, values }));
const faults = (rows: readonly FileRow[]) => inCompany(bed, async (tx) => (await importKind.check(tx, target, rows)).map((one) => [one.row, one.column, one.code]));
const apply = (rows: readonly FileRow[]) => inCompany(bed, async (tx) => importKind.apply(tx, target, await importKind.plan(tx, target, rows)));
const plan = () =>
  inCompany(bed, async (tx) => {
    const [bank] = await rowsOf<{ id: string; version: number }>(
      `select welfare_id as id, row_version as version from welfare_loan where company_id = $1 and welfare_code = 'BANK'`,
      company,
    );
    const terms = await versionTerms(tx, company, bank?.id ?? '', bank?.version ?? 0);
    if (terms === undefined) throw new Error('the seeds lack a loan of a bank');
    return scheduleOf({ ...terms, amount: 120_000_000n, count: 24, from: PAID_ON }).lines;
  });

test('a sheet names a colleague, terms that stand, what is left of the plan and guarantors who are others', async () => {
  const left = (await plan()).slice(10).reduce((sum, { principal }) => sum + principal, 0n);
  expect(
    await faults(
      sheet(
        row({ pseudoId: 'nobody' }),
        row({ oldCode: 'V-2', welfareCode: 'none' }),
        row({ oldCode: 'V-3', yearlyRate: '77' }),
        row({ oldCode: 'V-4', paidOn: addDays(TODAY, 1) }),
        row({ oldCode: 'V-5', paidCount: '24' }),
        row({ oldCode: 'V-6', balance: String(left + 1n) }),
        row({ oldCode: 'V-7', balance: '1' }),
        row({ oldCode: 'V-8', count: '601' }),
        row({ oldCode: 'V-9', guarantorOne: 'nobody' }),
        row({ oldCode: 'V-10', guarantorOne: codeOf('accountant') }),
        row({ oldCode: 'V-11', guarantorOne: codeOf('seller'), guarantorTwo: codeOf('seller') }),
        row({ oldCode: 'V-12', yearlyRate: '18.0', balance: String(left), guarantorOne: codeOf('seller') }),
      ),
    ),
  ).toEqual([
    [2, 'pseudoId', 'unknown_employee'],
    [3, 'welfareCode', 'unknown_loan_terms'],
    [4, 'yearlyRate', 'no_terms_of_rate'],
    [5, 'paidOn', 'opening_day_off'],
    [6, 'paidCount', 'loan_paid_back'],
    [7, 'balance', 'balance_differs'],
    [8, 'balance', 'balance_differs'],
    [9, 'count', 'no_loan_plan'],
    [10, 'guarantorOne', 'unknown_guarantor'],
    [11, 'guarantorOne', 'guarantor_borrows'],
    [12, 'guarantorTwo', 'guarantor_twice'],
  ]);
  expect(importKind.rowFaults?.({ yearlyRate: 'four' }, target).map(({ code }) => code)).toEqual(['paid_or_balance', 'bad_rate']);
});

test('what is left ends with the balance, and a line that was paid in part has paid its profit', async () => {
  const lines = await plan();
  const tail = lines.slice(-3).reduce((sum, { principal }) => sum + principal, 0n);
  const left = leftOf(lines, { paidCount: undefined, balance: tail + 5n });
  if (typeof left === 'string') throw new Error(left);
  expect(left.map(({ number, principal }) => [number, principal])).toEqual([[21, 5n], ...lines.slice(-3).map(({ number, principal }) => [number, principal])]);
  expect(left[0]).toMatchObject({ profit: 0n, fee: 0n });
  expect(left[1]?.profit).toBe(lines[21]?.profit);
  expect(leftOf(lines, { paidCount: undefined, balance: 120_000_001n })).toBe('balanceDiffers');
});

test('a loan that is taken up lives on as any other, is seen by its guarantor, and is cancelled with its sheet', async () => {
  const rows = sheet(row({ oldCode: 'W-1', guarantorOne: codeOf('seller') }), row({ pseudoId: codeOf('colleague'), oldCode: 'W-2', paidCount: '23' }));
  expect(await faults(rows)).toEqual([]);
  const { changes } = await apply(rows);
  const [first, second] = changes.map(({ id }) => id);
  const lines = await allLines(bed, first ?? '');
  expect([lines.length, lines[0]?.number, lines[0]?.isLate]).toEqual([14, 11, true]);
  expect(await rowsOf(`select kind, amount from loan_entry where loan_id = $1`, first)).toEqual([
    { kind: 'opening', amount: lines.reduce((sum, line) => sum + line.principal, 0n) },
  ]);
  expect((await faults(rows)).map(([, , code]) => code)).toEqual(['old_loan_seen', 'old_loan_seen']);
  const { body } = await bed.call(actorIn('employee', 'seller'), 'GET', '/rest/s1/welfare/loan/own');
  expect(body.guaranteed).toMatchObject([{ principal: '120000000', borrowerName: expect.any(String) }]);
  // nobody answers for each other, also for loans that ran before
  const isNamed = (by: PersonName) => inCompany(bed, (tx) => isGuaranteedBy(tx, partyId(by), { companyId: company, partyId: partyId('seller'), day: TODAY }));
  expect([await isNamed('accountant'), await isNamed('colleague')]).toEqual([true, false]);
  const read = (await bed.call(actorIn('payrollOfficer', 'hrOfficer'), 'GET', `/rest/s1/welfare/RecipientInfo?loanId=${first}`)).body;
  expect([read.status, read.lines.length]).toEqual(['LoanPaidOut', 14]);

  const booking = (tx: Parameters<Parameters<typeof inCompany>[1]>[0]) => ({ tx, companyId: company, bookedBy: null, newId });
  const receipt = { loanId: second ?? '', kind: 'received' as const, amount: 1000n, day: TODAY, line: 24, source: 'receipt', sourceId: 'one' };
  await inCompany(bed, (tx) => bookEntries(booking(tx), [receipt]));
  const undo = () => inCompany(bed, (tx) => importKind.revert(tx, { runId: newId(), changes }, undefined));
  await expect(undo()).rejects.toMatchObject({ errorName: 'moneyCameIn' });
  expect(await rowsOf('select status_id as status from loan where loan_id = $1', first)).toEqual([{ status: 'LoanPaidOut' }]);
  await inCompany(bed, (tx) => reverseEntries(booking(tx), { source: 'receipt', sourceId: 'one' }, { day: TODAY }));
  await undo();
  expect(await isNamed('accountant')).toBe(false);
  expect(await rowsOf('select distinct status_id as status from loan where loan_id = any ($1::uuid[])', [first, second])).toEqual([{ status: 'LoanCancelled' }]);
  expect(await rowsOf('select coalesce(sum(signed), 0)::text as left from loan_entry where loan_id = any ($1::uuid[])', [first, second])).toEqual([{ left: '0' }]);
  expect(await rowsOf('select sum(open)::text as open from loan_line_now where loan_id = any ($1::uuid[])', [first, second])).toEqual([{ open: '0' }]);
  // the number is free again
  expect(await faults(rows)).toEqual([]);
  await expect(inCompany(bed, (tx) => bookEntries(booking(tx), [receipt]))).rejects.toMatchObject({ constraint: 'loan_entry_over' });
});
