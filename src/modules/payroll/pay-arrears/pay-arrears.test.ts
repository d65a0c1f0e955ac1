/** Arrears on the real database: found where inputs differ, shown with cause and cost, taken as lines of their month, and never twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRial } from '#kernel/rial/rial.ts';
import { employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { ARREARS, openPayBench, type PayBench, payOfficer, RUN, SLIP } from '#testing/pay-runs.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { explainBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import causeWords from './causes.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
let third: string;
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const raise = (name: PersonName, by: number) => rows(`update employment_salary set daily_wage = daily_wage + $2 where party_relationship_id = $1`, employmentId(name), by);
const decide = async (id: string, decision: string, selection: object): Promise<Answer> =>
  (await call(payOfficer, 'POST', `${RUN}/${id}/arrears/decide`, { decision, selection })).body;
const all = { all: { search: '', filters: [], sort: [] }, except: [] };
const slipOf = async (id: string, name: PersonName) =>
  (
    await rows<{ id: string; inputs: unknown; terms: unknown }>(
      'select s.payslip_id as id, s.inputs, r.terms from payslip s join pay_run r using (pay_run_id) where s.pay_run_id = $1 and s.party_id = $2',
      id,
      partyId(name),
    )
  )[0];
/** What has been paid of a month by code, in the month itself and after it. */
const paidOf = async (name: PersonName, month: number): Promise<Map<string, bigint>> => {
  const found = await rows<{ code: string; amount: bigint }>(
    `select code, sum(amount)::bigint as amount from payslip_line l join pay_run r using (pay_run_id)
     where party_relationship_id = $1 and of_month = $2 and status_id in ('PrApproved', 'PrPaid') group by code`,
    employmentId(name),
    month,
  );
  return new Map(found.map(({ code, amount }) => [code, amount]));
};

const months: string[] = [];
beforeAll(async () => {
  bench = await openPayBench();
  const [wage] = await rows<Readonly<Record<string, unknown>>>('delete from employment_salary where party_relationship_id = $1 returning *', employmentId('director'));
  for (const month of [1, 2]) {
    months.push(await bench.counted(month));
    await bench.approved(months.at(-1) ?? '');
  }
  const kept = ['company_id', 'party_relationship_id', 'daily_wage', 'valid'].map((name) => wage?.[name]);
  await rows('insert into employment_salary (company_id, party_relationship_id, daily_wage, valid) values ($1, $2, $3, $4)', ...kept);
  await raise('colleague', 1_000_000);
  third = await bench.counted(3);
});
afterAll(() => bench.close());

test('found are those whose inputs are others than sealed, with what changed and what it costs, and who was not paid', async () => {
  const found = await bench.arrears(third, 1, 2);
  expect(bench.faults).toEqual([]);
  const of = (name: string) => found.filter(({ area }) => area === name);
  expect(of('wage').map(({ jalaliMonth, decision }) => [jalaliMonth, decision])).toEqual([
    ['1', 'open'],
    ['2', 'open'],
  ]);
  const [{ wage: raisedTo } = { wage: 0n }] = await rows<{ wage: bigint }>(
    'select daily_wage as wage from employment_salary where party_relationship_id = $1',
    employmentId('colleague'),
  );
  // 31 days of a million each
  for (const { gross, causes, areas, insurance, employerCost } of of('wage')) {
    expect(areas).toBe(causeWords.areas.wage);
    expect(BigInt(gross)).toBeGreaterThanOrEqual(31_000_000n);
    expect(BigInt(insurance)).toBe((BigInt(gross) * 7n) / 100n);
    expect(BigInt(employerCost)).toBeGreaterThan(BigInt(gross));
    for (const wage of [raisedTo - 1_000_000n, raisedTo]) expect(causes).toContain(formatRial(wage));
  }
  const { lines } = (await call(payOfficer, 'GET', `${ARREARS}/${of('wage')[0].arrearsId}`)).body;
  const owed = lines.filter(({ code }: Answer) => !code.startsWith('insur')).reduce((sum: bigint, { amount }: Answer) => sum + BigInt(amount), 0n);
  expect(String(owed)).toBe(of('wage')[0].gross);
  expect(of('unpaid').map(({ jalaliMonth }) => jalaliMonth)).toEqual(['1', '2']);
  expect(found).toHaveLength(4);
  expect(await bench.read(third)).toMatchObject({ statusId: 'PrCalculated' });
});

test('nothing is paid by being found; what is taken is counted into the run as lines of its months', async () => {
  const before = await slipOf(third, 'colleague');
  await bench.again(third);
  expect((await slipOf(third, 'colleague'))?.id).toBe(before?.id);
  const [one] = (await bench.arrears(third, 1, 2)).filter(({ area, jalaliMonth }) => area === 'unpaid' && jalaliMonth === '2');
  expect(await decide(third, 'taken', all)).toEqual({ changed: 4 });
  expect(await decide(third, 'left', { keys: [one.arrearsId] })).toEqual({ changed: 1 });
  // its payslips pay less than what was decided
  expect(await bench.read(third)).toMatchObject({ statusId: 'PrDraft' });
  const untouched = await slipOf(third, 'accountant');
  await bench.again(third);
  expect(await bench.read(third)).toMatchObject({ statusId: 'PrCalculated', aside: 0 });
  expect((await slipOf(third, 'accountant'))?.id).toBe(untouched?.id);
  const slip = await slipOf(third, 'colleague');
  const told = (await call(payOfficer, 'GET', `${SLIP}/${slip?.id}/explanation`)).body;
  const stored = await rows<{ code: string; amount: string; month: number }>('select code, amount::text, of_month as month from payslip_line where payslip_id = $1', slip?.id);
  const said = (lines: readonly { code: string; amount: string; month: number }[]) => lines.map(({ code, amount, month }) => `${code} ${month} ${amount}`).toSorted();
  expect(said(told.lines.map((line: Answer) => ({ ...line, month: line.of.month })))).toEqual(said(stored));
  expect(new Set(stored.map(({ month }) => month))).toEqual(new Set([1, 2, 3]));
});

test('what was paid and its arrears are what the months come to anew', async () => {
  await bench.approved(third);
  const raised = await slipOf(third, 'colleague');
  const { wages } = readKept<PayCase>(raised?.inputs);
  for (const [at, id] of months.entries()) {
    const sealed = await slipOf(id, 'colleague');
    const anew = explainBy(readKept<PayTerms>(sealed?.terms), { ...readKept<PayCase>(sealed?.inputs), wages });
    const paid = await paidOf('colleague', at + 1);
    for (const { code, amount, isDeduct } of anew.lines) if (isDeduct === 'N' || code.startsWith('insur')) expect([at, code, paid.get(code)]).toEqual([at, code, amount]);
  }
});

test('a month is not made up for twice; what was left is found again, and a further change alone', async () => {
  const fourth = await bench.counted(4);
  expect((await bench.arrears(fourth, 1, 3)).map(({ area, jalaliMonth }) => [area, jalaliMonth])).toEqual([['unpaid', '2']]);
  // the month that arrears alone have paid counts for the tax of the year, once
  const director = await slipOf(fourth, 'director');
  expect(readKept<PayCase>(director?.inputs).before.map(({ month, tax }) => [month, tax === 0n])).toEqual([
    [1, true],
    [3, expect.any(Boolean)],
  ]);
  await raise('colleague', -500_000);
  const found = (await bench.arrears(fourth, 1, 1)).filter(({ area }) => area === 'wage');
  // half of the raise goes back
  expect(found).toHaveLength(1);
  expect(BigInt(found[0].gross)).toBeLessThan(-15_000_000n);
  expect(await decide(fourth, 'taken', all)).toEqual({ changed: 1 });
  await bench.again(fourth);
  expect(await bench.read(fourth)).toMatchObject({ aside: 0 });
});

test('a run that is called off has taken nothing', async () => {
  const [fourth] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 4`);
  const { rowVersion } = await bench.read(fourth?.id ?? '');
  await call(payOfficer, 'POST', `${RUN}/${fourth?.id}/cancel`, { rowVersion });
  const again = await bench.counted(4);
  expect(await bench.arrears(again, 1, 1)).toHaveLength(1);
  expect(await decide(again, 'taken', all)).toEqual({ changed: 1 });
});

test('a range that is not before the run, turned round or without a paid month is refused at its field', async () => {
  const ask = async (range: object) =>
    (await call(payOfficer, 'POST', `${RUN}/${third}/arrears`, { fromYear: 1405, fromMonth: '1', thruYear: 1405, thruMonth: '2', percent: 100, ...range })).body.errorCode;
  expect(await ask({})).toMatch(/\.wrongState$/);
  const [open] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 4 and status_id <> 'PrCancelled'`);
  third = open?.id ?? '';
  for (const range of [{ thruMonth: '4' }, { fromMonth: '3' }, { fromYear: 1400 }]) expect(await ask(range)).toMatch(/\.range$/);
  expect(await ask({ fromYear: 1404, thruYear: 1404 })).toMatch(/\.nothingPaid$/);
});
