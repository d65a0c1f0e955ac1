/** Legal deductions of a pay group: what a row says is counted in place of the law and told, what none says is the law's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { library } from '#platform/formula/library/library.formula.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { layVersion } from '#testing/library.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, SLIP } from '#testing/pay-runs.ts';
import groupMessages from '../groups/groups.messages.fa.ts';
import { payFactors, payMonth, payWork } from '../pay-formulas/pay-month.formula.ts';
import { payPlaces } from '../pay-formulas/places.store.ts';
import { payBase, payFactor } from '../pay-run/pay-run.formula.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import simulatorMessages from '../simulator/simulator.messages.fa.ts';
import { routes as simulatorRoutes } from '../simulator/simulator.routes.ts';
import { groupDeductionErrors } from './group-deductions.errors.ts';
import messages from './group-deductions.messages.fa.ts';
import { routes } from './group-deductions.routes.ts';

let bench: PayBench;
const elsewhere = actorIn('payrollOfficer', 'worker');
const PATH = '/rest/s1/payroll/payGroupLegalDeduct';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = payOfficer) => bench.bed.call(actor, method, path, body);
const row = (legalDeductEnumId: string | null, more: object = {}) => ({
  ...{ payGroupId: bench.groupId, parentLegalDeductId: legalDeductEnumId === null ? 'DdtTax' : 'DdtInsurance', legalDeductEnumId, fromDate: '2026-03-21' },
  ...more,
});
const add = (kind: string | null, more: object) => call('POST', PATH, row(kind, more));
const factorId = async (code: string): Promise<string> => (await bench.rows<{ id: string }>('select pay_factor_id as id from pay_factor where code = $1', code))[0]?.id ?? '';
/** Lines of the accountant's payslip by their codes, with what they were counted from. */
async function linesOf(payRunId: string) {
  const [{ id = '' } = {}] = await bench.rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId('accountant'));
  const { lines } = (await call('GET', `${SLIP}/${id}/explanation`)).body;
  return new Map<string, { amount: bigint; evidence: readonly object[] }>(
    lines.map(({ code, amount, evidence }: { code: string; amount: string; evidence: object[] }) => [code, { amount: BigInt(amount), evidence }]),
  );
}
const percentOf = (amount: bigint, hundredths: bigint): bigint => (amount * hundredths + 5_000n) / 10_000n;

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/group-deductions', routes, messages, errors: [groupDeductionErrors] },
    { slice: 'modules/payroll/simulator', routes: simulatorRoutes, messages: simulatorMessages, errors: [simulatorErrors] },
  );
});
afterAll(() => bench.close());

test('a row is of a kind that there is, says something, and stands once on a day', async () => {
  const refusal = async (kind: string | null, more: object) => (await add(kind, more)).body.fields;
  expect(await refusal('DdtWorker', {})).toEqual({ rate: messages.errors.nothingSaid });
  expect(await refusal('DdtTax', { rate: 5 })).toMatchObject({ legalDeductEnumId: expect.any(String) });
  expect(await refusal('DdtWorker', { baseFactorIds: `["${partyId('accountant')}"]` })).toEqual({ baseFactorIds: messages.errors.option });
  expect((await add('DdtWorker', { rate: 101 })).status).toBe(400);
  const { body } = await add('DdtHidden', { rate: 1 });
  expect(body.fields).toMatchObject({ legalDeductEnumId: expect.any(String) });
  expect((await call('POST', PATH, row('DdtWorker', { rate: 5 }), elsewhere)).status).toBe(404);
  expect((await call('GET', `${PATH}?payGroupId=${bench.groupId}`)).body.rows).toEqual([]);
});

test('a month without rows is counted by the law; one with rows by what they say, which the payslip tells', async () => {
  const first = await bench.counted(1);
  const byLaw = await linesOf(first);
  expect(byLaw.get('insuranceWorker')).toMatchObject({ amount: percentOf(byLaw.get('insuranceBase')?.amount ?? 0n, 700n), evidence: [] });

  const worker = (await add('DdtWorker', { rate: 5.5, source: 'contract' })).body.id;
  expect((await add('DdtWorker', { rate: 6, fromDate: '2026-05-22' })).body.fields).toEqual({ legalDeductEnumId: messages.errors.kindTwice });
  await add('DdtEmployer', { baseFactorIds: `["${await factorId('base')}"]` });
  await add(null, { rate: 10 });
  await bench.again(first);
  const said = await linesOf(first);
  const amount = (code: string): bigint => said.get(code)?.amount ?? 0n;
  expect(amount('insuranceWorker')).toBe(percentOf(amount('insuranceBase'), 550n));
  expect(said.get('insuranceWorker')?.evidence).toEqual([{ kind: 'legalDeduction', id: worker, number: '5.5', day: '2026-03-21' }]);
  // a part of what is insured, by the rate of the law
  expect(amount('insuranceEmployer')).toBe(percentOf(amount('base'), 2_000n));
  expect(amount('insuranceUnemployment')).toBe(byLaw.get('insuranceUnemployment')?.amount);
  expect(amount('tax')).toBe(percentOf(amount('taxable'), 1_000n));
  expect(bench.faults).toEqual([]);
});

test('exemptions of a person go before what the group says', async () => {
  await bench.rows(`alter table pay_member disable trigger past_kept`);
  await bench.rows(
    `update pay_member m set insurance = 'none', employment_condition_enum_id = 'EcVeteran' from party_relationship r where r.party_relationship_id = m.party_relationship_id and r.party_id = $1`,
    partyId('accountant'),
  );
  const [{ id = '' } = {}] = await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run`);
  await bench.again(id);
  const lines = await linesOf(id);
  for (const code of ['insuranceWorker', 'insuranceEmployer', 'insuranceUnemployment', 'tax']) expect([code, lines.get(code)?.amount]).toEqual([code, undefined]);
});

describe('a base by a formula', () => {
  const lay = (code: string, text: string, use = 'pay.base') =>
    layVersion(bench.rows, { companyId: companyId('holding'), kind: 'formula', code, content: { use, text, rounding: null, tests: [] } });
  const ask = (body: object) => call('POST', '/rest/s1/payroll/simulate', { year: 1405, month: 1, partyRelationshipId: employmentId('colleague'), ...body });
  const explained = async (payRunId: string) => {
    const [{ id = '' } = {}] = await bench.rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId('colleague'));
    return (await call('GET', `${SLIP}/${id}/explanation`)).body;
  };
  let run: string;
  let formulaId: string;

  test('counts the premium in the run, told on its line, pinned, and the same when it is simulated', async () => {
    announceFormulas([employment, relatives, person, law, payFactors, payMonth, payWork, library, payBase, payFactor]);
    [{ id: run = '' } = {}] = await bench.rows<{ id: string }>('select pay_run_id as id from pay_run');
    await bench.rows('delete from pay_group_legal_deduct');
    await lay('share', '1 / 4');
    formulaId = await lay('quarter', 'factor.base * share');
    expect((await call('GET', `/rest/s1/payroll/formulDeductTypes?payGroupId=${bench.groupId}`)).body.list.map(({ title }: { title: string }) => title)).toEqual([
      'Title of quarter',
      'Title of share',
    ]);
    expect((await add('DdtWorker', { formulaId })).status).toBe(201);
    await bench.again(run);
    expect(bench.faults).toEqual([]);
    const { lines, figures } = await explained(run);
    const line = (code: string) => lines.find((one: { code: string }) => one.code === code);
    expect(line('insuranceWorker').amount).toBe(String(percentOf(BigInt(line('base').amount), 175n)));
    expect(line('insuranceWorker').evidence).toMatchObject([{ kind: 'legalDeduction', number: null }]);
    expect(JSON.stringify(line('insuranceWorker').explanation)).toContain('"quarter"');
    const pins = await bench.rows<{ code: string }>(
      `select t.code from formula_use u join library_version v using (library_version_id) join library_item t using (library_item_id) where u.user_id = $1 order by 1`,
      run,
    );
    expect(pins.map(({ code }) => code)).toEqual(['quarter', 'share']);
    // what the officer may not know of the file is said
    const simulated = (await ask({ facts: { isMarried: true } })).body;
    expect([simulated.figures, simulated.lines.map((one: { amount: string }) => one.amount)]).toEqual([figures, lines.map((one: { amount: string }) => one.amount)]);
    const places = await reading(bench.bed.database.pool, systemActor('test', [companyId('holding')]), (db) => payPlaces(db, formulaId));
    expect(places.map(({ version }) => version)).toEqual([null, 1]);
  });

  test('counts what is taxed in place of the factors that are, told as a line of its own, pinned, and the same when it is simulated', async () => {
    const taxedId = await lay('taxedHalf', 'factor.base / 2 + 1000');
    const added = await add(null, { formulaId: taxedId });
    expect([added.status, (await add('DdtEmployer', { formulaId: taxedId, rate: 20 })).status]).toEqual([201, 201]);
    await bench.again(run);
    expect(bench.faults).toEqual([]);
    const { lines, figures } = await explained(run);
    const line = (code: string) => lines.find((one: { code: string }) => one.code === code);
    const base = (BigInt(line('base').amount) + 1n) / 2n + 1000n;
    expect([line('taxBase').amount, line('taxBase').evidence]).toEqual([String(base), [{ kind: 'legalDeduction', id: added.body.id, number: null, day: '2026-03-21' }]]);
    expect(figures.taxable).toBe(String(base - (BigInt(figures.insuranceWorker) * 2n + 3n) / 7n));
    expect(JSON.stringify(line('taxable').explanation)).toContain('taxBase');
    const pins = await bench.rows<{ code: string }>(
      `select t.code from formula_use u join library_version v using (library_version_id) join library_item t using (library_item_id) where u.user_id = $1 order by 1`,
      run,
    );
    expect(pins.map(({ code }) => code)).toContain('taxedHalf');
    const simulated = (await ask({ facts: { isMarried: true } })).body;
    expect([simulated.figures, simulated.lines.map((one: { amount: string }) => one.amount)]).toEqual([figures, lines.map((one: { amount: string }) => one.amount)]);
    const places = await reading(bench.bed.database.pool, systemActor('test', [companyId('holding')]), (db) => payPlaces(db, taxedId));
    expect(places.map(({ version }) => version)).toEqual([null, 1]);
    await bench.rows(`delete from pay_group_legal_deduct where base_formula_id = $1`, taxedId);
  });

  test('is one of its use that counts together with the group, and stands alone', async () => {
    const refused = async (more: object) => (await add('DdtEmployer', more)).body.fields;
    const other = await lay('ofFactor', '1', 'pay.factor');
    const strange = await lay('strange', 'factor.nothing * 2');
    expect(await refused({ formulaId: other })).toEqual({ formulaId: groupMessages.errors.formula });
    expect(await refused({ formulaId: 'x' })).toEqual({ formulaId: groupMessages.errors.formula });
    expect((await refused({ formulaId: strange })).formulaId).toContain('factor.nothing');
    expect(await refused({ formulaId: other, baseFactorIds: `["${await factorId('base')}"]` })).toHaveProperty('formulaId');
  });

  test('that was ended sets everybody aside in its own words', async () => {
    await bench.rows(`update library_version set valid = '[2026-03-21,2026-04-01)' where library_item_id = $1`, formulaId);
    await bench.again(run);
    const reasons = await bench.rows<{ reason: string }>('select distinct reason from pay_run_refusal where pay_run_id = $1 and reason like $2', run, '%quarter%');
    expect(reasons).toHaveLength(1);
  });
});
