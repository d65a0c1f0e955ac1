/** The fund of a group on the real database: fees by pay, loans out of it and back into it, nothing beyond what is in it, and the share of who leaves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import { announcePaySources, paySources } from '#modules/payroll/payroll.api.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { TEST_START } from '#testing/app.ts';
import { inCompany } from '#testing/lent-loans.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId, employmentId, type PersonName, partyId, postId } from '#testing/organisation.ts';
import { openPayBench, type PayBench } from '#testing/pay-runs.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import ledgerMessages from '../loan-ledger/loan-ledger.messages.fa.ts';
import { bookEntries, linesOf, payLoan, reverseEntries } from '../loan-ledger/loan-ledger.service.ts';
import { fundFees } from './fund-fee.pay-source.ts';
import { groupFundErrors } from './group-fund.contract.ts';
import messages from './group-fund.messages.fa.ts';
import { routes } from './group-fund.routes.ts';

let bench: PayBench;
const company = companyId('holding');
const officer = actorIn('administrator', 'administrator');
const PATH = '/rest/s1/welfare/fund';
const TODAY = todayIn('Asia/Tehran', TEST_START);
const START = '2026-03-21';
const [groupId, elsewhereId] = [newId(), newId()];
let fundId: string;
let marriage: { id: string; version: number };

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bench.bed.call(actor, method, `${PATH}${path}`, body);
const nameOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);
const balance = async (): Promise<number> => {
  const [row] = await bench.rows<{ kept: string; counted: string }>(
    `select b.balance::text as kept, (select coalesce(sum(e.signed), 0) from welfare_fund_entry e where e.welfare_fund_id = b.welfare_fund_id)::text as counted
     from welfare_fund_balance b where b.welfare_fund_id = $1`,
    fundId,
  );
  expect(row?.kept).toBe(row?.counted);
  return Number(row?.kept ?? 0);
};
const book = (kind: 'deposit' | 'withdrawal', amount: number, actor = officer) => call('POST', `/${fundId}/book`, { kind, day: TODAY, amount, note: 'x' }, actor);
const empty = async () => {
  const left = await balance();
  if (left > 0) expect((await book('withdrawal', left)).status).toBe(201);
  if (left < 0) expect((await book('deposit', -left)).status).toBe(201);
};

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/welfare/group-fund', routes, messages, errors: [groupFundErrors] },
    { slice: 'modules/welfare/loan-ledger', routes: [], messages: ledgerMessages, errors: [loanLedgerErrors] },
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await bench.rows(
    `with made as (insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id)
       select gen_random_uuid(), company_id, branch, 'otherDeduction', 'otherDeduction', group_enum_id from pay_factor where code = 'loan' and company_id = $1 returning pay_factor_id)
     insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, insured, taxed, overtime_base, eidi_base, severance_base, display_sequence, valid)
     select gen_random_uuid(), $1, $2, pay_factor_id, 'Y', 'N', 'N', 'N', 'N', 'N', 99, '[2021-03-21,)' from made`,
    ...[company, bench.groupId],
  );
  announcePaySources([...paySources(), fundFees]);
  for (const [id, of, post] of [
    [groupId, 'holding', 'director'],
    [elsewhereId, 'subsidiary', 'director'],
  ] as const)
    await bench.rows(
      'insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, $3, $3, $4)',
      ...[id, companyId(of), of, postId(post)],
    );
  for (const name of ['accountant', 'colleague'] as const)
    await bench.rows(
      `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values (gen_random_uuid(), $1, $2, $3, daterange($4, null))`,
      ...[company, employmentId(name), groupId, START],
    );
  [marriage = { id: '', version: 1 }] = await bench.rows<{ id: string; version: number }>(
    `select welfare_id as id, row_version as version from welfare_loan where company_id = $1 and welfare_code = 'MARRIAGE'`,
    company,
  );
  expect(nameOf(await call('POST', 'Fee', { welfareGroupId: groupId, amount: 500_000, fromDate: START }))).toBe('noFund');
  fundId = (await call('POST', '', { welfareGroupId: groupId, title: 'Fund', isShareBack: 'Y', repayMonths: 2 })).body.id;
  expect((await call('POST', 'Fee', { welfareGroupId: groupId, amount: 500_000, fromDate: START })).status).toBe(201);
  expect((await call('POST', 'Loan', { welfareGroupId: groupId, welfareId: marriage.id })).status).toBe(201);
});
afterAll(() => bench.close());

const lend = (name: PersonName, principal: bigint) => {
  const parts = [{ amount: principal, method: 'cheque' as const, target: '445566', bankName: null }];
  const asked = { partyId: partyId(name), employmentId: employmentId(name), welfareId: marriage.id, version: marriage.version, requestId: null, principal, count: 2, parts };
  return inCompany(bench.bed, async (tx) => (await payLoan({ tx, companyId: company, bookedBy: null, newId }, { ...asked, paidOn: addDays(TODAY, -1) })).loanId);
};

test('a fee, a loan and a fund are refused at their fields', async () => {
  for (const [path, body, status, field] of [
    ['Fee', { amount: 500_000, percent: 2, fromDate: '2027-03-21' }, 400, 'amount'],
    ['Fee', { percent: 2, fromDate: '2026-05-01' }, 409, 'fromDate'],
    ['Loan', { welfareId: '01900000-0000-7000-8000-00000000dead' }, 400, 'welfareId'],
    ['', { title: 'Second', isShareBack: 'N', repayMonths: 121 }, 400, 'repayMonths'],
  ] as const) {
    const answer = await call('POST', path, { welfareGroupId: groupId, ...body });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
  }
  expect(nameOf(await call('POST', '', { welfareGroupId: groupId, title: 'Second', isShareBack: 'N', repayMonths: 0 }))).toBe('once');
});

test('pay takes the fee of each month once, gives it back with its run, and takes it anew', async () => {
  const run = await bench.counted(1);
  expect(await bench.rows('select 1 from payslip_line where pay_run_id = $1 and amount = 500000', run)).toHaveLength(2);
  await bench.approved(run);
  expect(await balance()).toBe(1_000_000);
  expect([(await bench.act(run, 'paid')).status, (await bench.act(run, 'reverse')).status, await balance()]).toEqual([200, 200, 0]);
  await bench.approved(await bench.counted(1));
  await bench.approved(await bench.counted(2));
  expect(await balance()).toBe(2_000_000);
  // told of another run the fee of the month is refused
  const told = [
    { employmentId: employmentId('accountant'), evidence: { kind: 'fundFee', id: `${fundId}:${employmentId('accountant')}:${START}`, number: '', day: START }, amount: 500_000n },
  ];
  await expect(inCompany(bench.bed, (tx) => fundFees.taken?.(tx, told, newId()) ?? Promise.resolve())).rejects.toMatchObject({ errorName: 'takenTwice' });
});

test('of many who pay at once nobody pays beyond the balance, and what comes back fills it', async () => {
  await empty();
  expect((await book('deposit', 100_000_000)).status).toBe(201);
  const paid = await Promise.allSettled(Array.from({ length: 8 }, () => lend('accountant', 30_000_000n)));
  const loans = paid.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect([loans.length, await balance()]).toEqual([3, 10_000_000]);
  for (const one of paid) if (one.status === 'rejected') expect(one.reason).toMatchObject({ constraint: 'welfare_fund_enough' });
  const [loanId = ''] = loans;
  const [line] = await inCompany(bench.bed, (tx) => linesOf(tx, { companyId: company, loanIds: [loanId], asOf: 'infinity' }));
  const receipt = { loanId, kind: 'received', amount: line?.open ?? 0n, day: TODAY, line: 1, source: 'receipt', sourceId: 'r1' } as const;
  const booking = { companyId: company, bookedBy: null, newId };
  await inCompany(bench.bed, (tx) => bookEntries({ ...booking, tx }, [receipt]));
  expect([await balance(), (await book('withdrawal', 25_000_000)).status, nameOf(await book('withdrawal', 1))]).toEqual([25_000_000, 201, 'fundShort']);
  // a receipt that is taken back is a fact: the fund is short until it is filled
  await inCompany(bench.bed, (tx) => reverseEntries({ ...booking, tx }, { source: 'receipt', sourceId: 'r1' }, { day: TODAY }));
  expect([await balance(), nameOf(await book('withdrawal', 1)), (await book('deposit', 20_000_000)).status]).toEqual([-15_000_000, 'fundShort', 201]);
  await expect(bench.rows(`update welfare_fund_entry set amount = 1 where welfare_fund_id = $1`, fundId)).rejects.toMatchObject({ constraint: 'welfare_fund_entry_kept' });
  await empty();
});

test('what was booked by hand is taken back once, and a fee or a loan by hand never', async () => {
  const id = (await book('deposit', 5_000)).body.welfareFundEntryId;
  const reverse = (entry: string) => call('POST', `Entry/${entry}/reverse`, { reason: 'Of another fund' });
  expect([(await reverse(id)).status, nameOf(await reverse(id))]).toEqual([200, 'reversedAlready']);
  const [fee] = await bench.rows<{ id: string }>(`select welfare_fund_entry_id as id from welfare_fund_entry where kind = 'fee' limit 1`);
  expect(nameOf(await reverse(fee?.id ?? ''))).toBe('byHand');
  const { body } = await call('GET', `Entry?welfareGroupId=${groupId}`);
  expect(body.rows[0]).toMatchObject({ kind: 'reversal', wentOut: '5000', after: '0', isByHand: false });
});

test('who leaves gets the share back once, when it is due and nothing is owed', async () => {
  const give = (name: PersonName, day = TODAY, actor = officer) => call('POST', `/${fundId}/giveBack`, { partyRelationshipId: employmentId(name), day, note: null }, actor);
  const leave = (name: PersonName, upper: string) =>
    bench.rows('update welfare_member set valid = daterange(lower(valid), $2) where party_relationship_id = $1', employmentId(name), upper);
  expect((await book('deposit', 10_000_000)).status).toBe(201);
  expect(nameOf(await give('colleague'))).toBe('stillMember');
  await leave('colleague', addDays(TODAY, -10));
  expect(nameOf(await give('colleague'))).toBe('tooEarly');
  expect((await call('PUT', `/${fundId}`, { title: 'Fund', isShareBack: 'Y', repayMonths: 0, rowVersion: 1 })).status).toBe(200);
  const answers = await Promise.all([give('colleague'), give('colleague')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.map(nameOf)).toContain('noShare');
  expect(nameOf(await give('colleague', addDays(TODAY, 1)))).toBe('invalid');
  // the loans of the other one still run
  await leave('accountant', addDays(TODAY, -10));
  expect(nameOf(await give('accountant'))).toBe('owes');
  expect(nameOf(await give('accountant', TODAY, actorIn('administrator', 'accountant')))).toBe('ownByOthers');
  const { body } = await call('GET', `Share?welfareGroupId=${groupId}`);
  expect(body.rows.map(({ paid, share }: { paid: string; share: string }) => [paid, share]).toSorted()).toEqual([
    ['1000000', '0'],
    ['1000000', '1000000'],
  ]);
});

test('of another company nothing is read or booked, and without the class of pay nobody is told who borrows', async () => {
  const foreign = actorIn('hrOfficer', 'hrOfficerElsewhere');
  expect((await call('GET', `Entry?welfareGroupId=${groupId}`, undefined, foreign)).body.rows).toEqual([]);
  expect((await book('deposit', 1, foreign)).status).toBe(404);
  expect((await book('deposit', 1, actorIn('employee', 'worker'))).status).toBe(403);
  const kinds = (await call('GET', `Entry?welfareGroupId=${groupId}`, undefined, actorIn('hrOfficer', 'hrOfficer'))).body.rows.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('deposit');
  expect(kinds).not.toContain('loanOut');
  const share = await call('POST', `/${fundId}/giveBack`, { partyRelationshipId: employmentId('colleague'), day: TODAY, note: null }, actorIn('hrOfficer', 'hrOfficer'));
  expect(nameOf(share)).toBe('classHidden');
});
