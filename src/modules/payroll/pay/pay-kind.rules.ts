/**
 * Kinds of runs beside the month's own pay: what each of them counts, as formulas over the law and over what is known of somebody. Pure;
 * rials are whole. Their tax is what the year's income until then asks for with them, less what was withheld: at the rate that the person has
 * reached, so that the next month's tax stays as it would have been.
 */
import { type BesideKind, byKind, type KindFactor, none } from './kind-factors.rules.ts';
import { withoutFormulas } from './legal-deductions.rules.ts';
import { factorGiven, factorsAsked, formulasFor, type TermFormulas } from './pay-formulas.rules.ts';
import { type PayKind, payKinds } from './pay-kinds.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';
import type { PayTerms, TermFactor } from './pay-terms.rules.ts';

export { type BesideKind, type PayKind, payKinds };

export const isPayKind = (said: unknown): said is PayKind => payKinds.some((kind) => kind === said);

/** Whether a kind may pay a share of a month's wage. */
export const mayBeShare = (kind: unknown): boolean => kind === 'advance' || kind === 'bonus';

/** Whether a kind buys leave back. */
export const buysLeave = (kind: unknown): boolean => kind === 'leaveBuyBack';

/** Whether a kind pays for leave, which is gone from the books then: bought back, or left by who leaves. */
export const paysLeave = (kind: unknown): boolean => buysLeave(kind) || kind === 'settlement';

const STEP = 10;
const TAKEN = 'Y';

const termOf = ({ code, title, flags, taxColumn }: KindFactor, at: number): TermFactor => ({
  ...{ code, title, isDeduct: 'N', flags: { ...none, ...flags }, continuous: false, taxColumn, rank: (at + 1) * STEP },
});

/** Which factors of the group a kind counts beside its own: of a bonus what is paid as bonus, of a settlement all that is taken. What a month's formula counts is no matter of it. */
function ofGroup(kind: BesideKind, { code, isDeduct, formula }: TermFactor, percent: number | null): boolean {
  if (kind === 'bonus') return code === 'bonus' && percent === null;
  return kind === 'settlement' && isDeduct === TAKEN && formula === undefined;
}

/** Factors of a kind, by the group's own row where a formula counts it. */
function ownOf(kind: BesideKind, { factors }: PayTerms, percent: number | null): readonly TermFactor[] {
  const said = new Map(factors.flatMap((one) => (one.formula === undefined ? [] : [[one.code, one] as const])));
  const shares = kind === 'bonus' && percent === null ? byKind[kind].filter(({ code }) => said.has(code)) : byKind[kind];
  return shares.map((one, at) => {
    const own = said.get(one.code);
    return own === undefined ? termOf(one, at) : { ...own, isDeduct: 'N' as const, rank: (at + 1) * STEP };
  });
}

/** Tax by the year's income, nothing paid back in between, and no odd rials that a month would have to carry; bases as the group says them. */
function settingsBeside({ settings, factors }: PayTerms): PaySettings {
  const based = (flag: 'eidiBase' | 'severanceBase'): string[] => factors.flatMap(({ code, flags }) => (flags[flag] ? [code] : []));
  return { ...withoutFormulas(settings), taxMethod: 'cumulative', negativeTax: 'carry', netRounding: 1, eidiBase: based('eidiBase'), severanceBase: based('severanceBase') };
}

/** What a kind is said beside its group and month. */
export interface KindSaid {
  /** Of a month's wage, where the kind pays a share of it. */
  readonly percent: number | null;
  /** The most days of leave that are bought of each, where the kind buys them. */
  readonly leaveDays: number | null;
  /** Whether the kind buys what would lapse with the year; absent where it does not. */
  readonly leaveLapsing?: boolean;
}

/** What of the month's own terms a kind rests on: the bases that formulas count, and the factors that its own formulas name. */
function monthlyOf({ settings, factors, formulas }: PayTerms, kind: BesideKind, own: TermFormulas | undefined): PayTerms['monthly'] {
  const isBase = kind !== 'arrears' && factors.some(({ formula, flags }) => formula !== undefined && (flags.eidiBase || flags.severanceBase));
  const isNamed = own !== undefined && factorsAsked(own).length > 0;
  return isBase || isNamed ? { settings, factors, ...(formulas && { formulas }) } : undefined;
}

/** The terms of a month as a run of another kind counts by them. */
export function termsOfKind(terms: PayTerms, kind: BesideKind, { percent, leaveDays, leaveLapsing = false }: KindSaid): PayTerms {
  const own = ownOf(kind, terms, percent);
  const codes = new Set(own.map(({ code }) => code));
  const beside = terms.factors.filter((one) => !codes.has(one.code) && ofGroup(kind, one, percent)).map(({ formula: _, ...one }) => one);
  const chosen = [...own.flatMap(({ formula }) => (formula ? [formula.code] : [])), ...(kind === 'settlement' ? (terms.facilities ?? []) : [])];
  const rest = terms.formulas && formulasFor(terms.formulas, chosen);
  const given = rest && factorsAsked(rest).flatMap((code) => (codes.has(code) ? [] : [factorGiven(code, terms.factors.find((one) => one.code === code)?.title ?? code)]));
  const formulas = rest && given && { ...rest, names: [...rest.names, ...given] };
  const monthly = monthlyOf(terms, kind, formulas);
  return {
    ...terms,
    formulas,
    kind,
    percent,
    ...(buysLeave(kind) && { leaveDays, ...(leaveLapsing && { leaveLapsing }) }),
    settings: settingsBeside(terms),
    factors: [...own, ...beside],
    ...(monthly && { monthly }),
  };
}
