/** What each kind of runs beside the month's own pay counts, as formulas over the law and over what is known of somebody; in place of one of them what the group's own formula says. Pure; rials. */
import type { FactorFlags, PayFactor } from './labour.rules.ts';
import { eidiTaxedText, eidiText, leavePayText, SEVERANCE_DAYS, severanceText } from './owed-texts.rules.ts';
import messages from './pay.messages.fa.ts';
import { byFormula, type ChosenFormula, type TermFormulas } from './pay-formulas.rules.ts';
import type { PayKind } from './pay-kinds.rules.ts';

/** Kinds that are no month's pay. */
export type BesideKind = Exclude<PayKind, 'regular'>;

type KindCode = keyof typeof messages.kindFactors;
export type KindFactor = PayFactor & { readonly code: KindCode; readonly title: string };

export const none: FactorFlags = { insured: false, taxed: false, overtimeBase: false, eidiBase: false, severanceBase: false };
const factor = (code: KindCode, text: string, taxColumn: number | null, flags: Partial<FactorFlags> = {}): KindFactor => ({
  ...{ code, title: messages.kindFactors[code], text, taxColumn, insuranceBucket: flags.insured === true ? 'benefit' : 'none' },
  flags: { ...none, ...flags },
});

/** The new year bonus (law of 1370) for the days worked of the year, not above days of the minimum wage. */
const EIDI = eidiText('kind.wage', 'kind.worked', 'kind.yearDays');
/** A twelfth of the yearly exemption of the tax is free of it (direct taxes 91). */
const eidi: readonly KindFactor[] = [factor('eidi', eidiTaxedText(EIDI, 'kind.exemption'), 23, { taxed: true }), factor('eidiFree', `${EIDI} - eidi`, 23)];
/** Thirty days of the last wage for each year of service (labour law 24), less what was paid of it. */
const severance = factor('severance', `max(${severanceText('kind.wage', SEVERANCE_DAYS, '(kind.years + kind.rest / kind.restYear)')} - kind.paid, 0)`, 27);
/** Leave that was not used (labour law 71). */
const leavePay = factor('leavePay', leavePayText('kind.wage', 'kind.unused'), 28);
/** Leave that is bought back of who stays: insured as little as on leaving (guide iran.md 1.4), taxed, for the law frees what is paid on leaving alone (direct taxes 91). */
const leaveBuyBack = factor('leaveBuyBack', leavePayText('kind.wage', 'kind.days'), 28, { taxed: true });
const shareOfWage = 'kind.wage * 30 * kind.percent / 100';

export const byKind: Readonly<Record<BesideKind, readonly KindFactor[]>> = {
  bonus: [factor('bonusShare', shareOfWage, 21, { insured: true, taxed: true })],
  advance: [factor('advancePaid', shareOfWage, null)],
  eidi,
  severance: [severance],
  settlement: [...eidi, severance, leavePay],
  // what months before come to beside what was paid of them, and nothing else
  arrears: [],
  leaveBuyBack: [leaveBuyBack],
};

/** Formulas of the library that a group has for factors of kinds. */
interface KindFormulas {
  readonly paid: readonly { readonly code: string; readonly title: string; readonly formula: ChosenFormula }[];
  readonly of: TermFormulas;
}

/** Whose formula counts a factor: of the free part of the new year bonus that of the bonus. */
const inPlaceOf = (code: string): string => (code === 'eidiFree' ? 'eidi' : code);
const plain = (text: string): string => text;

/** What the law makes of an amount that a formula gives: what of the bonus is taxed, and severance less what was paid of it. */
const withinLaw: Readonly<Record<string, (text: string) => string>> = {
  eidi: (text) => eidiTaxedText(`(${text})`, 'kind.exemption'),
  eidiFree: (text) => `(${text}) - eidi`,
  severance: (text) => `max((${text}) - kind.paid, 0)`,
};

const codesOfKinds: ReadonlySet<string> = new Set(Object.values(byKind).flatMap((all) => all.map(({ code }) => code)));

/** Whether a factor is one of a kind beside the month. */
export const isKindCode = (code: string): boolean => codesOfKinds.has(code);

/** The first kind that counts a factor. */
export const kindOfCode = (code: string): BesideKind | undefined => (Object.keys(byKind) as BesideKind[]).find((kind) => byKind[kind].some((one) => one.code === code));

/** Formulas of a kind, of those codes that its run counts. */
export function kindFactors(kind: BesideKind, codes: ReadonlySet<string> | undefined, { paid, of }: KindFormulas): readonly PayFactor[] {
  const chosen = new Map(paid.map((one) => [one.code, one]));
  return byKind[kind]
    .filter(({ code }) => codes === undefined || codes.has(code))
    .map((one) => {
      const own = chosen.get(inPlaceOf(one.code));
      if (own === undefined) return one;
      const counted = byFormula({ ...one, title: one.code === own.code ? own.title : one.title }, own.formula, of);
      return { ...counted, text: (withinLaw[one.code] ?? plain)(counted.text) };
    });
}
