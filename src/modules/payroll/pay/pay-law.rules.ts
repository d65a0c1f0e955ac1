/** The law of a month as pay counts with it: what was given for this counting only goes before what is kept. Pure. */
import type { Exact } from '#kernel/formula/exact.ts';
import { readExact } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import lawMessages from '../annual-annuities/annual-annuities-formula.messages.fa.ts';
import { type LegalKindId, legalKinds } from '../annual-annuities/legal.catalogue.ts';
import { type LegalFigure, lawValue } from '../annual-annuities/legal.rules.ts';
import { PayFault } from './pay-fault.rules.ts';
import type { YearMonth } from './pay-month.rules.ts';
import type { SeniorityLaw } from './seniority.rules.ts';

/** Figures by year; a year without any is not there. */
export type Figures = ReadonlyMap<number, readonly LegalFigure[]>;

/** What is said in place of the law: rials, a ratio, or a step of the tax with its upper end for a whole year. */
export interface GivenFigure {
  readonly kind: LegalKindId;
  readonly amount?: bigint | null | undefined;
  readonly rate?: string | null | undefined;
  readonly bracket?: number | null | undefined;
}

export interface MonthLaw {
  /** Rows of a kind in the month. */
  rows(kind: LegalKindId): readonly LegalFigure[];
  value(kind: LegalKindId): Value;
  /** All of it by the names that formulas have for them. */
  named(): ReadonlyMap<string, Value>;
  /** A number of the law. Throws PayFault `missingLaw`. */
  number(kind: LegalKindId): Exact;
}

export const GIVEN = 'given';

const givenRows = (given: readonly GivenFigure[]): LegalFigure[] =>
  given.map(({ kind, amount = null, rate = null, bracket = null }, at) => ({
    ...{ kind, amount, rate, fromMonth: 1, thruMonth: 12, isConfirmed: true, source: GIVEN, confidence: 'V' as const },
    bracket: legalKinds[kind].shape === 'bracket' ? (bracket ?? at + 1) : null,
  }));

export type LawOf = (of: YearMonth) => MonthLaw;

/** The law of one month, each figure of it read once. */
function monthLaw(year: number, rows: readonly LegalFigure[]): MonthLaw {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const read = new Map<LegalKindId, Value>();
  const value = (kind: LegalKindId): Value => {
    if (!read.has(kind)) read.set(kind, lawValue(kind, byKind.get(kind) ?? []));
    return read.get(kind);
  };
  let named: ReadonlyMap<string, Value> | undefined;
  return {
    rows: (kind) => byKind.get(kind) ?? [],
    value,
    named: () => {
      named ??= new Map((Object.keys(legalKinds) as LegalKindId[]).map((kind) => [`law.${kind}`, value(kind)]));
      return named;
    },
    number: (kind) => {
      const found = value(kind);
      if (found === undefined) throw new PayFault('missingLaw', { year, kinds: [kind] });
      return found as Exact;
    },
  };
}

/** The law of every month, each read once. Throws PayFault `unknownYear` of a year that has none. */
export function lawBy(figures: Figures, given: readonly GivenFigure[]): LawOf {
  const said = new Set(given.map(({ kind }) => kind));
  const extra = givenRows(given);
  const months = new Map<string, MonthLaw>();
  return ({ year, month }) => {
    const kept = figures.get(year);
    if (kept === undefined || kept.length === 0) throw new PayFault('unknownYear', { year });
    const key = `${year}/${month}`;
    const known = months.get(key) ?? monthLaw(year, [...kept.filter(({ kind, fromMonth, thruMonth }) => !said.has(kind) && fromMonth <= month && month <= thruMonth), ...extra]);
    months.set(key, known);
    return known;
  };
}

/** What the law calls a kind: the name of formulas without the word before it. */
export function lawTitle(kind: LegalKindId): string {
  const title = lawMessages.formula.names[kind];
  return title.slice(title.indexOf('.') + 1);
}

/** What the recurrence of the seniority base asks of the law. Throws PayFault `seniorityYear` of a year whose law is not kept. */
export function seniorityLaw(law: (of: YearMonth) => MonthLaw): SeniorityLaw {
  const number = (of: YearMonth, kind: LegalKindId): Exact => {
    try {
      return law(of).number(kind);
    } catch (error) {
      throw error instanceof PayFault ? new PayFault('seniorityYear', { year: of.year }) : error;
    }
  };
  return {
    grant: (year, month) => number({ year, month }, 'LpSeniorityDaily'),
    factor: (year) => number({ year, month: 1 }, 'LpWageFactor'),
  };
}

/** Rials as formulas count with them. */
export const exactRial = (amount: bigint): Exact => readExact(String(amount)) ?? 0;
