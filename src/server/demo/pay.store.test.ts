/** The demo's runs of pay against the simulator: every stored payslip is what the same facts come to when somebody asks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Exact, writeRatio } from '#kernel/formula/exact.ts';
import type { PayCase } from '#modules/payroll/pay/pay-case.rules.ts';
import { readKept } from '#modules/payroll/pay/pay-kept.rules.ts';
import { columnsOf, type PayTerms } from '#modules/payroll/pay/pay-terms.rules.ts';
import { simulatorErrors } from '#modules/payroll/simulator/simulator.errors.ts';
import messages from '#modules/payroll/simulator/simulator.messages.fa.ts';
import { routes } from '#modules/payroll/simulator/simulator.routes.ts';
import { announcePaySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { writeOrganisation } from './demo.store.ts';
import { writeFormulas } from './formulas.store.ts';
import { generateOrganisation } from './generate.ts';
import { layOrdersOfDemo } from './order-acts.ts';
import { writePay } from './pay.ts';

const today = '2026-07-10';
const organisation = generateOrganisation({ people: 40 * scale, units: 12, seed: 20, today });
const companies = organisation.companies.map(({ companyId }) => companyId);
const { partyId } = organisation.person(0);

interface Stored {
  readonly companyId: string;
  readonly inputs: unknown;
  readonly terms: unknown;
  readonly amounts: readonly string[];
  readonly gross: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly insurable: bigint;
  readonly taxable: bigint;
  readonly tax: bigint;
  readonly employerCost: bigint;
}

let bed: Mounted;
beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/simulator', routes, messages, errors: [simulatorErrors] });
  await layOrganisation(bed.database.owner);
  // of no company: nothing is sent to approvers
  const officer = { partyId, companyId: '' };
  await writing(bed.database.pool, systemActor('test', companies), async (tx) => {
    await writeOrganisation(tx, organisation);
    await writeFormulas(tx, { organisation, writer: partyId, publisher: organisation.person(1).partyId, newId });
    await layOrdersOfDemo(tx, { organisation, today, now: Date.parse(today), officer, newId });
    await writePay(tx, { organisation, today, now: Date.parse(today), officer, newId });
  });
}, 30_000 * scale);
afterAll(async () => {
  announceFormulas([]);
  announcePaySources([]);
  announceProcesses([]);
  await bed.close();
});

const exact = (value: Exact | undefined): string | undefined => (value === undefined ? undefined : writeRatio(value));
const rial = (value: Exact): string => String(value);

/** What a payslip was counted from, as a question of somebody who knows it all. */
function questionOf({ year, month, facts, wages, work, items, before }: PayCase, { settings, factors }: PayTerms): object {
  const { base: _, tax, deprived, isException: __, seniorityDaily, exemptionUsed, ...rest } = facts;
  return {
    ...{ year, month, payGroup: 'LABOUR' },
    facts: {
      ...{ ...rest, dailyWage: null, taxCondition: tax === 'exempt' ? 'veteran' : tax, serviceLocation: deprived ? 'deprived' : 'normal' },
      ...{ seniorityDaily: seniorityDaily === undefined ? undefined : rial(seniorityDaily), exemptionUsed: rial(exemptionUsed) },
    },
    wages: wages.map(({ factor, amount, per, from, thru }) => ({ factor, amount: rial(amount), per, from, thru })),
    work: work.map(({ workFactor, minutes, days, number }) => ({ workFactor, minutes: exact(minutes), days: exact(days), number: exact(number) })),
    lines: items.map(({ isWhole: _whole, evidence: _evidence, amount, ...item }) => ({ ...item, amount: String(amount) })),
    before: before.map(({ year: y, month: m, taxable, tax: withheld }) => ({ year: y, month: m, taxable: String(taxable), tax: String(withheld) })),
    settings: { ...settings, monthHours: exact(settings.monthHours), taxInsuranceShare: exact(settings.taxInsuranceShare) },
    flags: Object.fromEntries(factors.map(({ code, flags }) => [code, flags])),
  };
}

test(
  'every stored payslip of every month equals what is simulated of the same facts, line by line',
  async () => {
    const officer = actorIn('payrollOfficer', 'accountant');
    const askerOf = (companyId: string) => ({ ...officer, companyId, companyIds: [companyId], grants: officer.grants.map((grant) => ({ ...grant, companyId })) });
    const { rows } = await bed.database.owner.query<Stored>(
      `select s.company_id as "companyId", s.inputs, run.terms, s.amounts::text[], s.gross, s.deductions, s.net, s.insurable, s.taxable, s.tax, s.employer_cost as "employerCost"
       from payslip s join pay_run run using (pay_run_id) where run.status_id <> 'PrCalculated' or s.company_id = $1`,
      [companies[0]],
    );
    expect(rows.length).toBeGreaterThan(100 * scale);
    // since the library began somebody is paid by a formula of it
    expect(rows.filter(({ terms }) => readKept<PayTerms>(terms).formulas !== undefined).length).toBeGreaterThan(100 * scale);
    for (const { inputs, terms: kept, amounts, companyId, ...figures } of rows) {
      const [of, terms] = [readKept<PayCase>(inputs), readKept<PayTerms>(kept)];
      const { status, body } = await bed.call(askerOf(companyId), 'POST', '/rest/s1/payroll/simulate', questionOf(of, terms));
      expect({ status, errors: body.messages }).toEqual({ status: 200, errors: undefined });
      const lines = columnsOf(terms).flatMap(({ code }, at) => ((amounts[at] ?? '0') === '0' ? [] : [[code, amounts[at]]]));
      const told: string[][] = body.lines.filter(({ amount }: { amount: string }) => amount !== '0').map(({ code, amount }: { code: string; amount: string }) => [code, amount]);
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(lines));
      expect(body.figures).toMatchObject(Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, String(amount)])));
    }
  },
  60_000 * scale,
);
