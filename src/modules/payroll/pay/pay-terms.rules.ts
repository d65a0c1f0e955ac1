/** What a run counts everybody by: frozen when it is calculated, so that a payslip explains itself by it years later. Pure. */
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import type { FactorFlags } from './labour.rules.ts';
import { type Deductions, taxFormulaOf } from './legal-deductions.rules.ts';
import messages from './pay.messages.fa.ts';
import { countArrears, countingCache, countPay, type PayAnswer, type PayQuestion } from './pay.rules.ts';
import { type Arrears, insuranceCodes } from './pay-arrears.rules.ts';
import type { ByFormulas } from './pay-by-formula.rules.ts';
import type { PayBefore, PayCase } from './pay-case.rules.ts';
import type { ChosenFormula, TermFormulas } from './pay-formulas.rules.ts';
import type { BesideKind } from './pay-kind.rules.ts';
import type { Figures as LawFigures } from './pay-law.rules.ts';
import type { PayLine } from './pay-lines.rules.ts';
import type { YearMonth } from './pay-month.rules.ts';
import { baseCodes, besideCodes, partCodes, type SumCode, sumCodes } from './pay-plan.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';
import type { FactorTraits } from './taxed-beside.rules.ts';

/** A factor of the group as the run counts it. */
export interface TermFactor {
  readonly code: string;
  readonly title: string;
  /** Y: taken, N: paid, Z: neither. */
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly flags: FactorFlags;
  readonly continuous: boolean;
  readonly taxColumn: number | null;
  readonly rank: number;
  /** Of the library, where one counts it. */
  readonly formula?: ChosenFormula | undefined;
}

/** By what a month that is counted anew was paid. */
export interface MonthTerms extends YearMonth, Pick<PayTerms, 'settings' | 'factors' | 'formulas' | 'facilities'> {
  /** Of another group than the run's: that which has paid the month. */
  readonly payGroupId?: string | undefined;
}

export interface PayTerms {
  readonly settings: PaySettings;
  readonly factors: readonly TermFactor[];
  /** What those of its factors rest on that formulas count, in the versions of the month; absent where none does. */
  readonly formulas?: TermFormulas | undefined;
  /** By year, as it stood. */
  readonly law: readonly (readonly [year: number, rows: readonly LegalFigure[]])[];
  /** Of the months whose arrears are paid in this one; absent where there are none. */
  readonly months?: readonly MonthTerms[] | undefined;
  /** Of a run that pays something beside the month; absent of the month's own pay. */
  readonly kind?: BesideKind | undefined;
  /** Of a kind that rests on what formulas count in a month: the month's own terms. */
  readonly monthly?: Pick<PayTerms, 'settings' | 'factors' | 'formulas'> | undefined;
  /** Codes of the formulas that say what facilities cost; absent where none does. */
  readonly facilities?: readonly string[] | undefined;
  /** Of a month's wage, where the kind pays a share of it. */
  readonly percent?: number | null | undefined;
  /** The most days of leave that are bought of each, where the kind buys them. */
  readonly leaveDays?: number | null | undefined;
  /** Whether as many are bought as would lapse with the year. */
  readonly leaveLapsing?: boolean | undefined;
  /** Absent of a run without one. */
  readonly payslipTypeId?: string | undefined;
  /** Who has no bank account is paid all the same. */
  readonly isCash?: boolean | undefined;
  /** Factors of the group that the payslip type leaves out. */
  readonly leftOut?: readonly string[] | undefined;
}

/** A place of `payslip.amounts`. */
export interface PayColumn extends Pick<PayLine, 'code' | 'title' | 'isDeduct' | 'side'> {
  readonly taxColumn: number | null;
  /** Of arrears: the month that they are for. */
  readonly of?: YearMonth | undefined;
}

/** Odd rials of the month before, which this one pays or takes. */
export const oddBefore = { rounding: 'roundingBefore', shortfall: 'shortfallBefore' } as const;
const odd = ['rounding', 'shortfall'] as const;

const basis: ReadonlySet<string> = new Set([
  'insurable',
  'insuranceBase',
  'nonCashHouse',
  'nonCashCar',
  'nonCashFree',
  'taxBase',
  'taxable',
  'untaxedLeft',
  'taxDue',
  'taxableFlat',
]);
const taken: ReadonlySet<string> = new Set(['insuranceWorker', 'tax', 'taxFlat']);

const sideOf = (code: string): PayLine['side'] => (basis.has(code) ? 'basis' : taken.has(code) ? 'employee' : 'employer');

const sumColumn = (code: SumCode): PayColumn => ({
  ...{ code, title: messages.sums[code], side: sideOf(code), isDeduct: taken.has(code) ? 'Y' : 'Z', taxColumn: null },
});
const oddColumn = (code: keyof typeof messages.sums, isDeduct: 'Y' | 'N'): PayColumn => ({ ...{ code, title: messages.sums[code], side: 'employee', isDeduct, taxColumn: null } });

const factorColumn = ({ code, title, isDeduct, taxColumn }: TermFactor): PayColumn => ({
  ...{ code, title, isDeduct, taxColumn },
  side: isDeduct === 'Z' ? 'basis' : 'employee',
});

const baseColumns = ({ deductions }: { readonly deductions?: Deductions }): PayColumn[] => (taxFormulaOf(deductions) === undefined ? [] : baseCodes.map(sumColumn));

const arrearsColumns = ({ year, month, factors, settings }: MonthTerms): PayColumn[] =>
  [...factors.filter(({ isDeduct }) => isDeduct === 'N').map(factorColumn), ...insuranceCodes.map(sumColumn), ...baseColumns(settings)].map((column) => ({
    ...column,
    of: { year, month },
  }));

/** Each month has a place for each code, whatever groups have paid it. */
const columnsOfMonths = (months: readonly MonthTerms[]): PayColumn[] =>
  [...Map.groupBy(months, ({ year, month }) => `${year}/${month}`).values()].flatMap((own) => [
    ...new Map(own.flatMap(arrearsColumns).map((column) => [column.code, column])).values(),
  ]);

/** The places of a run's payslips: the group's factors in their order, sums and odd rials, then the arrears of each month. */
export const columnsOf = ({ factors, settings, months = [] }: PayTerms): readonly PayColumn[] => [
  ...factors.map(factorColumn),
  ...sumCodes.map(sumColumn),
  ...besideCodes.map(sumColumn),
  oddColumn(oddBefore.rounding, 'N'),
  oddColumn(oddBefore.shortfall, 'Y'),
  ...odd.map((code) => oddColumn(code, 'N')),
  ...columnsOfMonths(months),
  ...partCodes.map(sumColumn),
  ...baseColumns(settings),
];

type Factored = Pick<PayTerms, 'factors' | 'formulas'>;
/** Codes whose flags the law's own factors take from the group. */
const flagsOf = ({ factors }: Factored): Readonly<Record<string, FactorFlags>> => Object.fromEntries(factors.map(({ code, flags }) => [code, flags]));
const codesOf = ({ factors }: Factored): ReadonlySet<string> => new Set(factors.map(({ code }) => code));
const traitsOf = ({ factors }: Factored): Readonly<Record<string, FactorTraits>> =>
  Object.fromEntries(factors.map(({ code, taxColumn, continuous }) => [code, { taxColumn, continuous }]));
/** Factors that formulas count, with what those rest on. */
const formulasOf = ({ factors, formulas: of }: Factored): ByFormulas | undefined =>
  of && { of, paid: factors.flatMap(({ code, title, taxColumn, isDeduct, rank, formula }) => (formula ? [{ code, title, taxColumn, isDeduct, rank, formula }] : [])) };
/** What each factor of terms counts for and is counted by. */
export const countedFor = (of: Factored) => ({ flags: flagsOf(of), codes: codesOf(of), traits: traitsOf(of), formulas: formulasOf(of) });
const lawOf = ({ law }: PayTerms): LawFigures => new Map(law);

/** What is asked of every case by the terms of its run; plans and law are kept from one to the next. */
function askingBy(terms: PayTerms): (of: PayCase, isExplained: boolean) => PayQuestion {
  const [own, figures] = [countedFor(terms), lawOf(terms)];
  const months = (terms.months ?? []).map((one) => ({ ...one, countedFor: countedFor(one) }));
  const monthOf = ({ year, month, payGroupId }: PayBefore) => months.find((one) => one.year === year && one.month === month && one.payGroupId === payGroupId);
  const shared = {
    ...{ settings: terms.settings, ...own, figures, given: [], cache: countingCache(figures, []) },
    settingsIn: (one: PayBefore) => monthOf(one)?.settings ?? terms.settings,
    factorsIn: (one: PayBefore) => monthOf(one)?.countedFor ?? own,
  };
  return (of, isExplained) => ({ of, isExplained, ...shared });
}

/** Counts cases by the terms of their run. Throws PayFault. */
export function countingBy(terms: PayTerms): (of: PayCase, isExplained: boolean) => PayAnswer {
  const ask = askingBy(terms);
  return (of, isExplained) => countPay(ask(of, isExplained));
}

/** Counts what paid months come to by these terms, less what was paid. Throws PayFault. */
export function arrearsBy(terms: PayTerms): (of: PayCase, one: PayBefore) => Arrears {
  const ask = askingBy(terms);
  return (of, one) => countArrears(ask(of, false), one);
}

/** One case counted by the terms of its run, explained. Throws PayFault. */
export const explainBy = (terms: PayTerms, of: PayCase): PayAnswer => countingBy(terms)(of, true);

/** A case that pays arrears, too: months with what was paid in place of those without, or beside them. */
export function withArrears(of: PayCase, arrears: readonly PayBefore[]): PayCase {
  const isOf =
    (a: YearMonth) =>
    (b: YearMonth): boolean =>
      a.year === b.year && a.month === b.month;
  const merged = arrears.map((one) => {
    const known = of.before.find(isOf(one));
    return known ? { ...one, taxable: known.taxable, tax: known.tax } : one;
  });
  const before = [...of.before.filter((one) => !arrears.some(isOf(one))), ...merged];
  return { ...of, before: before.toSorted((a, b) => a.year - b.year || a.month - b.month) };
}
