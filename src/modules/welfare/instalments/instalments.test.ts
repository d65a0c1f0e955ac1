/** /installmentSettlement on the real database: received, taken back, moved, remitted and settled, by whom it may be, and never past what is owed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { TEST_START } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import ledgerMessages from '../loan-ledger/loan-ledger.messages.fa.ts';
import { bookEntries, type LoanLine, linesOf, payLoan } from '../loan-ledger/loan-ledger.service.ts';
import { loanMovingErrors } from '../loan-moving/loan-moving.errors.ts';
import movingMessages from '../loan-moving/loan-moving.messages.fa.ts';
import { routes as movingRoutes } from '../loan-moving/loan-moving.routes.ts';
import { loanPrepaymentErrors } from '../loan-prepayment/loan-prepayment.errors.ts';
import prepaymentMessages from '../loan-prepayment/loan-prepayment.messages.fa.ts';
import { routes as prepaymentRoutes } from '../loan-prepayment/loan-prepayment.routes.ts';
import { leaverLoans } from '../loan-settlement/leaver-loans.pay-source.ts';
import { loanSettlementErrors } from '../loan-settlement/loan-settlement.errors.ts';
import settlementMessages from '../loan-settlement/loan-settlement.messages.fa.ts';
import { routes as settlementRoutes } from '../loan-settlement/loan-settlement.routes.ts';
import { remindOfInstalments } from './due-reminders.job.ts';
import { instalmentErrors } from './instalments.errors.ts';
import messages from './instalments.messages.fa.ts';
import { routes } from './instalments.routes.ts';

let bed: Mounted;
const company = companyId('holding');
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const second = actorIn('payrollOfficer', 'director');
const elsewhere = actorIn('payrollOfficer', 'worker');
const employee = actorIn('employee', 'accountant');
const PATH = '/rest/s1/welfare';
const inTx = <T>(work: Parameters<typeof writing<T>>[2]): Promise<T> => writing(bed.database.pool, systemActor('test', [company]), work);
const call = (method: 'GET' | 'POST', path: string, body?: object, actor = officer) => bed.call(actor, method, `${PATH}${path}`, body);
/** The day of the calls. */
const TODAY = todayIn('Asia/Tehran', TEST_START);

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/welfare/instalments', routes, messages, errors: [instalmentErrors] },
    { slice: 'modules/welfare/loan-settlement', routes: settlementRoutes, messages: settlementMessages, errors: [loanSettlementErrors] },
    { slice: 'modules/welfare/loan-moving', routes: movingRoutes, messages: movingMessages, errors: [loanMovingErrors] },
    { slice: 'modules/welfare/loan-prepayment', routes: prepaymentRoutes, messages: prepaymentMessages, errors: [loanPrepaymentErrors] },
    { slice: 'modules/welfare/loan-ledger', routes: [], messages: ledgerMessages, errors: [loanLedgerErrors] },
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

/** A loan of a bank at 18 percent that people pay themselves if nothing else is said, paid out so many days ago; a line may move twice. */
async function lend(name: PersonName, principal: bigint, count: number, daysAgo: number, by = 'CashInstallment'): Promise<string> {
  const { rows } = await bed.database.owner.query<{ id: string; version: number }>(
    `update welfare_loan set installment_calculation_method_enum_id = $2, most_postponements = 2, rebate_share = 100, row_version = row_version + 1
     where company_id = $1 and welfare_code = 'BANK' returning welfare_id as id, row_version as version`,
    [company, by],
  );
  const parts = [{ amount: principal, method: 'cheque' as const, target: '445566', bankName: null }];
  const { id: welfareId = '', version = 1 } = rows[0] ?? {};
  const paidOn = addDays(TODAY, -daysAgo);
  const asked = { partyId: partyId(name), employmentId: employmentId(name), welfareId, version, requestId: null, principal, count, paidOn, parts };
  return inTx(async (tx) => (await payLoan({ tx, companyId: company, bookedBy: null, newId }, asked)).loanId);
}
const lines = (loanId: string): Promise<LoanLine[]> => inTx((tx) => linesOf(tx, { companyId: company, loanIds: [loanId], asOf: 'infinity' }));
const sum = (of: readonly LoanLine[], part: (line: LoanLine) => bigint): bigint => of.reduce((all, line) => all + part(line), 0n);
const receive = async (loanId: string, number: number, more: object = {}, actor = officer) =>
  call('POST', '/payInstallment', { installments: [{ loanId, number }], paidOn: TODAY, method: 'cash', ...more }, actor);

test('a late line is received with its penalty, in part first, and what its receipt booked is taken back once', async () => {
  const loanId = await lend('accountant', 120_000_000n, 12, 100);
  const [first] = await lines(loanId);
  const whole = first?.open ?? 0n;
  expect((await receive(loanId, 1, { paidInstallmentAmount: '1000000', reference: 'R-1', method: 'slip' })).status).toBe(201);
  let [line] = await lines(loanId);
  expect(line).toMatchObject({ state: 'PartlyPaid', received: 1_000_000n });
  expect((line?.penalty ?? 0n) > 0n).toBe(true);
  // what was charged today is not charged again today
  const rest = line?.open ?? 0n;
  expect(rest).toBe(whole + (line?.penalty ?? 0n) - 1_000_000n);
  expect((await receive(loanId, 1, { paidInstallmentAmount: String(rest + 1n) })).body.fields).toHaveProperty('paidInstallmentAmount');
  expect((await receive(loanId, 1, { paidInstallmentAmount: '5', reference: 'r-1', method: 'slip' })).body.errorCode).toMatch(/referenceSeen$/);
  const { body } = await receive(loanId, 1);
  [line] = await lines(loanId);
  expect(line).toMatchObject({ state: 'PaidInstallment', open: 0n, received: whole + (line?.penalty ?? 0n) });
  expect((await receive(loanId, 1)).body.errorCode).toMatch(/nothingOpen$/);

  const back = `/loanReceipt/${body.receiptIds[0]}/reverse`;
  expect((await call('POST', back, { reason: 'A wrong slip' })).status).toBe(200);
  [line] = await lines(loanId);
  expect(line).toMatchObject({ state: 'PartlyPaid', open: rest });
  expect((await call('POST', back, { reason: 'A wrong slip' })).body.errorCode).toMatch(/reversedAlready$/);
});

test('the statement of a day is what settling pays, to the rial, with the profit of time that is not used given back', async () => {
  const loanId = await lend('colleague', 60_000_000n, 6, 40);
  const { body: told } = await call('GET', `/loan/settlement?loanId=${loanId}`);
  const open = sum(await lines(loanId), (line) => line.open);
  expect(BigInt(told.payableAmount)).toBe(open + BigInt(told.penaltyAmount) - BigInt(told.rebateAmount));
  expect(BigInt(told.rebateAmount)).toBe(BigInt(told.unearnedProfit));
  expect(BigInt(told.rebateAmount) > 0n).toBe(true);
  expect(told.lines.reduce((all: bigint, one: { payableInstallmentAmount: string }) => all + BigInt(one.payableInstallmentAmount), 0n)).toBe(BigInt(told.payableAmount));
  expect(sum(await lines(loanId), (line) => line.received)).toBe(0n);
  // whoever leaves on the day owes it
  const look = { rows: systemScope([company], TODAY), companyId: company, employmentIds: [employmentId('colleague')], day: told.on };
  const debts = await inTx((db) => leaverLoans.read({ db, ...look }));
  expect(debts.find(({ evidence }) => evidence.id === loanId)).toMatchObject({ kind: 'loan', amount: BigInt(told.payableAmount), employmentId: employmentId('colleague') });
  const settled = (payableAmount: string) => call('POST', '/loan/settlement', { loanId, paidOn: told.on, payableAmount, method: 'cash' });
  expect((await settled('1')).body.fields).toHaveProperty('payableAmount');
  const { status, body } = await settled(told.payableAmount);
  expect([status, body.statusId]).toEqual([201, 'LoanSettled']);
  const after = await lines(loanId);
  expect([sum(after, (line) => line.open), sum(after, (line) => line.received), after[0]?.status]).toEqual([0n, BigInt(told.payableAmount), 'LoanSettled']);
  expect((await settled(told.payableAmount)).body.errorCode).toMatch(/nothingOpen$/);
  // taken back it is open again
  await call('POST', `/loanReceipt/${body.receiptId}/reverse`, { reason: 'A wrong slip' });
  expect(sum(await lines(loanId), (line) => line.open)).toBe(open);
});

test('a line moves to the end and keeps its original number, all move by months; no oftener than the definition lets, and the principal stays', async () => {
  const loanId = await lend('accountant', 90_000_000n, 9, 1);
  await receive(loanId, 2, { paidInstallmentAmount: '3000000' });
  const before = await lines(loanId);
  const asked = { loanId, number: 2, way: 'end', hasProfit: 'N', reason: 'Nowruz' };
  const { body: preview } = await call('GET', `/postponeInstallment?loanId=${loanId}&number=2&way=end&hasProfit=N`);
  expect(preview).toMatchObject({ version: 1, postponements: 0, mostPostponements: 2, profitAmount: '0' });
  expect(await lines(loanId)).toEqual(before);
  expect((await call('POST', '/postponeInstallment', { ...asked, version: 7 })).body.errorCode).toMatch(/planOutdated$/);
  expect((await call('POST', '/postponeInstallment', { ...asked, version: 1 })).status).toBe(200);
  const after = await lines(loanId);
  expect(after.map(({ number, originalNumber, dueDate }) => [number, originalNumber, dueDate])).toEqual(
    preview.lines.map((line: Record<string, unknown>) => [line['installmentCode'], line['orginalInstallmentCode'], line['newPaymentDate']]),
  );
  expect(after.at(-1)).toMatchObject({ number: 10, originalNumber: 2 });
  expect(after.find(({ number }) => number === 2)).toMatchObject({ state: 'DelayedInstallment', open: 0n });
  for (const part of ['principal', 'open'] as const) expect(sum(after, (line) => line[part])).toBe(sum(before, (line) => line[part]));
  expect((await call('POST', '/postponeInstallment', { ...asked, number: 3, way: 'all', months: 2, hasProfit: 'Y' })).status).toBe(200);
  const all = await lines(loanId);
  expect(all[0]?.dueDate).toBe(after[0]?.dueDate);
  expect((all[2]?.dueDate ?? '') > (after[2]?.dueDate ?? '')).toBe(true);
  expect(sum(all, (line) => line.profit) > sum(after, (line) => line.profit)).toBe(true);
  expect(sum(all, (line) => line.principal)).toBe(90_000_000n);
  expect((await call('POST', '/postponeInstallment', { ...asked, number: 4 })).body.errorCode).toMatch(/movedOften$/);
  const none = toPersianDigits('0');
  expect(movingMessages.errors.movedOften({ done: none, most: none })).not.toContain(none);
});

test('chosen lines are received in one act, each whole; with one at fault none is, unless it is left out', async () => {
  const [one, other] = [await lend('accountant', 12_000_000n, 12, 100), await lend('colleague', 24_000_000n, 12, 10)];
  const own = await lend('payrollOfficer', 12_000_000n, 12, 40);
  const keys = [`${one}:1`, `${one}:2`, `${other}:1`];
  const act = (more: object, actor = officer) => call('POST', '/payInstallments', { selection: { keys }, paidOn: TODAY, method: 'cash', ...more }, actor);
  expect((await act({}, employee)).status).toBe(403);
  expect((await act({}, elsewhere)).body.errorCode).toMatch(/noneChosen$/);
  const day = addDays(TODAY, -20);
  const { body: refused } = await act({ selection: { keys: [...keys, `${own}:1`] }, paidOn: day });
  expect([refused.receipts, refused.faults.map(({ installmentId, fault }: Record<string, string>) => [installmentId, fault]).toSorted()]).toEqual([
    0,
    [
      [`${other}:1`, 'dayOff'],
      [`${own}:1`, 'own'],
    ].toSorted(),
  ]);
  expect(sum(await lines(one), (line) => line.received)).toBe(0n);
  const { body: done } = await act({ selection: { keys: [...keys, `${own}:1`] }, leavesOut: true });
  const [first, second, third] = await lines(one);
  expect([done.receipts, first?.open, second?.open, (third?.open ?? 0n) > 0n]).toEqual([2, 0n, 0n, true]);
  expect(BigInt(done.amount)).toBe(sum([...(await lines(one)), ...(await lines(other))], (line) => line.received));
  expect(sum(await lines(own), (line) => line.received)).toBe(0n);
  expect((await act({ show: 'all' })).body.faults.map(({ fault }: Record<string, string>) => fault)).toEqual(['nothingOpen', 'nothingOpen', 'nothingOpen']);
});

test('the lines of a month move for all at once as they were shown: only of loans that may, none of ones own, and all or nothing', async () => {
  const moving = [await lend('colleague', 36_000_000n, 12, 5), await lend('salesHead', 48_000_000n, 12, 5)];
  const staying = [await lend('accountant', 12_000_000n, 12, 5), await lend('payrollOfficer', 12_000_000n, 12, 5)];
  const [far] = [await lend('colleague', 12_000_000n, 12, 90)];
  const [moved = '', other = ''] = moving;
  const [first] = await lines(moved);
  const day = first?.dueDate ?? '';
  for (const number of [1, 2]) await call('POST', '/postponeInstallment', { loanId: staying[0], number, way: 'end', hasProfit: 'N', reason: 'Illness' });
  // the first line of each is gone behind the last one, and what is due on the day is none of theirs
  const { rows: known } = await bed.database.owner.query<{ id: string }>('select distinct loan_id as id from loan_line_now where open > 0 and due_date = $1', [day]);
  const asked = { fromDate: day, thruDate: day, way: 'all', months: 2, hasProfit: 'Y' } as const;
  const query = `fromDate=${day}&thruDate=${day}&way=all&months=2&hasProfit=Y`;
  const { body: told } = await call('GET', `/postponeAll?${query}`);
  expect(told).toMatchObject({ loans: known.length - 1, own: 1 });
  expect(told.kinds.reduce((all: number, kind: { loans: number }) => all + kind.loans, 0)).toBe(told.loans);
  const shown = { loans: told.loans, lines: told.lines, openAmount: told.openAmount, profitAmount: told.profitAmount };
  const act = (more: object = {}, actor = officer) => call('POST', '/postponeAll', { ...asked, reason: 'Nowruz', shown, ...more }, actor);
  const before = await Promise.all(moving.map(lines));
  expect((await act({ shown: { ...shown, profitAmount: '1' } })).body.errorCode).toMatch(/otherNow$/);
  expect((await act({ thruDate: addDays(day, 40) })).body.fields).toHaveProperty('thruDate');
  expect((await act({}, employee)).status).toBe(403);
  expect((await act({}, elsewhere)).body.errorCode).toMatch(/otherNow$/);
  expect(await Promise.all(moving.map(lines))).toEqual(before);
  expect((await act()).body).toEqual({ loans: told.loans });
  const after = await Promise.all(moving.map(lines));
  const added = (part: (line: LoanLine) => bigint) => sum(after.flat(), part) - sum(before.flat(), part);
  expect(added((line) => line.principal)).toBe(0n);
  expect([after[0]?.[0]?.version, (after[0]?.[0]?.dueDate ?? '') > addDays(day, 50)]).toEqual([2, true]);
  expect((await lines(far ?? ''))[0]?.version).toBe(1);
  // a second time they may, a third time they may not
  const again = (await lines(other))[0]?.dueDate ?? '';
  const one = await call('GET', `/postponeAll?${query.replaceAll(day, again)}`);
  const { loans, lines: count, openAmount, profitAmount } = one.body;
  await act({ fromDate: again, thruDate: again, shown: { loans, lines: count, openAmount, profitAmount } });
  const last = (await lines(other))[0]?.dueDate ?? '';
  // with the one whose first lines went to the end
  expect((await call('GET', `/postponeAll?${query.replaceAll(day, last)}`)).body).toMatchObject({ loans: 0, movedOften: told.loans + 1 });
});

test.each(['smaller', 'shorter'] as const)('principal that comes back early makes the plan %s, as it was shown, and taken back the plan before it holds again', async (way) => {
  const loanId = await lend('colleague', 120_000_000n, 12, 40);
  const before = await lines(loanId);
  const ask = (amount: string) => call('GET', `/loan/prepayment?loanId=${loanId}&way=${way}&amount=${amount}`);
  expect((await ask('1000000')).body.fields).toHaveProperty('amount');
  expect((await ask('500000000')).body.fields).toHaveProperty('amount');
  const { body: told } = await ask('60000000');
  expect(await lines(loanId)).toEqual(before);
  expect(BigInt(told.dueAmount) + BigInt(told.originalAmount) + BigInt(told.profitAmount)).toBe(60_000_000n);
  expect([told.linesBefore, way === 'smaller' ? told.linesAfter === 11 : told.linesAfter < 8]).toEqual([11, true]);
  expect(BigInt(told.savedAmount) > 0n).toBe(true);
  const act = (more: object = {}, actor = officer) =>
    call('POST', '/loan/prepayment', { loanId, paidOn: TODAY, amount: '60000000', way, version: told.version, method: 'cash', ...more }, actor);
  expect((await act({ version: 9 })).body.errorCode).toMatch(/planOutdated$/);
  expect([(await act({}, elsewhere)).status, (await act({}, employee)).status]).toEqual([404, 403]);
  const { status, body } = await act();
  expect([status, body.version]).toEqual([201, 2]);
  const after = await lines(loanId);
  const kept = told.lines.filter((line: Record<string, unknown>) => line['newInstallmentAmount'] !== '0');
  expect(after.map(({ number, dueDate, principal, profit }) => [number, dueDate, String(principal), String(profit)])).toEqual(
    kept.map((line: Record<string, unknown>) => [line['installmentCode'], line['newPaymentDate'], line['originalAmount'], line['profitAmount']]),
  );
  expect([sum(after, (line) => line.principal), sum(after, (line) => line.received)]).toEqual([120_000_000n, 60_000_000n]);
  const [second, next] = [before[1]?.due ?? 0n, after[1]?.due ?? 0n];
  expect(way === 'smaller' ? next < (second * 6n) / 10n : next === second).toBe(true);

  const back = () => call('POST', `/loanReceipt/${body.receiptId}/reverse`, { reason: 'A wrong slip' });
  await call('POST', '/postponeInstallment', { loanId, number: 3, way: 'end', hasProfit: 'N', reason: 'Illness' });
  expect((await back()).body.errorCode).toMatch(/planMovedOn$/);
  const other = await lend('colleague', 120_000_000n, 12, 40);
  const { body: paid } = await act({ loanId: other, version: 1 });
  expect((await call('POST', `/loanReceipt/${paid.receiptId}/reverse`, { reason: 'A wrong slip' })).status).toBe(200);
  const again = await lines(other);
  expect(again.slice(0, 12).map(({ principal, profit, open, penalty }) => [principal, profit, open - penalty])).toEqual(
    before.map(({ principal, profit, open }) => [principal, profit, open]),
  );
  expect(again.slice(12).map(({ due, open }) => [due, open])).toEqual([[0n, 0n]]);
});

test('a loan of which all is due is settled whole, nothing of it comes back early', async () => {
  const loanId = await lend('colleague', 12_000_000n, 6, 300);
  const { status, body } = await call('GET', `/loan/prepayment?loanId=${loanId}&way=smaller&amount=500000000`);
  expect([status, body.errorCode]).toEqual([409, expect.stringMatching(/settleWhole$/)]);
  expect(body.fields).toHaveProperty('amount');
});

test('a penalty is remitted by a second person, and no more than there is', async () => {
  const loanId = await lend('colleague', 24_000_000n, 12, 200);
  const ask = (amount: string) => call('POST', '/loanRemission', { loanId, number: 1, kind: 'remission', amount, reason: 'Illness' });
  expect((await ask('999999999')).body.fields).toHaveProperty('amount');
  const { body } = await ask('1000');
  expect((await ask('1000')).body.errorCode).toMatch(/askedAlready$/);
  const decided = (actor: typeof officer) => call('POST', `/loanRemission/${body.id}/decide`, { isGranted: true, rowVersion: 1 }, actor);
  expect((await decided(officer)).body.errorCode).toMatch(/notSecond$/);
  expect((await decided(elsewhere)).status).toBe(404);
  expect((await decided(second)).body).toEqual({ statusId: 'LrGranted' });
  expect((await lines(loanId))[0]).toMatchObject({ remission: 1000n });
  expect((await decided(second)).body.errorCode).toMatch(/decidedAlready$/);
});

test('who is of another company finds no loan, who lacks the key or the class is refused, and nobody receives their own', async () => {
  const loanId = await lend('accountant', 12_000_000n, 12, 40);
  const own = await lend('payrollOfficer', 12_000_000n, 12, 40);
  for (const [method, path, body] of [
    ['GET', `/loan/settlement?loanId=${loanId}`, undefined],
    ['POST', '/payInstallment', { installments: [{ loanId, number: 1 }], paidOn: TODAY, method: 'cash' }],
    ['POST', '/postponeInstallment', { loanId, number: 1, way: 'end', hasProfit: 'N', reason: 'Nowruz' }],
    ['POST', '/loanRemission', { loanId, number: 1, kind: 'writtenOff', amount: '1', reason: 'Nothing' }],
  ] as const) {
    expect([path, (await call(method, path, body, elsewhere)).status]).toEqual([path, 404]);
    expect([path, (await call(method, path, body, employee)).status]).toEqual([path, 403]);
  }
  expect((await receive(own, 1)).status).toBe(403);
  const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
  expect((await receive(loanId, 1, {}, blind)).status).toBe(403);
  // who else has a loan is class pay itself, and so is every sum that a refusal would say
  const [self] = (await bed.database.owner.query(`select concat_ws(' ', first_name, last_name) as name from person where party_id = $1`, [blind.partyId])).rows;
  for (const path of ['/filterLoanInstallment?show=all', '/loanReceipt', '/loanRemission']) {
    const others = (await call('GET', path, undefined, blind)).body.rows.filter(({ fullName }: { fullName: string }) => fullName !== self?.name);
    expect([path, others]).toEqual([path, []]);
    expect([path, (await call('GET', path)).body.rows.length > 0]).toEqual([path, true]);
  }
  const readings = [`prepayment?loanId=${loanId}&way=smaller&amount=1`, `settlement?loanId=${loanId}`].map((path) => `/loan/${path}`);
  for (const path of [...readings, `/postponeInstallment?loanId=${loanId}&number=1&way=end&hasProfit=N`]) {
    const { status, body } = await call('GET', path, undefined, blind);
    expect([path, status, body.errorCode, body.fields ?? {}]).toEqual([path, 403, expect.stringMatching(/withheld$/), {}]);
  }
  expect((await call('GET', '/filterLoanInstallment?show=all', undefined, elsewhere)).body.rows).toEqual([]);
  expect((await call('GET', '/filterLoanInstallment?show=late')).body.rows.find((row: { loanId: string }) => row.loanId === loanId)).toMatchObject({
    number: 1,
    statusId: 'UnPaidInstallment',
  });
});

test('a borrower is told of an instalment that is near and of one that is late, of one that pay took less of, each once, and never of what is paid or pay takes', async () => {
  const paid = await lend('salesHead', 60_000_000n, 2, 33);
  expect((await receive(paid, 1)).status).toBe(201);
  const late = await lend('salesHead', 60_000_000n, 2, 33);
  const near = await lend('salesHead', 60_000_000n, 2, 29);
  const taken = await lend('salesHead', 60_000_000n, 2, 33, 'AutoDeduction');
  const short = await lend('salesHead', 60_000_000n, 2, 33, 'AutoDeduction');
  const less = { loanId: short, kind: 'deducted' as const, amount: 5n, day: TODAY, line: 1, source: 'payslip', sourceId: 'a run' };
  await inTx((tx) => bookEntries({ tx, companyId: company, bookedBy: null, newId }, [less]));
  const remind = () => remindOfInstalments({ pool: bed.database.pool, today: TODAY, now: TEST_START, newId, report: (error) => expect(error).toBeUndefined() });
  expect([(await remind()) > 0, await remind()]).toEqual([true, 0]);
  const { rows } = await bed.database.owner.query('select loan_id as loan, kind from loan_line_reminder where loan_id = any ($1::uuid[]) order by kind', [
    [paid, late, near, taken, short],
  ]);
  expect(rows).toEqual([
    { loan: late, kind: 'late' },
    { loan: short, kind: 'short' },
    { loan: near, kind: 'soon' },
  ]);
  const told = await bed.database.owner.query('select 1 from notification_message_user where party_id = $1', [partyId('salesHead')]);
  expect(told.rows).toHaveLength(3);
});
