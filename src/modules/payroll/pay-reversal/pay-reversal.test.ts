/** What becomes of an approved run, on the real database: opened again, paid, and taken back to the rial. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { partyId } from '#testing/organisation.ts';
import { OWN_SLIPS, openPayBench, PAID_ON, type PayBench, payOfficer, RUN, RUNS, SLIP, secondOfficer } from '#testing/pay-runs.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
let first: string;
beforeAll(async () => {
  bench = await openPayBench();
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
  first = await bench.counted(1);
  await bench.approved(first);
});
afterAll(() => bench.close());
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const paidThru = async (): Promise<string | null | undefined> =>
  (await bench.rows<{ day: string | null }>('select paid_thru::text as day from pay_group where pay_group_id = $1', bench.groupId))[0]?.day;
const events = async (id: string): Promise<Answer> => (await call(payOfficer, 'GET', `${RUN}/${id}/events`)).body;

test('a later month keeps an approved one shut; without it a second person opens it, and what was taken is given back', async () => {
  const later = await bench.counted(2);
  expect((await bench.act(first, 'reopen')).body).toMatchObject({ errorCode: 'modules/payroll/pay-reversal.laterStands' });
  await call(payOfficer, 'POST', `${RUN}/${later}/cancel`, { rowVersion: (await bench.read(later)).rowVersion });
  expect(await paidThru()).toBe('2026-04-20');

  expect((await bench.act(first, 'reopen')).status).toBe(200);
  expect(await bench.read(first)).toMatchObject({ statusId: 'PrCalculated' });
  expect(bench.givenBack).toEqual(bench.told);
  expect(bench.givenBack).toHaveLength(1);
  expect(await paidThru()).toBeNull();
  expect(await events(first)).toMatchObject({ mirrorRunId: null, events: [{ event: 'reopened', reason: 'A wrong month', paidOn: null }] });
  const [notice] = await bench.rows<{ count: number }>('select count(*)::int as count from notification_message_user where party_id = $1', partyId('payrollOfficer'));
  expect(notice?.count).toBeGreaterThan(0);
});

test('what was opened is counted anew and approved again', async () => {
  bench.asked = [bench.loanOf('accountant', 4_000_000n)];
  await bench.again(first);
  await bench.approved(first);
  expect(bench.told).toMatchObject([{ amount: 4_000_000n }]);
  expect(await paidThru()).toBe('2026-04-20');
});

test('paid on a day that was there, once, and not opened after that', async () => {
  const { rowVersion } = await bench.read(first);
  for (const paidOn of ['2026-03-20', '2099-01-01'])
    expect((await call(secondOfficer, 'POST', `${RUN}/${first}/paid`, { rowVersion, paidOn })).body).toMatchObject({ errorCode: 'modules/payroll/pay-reversal.paidOn' });
  expect((await bench.act(first, 'reverse')).body).toMatchObject({ errorCode: 'modules/payroll/pay-reversal.wrongState' });
  expect((await bench.act(first, 'paid')).status).toBe(200);
  expect(await bench.read(first)).toMatchObject({ statusId: 'PrPaid' });
  for (const again of ['paid', 'reopen'] as const) expect((await bench.act(first, again)).body).toMatchObject({ errorCode: 'modules/payroll/pay-reversal.wrongState' });
  expect((await events(first)).events[0]).toMatchObject({ event: 'paid', paidOn: PAID_ON });
});

test('what was paid is taken back to the rial, told, and its month paid anew', async () => {
  const { body } = await bench.act(first, 'reverse');
  const mirror: string = body.payRunId;
  expect(await bench.read(first)).toMatchObject({ statusId: 'PrReversed' });
  expect(await bench.read(mirror)).toMatchObject({ statusId: 'PrReversed', description: 'A wrong month' });
  expect((await events(first)).mirrorRunId).toBe(mirror);
  expect((await events(mirror)).reverses).toBe(first);
  expect(bench.givenBack).toMatchObject([{ amount: 4_000_000n }]);
  const listed = (await call(payOfficer, 'GET', RUNS)).body.rows;
  expect(new Map(listed.flatMap(({ payRunId, reversal }: Answer) => (reversal ? [[payRunId, reversal]] : [])))).toEqual(
    new Map([
      [first, 'reversed'],
      [mirror, 'mirror'],
    ]),
  );

  const both = [first, mirror];
  const lines = await bench.rows<{ total: bigint }>('select sum(amount)::bigint as total from payslip_line where pay_run_id = any ($1) group by party_relationship_id, code', both);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.every(({ total }) => total === 0n)).toBe(true);
  const own: Answer[] = await Promise.all(both.map((id) => bench.slips(id)));
  const [was, taken] = own.map((slips: Answer[]) => new Map(slips.map((slip) => [slip.pseudoId, slip])));
  expect(taken?.size).toBe(was?.size);
  for (const [who, slip] of was ?? [])
    for (const sum of ['gross', 'deductions', 'net', 'tax', 'insurable', 'employerCost']) expect(BigInt(taken?.get(who)[sum])).toBe(-BigInt(slip[sum]));

  // the explanation of what is taken back says the same as its row
  const [slip] = own[1];
  const told = (await call(payOfficer, 'GET', `${SLIP}/${slip.payslipId}/explanation`)).body;
  expect(told.figures.net).toBe(slip.net);
  const stored = await bench.rows<{ code: string; amount: bigint }>('select code, amount from payslip_line where payslip_id = $1', slip.payslipId);
  expect(new Map(told.lines.map(({ code, amount }: Answer) => [code, amount]))).toEqual(new Map(stored.map(({ code, amount }) => [code, String(amount)])));

  expect(await paidThru()).toBeNull();
  const anew = await bench.counted(1);
  await bench.approved(anew);
  expect((await bench.slips(anew)).map(({ net }) => net)).toEqual(own[0].map(({ net }: Answer) => net));
});

test('the own list shows what was taken back and its mirror beside what was paid anew', async () => {
  const { rows } = (await call(actorIn('employee', 'accountant'), 'GET', OWN_SLIPS)).body as { rows: Answer[] };
  const [anew, mirror, struck] = rows;
  expect(rows).toHaveLength(3);
  expect([anew.mirrorId, anew.reverses]).toEqual([null, null]);
  expect([mirror.reverses, struck.mirrorId]).toEqual([struck.payslipId, mirror.payslipId]);
  expect(BigInt(mirror.net)).toBe(-BigInt(struck.net));
  expect((await call(actorIn('employee', 'accountant'), 'GET', `${OWN_SLIPS}/${mirror.payslipId}`)).body.figures.net).toBe(mirror.net);
  // another's are not there
  expect((await call(actorIn('employee', 'colleague'), 'GET', `${OWN_SLIPS}/${mirror.payslipId}`)).status).toBe(404);
});
