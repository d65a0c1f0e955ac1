/** Periods to count twice, how the product is asked the same, and those that are kept; and months of which a formula of the library counts something. */
import fc from 'fast-check';
import type { PayQuestion } from '#modules/payroll/pay/pay.rules.ts';
import type { ByFormulas } from '#modules/payroll/pay/pay-by-formula.rules.ts';
import type { PayBefore, PayCase } from '#modules/payroll/pay/pay-case.rules.ts';
import type { TermFormula } from '#modules/payroll/pay/pay-formulas.rules.ts';
import type { PaySettings } from '#modules/payroll/pay/pay-settings.rules.ts';
import { withEarlier } from '#modules/payroll/pay-counting/period-case.rules.ts';
import { payByHand } from './pay-by-hand.ts';
import type { HandCase, HandPart } from './pay-by-hand-case.ts';
import { isoOf } from './pay-by-hand-law.ts';
import { caseOf, handCases, settingsOf } from './pay-cases.ts';
import { type GoldenPayslip, goldenLines } from './pay-golden.ts';
import { type HandPeriod, type HandPeriodAnswer, partsByHand, seasonByHand } from './pay-parts-by-hand.ts';

const partOf = ({ year, month }: HandCase, { from, thru, since, insured, insurable, left }: HandPart): PayCase['part'] => ({
  ...{ from: isoOf({ year, month, day: from }), thru: isoOf({ year, month, day: thru }), since: isoOf({ year, month, day: since }) },
  ...{ insured, over: insurable - insured, left },
});

/** The same as the product is asked it. */
export function periodCaseOf({ of, earlier }: HandPeriod): PayCase {
  const { before, ...asked } = caseOf(of);
  const { year, month, part } = of;
  const paid: readonly PayBefore[] = part === undefined || (part.taxable === 0n && part.tax === 0n) ? [] : [{ year, month, taxable: part.taxable, tax: part.tax }];
  const months = earlier.flatMap((one) => {
    const { facts, wages, work } = caseOf(one);
    const days = one.part && partOf(one, one.part);
    return days === undefined ? [] : [{ year: one.year, month: one.month, part: days, facts, wages, work }];
  });
  return {
    ...asked,
    part: part && partOf(of, part),
    before: withEarlier([...before.filter((one) => !months.some((own) => own.year === one.year && own.month === one.month)), ...paid], months),
  };
}

const source = { kind: 'formula', id: 'f', title: 'By formula', day: '2019-03-21' } as const;
const written = (code: string, text: string, asks: readonly string[]): TermFormula => ({ code, title: code, text, type: 'number', asks, source });
const halfOvertime = written('half', 'factor.base + factor.overtime / 2', ['factor.base', 'factor.overtime']);
const daily = written('daily', 'month.paid * 7000000', ['month.paid']);
const third = written('third_of_base', 'factor.base / 3 + month.paid * 1000', ['factor.base', 'month.paid']);

const paidBy = (code: string, formula: TermFormula): ByFormulas => ({
  of: { formulas: [formula], names: [], values: new Map() },
  paid: [{ code, title: code, taxColumn: null, isDeduct: 'N', rank: 1, formula }],
});
const byFormula: Readonly<Record<'base' | 'factor' | 'half', ByFormulas>> = {
  base: paidBy('base', daily),
  factor: paidBy('third', third),
  half: { of: { formulas: [halfOvertime], names: [], values: new Map() }, paid: [] },
};

/** By kind of deduction and by readings. */
const onHalf = { DdtWorker: new Map<PaySettings, PaySettings>(), DdtTax: new Map<PaySettings, PaySettings>() } as const;
/** The readings of a house, with what it says in place of the law: the same object for the same readings. */
function onHalfOvertime(one: HandCase, kind: keyof typeof onHalf): PaySettings {
  const own = settingsOf(one);
  const found = onHalf[kind].get(own) ?? { ...own, deductions: [{ id: 'd', kind, rate: null, base: [], day: '2019-03-21', formula: halfOvertime }] };
  onHalf[kind].set(own, found);
  return found;
}

/** What is asked with a case. */
export function askedWith(one: HandCase): Pick<PayQuestion, 'settings' | 'formulas' | 'flags'> {
  if (one.isOnHalfOvertime === true) return { settings: onHalfOvertime(one, 'DdtWorker'), formulas: byFormula.half };
  if (one.isTaxedOnHalfOvertime === true) return { settings: onHalfOvertime(one, 'DdtTax'), formulas: byFormula.half };
  const settings = settingsOf(one);
  if (one.byFormula === undefined) return { settings };
  return { settings, formulas: byFormula[one.byFormula], ...(one.byFormula === 'factor' && { flags: { third: { insured: true, taxed: true } } }) };
}

/** Months of which a formula counts the base of a premium or of the tax, the base wage or a factor beside it. */
export const formulaCases: fc.Arbitrary<HandCase> = fc
  .tuple(handCases, fc.constantFrom('premium' as const, 'tax' as const, 'base' as const, 'factor' as const))
  .map(([one, by]) => {
    if (by === 'premium') return { ...one, isOnHalfOvertime: true };
    if (by === 'tax') return { ...one, isTaxedOnHalfOvertime: true };
    return { ...one, byFormula: by, ...(by === 'base' && { wages: [] }) };
  });

const ends = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 3 }).map((days) => days.toSorted((a, b) => a - b));

export interface KeptPeriod {
  readonly of: HandPeriod;
  readonly answer: HandPeriodAnswer;
}

/** The parts of a month, as they are paid one after the other. */
export const partCases: fc.Arbitrary<readonly KeptPeriod[]> = fc.tuple(handCases, ends).map(([one, days]) => partsByHand(one, days));

/** Three months of one year that one period pays. */
export const seasonCases: fc.Arbitrary<readonly KeptPeriod[]> = fc.tuple(handCases, handCases, handCases, fc.integer({ min: 3, max: 12 })).map((drawn) => {
  const [last, ...others] = drawn;
  const at = others.pop() as number;
  const months = [...(others as HandCase[]), last].map((one, place): HandCase => {
    const month = at - 2 + place;
    const wages = one.wages.map(({ from, ...wage }) => ({ ...wage, ...(from && { from: { ...from, year: last.year, month } }) }));
    return { ...one, year: last.year, month, hired: last.hired, left: undefined, readings: last.readings, wages, tax: last.tax, before: [] };
  });
  return [seasonByHand(months)];
});

const [PARTS, SEASONS, FORMULAS] = [20, 10, 30];

/** What is kept: halves, three and four parts, seasons. The same on every machine. */
export const goldenPartsText = (): string =>
  goldenLines(
    [...fc.sample(partCases, { numRuns: PARTS, seed: 20 }), ...fc.sample(seasonCases, { numRuns: SEASONS, seed: 20 })].flat().map(({ of, answer }) => ({ of, ...answer })),
  );

export const goldenFormulasText = (): string => goldenLines(fc.sample(formulaCases, { numRuns: FORMULAS, seed: 20 }).map((of): GoldenPayslip => ({ of, ...payByHand(of) })));
