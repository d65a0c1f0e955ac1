/** Factors that formulas of the library count, in a run on the real database: frozen, pinned, explained, and refused where they cannot be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { library } from '#platform/formula/library/library.formula.ts';
import { period } from '#platform/formula/period.formula.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { type LaidItem, layVersion } from '#testing/library.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench, SLIP } from '#testing/pay-runs.ts';
import { simulateMany } from '../asked-pay/many-cases.service.ts';
import groupMessages from '../groups/groups.messages.fa.ts';
import counting from '../pay-counting/counting.messages.fa.ts';
import { payFactor } from '../pay-run/pay-run.formula.ts';
import { payFactors, payKind, payMonth, payWork } from './pay-month.formula.ts';
import { factorsPaidIn, workPaidIn } from './pay-month.store.ts';
import { payPlaces } from './places.store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const company = companyId('holding');
const FACTOR = '/rest/s1/payroll/payGroupFactor';
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench();
  announceFormulas([employment, relatives, person, law, period, payFactors, payMonth, payWork, payKind, library, payFactor]);
});
afterAll(() => bench.close());

const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const lay = (item: Partial<LaidItem> & Pick<LaidItem, 'kind' | 'code' | 'content'>): Promise<string> => layVersion(rows, { companyId: company, ...item });
const formula = (code: string, text: string, more: { readonly from?: string; readonly companyId?: string } = {}): Promise<string> =>
  lay({ kind: 'formula', code, content: { use: 'pay.factor', text, rounding: null, tests: [] }, ...more });
const constant = (code: string, value: string, from?: string): Promise<string> =>
  lay({ kind: 'constant', code, content: { value, unit: 'rial' }, ...(from !== undefined && { from }) });

/** A factor of the company, in no group yet. */
async function factor(code: string): Promise<string> {
  const id = newId();
  await rows(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'payroll', $3, $4, 'PfgBenefit')`,
    id,
    company,
    code,
    `The ${code}`,
  );
  return id;
}

/** Puts a factor into the group by a formula, from the first day of the year on. */
const choose = (payFactorId: string, formulaId: string, more: object = {}): Promise<Answer> =>
  bench.bed.call(officer, 'POST', FACTOR, {
    ...{ payGroupId: bench.groupId, payFactorId, isDeduct: 'N', methodEnumId: 'MPFFormula', formulaId, fromDate: '2026-03-21', insured: 'Y', taxed: 'Y' },
    ...more,
  });
const out = (id: string): Promise<unknown> => rows('delete from pay_group_factor where pay_group_factor_id = $1', id);

const explanationOf = async (payRunId: string, pseudoId?: string): Promise<Answer> => {
  const slips = await bench.slips(payRunId);
  const slip = slips.find((one) => pseudoId === undefined || one.pseudoId === pseudoId);
  return (await bench.bed.call(officer, 'GET', `${SLIP}/${slip.payslipId}/explanation`)).body;
};
const lineOf = (told: Answer, code: string): Answer => told.lines.find((line: Answer) => line.code === code);
const pinned = async (payRunId: string): Promise<string[]> =>
  (
    await rows<{ pin: string }>(
      `select t.code || ' ' || v.version_no as pin from formula_use u join library_version v using (library_version_id) join library_item t using (library_item_id)
       where u.used_by = 'payRun' and u.user_id = $1 order by 1`,
      payRunId,
    )
  ).map(({ pin }) => pin);

describe('a month', () => {
  let food: Answer;
  let run: string;

  test('pays a factor by its formula, by the constants and the days of the month, explained to its leaves', async () => {
    await constant('food', '1000000');
    await formula('foodADay', 'C_food + 500000');
    const chosen = await choose(await factor('foodAid'), await formula('foodAid', 'foodADay * month.paid'));
    expect(chosen.status).toBe(201);
    food = chosen.body;
    run = await bench.counted(1);
    expect(bench.faults).toEqual([]);
    const told = await explanationOf(run);
    const line = lineOf(told, 'foodAid');
    expect(line).toMatchObject({ amount: '46500000', title: 'The foodAid', isDeduct: 'N', side: 'employee', insuranceBucket: 'benefit' });
    const [day, paid] = line.explanation.parts;
    expect([day.text, day.value, day.source.kind, day.source.version]).toEqual(['foodADay', '1500000', 'formula', 1]);
    expect(day.parts[0]).toMatchObject({ text: 'C_food', value: '1000000', source: { kind: 'constant', version: 1 } });
    expect(paid).toMatchObject({ text: 'month.paid', value: '31' });
    // insured and taxed as the group says
    expect(BigInt(told.figures.insurable)).toBeGreaterThanOrEqual(46500000n);
    expect(await pinned(run)).toEqual(['food 1', 'foodADay 1', 'foodAid 1']);
  });

  test('stays as its terms were frozen until it is counted anew, and for good once it is sealed', async () => {
    await constant('food', '2000000', '2026-04-01');
    expect(lineOf(await explanationOf(run), 'foodAid').amount).toBe('46500000');
    await bench.again(run);
    expect(lineOf(await explanationOf(run), 'foodAid').amount).toBe('77500000');
    expect(await pinned(run)).toEqual(['food 2', 'foodADay 1', 'foodAid 1']);
    await bench.approved(run);
    await constant('food', '9000000', '2026-04-10');
    const told = lineOf(await explanationOf(run), 'foodAid');
    expect([told.amount, told.explanation.parts[0].parts[0].source.version]).toEqual(['77500000', 2]);
  });

  test('is paid again by the versions that stand today', async () => {
    const next = await bench.counted(2);
    const found = await bench.arrears(next, 1, 1);
    expect(found.map(({ gross }: Answer) => gross)).toEqual(['217000000', '217000000', '217000000', '217000000']);
    expect(found[0].causes).toContain('Title of food');
    await bench.bed.call(officer, 'POST', `/rest/s1/payroll/run/${next}/cancel`, { rowVersion: (await bench.read(next)).rowVersion });
    await out(food.id);
  });
});

test('what uses an item lists the groups that choose it and the runs that were counted with it', async () => {
  const id = await formula('listed', '7');
  const chosen = await choose(await factor('listed'), id);
  const run = await bench.counted(2);
  const places = await reading(bench.bed.database.pool, systemActor('test', [company]), (db) => payPlaces(db, id));
  expect(places.map(({ title, version }) => [title.includes('Everybody'), version])).toEqual([
    [true, null],
    [true, 1],
  ]);
  // what was published and is used is ended, never deleted
  await expect(rows('delete from library_item where library_item_id = $1', id)).rejects.toMatchObject({ constraint: 'library_kept' });
  // a company beside it learns nothing of either
  expect(await reading(bench.bed.database.pool, systemActor('test', [companyId('subsidiary')]), (db) => payPlaces(db, id))).toEqual([]);
  const readBy = (paidIn: typeof workPaidIn) =>
    reading(bench.bed.database.pool, systemActor('test', [company]), (db) => paidIn(db, { year: 1405, month: 2 }, [employmentId('accountant')]));
  const [worked, paid] = [await readBy(workPaidIn), await readBy(factorsPaidIn)];
  expect([worked.get(employmentId('accountant'))?.get('month.paid'), paid.get(employmentId('accountant'))?.get('factor.listed')]).toEqual([31, 7]);
  await bench.bed.call(officer, 'POST', `/rest/s1/payroll/run/${run}/cancel`, { rowVersion: (await bench.read(run)).rowVersion });
  await out(chosen.body.id);
});

test('the cost of a plan counts what formulas make of it', async () => {
  const chosen = await choose(await factor('tenth'), await formula('tenth', 'factor.base / 10'), { insured: 'N', taxed: 'N' });
  const rows = systemScope([company], '2026-05-21');
  const wages = [{ factor: 'base', amount: 30_000_000, per: 'day' as const }];
  const simulated = await reading(bench.bed.database.pool, systemActor('test', [company]), (db) =>
    simulateMany({ db, rows, companyId: company, year: 1405, month: 2 }, [{ employmentId: employmentId('accountant'), wages }]),
  );
  const found = simulated.get(employmentId('accountant'));
  // ten millions a day more, of 31 days, and a tenth of it: what is insured of it is the wage alone, and above the ceiling
  expect(found && 'now' in found ? found.then.gross - found.now.gross : found).toBe(341_000_000n);
  await out(chosen.body.id);
});

describe('whoever cannot be counted by a formula is set aside in its own words', () => {
  const asideOf = async (month = 2): Promise<string[]> => {
    const id = await bench.counted(month);
    const aside = (await bench.bed.call(officer, 'GET', `/rest/s1/payroll/runAside?payRunId=${id}`)).body.rows;
    const { rowVersion } = await bench.read(id);
    await bench.bed.call(officer, 'POST', `/rest/s1/payroll/run/${id}/cancel`, { rowVersion });
    return aside.map(({ reason }: Answer) => reason);
  };
  const faultOf = async (text: string, code: string): Promise<readonly string[]> => {
    const chosen = await choose(await factor(code), await formula(code, text));
    expect(chosen.status).toBe(201);
    const found = await asideOf();
    await out(chosen.body.id);
    return found;
  };

  test('division by zero', async () => {
    const found = await faultOf('1 / (month.paid - month.paid)', 'noughts');
    expect(found).toHaveLength(4);
    expect(found[0]).toContain('The noughts');
  });

  test('a value that is missing, of those alone who lack it', async () => {
    const input = await lay({ kind: 'inputFactor', code: 'marks', content: { fieldClass: 'evaluation', unit: 'point' } });
    await rows(`alter table input_factor_value disable trigger input_factor_value_kept`);
    for (const name of ['accountant', 'director'] as const)
      await rows(
        `insert into input_factor_value (input_factor_value_id, library_version_id, company_id, party_relationship_id, value)
         select $1, library_version_id, company_id, $2, '80' from library_version where library_item_id = $3`,
        ...[newId(), employmentId(name), input],
      );
    await rows(`alter table input_factor_value enable trigger input_factor_value_kept`);
    const found = await faultOf('IF_marks * 100000', 'merit');
    expect(found).toHaveLength(2);
  });

  test('less than nothing', async () => {
    expect(new Set(await faultOf('0 - 1', 'below'))).toEqual(new Set([counting.errors.formulaBelow({ factor: 'The below' })]));
  });

  test('a formula that was ended meanwhile', async () => {
    const id = await formula('short', '5');
    const chosen = await choose(await factor('short'), id);
    await rows(`update library_version set valid = '[2026-03-21,2026-05-01)' where library_item_id = $1`, id);
    expect(new Set(await asideOf())).toEqual(new Set([counting.errors.formulaGone({ formula: 'Title of short', factor: 'The short' })]));
    await out(chosen.body.id);
  });
});

test('a value of a class that the reader lacks stands by its name, and what is made of it too', async () => {
  const chosen = await choose(await factor('marked'), await formula('marked', 'orElse(IF_marks, 0) / 2 * 1000'));
  const id = await bench.counted(2);
  const slips = await bench.slips(id);
  const tellings = await Promise.all(slips.map(({ payslipId }) => bench.bed.call(officer, 'GET', `${SLIP}/${payslipId}/explanation`)));
  const lines = tellings.flatMap(({ body }) => (lineOf(body, 'marked') ? [lineOf(body, 'marked')] : []));
  expect(lines.map(({ amount }: Answer) => amount)).toEqual(['40000', '40000']);
  expect(JSON.stringify(lines)).not.toContain('"80"');
  expect(JSON.stringify(lines)).not.toContain('"40"');
  expect(lines[0].explanation.value).toBe('40000');
  await bench.bed.call(officer, 'POST', `/rest/s1/payroll/run/${id}/cancel`, { rowVersion: (await bench.read(id)).rowVersion });
  await out(chosen.body.id);
});

describe('a group takes no formula', () => {
  const refused = async (chosen: Promise<Answer>): Promise<unknown> => (await chosen).body.fields;
  const { errors } = groupMessages;

  test('of another company, of another use, or that does not stand on the first day of the row', async () => {
    const id = await factor('foreign');
    const other = await formula('foreign', '1', { companyId: companyId('subsidiary') });
    const score = await lay({ kind: 'formula', code: 'score', content: { use: 'order.score', text: '1', rounding: null, tests: [] } });
    const late = await formula('late', '1', { from: '2026-06-01' });
    for (const formulaId of [other, score, late, newId(), 'x']) expect([formulaId, await refused(choose(id, formulaId))]).toEqual([formulaId, { formulaId: errors.formula }]);
  });

  test('that goes in a circle through the factors of pay', async () => {
    const id = await factor('round');
    const chosen = await formula('round', 'factor.overtime * 2');
    expect((await choose(id, chosen)).status).toBe(201);
    await rows(`delete from pay_group_factor where pay_factor_id = $1`, id);
    const answer = await choose(id, chosen, { overtimeBase: 'Y' });
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'modules/payroll/groups.formulaFault']);
  });

  test('for the wage itself, nor one of a kind that names what the kind is not given', async () => {
    const [base] = await rows<{ id: string }>(`select pay_factor_id as id from pay_factor where code = 'base' and company_id = $1`, company);
    const chosen = await formula('wages', '1');
    expect(await refused(choose(base?.id ?? '', chosen))).toHaveProperty('methodEnumId');
    expect((await refused(choose(await factor('severance'), await formula('given', 'kind.worked * 1000')))) as object).toBeUndefined();
    await rows(`delete from pay_group_factor where formula_id = (select library_item_id from library_item where code = 'given')`);
    expect(String(((await refused(choose(await factor('leavePay'), await formula('nothing', 'kind.nothing')))) as { formulaId: string }).formulaId)).toContain('kind.nothing');
  });
});

describe('what is paid beside the month', () => {
  const year = { eidiBase: 'Y', severanceBase: 'Y', insured: 'N', taxed: 'N' };
  const kept = async (payRunId: string): Promise<Answer> => {
    const told = await explanationOf(payRunId);
    const stored = await rows<{ code: string; amount: string }>(
      `select l.code, l.amount::text from payslip_line l join payslip s using (payslip_id) where s.payslip_id = (
         select payslip_id from payslip p join party_relationship r on r.party_relationship_id = p.party_relationship_id where p.pay_run_id = $1 order by r.pseudo_id limit 1)`,
      payRunId,
    );
    // what is explained is counted anew from what was kept, and is what was stored
    const explained = new Map(told.lines.filter(({ amount }: Answer) => amount !== '0').map(({ code, amount }: Answer) => [code, amount]));
    expect(new Map(stored.map(({ code, amount }) => [code, amount]))).toEqual(explained);
    return told;
  };
  const cancel = async (id: string): Promise<void> => {
    await bench.bed.call(officer, 'POST', `/rest/s1/payroll/run/${id}/cancel`, { rowVersion: (await bench.read(id)).rowVersion });
  };
  const eidiOf = ({ lines }: Answer): bigint => lines.reduce((sum: bigint, { code, amount }: Answer) => (code.startsWith('eidi') ? sum + BigInt(amount) : sum), 0n);

  test('rests on a factor by formula that is in its base, as a whole month pays it', async () => {
    const low = (await rows('update employment_salary set daily_wage = 6000000')) && (await kept(await bench.counted(2, { kind: 'eidi' })));
    await cancel((await rows<{ id: string }>(`select pay_run_id as id from pay_run where kind = 'eidi'`))[0]?.id ?? '');
    const chosen = await choose(await factor('based'), await formula('based', 'factor.base / 10 + 300000 * month.part'), year);
    expect(chosen.status).toBe(201);
    const run = await bench.counted(2, { kind: 'eidi' });
    expect(bench.faults).toEqual([]);
    const told = await kept(run);
    // a tenth of the wage a day, and ten thousand; of sixty days
    const worked = BigInt(told.lines[0].explanation === null ? 0 : 1);
    expect(worked).toBe(1n);
    expect(eidiOf(told) - eidiOf(low)).toBe((600_000n + 10_000n) * 60n);
    expect(told.lines.find(({ code }: Answer) => code === 'eidiFree').evidence).toContainEqual({ kind: 'factorByFormula', id: 'based', number: '18300000', day: '2026-04-21' });
    expect(await pinned(run)).toEqual(['based 1']);
    await cancel(run);
    await out(chosen.body.id);
  });

  test('is what the group has a formula for, within what the law frees of the tax, pinned and explained; the month pays nothing of it', async () => {
    const chosen = await choose(await factor('eidi'), await formula('bonusOfYear', 'factor.base * 2 + kind.worked * 1000'), { insured: 'N' });
    expect(chosen.status).toBe(201);
    const run = await bench.counted(2, { kind: 'eidi' });
    expect(bench.faults).toEqual([]);
    const told = await kept(run);
    expect(eidiOf(told)).toBe(6_000_000n * 60n + 365_000n);
    expect(told.lines.map(({ code }: Answer) => code)).toContain('eidiFree');
    expect(JSON.stringify(lineOf(told, 'eidi')?.explanation ?? lineOf(told, 'eidiFree').explanation)).toContain('factor.base');
    expect(await pinned(run)).toEqual(['bonusOfYear 1']);
    await cancel(run);
    const month = await bench.counted(2);
    expect(lineOf(await kept(month), 'eidi')).toBeUndefined();
    await cancel(month);
    await out(chosen.body.id);
  });

  test('of months before by a run of arrears is what their formulas make of them', async () => {
    const chosen = await choose(await factor('late'), await formula('lateAid', 'factor.base / 10'), { fromDate: '2026-04-21' });
    expect(chosen.status).toBe(201);
    const second = await bench.counted(2);
    await bench.approved(second);
    await formula('lateAid', 'factor.base / 5', { from: '2026-04-22' });
    const run = await bench.counted(3, { kind: 'arrears' });
    const found = await bench.arrears(run, 2, 2);
    expect(found.length).toBeGreaterThan(0);
    const base = BigInt(lineOf(await explanationOf(second), 'base').amount);
    expect(found.every(({ gross }: Answer) => BigInt(gross) === base / 10n)).toBe(true);
  });
});
