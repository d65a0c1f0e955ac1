/** The rules of pay one by one: the lines and values of each question. Pure; rials, minutes, ISO days with ends within. */

import { divide, type Exact, multiply } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { insuranceTexts } from './insurance-texts.rules.ts';
import { labourFactors, minuteFactors } from './labour.rules.ts';
import { eidiTaxedText, eidiText, exemptionOf, leavePayText, SEVERANCE_DAYS, severanceText, taxAboveText } from './owed-texts.rules.ts';
import messages from './pay.messages.fa.ts';
import { PayFault } from './pay-fault.rules.ts';
import type { MonthLaw } from './pay-law.rules.ts';
import { daysOfYear, firstDay, lastDay, shared, type YearMonth } from './pay-month.rules.ts';
import { addedWage, type PlannedFactor, textOf } from './pay-plan.rules.ts';
import type { RuleLine, RuleQuestion } from './pay-rule.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';
import type { SeniorityStep } from './seniority.rules.ts';
import { serviceOf } from './service.rules.ts';
import { taxTexts } from './tax-texts.rules.ts';

const { sums, names, factors, given: words } = messages;
const MONTHS = 12;
const THIRTY = 30;

/** A question without its settings and law. */
export type Rule = Pick<RuleQuestion, 'of' | 'lines' | 'given'>;

const basis = (code: keyof typeof sums, text: string): RuleLine => ({ code, title: sums[code], text, isDeduct: 'Z', side: 'basis' });
const taken = (code: keyof typeof sums, text: string): RuleLine => ({ code, title: sums[code], text, isDeduct: 'Y', side: 'employee' });
const paid = (code: string, title: string, text: string, taxColumn?: number): RuleLine => ({
  ...{ code, title, text, isDeduct: 'N', side: 'employee' },
  ...(taxColumn !== undefined && { taxColumn }),
});

/** The tax of a month; `before` are the taxable income and the tax of the months of the year that were. */
export function taxOfMonth(of: YearMonth, taxable: Exact, before: { readonly taxable: Exact; readonly tax: Exact; readonly months: number }, settings: PaySettings): Rule {
  const { taxDue, tax } = taxTexts({ tax: 'normal', deprived: false, settings });
  return {
    of,
    lines: [basis('taxable', 'given'), basis('taxDue', taxDue), taken('tax', tax)],
    given: {
      given: { title: sums.taxable, value: taxable },
      'tax.before': { title: names['tax.before'], value: before.taxable },
      'tax.withheld': { title: names['tax.withheld'], value: before.tax },
      'tax.months': { title: names['tax.months'], value: before.months + 1 },
      'tax.used': { title: names['tax.used'], value: 0 },
    },
  };
}

/** The tax of a year's income. */
export const taxOfYear = (year: number, taxable: Exact): Rule => ({
  of: { year, month: MONTHS },
  lines: [basis('taxable', 'given'), taken('tax', 'brackets(taxable, law.LpTaxBracket)')],
  given: { given: { title: sums.taxable, value: taxable } },
});

/** Insurance of a month by its days. */
export function insuranceOf(of: YearMonth, days: number, insurable: Exact, hardWork: boolean, { capDays }: PaySettings): Rule {
  const texts = insuranceTexts({ insurance: 'worker', hardWork, workshopRelief: false }, []);
  const employer = (code: 'insuranceEmployer' | 'insuranceUnemployment' | 'insuranceHardWork'): RuleLine => ({ ...basis(code, texts[code]), side: 'employer' });
  return {
    of,
    lines: [
      basis('insurable', texts.insurable),
      basis('insuranceBase', texts.insuranceBase),
      taken('insuranceWorker', texts.insuranceWorker),
      ...[employer('insuranceEmployer'), employer('insuranceUnemployment'), employer('insuranceHardWork')],
    ],
    given: {
      base: { title: factors.base, value: insurable },
      'items.insured': { title: sums.insurable, value: insurable },
      'set.capDays': { title: names['set.capDays'], value: capDays === '30' ? THIRTY : days },
      'month.insured': { title: names['month.insured'], value: days },
    },
  };
}

/** Work beside the usual on monthly wages. Throws PayFault `unknownWork` and `workUnit`. */
export function premiumOf(
  { year, month, workFactor, minutes, days }: YearMonth & { readonly workFactor: string; readonly minutes?: Exact | undefined; readonly days?: Exact | undefined },
  base: Readonly<Record<string, Exact>>,
  settings: PaySettings,
  law: MonthLaw,
): Rule {
  const factor = labourFactors(year).find(({ code, text }) => code === workFactor && text.includes(`work.${code}`));
  if (!factor) throw new PayFault('unknownWork', { code: workFactor });
  const isTimed = minuteFactors.has(workFactor);
  const hours = settings.monthHours ?? law.number('LpMonthHours');
  const worked = isTimed ? minutes : (days ?? (minutes === undefined ? undefined : divide(minutes, multiply(hours, 2))));
  if (worked === undefined) throw new PayFault('workUnit', { code: workFactor });
  const codes = Object.keys(base).filter((code) => settings.overtimeBase.includes(code));
  const title = (code: string): string => (Object.hasOwn(factors, code) ? factors[code as keyof typeof factors] : code);
  const flags = { insured: false, taxed: false, overtimeBase: true, eidiBase: false, severanceBase: false };
  const wages = codes.map((code): PlannedFactor => ({ ...addedWage(code), title: title(code), whole: `wage.${code}`, flags }));
  return {
    of: { year, month },
    lines: [paid(workFactor, factors[factor.code], textOf(factor, wages, settings), factor.taxColumn ?? undefined)],
    given: {
      ...Object.fromEntries(codes.map((code) => [`wage.${code}`, { title: title(code), value: base[code] ?? 0 }])),
      [`work.${workFactor}`]: { title: messages.workOf(factors[factor.code]), value: worked },
      'set.monthHours': { title: names['set.monthHours'], value: hours },
    },
  };
}

/** The new year bonus (law of 1370): days of the wage, not above days of the minimum wage, for the days worked of the year; a twelfth of the yearly exemption is not taxed. */
export function eidiOf(year: number, dailyWage: Exact, from: string, thru: string, other: Exact, law: MonthLaw): Rule {
  const worked = shared(from, thru, firstDay({ year, month: 1 }), lastDay({ year, month: MONTHS }));
  return {
    of: { year, month: MONTHS },
    lines: [
      paid('eidi', words.eidi, eidiText('wage', 'worked', 'yearDays'), 23),
      basis('taxable', eidiTaxedText('eidi', 'exemption')),
      taken('tax', taxAboveText('taxable', 'other')),
    ],
    given: {
      wage: { title: words.dailyWage, value: dailyWage },
      worked: { title: words.worked, value: worked },
      yearDays: { title: words.yearDays, value: daysOfYear(year) },
      exemption: { title: words.exemption, value: exemptionOf(law) },
      other: { title: words.other, value: other },
    },
  };
}

/** What is paid at the end of service (labour law 24): thirty days of the last wage for each year, parts of a year by their days or whole months. */
export function severanceOf(wage: { readonly daily: Exact } | { readonly monthly: Exact }, from: string, thru: string, method: PaySettings['severanceMethod']): Rule {
  const { year, month } = toJalali(thru);
  const { years, rest, restYear, months } = serviceOf(from, thru);
  const daily = 'daily' in wage ? wage.daily : divide(wage.monthly, THIRTY);
  const service = method === 'months' ? 'months / 12' : '(years + rest / restYear)';
  return {
    of: { year, month },
    lines: [paid('severance', words.severance, severanceText('wage', SEVERANCE_DAYS, service), 27)],
    given: {
      wage: { title: words.dailyWage, value: daily },
      ...(method === 'months'
        ? { months: { title: words.months, value: months } }
        : { years: { title: words.years, value: years }, rest: { title: words.rest, value: rest }, restYear: { title: words.restYear, value: restYear } }),
    },
  };
}

/** Leave that was not used, paid on leaving (labour law 71): neither insured nor taxed. */
export const leavePayOf = (of: YearMonth, dailyWage: Exact, days: Exact): Rule => ({
  of,
  lines: [paid('leavePay', words.leavePay, leavePayText('wage', 'unused'), 28)],
  given: { wage: { title: words.dailyWage, value: dailyWage }, unused: { title: words.unused, value: days } },
});

/** What the circular of a year makes of an older daily wage: times its factor and its fixed sum, not below the minimum. */
export const wageDecreeOf = (of: YearMonth, dailyWage: Exact): Rule => ({
  of,
  lines: [paid('dailyWage', words.newWage, 'max(wage * law.LpWageFactor + law.LpWageFixed, law.LpMinDailyWage)')],
  given: { wage: { title: words.oldWage, value: dailyWage } },
});

/** One step of the seniority base: what stood, risen by the factor of the year where it rises, and what is granted for a year completed. */
export const seniorityStepOf = ({ year, from, carried, granted }: SeniorityStep): Rule => ({
  of: { year, month: toJalali(from).month },
  lines: [{ code: 'seniorityYear', title: words.seniorityYear, text: 'carried + granted', isDeduct: 'Z', side: 'basis' }],
  given: { carried: { title: words.carried, value: carried }, granted: { title: words.granted, value: granted } },
});

/** The seniority base as it stands. */
export const seniorityStands = (asOf: string, daily: Exact): Rule => {
  const { year, month } = toJalali(asOf);
  return { of: { year, month }, lines: [paid('seniority', factors.seniority, 'stands')], given: { stands: { title: words.seniorityYear, value: daily } } };
};
