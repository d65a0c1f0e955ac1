/** A run of arrears alone: what was taken of months before, with their insurance and the tax of the month that pays them, and nothing twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench, RUN, SLIP } from '#testing/pay-runs.ts';
import counting from '../pay-counting/counting.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const raise = (name: PersonName, by: number) => rows(`update employment_salary set daily_wage = daily_wage + $2 where party_relationship_id = $1`, employmentId(name), by);
const all = { all: { search: '', filters: [], sort: [] }, except: [] };
const takeAll = (id: string) => bench.bed.call(officer, 'POST', `${RUN}/${id}/arrears/decide`, { decision: 'taken', selection: all });
const reasonsOf = async (id: string): Promise<string[]> =>
  (await rows<{ reason: string }>('select distinct reason from pay_run_refusal where pay_run_id = $1', id)).map(({ reason }) => reason);
async function explained(payRunId: string, name: PersonName): Promise<Answer> {
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId(name));
  return (await bench.bed.call(officer, 'GET', `${SLIP}/${id}/explanation`)).body;
}

let run: string;
beforeAll(async () => {
  bench = await openPayBench();
  for (const month of [1, 2]) await bench.approved(await bench.counted(month));
  // insured with the second month, and none of what the month itself was paid
  await bench.approved(await bench.counted(2, { kind: 'bonus', percent: 50 }));
  await raise('accountant', 1_000_000);
  run = await bench.counted(3, { kind: 'arrears' });
});
afterAll(() => bench.close());

test('pays nobody before arrears were taken into it', async () => {
  expect(bench.faults).toEqual([]);
  expect([(await bench.read(run)).people, await reasonsOf(run)]).toEqual([0, [counting.errors.nothingDue]]);
});

test('pays what was taken, insured in its months and taxed with the year so far, each line explained', async () => {
  const found = await bench.arrears(run, 1, 2);
  expect(found.map(({ jalaliMonth }) => jalaliMonth)).toEqual(['1', '2']);
  // seven hundredths of each raise: the bonus beside the second month is none of it
  for (const { gross, insurance } of found) expect(BigInt(insurance)).toBe((BigInt(gross) * 7n + 50n) / 100n);
  expect((await takeAll(run)).body).toEqual({ changed: 2 });
  await bench.again(run);
  expect(bench.faults).toEqual([]);
  expect(await bench.read(run)).toMatchObject({ people: 1, aside: 0 });
  const slip = await explained(run, 'accountant');
  const gross = found.reduce((sum, one) => sum + BigInt(one.gross), 0n);
  expect(slip.figures.gross).toBe(String(gross));
  expect(slip.figures.insuranceWorker).toBe(String(found.reduce((sum, one) => sum + BigInt(one.insurance), 0n)));
  expect(BigInt(slip.figures.tax)).toBeGreaterThan(0n);
  expect(BigInt(slip.figures.net)).toBe(gross - BigInt(slip.figures.insuranceWorker) - BigInt(slip.figures.tax));
  const base = slip.lines.filter(({ code }: Answer) => code === 'base');
  expect(base.map(({ of, amount }: Answer) => [of.month, amount])).toEqual([
    [1, '31000000'],
    [2, '31000000'],
  ]);
  expect(base.every(({ explanation }: Answer) => explanation !== null)).toBe(true);
});

test('approved, it leaves nothing to pay again, and the next month is taxed as one that has had it', async () => {
  await bench.approved(run);
  const third = await bench.counted(3);
  expect(await bench.arrears(third, 1, 2)).toEqual([]);
  const slip = await explained(third, 'accountant');
  const withheld = await rows<{ tax: bigint }>(
    `select sum(s.tax)::bigint as tax from payslip s join pay_run r using (pay_run_id) where s.party_id = $1 and r.status_id = 'PrApproved'`,
    partyId('accountant'),
  );
  const of = (code: string): bigint => BigInt(slip.lines.find((line: Answer) => line.code === code).amount);
  expect(of('taxDue') - of('tax')).toBe(withheld[0]?.tax);
  await bench.approved(third);
});

test('takes nothing from anybody: whoever was paid too much is told to the next month', async () => {
  await raise('accountant', -2_000_000);
  const id = await bench.counted(4, { kind: 'arrears' });
  await bench.arrears(id, 1, 3);
  await takeAll(id);
  await bench.again(id);
  expect([(await bench.read(id)).people, await reasonsOf(id)]).toEqual([0, [counting.errors.owes]]);
});

test('once in a month, and only of months before its own', async () => {
  const twice = await bench.bed.call(officer, 'POST', RUN, { ...bench.month(4), kind: 'arrears' });
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['jalaliMonth']]);
  const [{ id } = { id: '' }] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where kind = 'arrears' and jalali_month = 4`);
  const own = await bench.bed.call(officer, 'POST', `${RUN}/${id}/arrears`, { fromYear: 1405, fromMonth: '3', thruYear: 1405, thruMonth: '4' });
  expect(own.status).toBe(400);
});
