/** A closed sheet in pay: a run counts what it says in the place of a sheet by hand, and holds it while it stands. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedInMonth } from '#modules/payroll/payroll.api.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench } from '#testing/pay-runs.ts';
import { periodOf } from '../periods/periods.rules.ts';
import { addPeriods } from '../periods/periods.store.ts';
import { figuresOf, plainMonth } from '../sheets/sheet.rules.ts';
import { moveSheets, type SheetPay, writeCounted } from '../sheets/sheets.store.ts';
import { closingErrors } from './closing.errors.ts';
import messages from './closing.messages.fa.ts';
import { routes } from './closing.routes.ts';
import { insertClosing, insertSheets } from './closing.store.ts';

let bench: PayBench;
const company = companyId('holding');
const actor = systemActor('test', [company]);
const employment = employmentId('accountant');
const OVERTIME = 600;

/** Lays a sheet of somebody, closed in a month with some work. */
const close = (pay: SheetPay): Promise<string> =>
  writing(bench.bed.database.pool, actor, async (tx) => {
    const [periodId = ''] = await addPeriods(tx, company, [periodOf(1405, 1, 1)], newId);
    const [closingId, sheetId, now] = [newId(), newId(), new Date()];
    await insertClosing(tx, { closingId, companyId: company, periodId, deadline: '2026-05-01', producerPartyId: partyId('hrOfficer'), now });
    await insertSheets(tx, { companyId: company, closingId, periodId }, [{ sheetId, partyId: partyId('accountant') }]);
    await writeCounted(tx, [{ sheetId, figures: figuresOf([], [], plainMonth, []), days: [], pay, stops: 0 }]);
    for (const status of ['AsCalculated', 'AsConfirmed', 'AsInApproval'] as const) await moveSheets(tx, [sheetId], status);
    await moveSheets(tx, [sheetId], 'AsClosed', { closedAt: now });
    return sheetId;
  });

beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/attendance/closing', routes, messages, errors: [closingErrors] });
});
afterAll(() => bench.close());

test('a run counts the closed sheet with its evidence, and holds it until it is cancelled', async () => {
  const sheetId = await close({ employmentId: employment, lines: [{ workFactor: 'overtime', minutes: OVERTIME }] });
  const isHeld = async () => (await reading(bench.bed.database.pool, actor, (db) => countedInMonth(db, [employment], 1405, 1))).has(employment);
  expect(await isHeld()).toBe(false);
  const runId = await bench.counted(1);
  expect(bench.faults).toEqual([]);
  const [slip] = await bench.rows<{ work: readonly { workFactor: string; minutes: number; evidence: object }[] }>(
    `select inputs -> 'work' as work from payslip where pay_run_id = $1 and party_relationship_id = $2`,
    runId,
    employment,
  );
  expect(slip?.work).toMatchObject([{ workFactor: 'overtime', minutes: OVERTIME, evidence: { kind: 'attendanceSheet', id: sheetId, number: String(OVERTIME) } }]);
  const paid = await bench.rows<{ amount: string }>(
    `select l.amount::text as amount from payslip_line l join payslip s using (payslip_id) where s.pay_run_id = $1 and l.code = 'overtime'`,
    runId,
  );
  expect(paid.map(({ amount }) => BigInt(amount) > 0n)).toEqual([true]);
  expect(await isHeld()).toBe(true);
  const asked = await bench.bed.call(actorIn('hrOfficer', 'hrOfficer'), 'POST', `/rest/s1/functionalManagement/closing/sheet/${sheetId}/reopen`, { reason: 'wrong device' });
  expect([asked.status, asked.body.errorCode]).toEqual([409, 'modules/attendance/closing.claimed']);
});
