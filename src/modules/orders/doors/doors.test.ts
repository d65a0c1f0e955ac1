/** Pay by orders as other modules ask for it, on the real database: spans, changes after a number, drafts; and arrears of a paid month that a late order finds. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { announcePaySources } from '#modules/payroll/payroll.api.ts';
import { contractWage } from '#modules/payroll/sources/contract-wage.pay-source.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, SLIP } from '#testing/pay-runs.ts';
import { signAtOnce } from '#testing/signed-orders.ts';
import { orderWages } from '../book/orders.pay-source.ts';
import { orderAmount, orderScore } from '../counting/orders.formula.ts';
import { effectsAfter, paySpans, wageOn } from '../orders.api.ts';
import { wageTable } from '../wage-table/wage-table.formula.ts';

const company = companyId('holding');
const actor = systemActor('test', [company]);
const agreement = newId();
let bench: PayBench;

const paid = { rows: systemScope([company], '2026-05-10'), companyId: company };
const one = employmentId('colleague');

beforeAll(async () => {
  bench = await openPayBench();
  announceFormulas([law, person, relatives, employment, orderAmount, orderScore, wageTable]);
  announcePaySources([contractWage, orderWages]);
  await bench.rows(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await bench.rows(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'A1', 'Permanent')`, agreement, company);
});
afterAll(async () => {
  announcePaySources([]);
  announceFormulas([]);
  await bench.close();
});

test('a signed order of days that were paid is found as arrears with its cause; annulled later changes are asked for by number', async () => {
  const first = await bench.counted(1);
  await bench.approved(first);
  await writing(bench.bed.database.pool, actor, (tx) =>
    signAtOnce(tx, { name: 'colleague', agreementId: agreement, code: 'EotPromotion', fromDate: '2026-03-25', dailyWage: '9000000' }),
  );
  const second = await bench.counted(2);
  const found = (await bench.arrears(second, 1, 1)).filter(({ partyId: of }) => of === partyId('colleague'));
  expect(bench.faults).toEqual([]);
  expect(found.map(({ area, jalaliMonth, reason }) => [area, jalaliMonth, reason])).toEqual([['wage', '1', null]]);
  expect(BigInt(found[0]?.gross ?? 0)).toBeGreaterThan(0n);
});

test('spans, the wage of a day and changes after a number are those of signed orders of people in reach', async () => {
  await reading(bench.bed.database.pool, actor, async (db) => {
    const spans = await paySpans({ db, ...paid, employmentIds: [one], from: '2026-04-01', thru: '2026-04-30' });
    const base = spans.find(({ factor }) => factor === 'base');
    expect([base?.amount, base?.per, base?.from, base?.thru]).toEqual([9_000_000n, 'day', '2026-03-25', null]);
    expect((await wageOn({ db, ...paid }, one, '2026-04-10', ['base'])).map(({ amount }) => amount)).toEqual([9_000_000n]);
    expect(await wageOn({ db, ...paid }, one, '2026-03-24')).toEqual([]);
    const [effect] = await effectsAfter({ db, ...paid }, 0);
    expect(effect).toMatchObject({ employmentId: one, from: '2026-03-25', thru: null, version: 1 });
    expect(await effectsAfter({ db, ...paid }, effect?.number ?? 0)).toEqual([]);
    expect(await effectsAfter({ db, ...paid, rows: systemScope([companyId('subsidiary')], '2026-05-10') }, 0)).toEqual([]);
  });
});

test('extras of the job that an order says by the month are paid with the wage of the day, to the rial, and set nobody aside', async () => {
  const extras = { supervisionExtra: 10_000_000, hardshipExtra: 4_000_000, attractionExtra: 1_000_001 };
  await writing(bench.bed.database.pool, actor, (tx) =>
    signAtOnce(tx, { name: 'accountant', agreementId: agreement, code: 'EotPromotion', fromDate: '2026-03-25', dailyWage: '9000000', typed: extras }),
  );
  const [{ id = '' } = {}] = await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run where status_id = 'PrCalculated'`);
  await bench.again(id);
  expect([bench.faults, await bench.read(id)]).toEqual([[], expect.objectContaining({ aside: 0 })]);
  const slip = (await bench.slips(id)).find(({ partyId: of }) => of === partyId('accountant'));
  const { lines } = (await bench.bed.call(payOfficer, 'GET', `${SLIP}/${slip?.payslipId}/explanation`)).body;
  const base = lines.find(({ code }: { code: string }) => code === 'base');
  // thirty-one days of the wage, and as many thirtieths of the extras
  expect(base.amount).toBe(String(Math.round((9_000_000 + 15_000_001 / 30) * 31)));
});
