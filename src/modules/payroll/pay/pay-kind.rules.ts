/**
 * Kinds of runs beside the month's own pay: what each of them counts, as formulas over the law and over what is known of somebody. Pure;
 * rials are whole. Their tax is what the year's income until then asks for with them, less what was withheld: at the rate that the person has
 * reached, so that the next month's tax stays as it would have been.
 */
import type { FactorFlags, PayFactor } from './labour.rules.ts';
import { withoutFormulas } from './legal-deductions.rules.ts';
import messages from './pay.messages.fa.ts';
import type { PaySettings } from './pay-settings.rules.ts';
import type { PayTerms, TermFactor } from './pay-terms.rules.ts';

export const payKinds = ['regular', 'bonus', 'advance', 'eidi', 'severance', 'settlement', 'arrears', 'leaveBuyBack'] as const;
export type PayKind = (typeof payKinds)[number];
/** Kinds that are no month's pay. */
export type BesideKind = Exclude<PayKind, 'regular'>;

export const isPayKind = (said: unknown): said is PayKind => payKinds.some((kind) => kind === said);

/** Whether a kind may pay a share of a month's wage. */
export const mayBeShare = (kind: unknown): boolean => kind === 'advance' || kind === 'bonus';

/** Whether a kind buys leave back. */
export const buysLeave = (kind: unknown): boolean => kind === 'leaveBuyBack';

/** Whether a kind pays for leave, which is gone from the books then: bought back, or left by who leaves. */
export const paysLeave = (kind: unknown): boolean => buysLeave(kind) || kind === 'settlement';

type KindCode = keyof typeof messages.kindFactors;
type KindFactor = PayFactor & { readonly code: KindCode; readonly title: string };

const none: FactorFlags = { insured: false, taxed: false, overtimeBase: false, eidiBase: false, severanceBase: false };
const factor = (code: KindCode, text: string, taxColumn: number | null, flags: Partial<FactorFlags> = {}): KindFactor => ({
  ...{ code, title: messages.kindFactors[code], text, taxColumn, insuranceBucket: flags.insured === true ? 'benefit' : 'none' },
  flags: { ...none, ...flags },
});

/** The new year bonus (law of 1370) for the days worked of the year, not above days of the minimum wage. */
const EIDI = 'min(kind.wage * law.LpEidiDays, law.LpMinDailyWage * law.LpEidiCapDays) * kind.worked / kind.yearDays';
/** A twelfth of the yearly exemption of the tax is free of it (direct taxes 91). */
const eidi: readonly KindFactor[] = [factor('eidi', `max(${EIDI} - kind.exemption * law.LpEidiExemption, 0)`, 23, { taxed: true }), factor('eidiFree', `${EIDI} - eidi`, 23)];
/** Thirty days of the last wage for each year of service (labour law 24), less what was paid of it. */
const severance = factor('severance', 'max(kind.wage * law.LpSeveranceDays * (kind.years + kind.rest / kind.restYear) - kind.paid, 0)', 27);
/** Leave that was not used (labour law 71). */
const leavePay = factor('leavePay', 'kind.wage * kind.unused', 28);
/** Leave that is bought back of who stays: insured as little as on leaving (guide iran.md 1.4), taxed, for the law frees what is paid on leaving alone (direct taxes 91). */
const leaveBuyBack = factor('leaveBuyBack', 'kind.wage * kind.days', 28, { taxed: true });
const shareOfWage = 'kind.wage * 30 * kind.percent / 100';

const byKind: Readonly<Record<BesideKind, readonly KindFactor[]>> = {
  bonus: [factor('bonusShare', shareOfWage, 21, { insured: true, taxed: true })],
  advance: [factor('advancePaid', shareOfWage, null)],
  eidi,
  severance: [severance],
  settlement: [...eidi, severance, leavePay],
  // what months before come to beside what was paid of them, and nothing else
  arrears: [],
  leaveBuyBack: [leaveBuyBack],
};

/** Formulas of a kind, of those codes that its run counts. */
export const kindFactors = (kind: BesideKind, codes: ReadonlySet<string> | undefined): readonly PayFactor[] =>
  byKind[kind].filter(({ code }) => codes === undefined || codes.has(code));

const STEP = 10;
const TAKEN = 'Y';

const termOf = ({ code, title, flags, taxColumn }: KindFactor, at: number): TermFactor => ({
  ...{ code, title, isDeduct: 'N', flags: { ...none, ...flags }, continuous: false, taxColumn, rank: (at + 1) * STEP },
});

/** Which factors of the group a kind counts beside its own: of a bonus what is paid as bonus, of a settlement all that is taken. */
function ofGroup(kind: BesideKind, { code, isDeduct }: TermFactor, percent: number | null): boolean {
  if (kind === 'bonus') return code === 'bonus' && percent === null;
  return kind === 'settlement' && isDeduct === TAKEN;
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
}

/** The terms of a month as a run of another kind counts by them. */
export function termsOfKind(terms: PayTerms, kind: BesideKind, { percent, leaveDays }: KindSaid): PayTerms {
  const own = kind === 'bonus' && percent === null ? [] : byKind[kind].map(termOf);
  const codes = new Set(own.map(({ code }) => code));
  const beside = terms.factors.filter((one) => !codes.has(one.code) && ofGroup(kind, one, percent));
  // what a month's formulas count is no matter of what is paid beside it
  return { ...terms, formulas: undefined, kind, percent, ...(buysLeave(kind) && { leaveDays }), settings: settingsBeside(terms), factors: [...own, ...beside] };
}
