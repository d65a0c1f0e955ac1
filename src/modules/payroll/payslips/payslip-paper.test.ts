/** Payslips on paper: what stands on one and whose it may be. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRial } from '#kernel/rial/rial.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { actorIn } from '#testing/mounted.ts';
import { partyId } from '#testing/organisation.ts';
import { OWN_SLIPS, openPayBench, type PayBench, payOfficer, RUN, SLIP } from '#testing/pay-runs.ts';
import words from './payslip-paper.messages.fa.ts';

let bench: PayBench;
let first: string;
let second: string;
const employee = actorIn('employee', 'accountant');
const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
const file = (...args: Parameters<PayBench['bed']['file']>) => bench.bed.file(...args);
const slipOf = async (payRunId: string, name: 'accountant' | 'colleague'): Promise<string> =>
  (await bench.rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId(name)))[0]?.id ?? '';
const textOf = (bytes: Buffer): string => pagesOf(bytes).flatMap(linesOf).join('\n');

beforeAll(async () => {
  bench = await openPayBench();
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
  first = await bench.counted(1);
  await bench.approved(first);
  second = await bench.counted(2);
});
afterAll(() => bench.close());

test('one stands on a page with its instalments and what has come since the new year, detailed with insurance and tax', async () => {
  const id = await slipOf(second, 'accountant');
  const [base] = await bench.rows<{ total: string }>(
    `select sum(amount)::text as total from payslip_line l join payslip s using (payslip_id) where s.party_id = $1 and code = 'base'`,
    partyId('accountant'),
  );
  for (const layout of ['default', 'detailed']) {
    const { status, bytes } = await file(payOfficer, `${SLIP}/${id}/pdf?layout=${layout}`);
    expect(status).toBe(200);
    const text = textOf(bytes);
    expect(text).toContain(formatRial(BigInt(base?.total ?? '')));
    expect(text).toContain(formatRial(5_000_000n));
    expect(text).toContain(words.draftNote);
    expect(text).toContain(words.facts.paidDays);
    expect(text).toContain(words.wageSources.contract);
    expect([text.includes(words.legal), pagesOf(bytes).length]).toEqual([layout === 'detailed', 1]);
  }
});

test('the own one is printed once it is approved, a colleague’s never; of others by whoever may know their pay', async () => {
  const own = (id: string) => file(employee, `${OWN_SLIPS}/${id}/pdf`);
  expect((await own(await slipOf(first, 'accountant'))).status).toBe(200);
  for (const id of [await slipOf(second, 'accountant'), await slipOf(first, 'colleague'), 'x']) expect((await own(id)).status).toBe(404);
  const id = await slipOf(first, 'accountant');
  expect([(await file(blind, `${SLIP}/${id}/pdf`)).status, (await file(elsewhere, `${SLIP}/${id}/pdf`)).status]).toEqual([403, 404]);
  const traces = await bench.rows<{ n: number }>(`select count(*)::int as n from audit_entry where entity = 'Payslip' and action = 'export' and record_id = $1`, id);
  expect(traces).toEqual([{ n: 1 }]);
});

test('one that was taken back says so on paper, and so does the one that takes it back', async () => {
  const { rowVersion } = await bench.read(second);
  expect((await bench.bed.call(payOfficer, 'POST', `${RUN}/${second}/cancel`, { rowVersion })).status).toBe(200);
  expect((await bench.act(first, 'paid')).status).toBe(200);
  const { payRunId } = (await bench.act(first, 'reverse')).body;
  for (const [run, note] of [
    [first, words.reversedNote],
    [payRunId, words.mirrorNote],
  ]) {
    const { status, bytes } = await file(employee, `${OWN_SLIPS}/${await slipOf(run, 'accountant')}/pdf`);
    expect(status).toBe(200);
    expect(textOf(bytes)).toContain(note);
    expect(textOf(bytes)).not.toContain(words.note);
  }
});
