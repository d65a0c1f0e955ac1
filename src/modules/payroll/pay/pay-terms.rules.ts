/** What a run counts everybody by: frozen when it is calculated, so that a payslip explains itself by it years later. Pure. */
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import type { FactorFlags } from './labour.rules.ts';
import messages from './pay.messages.fa.ts';
import { countingCache, countPay, type PayAnswer } from './pay.rules.ts';
import type { PayCase } from './pay-case.rules.ts';
import type { Figures as LawFigures } from './pay-law.rules.ts';
import type { PayLine } from './pay-lines.rules.ts';
import { sumCodes } from './pay-plan.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';

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
}

export interface PayTerms {
  readonly settings: PaySettings;
  readonly factors: readonly TermFactor[];
  /** By year, as it stood. */
  readonly law: readonly (readonly [year: number, rows: readonly LegalFigure[]])[];
}

/** A place of `payslip.amounts`. */
export interface PayColumn extends Pick<PayLine, 'code' | 'title' | 'isDeduct' | 'side'> {
  readonly taxColumn: number | null;
}

/** Odd rials of the month before, which this one pays or takes. */
export const oddBefore = { rounding: 'roundingBefore', shortfall: 'shortfallBefore' } as const;
const odd = ['rounding', 'shortfall'] as const;

const basis: ReadonlySet<string> = new Set(['insurable', 'insuranceBase', 'taxable', 'taxDue']);
const taken: ReadonlySet<string> = new Set(['insuranceWorker', 'tax']);

const sideOf = (code: string): PayLine['side'] => (basis.has(code) ? 'basis' : taken.has(code) ? 'employee' : 'employer');

const sumColumn = (code: (typeof sumCodes)[number]): PayColumn => ({
  ...{ code, title: messages.sums[code], side: sideOf(code), isDeduct: taken.has(code) ? 'Y' : 'Z', taxColumn: null },
});
const oddColumn = (code: keyof typeof messages.sums, isDeduct: 'Y' | 'N'): PayColumn => ({ ...{ code, title: messages.sums[code], side: 'employee', isDeduct, taxColumn: null } });

/** The places of a run's payslips: the group's factors in their order, then sums and odd rials. */
export const columnsOf = ({ factors }: PayTerms): readonly PayColumn[] => [
  ...factors.map(({ code, title, isDeduct, taxColumn }): PayColumn => ({ ...{ code, title, isDeduct, taxColumn }, side: isDeduct === 'Z' ? 'basis' : 'employee' })),
  ...sumCodes.map(sumColumn),
  oddColumn(oddBefore.rounding, 'N'),
  oddColumn(oddBefore.shortfall, 'Y'),
  ...odd.map((code) => oddColumn(code, 'N')),
];

/** Codes whose flags the law's own factors take from the group. */
const flagsOf = ({ factors }: PayTerms): Readonly<Record<string, FactorFlags>> => Object.fromEntries(factors.map(({ code, flags }) => [code, flags]));
const codesOf = ({ factors }: PayTerms): ReadonlySet<string> => new Set(factors.map(({ code }) => code));
const lawOf = ({ law }: PayTerms): LawFigures => new Map(law);

/** Counts cases by the terms of their run, whose plans and law it keeps from one to the next. Throws PayFault. */
export function countingBy(terms: PayTerms): (of: PayCase, isExplained: boolean) => PayAnswer {
  const [flags, codes, figures] = [flagsOf(terms), codesOf(terms), lawOf(terms)];
  const cache = countingCache(figures, []);
  return (of, isExplained) => countPay({ of, settings: terms.settings, flags, codes, figures, given: [], isExplained, cache });
}

/** One case counted by the terms of its run, explained. Throws PayFault. */
export const explainBy = (terms: PayTerms, of: PayCase): PayAnswer => countingBy(terms)(of, true);
