/**
 * What somebody who leaves is owed, line by line, each a formula over what was asked and the law, rounded once (guide iran.md 1.6): the wage of the open
 * month and arrears, leave that is left or was taken beyond it (labour law 71), the share of the new year bonus and its tax (law of 1370), what is paid
 * at the end of service (24), less loans, advances and what else is owed. Pure; rials, minutes, ISO days.
 */
import { compare, divide, type Exact, multiply, negate, writeExact } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import { eidiOfYear, eidiTaxedText, eidiText, exemptionOf, leavePayText, severanceText, taxAboveText } from '../pay/owed-texts.rules.ts';
import { exactRial, type MonthLaw } from '../pay/pay-law.rules.ts';
import type { PayLine } from '../pay/pay-lines.rules.ts';
import { countRule, type Given, type RuleAnswer, type RuleLine } from '../pay/pay-rule.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import { countedDays, daysInYear, type Span, type YearBasis, type YearMethod, yearDays, yearsOf } from './service-years.rules.ts';
import words from './settlement.messages.fa.ts';

export interface Owed {
  readonly title?: string | undefined;
  readonly amount: bigint;
}

export const leavingKinds = ['resignation', 'endOfContract', 'dismissal', 'retirement', 'disability', 'death', 'transfer'] as const;
export type LeavingKind = (typeof leavingKinds)[number];

/** Kinds that the law may give days of their own for a year of service; the others have those of everybody (labour law 24, 31). */
const ownDays: Readonly<Partial<Record<LeavingKind, LegalKindId>>> = { dismissal: 'LpSeveranceDismissal' };

export interface SettlementQuestion {
  /** ISO. */
  readonly lastDay: string;
  readonly spans: readonly (Span & { readonly counts: boolean })[];
  /** Rials a day that leave and the bonus are counted on; by thirty what the month has where a monthly wage alone is said. */
  readonly dailyWage?: Exact | undefined;
  /** Rials a month that the end of service is counted on; thirty daily wages when absent. */
  readonly monthlyWage?: Exact | undefined;
  /** Rials a day that the bonus is counted on where it rests on other factors; `dailyWage` when absent. */
  readonly eidiWage?: Exact | undefined;
  /** Why service ends; the days of a year of service are of it where the law has others for it. */
  readonly kind?: LeavingKind | undefined;
  readonly severance?:
    | {
        readonly method: YearMethod;
        readonly yearBasis: YearBasis;
        /** Days of the wage for a year; those of the law when absent. */
        readonly daysPerYear?: Exact | undefined;
        /** Paid before: with an amount that is taken off, without one its days are no part of the service. */
        readonly settled: readonly (Span & { readonly amount: bigint | null })[];
      }
    | undefined;
  /** Below nothing where more was taken than there was. */
  readonly leave?: { readonly minutes: Exact; readonly dayMinutes: Exact } | { readonly days: Exact } | undefined;
  readonly eidi?: { readonly paid: bigint; readonly taxMethod: 'cumulative' | 'monthly'; readonly yearTaxable: bigint } | undefined;
  readonly unpaidWage: bigint;
  readonly arrears: bigint;
  readonly loans: readonly Owed[];
  readonly advances: readonly Owed[];
  readonly owed: readonly Owed[];
}

/** How much of what at which rate a line is; where it is a sum that was given there is neither. */
interface Told {
  readonly quantity: Exact | null;
  readonly rate: Exact | null;
  readonly insured: boolean;
  readonly taxed: boolean;
}

export interface SettlementLine extends Told {
  readonly line: PayLine;
  /** Rials, not below 0. */
  readonly amount: bigint;
  readonly sign: 1 | -1;
}

export interface SettlementAnswer {
  readonly lines: readonly SettlementLine[];
  /** Rials that are paid. */
  readonly net: bigint;
  /** Rials that the person owes where more is taken than paid; then nothing is paid. */
  readonly claim: bigint;
  readonly counted: RuleAnswer;
}

/** A line with what it names. */
interface Part extends Partial<Told> {
  readonly lines: readonly RuleLine[];
  readonly given: Readonly<Record<string, Given>>;
}

const THIRTY = 30;
const { titles, names } = words;
const paid = (code: keyof typeof titles, text: string, taxColumn?: number): RuleLine => ({
  ...{ code, title: titles[code], text, isDeduct: 'N', side: 'employee' },
  ...(taxColumn !== undefined && { taxColumn }),
});
const taken = (code: string, title: string, text: string): RuleLine => ({ code, title, text, isDeduct: 'Y', side: 'employee' });
const givenOf = (title: string, value: Exact): Given => ({ title, value });

const dailyOf = ({ dailyWage, monthlyWage }: SettlementQuestion): Exact => dailyWage ?? (monthlyWage === undefined ? 0 : divide(monthlyWage, THIRTY));
const baseOf = ({ dailyWage, monthlyWage }: SettlementQuestion): Exact => monthlyWage ?? multiply(dailyWage ?? 0, THIRTY);

/** A sum that is given: paid by the month, or what the person owes. */
const sumPart = (code: string, line: (text: string) => RuleLine, title: string, amount: bigint, told: Partial<Told> = {}): Part[] =>
  amount === 0n ? [] : [{ ...told, lines: [line(`${code}Given`)], given: { [`${code}Given`]: givenOf(title, exactRial(amount)) } }];

const owedParts = (code: 'loan' | 'advance' | 'owed', all: readonly Owed[]): Part[] =>
  all.flatMap(({ title = titles[code], amount }, at) => sumPart(`${code}${at + 1}`, (text) => taken(`${code}${at + 1}`, title, text), title, amount));

/** Below nothing the days are taken off at the same wage. */
function leavePart(question: SettlementQuestion): Part[] {
  const { leave } = question;
  if (leave === undefined) return [];
  const left = 'days' in leave ? leave.days : leave.minutes;
  if (compare(left, 0) === 0) return [];
  const isOver = compare(left, 0) < 0;
  const size = isOver ? negate(left) : left;
  const [quantity, days, given] =
    'days' in leave
      ? [size, 'leaveDays', { leaveDays: givenOf(names.leaveDays, size) }]
      : [divide(size, leave.dayMinutes), 'leaveMinutes / dayMinutes', { leaveMinutes: givenOf(names.leaveMinutes, size), dayMinutes: givenOf(names.dayMinutes, leave.dayMinutes) }];
  const text = leavePayText('leaveWage', days);
  return [
    {
      ...{ quantity, rate: dailyOf(question) },
      lines: [isOver ? taken('leaveOver', titles.leaveOver, text) : paid('leavePay', text, 28)],
      given: { ...given, leaveWage: givenOf(names.dailyWage, dailyOf(question)) },
    },
  ];
}

/** Which figure of the law says the days of a year of service: that of the kind of leaving where the month has one. */
function lawOfDays(kind: LeavingKind | undefined, law: MonthLaw): LegalKindId {
  const own = kind && ownDays[kind];
  return own !== undefined && law.rows(own).length > 0 ? own : 'LpSeveranceDays';
}

function severanceParts(question: SettlementQuestion, law: MonthLaw): Part[] {
  const { severance, spans, lastDay } = question;
  if (severance === undefined) return [];
  const { method, yearBasis, settled } = severance;
  const days = countedDays(
    spans,
    settled.filter(({ amount }) => amount === null),
    lastDay,
  );
  const years = yearsOf(days, method, yearBasis);
  const figure = lawOfDays(question.kind, law);
  const perYear = severance.daysPerYear ?? law.number(figure);
  const base = baseOf(question);
  const before = settled.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
  const isOwn = severance.daysPerYear !== undefined;
  return [
    {
      ...{ quantity: years, rate: multiply(divide(base, THIRTY), perYear) },
      lines: [paid('severance', severanceText('severanceBase / 30', isOwn ? 'daysPerYear' : `law.${figure}`, 'years'), 27)],
      given: {
        severanceBase: givenOf(names.monthlyWage, base),
        ...(isOwn && { daysPerYear: givenOf(names.daysPerYear, perYear) }),
        years: givenOf(names.years, years),
      },
    },
    // what was paid above what is owed now, by a higher wage of then, is not asked back
    ...sumPart('severancePaid', (text) => taken('severancePaid', titles.severancePaid, `min(${text}, severance)`), titles.severancePaid, before),
  ];
}

const texts = {
  eidi: eidiText('eidiWage', 'worked', 'yearDays'),
  // what was paid of the bonus has used the exemption first
  taxable: `${eidiTaxedText('max(eidi, eidiBefore)', 'exemption')} - ${eidiTaxedText('eidiBefore', 'exemption')}`,
  cumulative: taxAboveText('eidiTaxable', 'yearTaxable'),
  monthly: 'brackets(eidiTaxable * 12, law.LpTaxBracket) / 12',
};

function eidiParts(question: SettlementQuestion, law: MonthLaw): Part[] {
  const { eidi, spans, lastDay } = question;
  if (eidi === undefined) return [];
  const { year } = toJalali(lastDay);
  const worked = daysInYear(countedDays(spans, [], lastDay), year);
  const length = yearDays(year, 'own');
  const daily = question.eidiWage ?? dailyOf(question);
  return [
    {
      ...{ quantity: divide(worked, length), rate: eidiOfYear(daily, law), taxed: true },
      lines: [paid('eidi', texts.eidi, 23)],
      given: { eidiWage: givenOf(names.dailyWage, daily), worked: givenOf(names.worked, worked), yearDays: givenOf(names.yearDays, length) },
    },
    ...sumPart('eidiPaid', (text) => taken('eidiPaid', titles.eidiPaid, text), titles.eidiPaid, eidi.paid),
    {
      lines: [
        { code: 'eidiTaxable', title: titles.eidiTaxable, text: texts.taxable, isDeduct: 'Z', side: 'basis' },
        taken('eidiTax', titles.eidiTax, eidi.taxMethod === 'monthly' ? texts.monthly : texts.cumulative),
      ],
      given: {
        eidiBefore: givenOf(titles.eidiPaid, exactRial(eidi.paid)),
        exemption: givenOf(names.exemption, exemptionOf(law)),
        ...(eidi.taxMethod === 'cumulative' && { yearTaxable: givenOf(names.yearTaxable, exactRial(eidi.yearTaxable)) }),
      },
    },
  ];
}

const counts = { insured: true, taxed: true };

const partsOf = (question: SettlementQuestion, law: MonthLaw): readonly Part[] => [
  ...sumPart('unpaidWage', (text) => paid('unpaidWage', text, 7), titles.unpaidWage, question.unpaidWage, counts),
  ...sumPart('arrears', (text) => paid('arrears', text, 8), titles.arrears, question.arrears, counts),
  ...leavePart(question),
  ...eidiParts(question, law),
  ...severanceParts(question, law),
  ...owedParts('loan', question.loans),
  ...owedParts('advance', question.advances),
  ...owedParts('owed', question.owed),
];

/** Counts a settlement by the law of the month of the last day. Throws PayFault `missingLaw` and `uncountable`. */
export function settle(question: SettlementQuestion, law: MonthLaw, settings: PaySettings): SettlementAnswer {
  const parts = partsOf(question, law);
  const { year, month } = toJalali(question.lastDay);
  const counted = countRule({
    ...{ of: { year, month }, law, settings },
    lines: parts.flatMap(({ lines }) => lines),
    given: Object.assign({}, ...parts.map(({ given }) => given)) as Readonly<Record<string, Given>>,
  });
  const told = new Map(parts.flatMap(({ lines, ...one }) => lines.map(({ code }) => [code, one] as const)));
  const lines = counted.lines
    .filter(({ isDeduct, amount }) => isDeduct !== 'Z' && amount !== 0n)
    .map((line): SettlementLine => {
      const { quantity = null, rate = null, insured = false, taxed = false } = told.get(line.code) ?? {};
      return { line, quantity, rate, insured, taxed, amount: line.amount, sign: line.isDeduct === 'Y' ? -1 : 1 };
    });
  const sum = lines.reduce((total, { amount, sign }) => total + amount * BigInt(sign), 0n);
  return { lines, net: sum > 0n ? sum : 0n, claim: sum < 0n ? -sum : 0n, counted };
}

export const exactText = (value: Exact | null): string | null => (value === null ? null : writeExact(value));
