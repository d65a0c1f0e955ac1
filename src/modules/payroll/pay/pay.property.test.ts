/** The rules of pay against a second implementation of them, and what holds of every month. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysInMonth, toIso } from '#kernel/jalali/jalali.ts';
import { payByHand } from '#testing/pay-by-hand.ts';
import type { HandAnswer, HandCase } from '#testing/pay-by-hand-case.ts';
import { besideCases, caseOf, handCases, plainReadings, settingsOf } from '#testing/pay-cases.ts';
import { readGolden } from '#testing/pay-golden.ts';
import { scale } from '#testing/scale.ts';
import { legalParameters } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { type CountingCache, countArrears, countingCache, countPay, type PayAnswer } from './pay.rules.ts';
import type { PayCase } from './pay-case.rules.ts';
import { exactRial } from './pay-law.rules.ts';
import { figureNames, figuresOf } from './pay-lines.rules.ts';
import { mirrored } from './pay-mirror.rules.ts';
import { firstDay, lastDay } from './pay-month.rules.ts';
import { defaultSettings, type PaySettings } from './pay-settings.rules.ts';

/** Some hundreds each time, 50,000 at night. */
const numRuns = scale === 1 ? 400 : 2_500 * scale;
const timeout = 60_000 * scale;

const figures: ReadonlyMap<number, readonly LegalFigure[]> = Map.groupBy(
  legalParameters.map(({ kind, from, thru, amount, year, ...rest }) => ({
    ...rest,
    kind,
    year,
    fromMonth: from,
    thruMonth: thru,
    amount: amount === null ? null : BigInt(amount),
    isConfirmed: true,
  })),
  ({ year }) => year,
);

let cache = countingCache(figures, []);
/** Formulas of cases that differ in what they rest on are many: beyond so many of them all are forgotten. */
const MOST_PLANS = 1000;
function cacheSoFar(): CountingCache {
  if ([...cache.plans.values()].reduce((sum, { size }) => sum + size, 0) > MOST_PLANS) cache = countingCache(figures, []);
  return cache;
}
const ask = (of: PayCase, settings: PaySettings, isExplained = false): PayAnswer => countPay({ of, settings, figures, given: [], isExplained, cache: cacheSoFar() });
const count = (one: HandCase, isExplained = false): PayAnswer => ask(caseOf(one), settingsOf(one), isExplained);

/** An answer as it is counted by hand: figures but those that only sum up, lines that come to something. */
function answerOf({ figures: counted, lines }: PayAnswer): HandAnswer {
  return { figures: counted, lines: Object.fromEntries(lines.filter(({ amount }) => amount !== 0n).map(({ code, amount }) => [code, amount])) };
}

test('equals the payslips that are kept, to the rial and line by line', async () => {
  const golden = readGolden(await readFile(new URL('golden-payslips.json', import.meta.url), 'utf8'));
  expect(golden).toHaveLength(300);
  for (const { of, ...answer } of golden) expect({ of, ...answerOf(count(of)) }).toEqual({ of, ...answer });
});

test(
  'equals the second implementation to the rial and line by line',
  () => {
    fc.assert(
      fc.property(handCases, (one) => {
        expect(answerOf(count(one))).toEqual(payByHand(one));
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'the same of houses, cars and other things, and of what the year taxes at a rate of its own',
  () => {
    fc.assert(
      fc.property(besideCases, (one) => {
        expect(answerOf(count(one))).toEqual(payByHand(one));
      }),
      { numRuns: numRuns / 2 },
    );
  },
  timeout,
);

test(
  'the same of a premium whose base a formula of the library counts, explained by that formula',
  () => {
    const source = { kind: 'formula', id: 'f', title: 'Half', day: '2026-03-21' } as const;
    const half = { code: 'half', title: 'Half', text: 'factor.base + factor.overtime / 2', type: 'number', asks: ['factor.base', 'factor.overtime'], source } as const;
    const deductions = [{ id: 'd', kind: 'DdtWorker', rate: null, base: [], day: '2026-03-21', formula: half }] as const;
    const formulas = { paid: [], of: { formulas: [half], names: [], values: new Map() } };
    const known = new Map<PaySettings, PaySettings>();
    fc.assert(
      fc.property(handCases, (drawn) => {
        const one = { ...drawn, isOnHalfOvertime: true };
        const own = settingsOf(one);
        const settings = known.get(own) ?? { ...own, deductions };
        known.set(own, settings);
        const answer = countPay({ of: caseOf(one), settings, formulas, figures, given: [], isExplained: true, cache: cacheSoFar() });
        expect(answerOf(answer)).toEqual(payByHand(one));
        const premium = answer.lines.find(({ code }) => code === 'insuranceWorker');
        if (premium) expect(JSON.stringify(premium.explained, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).toContain('factor.overtime');
      }),
      { numRuns: numRuns / 4 },
    );
  },
  timeout,
);

test(
  'what is explained is what is counted, again is the same, and the lines make the net',
  () => {
    fc.assert(
      fc.property(handCases, (one) => {
        const [answer, explained] = [count(one), count(one, true)];
        expect(explained.figures).toEqual(answer.figures);
        expect(explained.lines.map(({ code, amount }) => [code, amount])).toEqual(answer.lines.map(({ code, amount }) => [code, amount]));
        const sum = explained.lines.reduce((total, { isDeduct, side, amount }) => (side !== 'employee' ? total : isDeduct === 'Y' ? total - amount : total + amount), 0n);
        expect([sum, sum >= 0n]).toEqual([answer.figures.net, true]);
        for (const { explained: tree, amount } of explained.lines) if (tree) expect(tree.value).toEqual(exactRial(amount));
      }),
      { numRuns: numRuns / 4 },
    );
  },
  timeout,
);

test(
  'the tax never falls as pay rises',
  () => {
    const rises = fc.bigInt({ min: 1n, max: 40_000_000n });
    fc.assert(
      fc.property(handCases, rises, (drawn, rise) => {
        // who does not pay more is not taxed more: a wage all month
        const one = { ...drawn, wages: drawn.wages.slice(0, 1) };
        const more = { ...one, wages: one.wages.map((wage) => ({ ...wage, amount: wage.amount + rise })) };
        expect(count(more).figures.tax).toBeGreaterThanOrEqual(count(one).figures.tax);
      }),
      { numRuns: numRuns / 4 },
    );
  },
  timeout,
);

const monthlyReadings: PaySettings = { ...defaultSettings, taxMethod: 'monthly' };

test(
  'equal months are taxed alike by both methods, to the rial that each of them rounds',
  () => {
    fc.assert(
      fc.property(handCases, (drawn) => {
        const one: HandCase = { ...drawn, year: 1405, month: 12, hired: { year: 1404, month: 1, day: 1 }, tax: 'normal', before: [], readings: plainReadings };
        const monthly = ask(caseOf(one), monthlyReadings).figures;
        for (const months of [1, 5, 11]) {
          const before = Array.from({ length: months }, (_, at) => ({ year: 1405, month: at + 1, taxable: monthly.taxable, tax: monthly.tax }));
          const apart = count({ ...one, before }).figures.tax - monthly.tax;
          expect(apart >= -BigInt(months) && apart <= BigInt(months)).toBe(true);
        }
      }),
      { numRuns: numRuns / 20 },
    );
  },
  timeout,
);

/** Lines that belong to the month of payment, not to the month that is paid for. */
const ofPayment: ReadonlySet<string> = new Set(['taxable', 'taxDue', 'tax', 'rounding', 'shortfall']);

test(
  'what was paid and the arrears of it are what the month comes to anew',
  () => {
    fc.assert(
      fc.property(handCases, handCases, (was, other) => {
        const now: HandCase = { ...other, year: was.year, month: was.month === 12 ? 11 : was.month, readings: was.readings, hired: was.hired, tax: was.tax, items: [], before: [] };
        const then: HandCase = { ...now, wages: was.wages.map(({ from: _, ...wage }) => wage).slice(0, 1), isMarried: !now.isMarried, children: 1, work: was.work };
        const [paid, anew] = [count(then).lines, count(now).lines];
        const sum = (lines: PayAnswer['lines'], code: string): bigint => lines.reduce((total, line) => (line.code === code ? total + line.amount : total), 0n);
        const codes = new Set([...paid, ...anew].map(({ code }) => code).filter((code) => !ofPayment.has(code)));
        const { work, wages, facts, ...of } = caseOf(now);
        // what came to nothing was paid as nothing
        const before = [{ ...of, taxable: 0n, tax: 0n, work, wages, facts, paid: new Map([...codes].map((code) => [code, sum(paid, code)])) }];
        const next = { ...of, month: of.month + 1, facts, work: [], wages: [], before };
        const arrears = ask(next, settingsOf(now)).lines.filter((line) => line.of.month === now.month);
        for (const code of codes) expect([code, sum(paid, code) + sum(arrears, code)]).toEqual([code, sum(anew, code)]);
      }),
      { numRuns: numRuns / 4 },
    );
  },
  timeout,
);

test(
  'a month and what takes it back come to nothing',
  () => {
    fc.assert(
      fc.property(handCases, (one) => {
        const answer = count(one);
        const back = mirrored(answer);
        for (const name of figureNames) expect([name, answer.figures[name] + back.figures[name]]).toEqual([name, 0n]);
        expect(figuresOf(back.lines)).toEqual(back.figures);
      }),
      { numRuns: numRuns / 4 },
    );
  },
  timeout,
);

test(
  'arrears of a month stand beside the items that were insured in it',
  () => {
    const bonus = { code: 'bonus', isDeduct: 'N', insured: true, taxed: true, continuous: false } as const;
    fc.assert(
      fc.property(handCases, fc.boolean(), fc.bigInt({ min: 1n, max: 900_000_000n }), (drawn, isMarried, amount) => {
        const now: HandCase = { ...drawn, items: [], before: [] };
        const withBonus = (one: HandCase): PayAnswer['lines'] => ask({ ...caseOf(one), items: [{ ...bonus, amount }] }, settingsOf(one)).lines;
        const sum = (lines: PayAnswer['lines'], code: string): bigint => lines.reduce((total, line) => (line.code === code ? total + line.amount : total), 0n);
        const [paid, anew] = [withBonus({ ...now, isMarried }), withBonus(now)];
        const codes = new Set([...paid, ...anew].map(({ code }) => code).filter((code) => code !== 'bonus' && !ofPayment.has(code)));
        const { work, wages, facts, year, month } = caseOf(now);
        const one = { year, month, taxable: 0n, tax: 0n, work, wages, facts, paid: new Map([...codes].map((code) => [code, sum(paid, code)])), itemsInsured: amount };
        const { lines } = countArrears({ of: caseOf(now), settings: settingsOf(now), figures, given: [], isExplained: false, cache: cacheSoFar() }, one);
        for (const code of codes) expect([code, sum(paid, code) + sum(lines, code)]).toEqual([code, sum(anew, code)]);
      }),
      { numRuns: numRuns / 8 },
    );
  },
  timeout,
);

test('a run of arrears asks for no law of the years before the seniority that stands as a wage', () => {
  const [drawn] = fc.sample(handCases, { seed: 7, numRuns: 1 });
  if (drawn === undefined) throw new Error('no case was drawn');
  const said = caseOf({ ...drawn, year: 1405, month: 2, hired: { year: 1391, month: 1, day: 1 }, left: undefined, seniorityDaily: undefined, items: [], before: [] });
  const wages = [...said.wages, { factor: 'seniority', amount: 1_000, per: 'day' as const }];
  const one = { year: 1405, month: 2, taxable: 0n, tax: 0n, paid: new Map([['base', 1n]]), wages, work: [], facts: said.facts };
  const { lines } = ask({ ...said, month: 3, kind: 'arrears', wages: [], work: [], items: [], before: [one] }, settingsOf(drawn));
  expect(lines.find(({ code }) => code === 'seniority')?.of).toEqual({ year: 1405, month: 2 });
});

/** The parts of a month that end on some of its days and its last, each with what those before it came to. What is known of the whole month is paid by the last. */
function partsOf(of: PayCase, settings: PaySettings, ends: readonly number[]): readonly PayAnswer[] {
  const [first, last] = [firstDay(of), lastDay(of)];
  const parts: PayAnswer[] = [];
  const paid = { insured: 0n, over: 0n, left: 0n, taxable: 0n, tax: 0n };
  let from = first;
  for (const thru of [...ends.map((day) => toIso({ year: of.year, month: of.month, day })), last]) {
    const { taxable, tax, ...part } = paid;
    const known = thru === last ? {} : { work: [], items: [] };
    const before = parts.length === 0 ? of.before : [...of.before, { year: of.year, month: of.month, taxable, tax }];
    const answer = ask({ ...of, ...known, part: { from, thru, since: first, ...part }, before }, settings);
    paid.insured += answer.figures.insuranceBase;
    paid.over += answer.figures.insurable - answer.figures.insuranceBase;
    paid.taxable += answer.figures.taxable;
    paid.tax += amountIn(answer, 'tax');
    paid.left += amountIn(answer, 'untaxedLeft');
    parts.push(answer);
    from = addDays(thru, 1);
  }
  return parts;
}

/**
 * Counted by thirtieths, days of the parts of a month that has not thirty weigh unlike: the parts are the month only of amounts that stand
 * unchanged in it.
 */
function unchanged({ wages: [wage], hired, ...drawn }: HandCase): HandCase {
  const { from: _, ...only } = wage ?? { amount: 1_000_000n, per: 'day' as const };
  return { ...drawn, wages: [only], hired: { ...hired, day: 1 } };
}
const isEven = ({ year, month, readings: { part } }: HandCase): boolean => part === 'calendar' || daysInMonth(year, month) === 30;

const amountIn = ({ lines }: PayAnswer, code: string): bigint => lines.reduce((all, line) => (line.code === code ? all + line.amount : all), 0n);

/** Of one to three parts, the days that all but the last end on. */
const partEnds = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 3 }).map((days) => days.toSorted((a, b) => a - b));

test(
  'the parts of a month are the month, its tax with it, but for the rial that each line rounds',
  () => {
    fc.assert(
      fc.property(handCases, partEnds, (any, ends) => {
        const drawn = isEven(any) ? any : unchanged(any);
        // days that are said and days without pay are known with the month, and count in its last part alone
        const settings: PaySettings = { ...settingsOf(drawn), monthBasis: 'calendar', negativeTax: 'refund', netRounding: 1 };
        const said = caseOf(drawn);
        const of: PayCase = { ...said, facts: { ...said.facts, days: undefined }, work: [], items: [] };
        const whole = ask(of, settings);
        const parts = partsOf(of, settings, ends);
        const far = (code: string, limit: bigint) => {
          const once = amountIn(whole, code);
          const often = parts.reduce((all, part) => all + amountIn(part, code), 0n);
          expect([code, once, often, (once > often ? once - often : often - once) <= limit]).toEqual([code, once, often, true]);
        };
        const many = BigInt(parts.length);
        for (const code of new Set(whole.lines.filter(({ taxColumn }) => taxColumn !== null).map(({ code: own }) => own))) far(code, many);
        for (const code of ['insurable', 'insuranceBase', 'insuranceWorker', 'insuranceEmployer', 'taxable', 'tax']) far(code, BigInt(whole.lines.length) * many);
      }),
      { numRuns: numRuns / 4 },
    );
  },
  timeout,
);

test('what a part of a month has no taxed pay to take its insurance off goes to the next part, as a line that says how much', () => {
  const [drawn] = fc.sample(handCases, { seed: 7, numRuns: 1 });
  if (drawn === undefined) throw new Error('no case was drawn');
  // the base is insured and not taxed, and the seniority that is raised within the month is taxed
  const plain: HandCase = { ...drawn, year: 1405, month: 2, hired: { year: 1404, month: 1, day: 1 }, left: undefined, seniorityDaily: 0n, days: undefined, tax: 'normal' };
  const of: PayCase = { ...caseOf({ ...plain, isInsured: true, wages: [{ amount: 30_000_000n, per: 'day' }], before: [], work: {}, items: [], readings: plainReadings }) };
  const fee = { factor: 'fee', per: 'day' as const };
  const asked = (wages: PayCase['wages']) => {
    const one = { ...of, wages: [...of.wages, ...wages] };
    const flags = { base: { taxed: false }, housing: { taxed: false }, grocery: { taxed: false }, marital: { taxed: false }, child: { taxed: false } };
    return (part: PayCase['part'], before: PayCase['before'] = []) =>
      countPay({
        of: { ...one, part, before },
        settings: { ...settingsOf({ ...plain, readings: plainReadings }), negativeTax: 'refund' },
        flags,
        figures,
        given: [],
        isExplained: true,
      });
  };
  const [middle, next] = [toIso({ year: 1405, month: 2, day: 15 }), toIso({ year: 1405, month: 2, day: 16 })];
  const from = firstDay(of);
  for (const [early, late] of [
    [0, 60_000_000],
    [60_000_000, 0],
  ]) {
    const count = asked([
      { ...fee, amount: early ?? 0, thru: middle },
      { ...fee, amount: late ?? 0, from: next },
    ]);
    const whole = count(undefined);
    const first = count({ from, thru: middle, since: from, insured: 0n, over: 0n, left: 0n });
    const left = amountIn(first, 'untaxedLeft');
    const [{ taxable, insuranceBase: insured, insurable }, tax] = [first.figures, amountIn(first, 'tax')];
    const second = count({ from: next, thru: lastDay(of), since: from, insured, over: insurable - insured, left }, [{ year: 1405, month: 2, taxable, tax }]);
    for (const code of ['taxable', 'tax'] as const) {
      const apart = whole.figures[code] - first.figures[code] - second.figures[code];
      expect([code, apart >= -4n && apart <= 4n, whole.figures[code] > 0n]).toEqual([code, true, true]);
    }
    expect([left > 0n, left + amountIn(second, 'untaxedLeft')]).toEqual([early === 0, 0n]);
    if (early !== 0) continue;
    // both lines explain themselves: what is left, and what it was taken off
    const told = (answer: PayAnswer, code: string) =>
      JSON.stringify(answer.lines.find((line) => line.code === code)?.explained, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(told(first, 'untaxedLeft')).toContain('insuranceWorker');
    expect(told(second, 'taxable')).toContain('taxed.left');
  }
});
