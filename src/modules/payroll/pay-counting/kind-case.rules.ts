import { add, compare, denominator, divide, type Exact, numerator } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import type { DaysToBuy } from '../leave-to-buy/leave-to-buy.rules.ts';
import { isKindCode } from '../pay/kind-factors.rules.ts';
import { exemptionOf } from '../pay/owed-texts.rules.ts';
import type { PayCase, PayFacts, PayItem, PayWage } from '../pay/pay-case.rules.ts';
import { factorsAsked } from '../pay/pay-formulas.rules.ts';
import { exactRial, lawBy, type MonthLaw, seniorityLaw } from '../pay/pay-law.rules.ts';
import type { Evidence } from '../pay/pay-lines.rules.ts';
import { daysOfYear, firstDay, lastDay, shared, type YearMonth } from '../pay/pay-month.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { seniorityOn, seniorityTrail } from '../pay/seniority.rules.ts';
import { serviceOf } from '../pay/service.rules.ts';
import type { LeaveFact } from '../sources/pay-source.define.ts';
import { countingErrors } from './counting.errors.ts';

const MONTHS = 12;
const THIRTY = 30;

/** What other payments than the months' own were counted for, by employment. Rials. */
export interface PaidBeside {
  readonly employmentId: string;
  readonly taxable: bigint;
  readonly tax: bigint;
  /** Of the month, by all payments but this one. */
  readonly insured: bigint;
  /** Paid at the end of service: in all, and in the year. */
  readonly severance: bigint;
  readonly severanceInYear: bigint;
  readonly hasEidi: boolean;
  /** Days of leave that were bought back in the year; parts of days where they would have lapsed. */
  readonly boughtDays: number;
}

export interface KindLook {
  readonly of: YearMonth;
  readonly terms: PayTerms;
  readonly facts: PayFacts;
  readonly wages: readonly PayWage[];
  readonly items: readonly PayItem[];
  readonly before: PayCase['before'];
  readonly paid: Omit<PaidBeside, 'employmentId'>;
  /** Leave that is left at the end of the month; undefined where nobody keeps books of it. */
  readonly leave: LeaveFact | undefined;
  /** Rials of the month's factors in a whole month by the wages of the last day, where the kind rests on what formulas count. */
  readonly monthly?: ReadonlyMap<string, bigint> | undefined;
  /** What its formulas ask of the person, without the month's factors. */
  readonly asked?: ReadonlyMap<string, Value> | undefined;
  /** Days that are to be bought of this one, where somebody says them; as many as the run says when absent. */
  readonly leaveAsked?: DaysToBuy | undefined;
}

/** Kinds whose wage is the one that the end of service is paid by. */
const restsOnService: ReadonlySet<PayTerms['kind']> = new Set(['severance', 'settlement', 'leaveBuyBack']);

const covers = ({ from, thru }: PayWage, day: string): boolean => (from ?? day) <= day && day <= (thru ?? day);

/** Factors of the base that formulas of the library count, with what a whole month pays of them. */
function basesByFormula({ terms: { kind, monthly: of }, monthly }: KindLook): readonly (readonly [code: string, rials: bigint])[] {
  const flag = restsOnService.has(kind) ? 'severanceBase' : 'eidiBase';
  return (of?.factors ?? []).flatMap(({ code, flags, formula }) => (formula !== undefined && flags[flag] ? [[code, monthly?.get(code) ?? 0n] as const] : []));
}

/** Rials a day of the wages that a kind rests on, and of what formulas count of its base. Throws noWage. */
function wageOn(day: string, look: KindLook): Exact {
  return basesByFormula(look).reduce<Exact>((sum, [, rials]) => add(sum, divide(exactRial(rials), THIRTY)), wagesOn(day, look));
}

function wagesOn(day: string, { terms, facts, wages }: KindLook): Exact {
  const codes = restsOnService.has(terms.kind) ? terms.settings.severanceBase : terms.settings.eidiBase;
  const own = wages.filter((wage) => codes.includes(wage.factor) && covers(wage, day));
  if (!own.some(({ factor }) => factor === 'base')) throw countingErrors.error('noWage');
  const said = own.reduce<Exact>((sum, { amount, per }) => add(sum, per === 'day' ? amount : divide(amount, THIRTY)), 0);
  if (!codes.includes('seniority') || own.some(({ factor }) => factor === 'seniority')) return said;
  const law = seniorityLaw(lawBy(new Map(terms.law), []));
  return add(said, facts.seniorityDaily ?? seniorityOn(seniorityTrail(facts.hireDate, day, law), day));
}

/** Service as the formulas are given it. */
function served(from: string, thru: string) {
  const { years, rest, restYear } = serviceOf(from, thru);
  return { years, rest, restYear };
}

/**
 * Days that are bought back: as many as are asked for of this one or of everybody, are left, and as the law gives in a year less those that were
 * bought in it; whole ones, and of what would lapse to the minute. Throws settledInstead of who leaves in the month, nothingDue of whom none are asked for, noLeave of who has not a day.
 */
function boughtOf({ of, terms, facts, leave, leaveAsked, paid }: KindLook, law: MonthLaw): Readonly<Record<'days' | 'minutes' | 'asked', Exact>> {
  if (facts.leaveDate !== undefined && facts.leaveDate <= lastDay(of)) throw countingErrors.error('settledInstead');
  const { minutes: left = 0, lapsing = 0, dayMinutes = 1 } = leave ?? {};
  const ofYear = Math.floor(Number(numerator(law.number('LpLeaveDays'))) / Number(denominator(law.number('LpLeaveDays')))) - paid.boughtDays;
  const wanted = leaveAsked?.days ?? (terms.leaveLapsing ? undefined : (terms.leaveDays ?? 0));
  const asked = wanted === undefined ? lapsing : wanted * dayMinutes;
  if (asked <= 0) throw countingErrors.error('nothingDue');
  const whole = (days: number): number => Math.floor(days) * dayMinutes;
  // days that were bought are parts of so many minutes
  const most = terms.leaveLapsing ? Math.min(lapsing, Math.round(ofYear * dayMinutes)) : Math.min(whole(left / dayMinutes), whole(ofYear));
  const minutes = Math.min(asked, most);
  if (minutes <= 0) throw countingErrors.error('noLeave');
  return { days: divide(minutes, dayMinutes), minutes, asked: divide(asked, dayMinutes) };
}

/** What the formulas of the kind are given. */
function givenOf(look: KindLook): Readonly<Record<string, Exact>> {
  const { of, terms, facts, paid, leave } = look;
  const last = facts.leaveDate !== undefined && facts.leaveDate < lastDay(of) ? facts.leaveDate : lastDay(of);
  const [yearFrom, yearThru] = [firstDay({ ...of, month: 1 }), lastDay({ ...of, month: MONTHS })];
  const wage = terms.kind === 'arrears' ? {} : { wage: wageOn(last, look) };
  const law = lawBy(new Map(terms.law), [])(of);
  const left = () => (leave === undefined || leave.minutes <= 0 ? { unused: 0 } : { unused: divide(leave.minutes, leave.dayMinutes), minutes: leave.minutes });
  const eidi = () => ({
    worked: shared(facts.hireDate, facts.leaveDate ?? yearThru, yearFrom, yearThru),
    yearDays: daysOfYear(of.year),
    exemption: exemptionOf(law),
  });
  const yearsFirst = facts.hireDate > yearFrom ? facts.hireDate : yearFrom;
  switch (terms.kind) {
    case 'eidi':
      return { ...wage, ...eidi() };
    case 'severance':
      return { ...wage, ...served(yearsFirst, facts.leaveDate ?? yearThru), paid: exactRial(paid.severanceInYear) };
    case 'settlement':
      return { ...wage, ...eidi(), ...served(facts.hireDate, facts.leaveDate ?? last), paid: exactRial(paid.severance), ...left() };
    case 'leaveBuyBack':
      return { ...wage, ...boughtOf(look, law) };
    case 'arrears':
      return {};
    default:
      return terms.percent == null ? {} : { ...wage, percent: terms.percent };
  }
}

/** Where the days stand that are asked for of this one. */
const askedEvidence = ({ leaveAsked, of }: KindLook): Evidence[] =>
  leaveAsked === undefined ? [] : [{ kind: 'leaveToBuy', id: leaveAsked.id, number: String(leaveAsked.days), day: firstDay(of) }];

const LEAVE: ReadonlySet<string> = new Set(['leavePay', 'leaveBuyBack']);

/** Where what a kind counts stands: leave in its books, and what formulas count of its base. */
function evidenceOf(look: KindLook): Pick<PayCase, 'evidence'> {
  const { leave, of, terms } = look;
  const bases = basesByFormula(look).map(([id, rials]): Evidence => ({ kind: 'factorByFormula', id, number: String(rials), day: firstDay(of) }));
  const ofLeave = (code: string): Evidence[] => (leave === undefined || !LEAVE.has(code) ? [] : [leave.evidence, ...(code === 'leaveBuyBack' ? askedEvidence(look) : [])]);
  const own = terms.factors.filter(({ code }) => isKindCode(code)).map(({ code }) => [code, [...ofLeave(code), ...bases]] as const);
  const told = own.filter(([, rows]) => rows.length > 0);
  return told.length === 0 ? {} : { evidence: Object.fromEntries(told) };
}

/** What formulas of the kind ask for: of the person, and the month's factors as a whole month pays them. */
function askedBy({ terms: { formulas }, monthly, asked = new Map() }: KindLook): Pick<PayCase, 'asked'> {
  if (formulas === undefined) return {};
  const factors = factorsAsked(formulas).map((code): [string, Value] => [`factor.${code}`, exactRial(monthly?.get(code) ?? 0n)]);
  return { asked: new Map([...asked, ...factors]) };
}

/** Throws noWage, eidiPaid, nothingDue, noLeave and settledInstead. */
export function kindCase(look: KindLook): PayCase {
  const { of, terms, facts, items, before, paid } = look;
  const { kind } = terms;
  if (kind === undefined) throw new TypeError('a month is no payment beside itself');
  if (kind === 'eidi' && paid.hasEidi) throw countingErrors.error('eidiPaid');
  const isItemsAlone = kind === 'bonus' && terms.percent == null && terms.factors.every(({ formula }) => formula === undefined);
  if (isItemsAlone && items.length === 0) throw countingErrors.error('nothingDue');
  const given = givenOf(look);
  // who was paid the bonus of the year is settled without it
  const withoutEidi = kind === 'settlement' && paid.hasEidi ? { worked: 0 } : {};
  if (kind === 'eidi' && compare(given['worked'] ?? 0, 0) === 0) throw countingErrors.error('nothingDue');
  const { taxable, tax, insured } = paid;
  return {
    ...{ year: of.year, month: of.month, facts: { ...facts, children: 0 }, wages: [], work: [], items, before, kind },
    ...{ given: { ...given, ...withoutEidi }, beside: { taxable, tax, insured } },
    ...evidenceOf(look),
    ...askedBy(look),
  };
}
