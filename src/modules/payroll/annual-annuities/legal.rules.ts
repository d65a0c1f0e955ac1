/** Pure rules of legal parameters: when a year may be used, what a value may be, and how figures are read. */
import { readExact } from '#kernel/formula/exact.ts';
import type { Table, Value } from '#kernel/formula/values.ts';
import messages from './annual-annuities-formula.messages.fa.ts';
import type { Confidence, LegalKindId } from './legal.catalogue.ts';
import { kindOf, requiredKinds } from './legal.catalogue.ts';

/** A parameter that counts. */
export interface LegalParameter {
  readonly kind: LegalKindId;
  /** Jalali months, both within. */
  readonly fromMonth: number;
  readonly thruMonth: number;
  readonly bracket: number | null;
  /** Rials; of a tax bracket its upper end for a whole year, null for the last. */
  readonly amount: bigint | null;
  readonly rate: string | null;
  readonly isConfirmed: boolean;
}

/** A parameter with what is known of it. */
export interface LegalFigure extends LegalParameter {
  readonly source: string;
  readonly confidence: Confidence;
}

/** An exact ratio. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const shape = /^(\d{1,9})(?:\/([1-9]\d{0,8}))?$/;

/** `7/100` or `220`; undefined for anything else. */
export function parseFraction(text: string): Fraction | undefined {
  const found = shape.exec(text);
  return found ? { numerator: BigInt(found[1] ?? '0'), denominator: BigInt(found[2] ?? '1') } : undefined;
}

const inMonth = (rows: readonly LegalParameter[], month: number): readonly LegalParameter[] => rows.filter(({ fromMonth, thruMonth }) => fromMonth <= month && month <= thruMonth);

/** A whole table: steps 1, 2, 3 ... that rise, the last without an end. */
function isWholeTable(rows: readonly LegalParameter[]): boolean {
  const steps = rows.toSorted((a, b) => (a.bracket ?? 0) - (b.bracket ?? 0));
  return steps.every(({ bracket }, at) => bracket === at + 1) && steps.at(-1)?.amount === null && areSteps(steps.map(({ amount }) => amount));
}

/** Whether every month of the year has confirmed rows of the kind, and no row of it is open. */
function isCovered(kind: LegalKindId, rows: readonly LegalParameter[]): boolean {
  const own = rows.filter((row) => row.kind === kind);
  const months = Array.from({ length: 12 }, (_, at) => inMonth(own, at + 1));
  return own.every((row) => row.isConfirmed) && months.every((month) => (kind === 'LpTaxBracket' ? isWholeTable(month) : month.length > 0));
}

/** Required kinds that are missing or not confirmed; a year is used only when there is none. */
export const openKinds = (rows: readonly LegalParameter[]): readonly LegalKindId[] => requiredKinds.filter((kind) => !isCovered(kind, rows));

/** Whether a kind takes what is given: rials, a fraction, or of a bracket its rate and all but the last an upper end. */
export function fitsKind(kind: string, { amount, rate, bracket }: { readonly amount: unknown; readonly rate: unknown; readonly bracket: unknown }): boolean {
  const known = kindOf(kind);
  if (known?.shape === 'bracket') return bracket !== null && rate !== null;
  if (bracket !== null) return false;
  return known?.shape === 'amount' ? amount !== null && rate === null : rate !== null && amount === null;
}

const MOST_TIMES = 10n;

/**
 * Whether upper ends rise, none ten times the one before (guide iran.md 1.5: a zero too many stands in real workbooks),
 * and the open step is the last. `steps` in the order of their numbers.
 */
export function areSteps(steps: readonly (bigint | null)[]): boolean {
  return steps.every((end, at) => {
    const before = steps[at - 1];
    if (at === 0) return true;
    if (before === undefined || before === null) return false;
    return end === null || (end > before && end < before * MOST_TIMES);
  });
}

export interface TaxBracket {
  /** Rials a year; null: no end. */
  readonly upTo: bigint | null;
  readonly rate: Fraction;
}

/** Upper ends of a whole year and the rate of each part. */
const bracketsOf = (rows: readonly LegalParameter[]): Table => ({
  title: messages.formula.names.LpTaxBracket,
  keys: ['band'],
  columns: [messages.formula.rate],
  rows: rows
    .toSorted((a, b) => (a.bracket ?? 0) - (b.bracket ?? 0))
    .map(({ amount, rate }) => ({
      keys: [amount === null ? null : (readExact(String(amount)) ?? null)],
      values: [readExact(rate ?? '') ?? 0],
    })),
});

/** What formulas count with: rials, a ratio, or the steps of the tax as a table. `rows` are those of the kind in one month; missing without one. */
export function lawValue(kind: LegalKindId, rows: readonly LegalParameter[]): Value {
  const [row] = rows;
  if (!row) return undefined;
  return kindOf(kind)?.shape === 'bracket' ? bracketsOf(rows) : readExact(row.rate ?? String(row.amount));
}

/** The confirmed parameters of a year. */
export interface LegalParameters {
  readonly year: number;
  /** Rials in a Jalali month; undefined when the year has none of the kind (marital before 1403). */
  amount(kind: LegalKindId, month: number): bigint | undefined;
  fraction(kind: LegalKindId, month: number): Fraction | undefined;
  brackets(month: number): readonly TaxBracket[];
}

export function parametersIn(year: number, rows: readonly LegalParameter[]): LegalParameters {
  const at = (kind: LegalKindId, month: number) => inMonth(rows, month).filter((row) => row.kind === kind && row.isConfirmed);
  return {
    year,
    amount: (kind, month) => at(kind, month)[0]?.amount ?? undefined,
    fraction: (kind, month) => parseFraction(at(kind, month)[0]?.rate ?? ''),
    brackets: (month) =>
      at('LpTaxBracket', month)
        .toSorted((a, b) => (a.bracket ?? 0) - (b.bracket ?? 0))
        .map(({ amount, rate }) => ({ upTo: amount, rate: parseFraction(rate ?? '') ?? { numerator: 0n, denominator: 1n } })),
  };
}
