/** Pay counted for outside programs: the figures of the law, what is refused and where, and that the lines make the figures. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import lawMessages from '../annual-annuities/annual-annuities-formula.messages.fa.ts';
import { addSetting } from '../legal-profile/legal-profile.store.ts';
import { simulatorErrors } from './simulator.errors.ts';
import messages from './simulator.messages.fa.ts';
import { routes } from './simulator.routes.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'accountant');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const call = (path: string, body: object, who = officer): Promise<Answer> => bed.call(who, 'POST', `/rest/s1/payroll/${path}`, body);
const simulate = async (body: object): Promise<Answer> => (await call('simulate', { year: 1405, month: 1, facts: { hireDate: '2026-03-21' }, ...body })).body;
const amounts = ({ lines }: Answer): Record<string, string> => Object.fromEntries(lines.map(({ code, amount }: Answer) => [code, amount]));

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/simulator', routes, messages, errors: [simulatorErrors] });
  await layOrganisation(bed.database.owner);
  announceFormulas([employment]);
});
afterAll(async () => {
  announceFormulas([]);
  await bed.close();
});

const sum = (lines: Answer[], isDeduct: string): bigint =>
  lines.filter((line) => line.isDeduct === isDeduct && line.side === 'employee').reduce((total, { amount }) => total + BigInt(amount), 0n);

test('the years whose law is kept', async () => {
  expect((await bed.call(officer, 'GET', '/rest/s1/payroll/simulator/years')).body.years.slice(0, 2)).toEqual([1405, 1404]);
});

test('a pay group that the company has not is refused at its field', async () => {
  const { status, body } = await call('simulate', { year: 1405, month: 1, facts: { hireDate: '2026-03-21' }, payGroup: 'nobody' });
  expect([status, body.fields]).toEqual([400, { payGroup: messages.errors.unknownGroup({ group: 'nobody' }) }]);
});

test('values that formulas ask for are taken without a group too, where nothing asks for them', async () => {
  const { status } = await call('simulate', { year: 1405, month: 1, facts: { hireDate: '2026-03-21' }, values: {} });
  expect(status).toBe(200);
});

describe('a month', () => {
  test('of the least wage pays thirty-one days, whole allowances and seven hundredths of insurance', async () => {
    const answer = await simulate({ facts: { hireDate: '2024-03-20', isMarried: true, children: 2, insuredDays: 900 }, work: [{ workFactor: 'overtime', minutes: 600 }] });
    expect(amounts(answer)).toMatchObject({
      base: '171797350',
      // (94,000 x 1.45 + 166,667) a day
      seniority: '9391977',
      housing: '30000000',
      grocery: '22000000',
      marital: '5000000',
      child: '33251100',
      // ten hours of (5,541,850 + 302,967) x 30 / 220, and two fifths more
      overtime: '11158287',
    });
    expect(answer.figures).toMatchObject({ gross: '282598714', insurable: '249347614', insuranceWorker: '17454333', insuranceEmployer: '49869523', tax: '0', net: '265144381' });
  });

  test('every line explains itself down to the law', async () => {
    const answer = await simulate({});
    const worker = answer.lines.find(({ code }: Answer) => code === 'insuranceWorker');
    expect(worker.formula).toBe('insuranceBase * law.LpInsuranceWorker');
    expect(worker.explanation).toMatchObject({
      value: worker.amount,
      parts: [{ text: 'insuranceBase' }, { text: 'law.LpInsuranceWorker', value: '0.07', source: { kind: 'law', id: 'LpInsuranceWorker' } }],
    });
    expect(answer.parameters.find(({ kind }: Answer) => kind === 'LpInsuranceWorker')).toMatchObject({ value: '7/100', isConfirmed: true, confidence: 'V' });
  });

  test('figures the law leaves open are told', async () => {
    expect((await simulate({})).warnings.map(({ code }: Answer) => code)).toContain('unconfirmed');
  });

  test.each([
    [1_163_788_500n, 12, 30],
    [1_202_581_450n, 1, 31],
  ])('insurance stops at %s', async (ceiling, month, days) => {
    const { figures } = await simulate({ month, settings: { monthBasis: days === 30 ? 'fixed30' : 'calendar' }, facts: { hireDate: '2026-03-21', dailyWage: '60000000' } });
    expect(figures.insuranceBase).toBe(String(ceiling));
  });

  test('one hired within it is paid the days from then on, allowances by their share', async () => {
    const { figures, ...answer } = await simulate({ facts: { hireDate: '2026-04-05' } });
    expect(amounts(answer)).toMatchObject({ base: String(5_541_850n * 16n), housing: String((30_000_000n * 16n * 2n + 31n) / (31n * 2n)) });
    expect(BigInt(figures.net)).toBe(sum(answer.lines, 'N') - sum(answer.lines, 'Y'));
  });

  test('a raise within it splits it by day', async () => {
    const answer = await simulate({
      facts: { hireDate: '2026-03-21', dailyWage: '6000000' },
      wages: [{ factor: 'base', amount: '7000000', per: 'day', from: '2026-04-10' }],
    });
    // 20 days of the old wage, 11 of the new one
    expect(amounts(answer).base).toBe(String(6_000_000 * 20 + 7_000_000 * 11));
    expect(answer.lines[0].evidence).toMatchObject([
      { number: '7000000', day: '2026-04-10' },
      { number: '6000000', day: '2026-03-21' },
    ]);
  });

  test('an allowance that is said goes before the law, and a fixed sum stands beside the hours', async () => {
    const wages = [
      { factor: 'housing', amount: '50000000', per: 'month' },
      { factor: 'overtime', amount: '1000', per: 'month' },
    ];
    const work = [{ workFactor: 'overtime', minutes: 60 }];
    const [hours, both] = [await simulate({ work }), await simulate({ work, wages })];
    expect([amounts(both).housing, BigInt(amounts(both).overtime ?? 0) - BigInt(amounts(hours).overtime ?? 0)]).toEqual(['50000000', 1_000n]);
  });

  test('items are taken by rank and never more than there is', async () => {
    const answer = await simulate({
      lines: [
        { code: 'loan', amount: '900000000', isDeduct: 'Y', rank: 2 },
        { code: 'fund', amount: '1000000', isDeduct: true, rank: 1 },
      ],
    });
    expect([answer.figures.net, amounts(answer).fund]).toEqual(['0', '1000000']);
    expect(answer.warnings.map(({ code }: Answer) => code)).toEqual(expect.arrayContaining(['itemCarried', 'deductionShare']));
  });

  test('a paid month is counted anew and its difference is a line of it', async () => {
    const first = await simulate({ facts: { hireDate: '2025-01-01' } });
    const paid = first.lines.filter(({ side }: Answer) => side !== 'basis').map(({ code, amount }: Answer) => ({ code, amount }));
    const again = { year: 1405, month: 1, taxable: first.figures.taxable, tax: first.figures.tax, paid };
    const same = await simulate({ month: 2, facts: { hireDate: '2025-01-01' }, before: [again] });
    expect(same.lines.filter(({ of }: Answer) => of.month === 1)).toEqual([]);
    const raised = await simulate({ month: 2, facts: { hireDate: '2025-01-01', dailyWage: '6541850' }, before: [again] });
    const late = raised.lines.filter(({ of, isDeduct }: Answer) => of.month === 1 && isDeduct === 'N');
    expect(late).toMatchObject([{ code: 'base', amount: '31000000', evidence: [{ kind: 'paid', number: '171797350' }, {}] }]);
    expect(raised.lines.find(({ code, of }: Answer) => code === 'insuranceWorker' && of.month === 1).amount).toBe('2170000');
  });
});

describe('what the table of the tax does not reach', () => {
  const facts = { hireDate: '2024-01-01', dailyWage: '50000000', seniorityDaily: '0' };
  const welfare = { code: 'welfare', amount: '100000000', isDeduct: 'N', taxed: true, taxColumn: 38 };

  test('column 38 is taxed at the rate of its own that the year has, apart from the table', async () => {
    const [without, flat] = [await simulate({ year: 1404, facts }), await simulate({ year: 1404, facts, lines: [welfare] })];
    expect(amounts(flat)).toMatchObject({ taxableFlat: '100000000', taxFlat: '10000000', tax: amounts(without).tax, taxable: amounts(without).taxable });
    expect(BigInt(flat.figures.tax)).toBe(BigInt(without.figures.tax) + 10_000_000n);
    expect(BigInt(flat.figures.net)).toBe(BigInt(without.figures.net) + 90_000_000n);
    expect(flat.lines.find(({ code }: Answer) => code === 'taxFlat').formula).toBe('taxableFlat * law.LpTaxFlat');
    expect(flat.parameters.find(({ kind }: Answer) => kind === 'LpTaxFlat')).toMatchObject({ value: '10/100', source: 'R3' });
    // what was withheld at the own rate is none of the table's: the table asks for what its own months leave open
    const before = [{ year: 1404, month: 1, taxable: flat.figures.taxable, tax: flat.figures.tax, taxFlat: '10000000' }];
    const second = amounts(await simulate({ year: 1404, month: 2, facts, lines: [welfare], before }));
    expect([BigInt(second.taxDue ?? 0) - BigInt(second.tax ?? 0), second.taxFlat]).toEqual([BigInt(amounts(flat).tax ?? 0), '10000000']);
  });

  test('in a year without such a rate it is taxed by the table, and told', async () => {
    const [plain, said] = [await simulate({ facts }), await simulate({ facts, lines: [welfare] })];
    expect(BigInt(said.figures.taxable)).toBe(BigInt(plain.figures.taxable) + 100_000_000n);
    expect(said.warnings.map(({ code }: Answer) => code)).toContain('flatTaxMissing');
    const own = await simulate({ facts, lines: [welfare], parameters: [{ kind: 'LpTaxFlat', rate: '1/5' }] });
    expect(amounts(own).taxFlat).toBe('20000000');
  });

  test('a house and a car are worth a share of the continuous money, less what is paid for them', async () => {
    const money = 50_000_000n * 31n + 30_000_000n + 22_000_000n;
    const plain = await simulate({ facts });
    const rent = { code: 'rent', amount: '100000000', isDeduct: 'Y', taxColumn: 10 };
    const given = await simulate({ facts: { ...facts, housing: 'furnished', car: 'noDriver' }, lines: [rent] });
    expect(amounts(given)).toMatchObject({ nonCashHouse: String(money / 4n - 100_000_000n), nonCashCar: String(money / 20n) });
    expect(BigInt(given.figures.taxable)).toBe(BigInt(plain.figures.taxable) + money / 4n - 100_000_000n + money / 20n);
    // it is no money: the person has what is left of the same pay
    expect(given.figures.gross).toBe(plain.figures.gross);
    const other = await simulate({ facts: { ...facts, housing: 'unfurnished', car: 'driver' } });
    expect(amounts(other)).toMatchObject({ nonCashHouse: String(money / 5n), nonCashCar: String(money / 10n) });
  });

  test('other things are free of the tax as far as two months of the exemption of the year go', async () => {
    const goods = { code: 'goods', amount: '900000000', isDeduct: 'Z', taxed: true, taxColumn: 31 };
    const plain = await simulate({ facts });
    const given = await simulate({ facts, lines: [goods] });
    expect(amounts(given).nonCashFree).toBe('800000000');
    expect(BigInt(given.figures.taxable)).toBe(BigInt(plain.figures.taxable) + 100_000_000n);
    const again = await simulate({ facts: { ...facts, thingsUsed: '750000000' }, lines: [goods] });
    expect(amounts(again).nonCashFree).toBe('50000000');
  });

  test('a deprived area halves every tax, and a free zone has none', async () => {
    const lines = [welfare];
    const [normal, deprived, free] = [
      await simulate({ year: 1404, facts, lines }),
      await simulate({ year: 1404, facts: { ...facts, serviceLocation: 'deprived' }, lines }),
      await simulate({ year: 1404, facts: { ...facts, serviceLocation: 'freeZone' }, lines }),
    ];
    expect(BigInt(deprived.figures.tax) * 2n - BigInt(normal.figures.tax)).toBeLessThanOrEqual(1n);
    expect([amounts(deprived).taxFlat, free.figures.tax]).toEqual(['5000000', '0']);
  });

  test('a fund at another rate asks the year for it by its name', async () => {
    const refused = await call('simulate', { year: 1405, month: 1, facts: { ...facts, insurance: 'other' } });
    const named = lawMessages.formula.names.LpInsuranceOtherWorker;
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining(named.slice(named.indexOf('.') + 1))]);
    const parameters = [
      { kind: 'LpInsuranceOtherWorker', rate: '9/100' },
      { kind: 'LpInsuranceOtherEmployer', rate: '13/100' },
    ];
    const { figures } = await simulate({ facts: { ...facts, insurance: 'other' }, parameters });
    const base = BigInt(figures.insuranceBase);
    expect([figures.insuranceWorker, figures.insuranceEmployer, figures.insuranceUnemployment]).toEqual([String((base * 9n + 50n) / 100n), String((base * 13n + 50n) / 100n), '0']);
  });
});

describe('a part of a month', () => {
  const facts = { hireDate: '2024-03-20', dailyWage: '20000000', seniorityDaily: '302967', isMarried: true };
  const sumOf = (answers: Answer[], code: string): bigint => answers.reduce((sum, answer) => sum + BigInt(amounts(answer)[code] ?? '0'), 0n);
  const near = (a: bigint, b: bigint): boolean => (a > b ? a - b : b - a) <= 20n;

  test('is paid for its days, and the parts of a month are the month, its tax and its ceiling with it', async () => {
    const whole = await simulate({ facts });
    const first = await simulate({ facts, fromDate: '2026-03-21', thruDate: '2026-04-04' });
    expect(amounts(first).base).toBe(String(20_000_000 * 15));
    const { insuranceBase: insured, insurable, taxable, tax } = first.figures;
    const before = [{ year: 1405, month: 1, taxable, tax }];
    const second = await simulate({ facts, fromDate: '2026-04-05', thruDate: '2026-04-20', before, paidPart: { since: '2026-03-21', insured, insurable } });
    for (const code of ['base', 'seniority', 'housing', 'marital', 'insuranceBase', 'insuranceWorker', 'taxable', 'tax'])
      expect([code, near(sumOf([first, second], code), BigInt(amounts(whole)[code] ?? '0'))]).toEqual([code, true]);
  });

  test('of several months has the days of each as lines of it', async () => {
    const answer = await simulate({ month: 2, facts, fromDate: '2026-04-05', thruDate: '2026-05-21' });
    const base = answer.lines.filter(({ code }: Answer) => code === 'base').map(({ amount, of }: Answer) => [of.month, amount]);
    expect(new Map(base)).toEqual(
      new Map([
        [1, String(20_000_000 * 16)],
        [2, String(20_000_000 * 31)],
      ]),
    );
  });

  test.each([
    [{ fromDate: '2026-03-21' }],
    [{ thruDate: '2026-03-25' }],
    [{ fromDate: '2026-04-05', thruDate: '2026-04-04' }],
    [{ fromDate: '2026-03-21', thruDate: '2026-04-21' }],
    [{ fromDate: '2024-03-21', thruDate: '2026-04-04' }],
  ])('%j is refused', async (days) => {
    const { status, body } = await call('simulate', { year: 1405, month: 1, facts, ...days });
    expect([status, body.fields]).toEqual([400, { thruDate: messages.errors.period }]);
  });
});

describe('tax', () => {
  const rich = { facts: { hireDate: '2026-03-21', dailyWage: '30000000' }, settings: { monthBasis: 'fixed30', capDays: '30' } };

  test('equal months are taxed alike by both methods', async () => {
    const first = await simulate({ ...rich, month: 1 });
    const before = [{ year: 1405, month: 1, taxable: first.figures.taxable, tax: first.figures.tax }];
    const second = await simulate({ ...rich, month: 2, before });
    const monthly = await simulate({ ...rich, month: 2, before, settings: { ...rich.settings, taxMethod: 'monthly' } });
    expect([second.figures.tax, monthly.figures.tax]).toEqual([first.figures.tax, first.figures.tax]);
  });

  test('never falls as pay rises', async () => {
    let last = 0n;
    for (let wage = 12_000_000; wage <= 60_000_000; wage += 1_000_000) {
      const { figures } = await simulate({ facts: { hireDate: '2026-03-21', dailyWage: wage } });
      expect(BigInt(figures.tax) >= last, String(wage)).toBe(true);
      last = BigInt(figures.tax);
    }
    expect(last > 0n).toBe(true);
  });

  test.each([
    ['veteran', 'normal', 0n],
    ['normal', 'freeZone', 0n],
  ])('%s and %s', async (taxCondition, serviceLocation, tax) => {
    const { figures } = await simulate({ ...rich, facts: { ...rich.facts, taxCondition, serviceLocation } });
    expect(BigInt(figures.tax)).toBe(tax);
  });

  test('a deprived place of service halves it', async () => {
    const [whole, half] = [await simulate(rich), await simulate({ ...rich, facts: { ...rich.facts, serviceLocation: 'deprived' } })];
    expect(BigInt(whole.figures.tax) - 2n * BigInt(half.figures.tax)).toBeOneOf([0n, 1n, -1n]);
  });
});

describe('one rule at a time', () => {
  test.each([
    ['tax', { year: 1405, month: 1, taxable: '900000000' }, 'tax', '55000000'],
    ['tax', { year: 1405, annual: true, taxable: '10800000000' }, 'tax', '660000000'],
    ['tax', { year: 1405, months: ['900000000', '900000000'] }, 'tax', '110000000'],
    ['insurance', { year: 1405, days: 31, insurable: '2000000000' }, 'insuranceWorker', '84180702'],
    ['premium', { year: 1405, workFactor: 'overtime', minutes: 60, base: { base: '166255500', seniority: '5000000', housing: '30000000' } }, 'gross', '1089808'],
    ['eidi', { year: 1405, dailyWage: '5541850', from: '2026-03-21', thru: '2027-03-20' }, 'gross', '332511000'],
    ['eidi', { year: 1405, dailyWage: '50000000', from: '2026-03-21', thru: '2027-03-20' }, 'gross', '498766500'],
    ['severance', { dailyWage: '5541850', from: '2026-03-21', thru: '2027-03-20' }, 'gross', '166255500'],
    ['leavePay', { dailyWage: '5541850', days: 9 }, 'gross', '49876650'],
    ['wageDecree', { year: 1405, dailyWage: '4000000' }, 'gross', '6319549'],
    ['wageDecree', { year: 1405, dailyWage: '3463656' }, 'gross', '5541850'],
    ['seniority', { hireDate: '2024-03-20', asOf: '2026-03-21' }, 'gross', '302967'],
    ['seniority', { hireDate: '2024-05-20', asOf: '2026-05-01' }, 'gross', '136300'],
  ])('%s of %j', async (name, body, figure, amount) => {
    const { status, body: answer } = await call(`calculator/${name}`, body);
    expect([status, answer.figures?.[figure]]).toEqual([200, amount]);
    expect(answer.lines.every(({ explanation }: Answer) => explanation !== null)).toBe(true);
  });
});

describe('refusals', () => {
  test.each([
    ['simulate', { year: 1405, month: 1, facts: {} }, 400, 'facts.hireDate'],
    ['simulate', { year: 1450, month: 1, facts: { hireDate: '2024-01-01' } }, 409, 'year'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2010-01-01' } }, 409, 'facts.seniorityDaily'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2024-01-01', dailyWage: '1', monthlyWage: '1' } }, 400, 'facts.monthlyWage'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2024-01-01' }, work: [{ workFactor: 'overtime', days: 2 }] }, 400, 'work'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2024-01-01' }, work: [{ workFactor: 'constructor', days: 2 }] }, 400, 'work'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2024-01-01' }, lines: [{ code: 'tax', amount: 1, isDeduct: 'N' }] }, 400, 'lines'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2024-01-01' }, before: [{ year: 1405, month: 1, taxable: 0, tax: 0 }] }, 400, 'before'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2024-01-01' }, parameters: [{ kind: 'LpHousing', rate: '1/2' }] }, 400, 'parameters'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '0001-01-01' } }, 400, 'facts.hireDate'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2026-03-21' }, wages: [{ factor: 'if', amount: 1, per: 'day' }] }, 400, 'lines'],
    ['simulate', { year: 1405, month: 1, facts: { hireDate: '2026-03-21' }, wages: [{ factor: 'taxable', amount: 1, per: 'day' }] }, 400, 'lines'],
    ['calculator/tax', { year: 1405 }, 400, 'taxable'],
  ])('%s %j: %i at %s', async (path, body, status, field) => {
    const answer = await call(path, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
  });
});

describe('what nobody foresaw', () => {
  const one = { facts: { hireDate: '2026-03-21' } };

  test.each(['HOURLY', 'DAY', 'constructor', '__proto__', 'days', 'sum'])('a wage called %s is paid as any other, or is no code', async (factor) => {
    const { figures } = await simulate(one);
    const answer = await call('simulate', { year: 1405, month: 1, ...one, wages: [{ factor, amount: '1000', per: 'day' }] });
    expect(answer.status).toBe(factor === '__proto__' ? 400 : 200);
    if (answer.status === 200) expect(BigInt(answer.body.figures.gross) - BigInt(figures.gross)).toBe(31_000n);
  });

  test('more absence than days, no hours in a month, and amounts beyond all measure', async () => {
    const away = await simulate({ ...one, work: [{ workFactor: 'absence', days: 400 }] });
    expect([away.figures.gross, away.figures.net]).toEqual(['0', '0']);
    const body = { year: 1405, month: 1, ...one, work: [{ workFactor: 'overtime', minutes: 999_999 }] };
    expect((await call('simulate', { ...body, settings: { monthHours: 0 } })).status).toBe(400);
    const most = '9'.repeat(18);
    const vast = await call('simulate', { ...body, facts: { ...one.facts, dailyWage: most }, settings: { monthHours: '0.000000001' } });
    expect([vast.status, vast.body.errorCode]).toEqual([400, 'modules/payroll/simulator.uncountable']);
  });

  test('before the hiring nothing is paid, whatever days are said', async () => {
    const { figures, warnings } = await simulate({ facts: { hireDate: '2026-09-01', days: 31 } });
    expect([figures.gross, warnings.map(({ code }: Answer) => code)]).toEqual(['0', expect.arrayContaining(['notEmployed'])]);
  });

  test('factors beyond what a set of formulas holds are refused, and lists beyond measure', async () => {
    const wages = (name: string, length = 60) => Array.from({ length }, (_, at) => ({ factor: `${name}${at}`, amount: 1, per: 'day' }));
    const before = ['a', 'b', 'c', 'd', 'e'].map((name, at) => ({ year: 1404, month: at + 1, taxable: 0, tax: 0, paid: [], wages: wages(name) }));
    const ask = async (more: object) => (await call('simulate', { year: 1405, month: 1, ...one, ...more })).status;
    expect([await ask({ wages: wages('w') }), await ask({ wages: wages('w'), before }), await ask({ wages: wages('w', 61) })]).toEqual([200, 400, 400]);
  });
});

describe('the legal profile of the company', () => {
  const set = (key: 'taxInsuranceShare' | 'netRounding' | 'capDays', value: string, fromDate: string) =>
    writing(bed.database.pool, systemActor('test', [companyId('subsidiary')]), (tx) =>
      addSetting(tx, companyId('subsidiary'), { key, value, fromDate, reason: 'Circular' }, { partyId: partyId('worker') }),
    );
  const there = actorIn('payrollOfficer', 'worker');
  const body = { year: 1405, month: 2, facts: { hireDate: '2026-03-21', dailyWage: '30000001' } };

  test('counts from its month on, unless the question says otherwise, and nowhere else', async () => {
    await set('netRounding', '1000', '2026-04-21');
    const settings = async (over: object, who = there) => (await call('simulate', { ...body, ...over }, who)).body.settings.netRounding;
    expect([await settings({}), await settings({ month: 1 }), await settings({ settings: { netRounding: 10 } }), await settings({}, officer)]).toEqual([1000, 1, 10, 1]);
  });

  test('is what calculators count by, each in its month', async () => {
    await set('capDays', '30', '2026-04-21');
    const base = async (month: number) => (await call('calculator/insurance', { year: 1405, month, days: 31, insurable: '9000000000' }, there)).body.figures.insuranceBase;
    expect([await base(1), await base(2)]).toEqual([String(38_792_950 * 31), String(38_792_950 * 30)]);
  });

  test('of a paid month is that of the month itself', async () => {
    await set('taxInsuranceShare', '1', '2026-05-22');
    const paid = [{ code: 'base', amount: String(30_000_001 * 31) }];
    const before = [{ year: 1405, month: 1, taxable: '0', tax: '0', paid, facts: { hireDate: '2026-03-21', dailyWage: '60000000' } }];
    const [apart, alike] = await Promise.all([{}, { settings: { capDays: '30' } }].map((settings) => call('simulate', { ...body, month: 3, before, ...settings }, there)));
    const insured = ({ body: { lines } }: Answer) => lines.find(({ code, of }: Answer) => code === 'insuranceBase' && of.month === 1).amount;
    expect(BigInt(insured(apart)) - BigInt(insured(alike))).toBe(38_792_950n);
  });
});

describe('a person', () => {
  test('out of reach is not there, and one whose pay may not be known is refused', async () => {
    const body = { year: 1405, month: 1, partyRelationshipId: '00000000-0000-4000-8000-00000000dead' };
    expect((await call('simulate', body)).status).toBe(404);
    const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
    const { status, body: refusal } = await call('simulate', { ...body, partyRelationshipId: employmentId('payrollOfficer') }, blind);
    expect([status, refusal.errorCode]).toEqual([403, 'modules/payroll/simulator.withheld']);
  });

  test('brings the day of hiring; what is said goes before what is known', async () => {
    const body = { year: 1405, month: 1, partyRelationshipId: employmentId('accountant'), facts: { dailyWage: '6000000', seniorityDaily: '0' } };
    const { status, body: answer } = await call('simulate', body);
    expect([status, amounts(answer).base]).toEqual([200, String(6_000_000 * 31)]);
  });
});
