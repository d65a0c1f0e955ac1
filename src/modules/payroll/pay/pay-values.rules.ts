/** What the formulas of a month are given: facts, spans of wages and work, as the settings count them. Pure. */
import { add, compare, divide, type Exact, multiply } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import { gaps, overlap } from '#kernel/intervals/intervals.ts';
import { addDays, ageInYears } from '#kernel/jalali/jalali.ts';
import { absences, minuteFactors, workFactors } from './labour.rules.ts';
import { rateValues } from './legal-deductions.rules.ts';
import type { PayCase, PayFacts, PayWage, PayWork } from './pay-case.rules.ts';
import { PayFault } from './pay-fault.rules.ts';
import { exactRial, lawBy, type MonthLaw } from './pay-law.rules.ts';
import { type DatedAmount, firstDay, lastDay, type PayMonth, payMonth, spansIn, type YearMonth } from './pay-month.rules.ts';
import type { PaidPart } from './pay-part.rules.ts';
import type { PayPlan } from './pay-plan.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';
import type { PayTerms } from './pay-terms.rules.ts';
import { type SeniorityLaw, type SeniorityStep, seniorityTrail } from './seniority.rules.ts';

export interface MonthCase extends YearMonth {
  readonly facts: PayFacts;
  readonly wages: readonly PayWage[];
  readonly work: readonly PayWork[];
  readonly part?: PaidPart | undefined;
  /** What formulas of the library ask of the person and the day, by name. */
  readonly asked?: ReadonlyMap<string, Value> | undefined;
}

export interface MonthValues {
  readonly month: PayMonth;
  readonly values: Map<string, Value>;
  /** Dated amounts by factor, for what stands beside a line as its evidence. */
  readonly amounts: ReadonlyMap<string, readonly DatedAmount[]>;
  readonly seniority: readonly SeniorityStep[];
}

const HOUR = 60;
const DAYS = 30;
const isAbsence = (code: string): boolean => (absences as readonly string[]).includes(code);

/** Minutes that a day of work has by the hours of a month. */
/** A thirtieth of the hours of a month, in minutes. */
export const minutesADay = (monthHours: Exact): Exact => divide(multiply(monthHours, HOUR), DAYS);

/** A day's work in days, whatever it was said in. */
const inDays = ({ days, number, minutes }: PayWork, monthHours: Exact): Exact => days ?? number ?? divide(minutes ?? 0, minutesADay(monthHours));

/** What was worked by kind. Throws PayFault `unknownWork`, and `workUnit` of hours that are said in days. */
function workOf(work: readonly PayWork[], monthHours: Exact): Map<string, Exact> {
  const sums = new Map<string, Exact>();
  for (const one of work) {
    const { workFactor: code } = one;
    if (!isAbsence(code) && !(workFactors as readonly string[]).includes(code)) throw new PayFault('unknownWork', { code });
    if (minuteFactors.has(code) && one.minutes === undefined) throw new PayFault('workUnit', { code });
    const said = minuteFactors.has(code) ? (one.minutes ?? 0) : inDays(one, monthHours);
    sums.set(code, add(sums.get(code) ?? 0, said));
  }
  return sums;
}

const within = ({ from, thru }: { readonly from?: string | undefined; readonly thru?: string | undefined }) => ({
  from: from ?? null,
  until: thru === undefined ? null : addDays(thru, 1),
});

/** Dated wages of a factor, and what covers the days that they leave open. Throws PayFault `wagesOverlap`. */
function covered({ from, thru }: PayMonth, said: readonly PayWage[], rest: readonly DatedAmount[], code: string): readonly DatedAmount[] {
  const spans = said.map(within);
  if (spans.some((one, at) => spans.slice(at + 1).some((other) => overlap(one, other)))) throw new PayFault('wagesOverlap', { code });
  if (thru < from || rest.length === 0) return said;
  const open = gaps({ from, until: addDays(thru, 1) }, spans);
  const fill = rest.flatMap((one) =>
    open.flatMap((gap): DatedAmount[] => {
      const [begins, ends] = [gap.from ?? from, addDays(gap.until ?? addDays(thru, 1), -1)];
      const first = one.from !== undefined && one.from > begins ? one.from : begins;
      const last = one.thru !== undefined && one.thru < ends ? one.thru : ends;
      return first <= last ? [{ ...one, from: first, thru: last }] : [];
    }),
  );
  return [...said, ...fill];
}

const baseOf = ({ base }: PayFacts, law: MonthLaw): readonly DatedAmount[] =>
  base === 'none' ? [] : [base === 'minimum' ? { amount: law.number('LpMinDailyWage'), per: 'day' } : base];

/** The seniority base of the month: said, or by the recurrence; the circular's figure for a full month of this year's grant. */
function seniorityOf(month: PayMonth, { facts }: MonthCase, law: MonthLaw, { seniorityMonth }: PayPlan['settings'], trail: readonly SeniorityStep[]): readonly DatedAmount[] {
  // a part of a month that is worked in full counts by the month
  const [first, last] = month.isFull ? [firstDay(month), lastDay(month)] : [month.from, month.thru];
  const said: DatedAmount[] =
    facts.seniorityDaily === undefined
      ? trail.flatMap(({ from, daily }, at): DatedAmount[] => {
          const next = trail[at + 1]?.from;
          return from > last || (next !== undefined && next <= first) ? [] : [{ amount: daily, per: 'day', from, ...(next !== undefined && { thru: addDays(next, -1) }) }];
        })
      : [{ amount: facts.seniorityDaily, per: 'day' }];
  const [only, ...others] = said;
  const circular = law.value('LpSeniorityMonthly');
  const isWhole = only !== undefined && others.length === 0 && (only.from ?? first) <= first && (only.thru ?? last) >= last;
  const isThisYears = isWhole && only.amount === law.value('LpSeniorityDaily');
  return seniorityMonth === 'circular' && month.isFull && isThisYears && circular !== undefined ? [{ ...only, amount: circular as Exact, per: 'month' }] : said;
}

/** Children for whom the allowance is paid in the month: below the age, students or disabled, and no more than the law says. */
export function entitledChildren(children: PayFacts['children'], of: YearMonth, law: MonthLaw): number {
  const most = law.value('LpChildCount');
  const count = typeof children === 'number' ? children : children.filter((child) => isEntitled(child, of, law)).length;
  return most === undefined ? count : Math.min(count, Number(most));
}

function isEntitled({ birthDate, isStudent, isDisabled }: Exclude<PayFacts['children'], number>[number], of: YearMonth, law: MonthLaw): boolean {
  const day = lastDay(of);
  if (birthDate > day) return false;
  return isStudent || isDisabled || ageInYears(birthDate, day) < Number(law.number('LpChildAge'));
}

/** Whether the days of insurance that the allowance of children asks for are reached; what nobody knows is taken for reached. */
export const isChildPaid = ({ insuredDays }: Pick<PayFacts, 'insuredDays'>, law: MonthLaw): boolean =>
  insuredDays === undefined || compare(insuredDays, law.number('LpChildDays')) >= 0;

/** What was worked, and the days that are paid for it. Throws PayFault `unknownWork` and `workUnit`. */
function workedIn(of: MonthCase, settings: PaySettings, monthHours: Exact): { readonly work: ReadonlyMap<string, Exact>; readonly month: PayMonth } {
  const work = workOf(of.work, monthHours);
  const absent = of.facts.days === undefined ? absences.reduce<Exact>((sum, code) => add(sum, work.get(code) ?? 0), 0) : 0;
  return { work, month: payMonth(of, { ...of.facts, absent, part: of.part }, settings) };
}

/** Days that a month of somebody is paid for. Throws as monthValues does of work that is not known. */
export const paidDaysOf = (of: MonthCase, settings: PaySettings, monthHours: Exact): Exact => workedIn(of, settings, monthHours).month.paid;

const daysOf = ({ paid, part, insured }: PayMonth): [string, Value][] => [
  ['month.paid', paid],
  ['month.part', part],
  ['month.insured', insured],
];
const workNames = workFactors.map((code) => [code, `work.${code}`] as const);
const worked = (work: ReadonlyMap<string, Exact>): [string, Value][] => workNames.map(([code, name]) => [name, work.get(code) ?? 0]);

/** Days and work that a payslip was counted for, by the names that formulas have for them. */
export function workedFor(of: PayCase, { settings, law }: Pick<PayTerms, 'settings' | 'law'>): [string, Value][] {
  const monthHours = settings.monthHours ?? lawBy(new Map(law), [])(of).number('LpMonthHours');
  const { work, month } = workedIn(monthOf(of), settings, monthHours);
  return [...daysOf(month), ...worked(work)];
}

/** Of items, tax and arrears. */
const putBeside = ['items.insured', 'items.taxed', 'items.deductible', 'arrears.taxed', 'tax.before', 'tax.beside', 'tax.withheld', 'tax.used'] as const;

/** The values of a month but for items, tax and arrears, which are put beside them. */
export function monthValues(plan: PayPlan, of: MonthCase, law: MonthLaw, seniority: SeniorityLaw): MonthValues {
  const { settings } = plan;
  const { facts } = of;
  const monthHours = settings.monthHours ?? law.number('LpMonthHours');
  const { work, month } = workedIn(of, settings, monthHours);
  const wages = Map.groupBy(of.wages, ({ factor }) => factor);
  // who has a seniority base by a wage on every day is asked for no law of years long past
  const isOpen =
    plan.factors.some(({ code }) => code === 'seniority') &&
    month.employed > 0 &&
    gaps({ from: month.from, until: addDays(month.thru, 1) }, (wages.get('seniority') ?? []).map(within)).length > 0;
  const trail = facts.seniorityDaily === undefined && isOpen ? seniorityTrail(facts.hireDate, month.isFull ? lastDay(of) : month.thru, seniority) : [];
  const rest = (code: string): readonly DatedAmount[] => {
    if (code === 'base') return baseOf(facts, law);
    return code === 'seniority' ? seniorityOf(month, of, law, settings, trail) : [];
  };
  const amounts = new Map(plan.factors.map(({ code }) => [code, covered(month, wages.get(code) ?? [], rest(code), code)]));
  const children = isChildPaid(facts, law) ? entitledChildren(facts.children, of, law) : 0;
  // the law of the month, which is most of it, is the same for all
  const values = new Map<string, Value>(law.named());
  for (const [code, name] of plan.wageNames) values.set(name, spansIn(month, amounts.get(code) ?? []));
  for (const [name, value] of worked(work)) values.set(name, value);
  for (const [name, value] of daysOf(month)) values.set(name, value);
  values.set('person.married', facts.isMarried);
  values.set('person.children', children);
  values.set('set.monthHours', monthHours);
  values.set('set.taxShare', settings.taxInsuranceShare ?? law.number('LpTaxInsuranceShare'));
  values.set('set.capDays', settings.capDays === '30' ? DAYS : month.insured);
  for (const name of putBeside) values.set(name, 0);
  values.set('tax.months', 1);
  for (const [name, value] of rateValues(settings.deductions)) values.set(name, value);
  values.set('insured.before', exactRial(of.part?.insured ?? 0n));
  values.set('insured.over', exactRial(of.part?.over ?? 0n));
  values.set('taxed.before', 0);
  values.set('taxed.left', exactRial(of.part?.left ?? 0n));
  for (const [name, value] of plan.shared) values.set(name, value);
  for (const [name, value] of of.asked ?? []) values.set(name, value);
  return { month, values, amounts, seniority: trail };
}

/** A case as one month of it. */
export const monthOf = ({ year, month, facts, wages, work, part, asked }: PayCase): MonthCase => ({ year, month, facts, wages, work, part, asked });
