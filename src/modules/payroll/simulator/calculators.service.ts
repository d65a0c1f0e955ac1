/** Answers the questions about one rule: reads the law, counts, explains. Nothing is stored and no person is read. */
import { add, type Exact } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { Context } from '#platform/http/context.server.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { paySettingsOn } from '../legal-profile/legal-profile.store.ts';
import * as calculators from '../pay/pay-calculators.rules.ts';
import { lawBy, type MonthLaw, seniorityLaw } from '../pay/pay-law.rules.ts';
import { figuresOf, type PayLine } from '../pay/pay-lines.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { countRule, type RuleAnswer } from '../pay/pay-rule.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import { seniorityOn, seniorityTrail } from '../pay/seniority.rules.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { counted } from './refusals.rules.ts';
import type * as contract from './simulator.contract.ts';
import { simulatorErrors } from './simulator.errors.ts';
import { exactOf, givenOf, isYes, settingsOf } from './wire.rules.ts';

type Asked<C extends Exclude<keyof typeof contract, 'payQuestion' | 'otherwise'>> = Context<(typeof contract)[C]>;
interface Counting {
  readonly settings: PaySettings;
  readonly law: (of: YearMonth) => MonthLaw;
  /** One rule with the law of its month. */
  count(rule: calculators.Rule): RuleAnswer;
}
type Question = Pick<Asked<'taxCalculator'>['body'], 'settings' | 'parameters'>;
type Asker = Pick<Asked<'taxCalculator'>, 'tx' | 'actor'>;

/** Counts rules as the company reads the law in a month, and answers with all of their lines. */
async function answer({ tx, actor }: Asker, of: YearMonth, said: Question, ask: (with_: Counting) => readonly RuleAnswer[], isLawless = false) {
  const settings = settingsOf(said.settings, await paySettingsOn(tx, actor.companyId, of));
  const law = lawBy(await figuresByYear(tx), givenOf(said.parameters));
  const count = (rule: calculators.Rule): RuleAnswer => countRule({ ...rule, settings, ...(isLawless ? {} : { law: law(rule.of) }) });
  const parts = counted(() => ask({ settings, law, count }));
  const lines = parts.flatMap((part) => part.lines.filter(({ amount }) => amount !== 0n));
  const rows = [...new Set(parts.flatMap((part) => part.law))];
  return answerOf({ figures: figuresOf(lines), lines, law: rows, settings, warnings: [], titles: new Map(parts.flatMap(({ titles }) => [...titles])) });
}

const amountOf = (lines: readonly PayLine[], code: string): Exact => exactOf(String(lines.find((line) => line.code === code)?.amount ?? 0n));

/** Month after month: what was counted for the months before goes into the next. */
function taxOfMonths({ settings, count }: Counting, year: number, months: readonly { readonly month: number; readonly taxable: Exact }[]): readonly RuleAnswer[] {
  const answers: RuleAnswer[] = [];
  let before = { taxable: 0 as Exact, tax: 0 as Exact, months: 0 };
  for (const { month, taxable } of months) {
    const one = count(calculators.taxOfMonth({ year, month }, taxable, before, settings));
    answers.push(one);
    before = { taxable: add(before.taxable, taxable), tax: add(before.tax, amountOf(one.lines, 'tax')), months: before.months + 1 };
  }
  return answers;
}

export function tax({ body, ...asker }: Asked<'taxCalculator'>) {
  const { year, month = 1, annual, taxable, months, method, settings } = body;
  if ((taxable === undefined) === (months === undefined) || (months !== undefined && isYes(annual))) throw simulatorErrors.error('taxQuestion');
  const said = { ...body, settings: { ...settings, ...(method && { taxMethod: method }) } };
  return answer(asker, { year, month }, said, (counting) => {
    if (isYes(annual)) return [counting.count(calculators.taxOfYear(year, exactOf(taxable ?? 0)))];
    const asked = (months ?? [{ month, taxable: taxable ?? 0 }]).map((one, at) =>
      typeof one === 'object' ? { month: one.month ?? at + 1, taxable: exactOf(one.taxable) } : { month: at + 1, taxable: exactOf(one) },
    );
    return taxOfMonths(counting, year, asked);
  });
}

export const insurance = ({ body, ...asker }: Asked<'insuranceCalculator'>) => {
  const { year, month = 1, days, insurable, hardWork } = body;
  return answer(asker, { year, month }, body, ({ settings, count }) => [count(calculators.insuranceOf({ year, month }, days, exactOf(insurable), isYes(hardWork), settings))]);
};

export const premium = ({ body, ...asker }: Asked<'premiumCalculator'>) => {
  const { year, month = 1, workFactor, minutes, days, base } = body;
  const asked = { year, month, workFactor, minutes: minutes === undefined ? undefined : exactOf(minutes), days: days === undefined ? undefined : exactOf(days) };
  const amounts = Object.fromEntries(Object.entries(base).map(([code, amount]) => [code, exactOf(amount)]));
  return answer(asker, asked, body, ({ settings, law, count }) => [count(calculators.premiumOf(asked, amounts, settings, law(asked)))]);
};

/** Throws daysOrder. */
function inOrder(from: string, thru: string): void {
  if (thru < from) throw simulatorErrors.error('daysOrder');
}

export const eidi = ({ body, ...asker }: Asked<'eidiCalculator'>) => {
  const { year, dailyWage, from, thru, otherTaxable = 0 } = body;
  inOrder(from, thru);
  const of = { year, month: 12 };
  return answer(asker, of, body, ({ law, count }) => [count(calculators.eidiOf(year, exactOf(dailyWage), from, thru, exactOf(otherTaxable), law(of)))]);
};

export const severance = ({ body, ...asker }: Asked<'severanceCalculator'>) => {
  const { dailyWage, monthlyWage, from, thru, method } = body;
  inOrder(from, thru);
  if (dailyWage !== undefined && monthlyWage !== undefined) throw simulatorErrors.error('twoWages');
  const wage = dailyWage === undefined ? monthlyWage : dailyWage;
  if (wage === undefined) throw simulatorErrors.error('wageMissing');
  const said = dailyWage === undefined ? { monthly: exactOf(wage) } : { daily: exactOf(wage) };
  return answer(asker, toJalali(thru), body, ({ settings, count }) => [count(calculators.severanceOf(said, from, thru, method ?? settings.severanceMethod))]);
};

export const leavePay = ({ body: { dailyWage, days, ...said }, today, ...asker }: Asked<'leavePayCalculator'>) => {
  const { year, month } = toJalali(today);
  return answer(asker, { year, month }, said, ({ count }) => [count(calculators.leavePayOf({ year, month }, exactOf(dailyWage), exactOf(days)))], true);
};

export const wageDecree = ({ body: { year, month = 1, dailyWage, ...said }, ...asker }: Asked<'wageDecreeCalculator'>) =>
  answer(asker, { year, month }, said, ({ count }) => [count(calculators.wageDecreeOf({ year, month }, exactOf(dailyWage)))]);

export const seniority = ({ body, ...asker }: Asked<'seniorityCalculator'>) => {
  const { hireDate, asOf, opening } = body;
  if (asOf < hireDate) throw simulatorErrors.error('daysOrder', { fields: { asOf: 'daysOrder' } });
  return answer(
    asker,
    toJalali(asOf),
    body,
    ({ law, count }) => {
      const trail = seniorityTrail(hireDate, asOf, seniorityLaw(law), opening === undefined ? undefined : { daily: exactOf(opening) });
      return [...trail.map((step) => count(calculators.seniorityStepOf(step))), count(calculators.seniorityStands(asOf, seniorityOn(trail, asOf)))];
    },
    true,
  );
};
