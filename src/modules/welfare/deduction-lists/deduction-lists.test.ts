/** Lists for whoever pays elsewhere, on the real database: frozen, asked once, answered once, booked as a payslip would, and given back whole. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn, toJalali } from '#kernel/jalali/jalali.ts';
import { announcePaySources } from '#modules/payroll/payroll.api.ts';
import type { FileRow, Target } from '#platform/import-export/kind.define.ts';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { TEST_START } from '#testing/app.ts';
import { allLines, inCompany, lend } from '#testing/lent-loans.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { loanDeductions } from '../instalments/loan.pay-source.ts';
import { bookEntries } from '../loan-ledger/loan-ledger.service.ts';
import { importKind } from './deduction-answers.import.ts';
import { deductionListErrors } from './deduction-lists.errors.ts';
import messages from './deduction-lists.messages.fa.ts';
import { routes } from './deduction-lists.routes.ts';
import words from './deduction-lists-page.messages.fa.ts';

const PATH = '/rest/s1/welfare/deductionList';
const company = companyId('holding');
const TODAY = todayIn('Asia/Tehran', TEST_START);
const { year, month } = toJalali(TODAY);
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const target: Target = { companyId: company, reach: [company], mayFound: false, today: TODAY, clock: { now: () => TEST_START } as Target['clock'], newId };
let bed: Mounted;
let loanId: string;
let other: string;

const call = (method: 'GET' | 'POST', path = '', body?: object, actor = officer) => bed.call(actor, method, `${PATH}${path}`, body);
const make = (actor = officer) => call('POST', '', { year, month }, actor);
const sheet = (...rows: readonly Record<string, string>[]): FileRow[] => rows.map((values, at) => ({ row: at + 2, values }));
const faults = (rows: readonly FileRow[], at: Target = target) =>
  inCompany(bed, async (tx) => (await importKind.check(tx, at, rows)).map((one) => [one.row, one.column, one.code]));
const apply = (rows: readonly FileRow[]) =>
  inCompany(bed, async (tx) => {
    await importKind.hold?.(tx, target, rows);
    return importKind.apply(tx, target, await importKind.plan(tx, target, rows));
  });
const first = async (id: string) => (await allLines(bed, id))[0];

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/deduction-lists', routes, messages, errors: [deductionListErrors] });
  await layOrganisation(bed.database.owner);
  announcePaySources([loanDeductions]);
  const terms = { principal: 60_000_000n, count: 6, today: TODAY, daysAgo: 40, by: 'AutoDeduction' } as const;
  loanId = (await lend(bed, 'accountant', terms)).loanId;
  other = (await lend(bed, 'colleague', terms)).loanId;
});
afterAll(() => bed.close());

test('a list freezes what is due, asks nothing twice, and is whole for whoever knows everybody’s pay alone', async () => {
  // of another company: of that one nothing is due
  expect((await make(actorIn('payrollOfficer', 'worker'))).body.errorCode).toMatch(/nothingDue$/);
  expect((await make(actorIn('employee', 'accountant'))).status).toBe(403);
  const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
  expect((await make(blind)).body.errorCode).toMatch(/withheld$/);
  const made = await make();
  expect(made).toMatchObject({ status: 201, body: { listNumber: 1, lines: 2 } });
  expect((await make()).body.errorCode).toMatch(/nothingDue$/);
  expect((await call('GET')).body.rows).toMatchObject([{ listNumber: 1, year, month, lines: 2, answered: 0, voidReason: null }]);
  expect((await call('GET', '', undefined, actorIn('payrollOfficer', 'worker'))).body.rows).toEqual([]);
  await expect(bed.database.owner.query('update deduction_list_line set asked = 1')).rejects.toMatchObject({ constraint: 'deduction_list_line_kept' });
  const path = `${PATH}/${made.body.id}/file`;
  const statuses = [await bed.file(actorIn('payrollOfficer', 'worker'), path), await bed.file(blind, path)].map(({ status }) => status);
  expect(statuses).toEqual([404, 403]);
  const { bytes } = await bed.file(officer, path);
  const read = await readSheet(bytes);
  expect(read.headers.slice(0, 2)).toEqual([words.heads.list, words.heads.place]);
  expect(read.rows).toHaveLength(2);
});

test('a list that was not given is called void once, and what it asked is asked by the next', async () => {
  const [list] = (await call('GET')).body.rows;
  const callVoid = (rowVersion: number, actor = officer) => call('POST', `/${list.deductionListId}/void`, { rowVersion, reason: 'Not given' }, actor);
  expect((await callVoid(1, actorIn('payrollOfficer', 'worker'))).status).toBe(404);
  expect((await callVoid(7)).body.errorCode).toMatch(/stale$/);
  expect((await callVoid(1)).status).toBe(200);
  expect((await callVoid(2)).body.errorCode).toMatch(/voided$/);
  expect(await faults(sheet({ list: '1', place: '1', taken: '1' }))).toEqual([[2, 'list', 'deduction_list_void']]);
  expect((await make()).body).toMatchObject({ listNumber: 2, lines: 2 });
});

test('what was deducted is booked once, what was not stays due and is asked again, and all goes back', async () => {
  const before = [await first(loanId), await first(other)];
  const owed = String(before[0]?.open);
  const { rows: laid } = await bed.database.owner.query<{ place: number; source: string }>(
    `select place, source_id as source from deduction_list_line i join deduction_list using (deduction_list_id) where list_number = 2 order by place`,
  );
  const placeOf = (id: string): string => String(laid.find(({ source }) => source.startsWith(id))?.place);
  expect(
    await faults(
      sheet(
        { list: '2', place: '9', taken: owed },
        { list: '2', place: placeOf(loanId), taken: String(BigInt(owed) + 1n) },
        { list: '2', place: placeOf(other), taken: owed },
        { list: '2', place: placeOf(other), taken: owed },
      ),
    ),
  ).toEqual([
    [2, 'place', 'unknown_deduction_line'],
    [3, 'taken', 'deduction_too_much'],
    [5, 'place', 'duplicate_code'],
  ]);
  // somebody paid at the counter meanwhile
  const receipt = { loanId, kind: 'received' as const, amount: 1_000_000n, day: TODAY, line: 1, source: 'receipt', sourceId: 'meanwhile' };
  await inCompany(bed, (tx) => bookEntries({ tx, companyId: company, bookedBy: null, newId }, [receipt]));
  expect(await faults(sheet({ list: '2', place: placeOf(loanId), taken: owed }))).toEqual([[2, 'taken', 'deduction_too_much']]);

  const answer = sheet({ list: '2', place: placeOf(loanId), taken: String(BigInt(owed) - 1_000_000n) }, { list: '2', place: placeOf(other), taken: '4000000' });
  expect(await faults(answer)).toEqual([]);
  const { changes } = await apply(answer);
  expect([await first(loanId), await first(other)]).toMatchObject([
    { open: 0n, deducted: BigInt(owed) - 1_000_000n },
    { deducted: 4_000_000n, state: 'PartlyPaid' },
  ]);
  expect((await faults(answer)).map(([, , code]) => code)).toEqual(['deduction_answered', 'deduction_answered']);
  expect((await apply(answer)).changes).toEqual([]);
  const [list] = (await call('GET')).body.rows;
  expect(list).toMatchObject({ listNumber: 2, answered: 2 });
  expect((await call('POST', `/${list.deductionListId}/void`, { rowVersion: list.rowVersion, reason: 'Not given' })).body.errorCode).toMatch(/answered$/);
  // of the rest the next list asks
  expect((await make()).body).toMatchObject({ listNumber: 3, lines: 1 });

  await inCompany(bed, (tx) => importKind.revert(tx, { runId: newId(), changes }, undefined));
  expect([await first(loanId), await first(other)]).toMatchObject([{ deducted: 0n }, { deducted: 0n, open: before[1]?.open }]);
  expect(await faults(answer)).toEqual([]);
});
