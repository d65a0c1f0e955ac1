/**
 * What somebody who leaves is owed on a day (guide iran.md 1.6): the pay of the part of the month, leave that is left (labour law 71), the share
 * of the new year bonus (law of 1370) and what is paid at the end of service (24), each by the rule that the calculators ask. Nothing is stored.
 */
import { add, compare, divide, type Exact, writeExact } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { FactorFlags } from '../pay/labour.rules.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import { eidiOf, leavePayOf, type Rule, severanceOf } from '../pay/pay-calculators.rules.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { exactRial, lawBy } from '../pay/pay-law.rules.ts';
import type { Evidence, PayLine, Warning } from '../pay/pay-lines.rules.ts';
import { firstDay } from '../pay/pay-month.rules.ts';
import { countRule } from '../pay/pay-rule.rules.ts';
import { explainBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import type { FactsLook } from '../pay-counting/pay-facts.service.ts';
import { refusalOf } from '../pay-counting/refusals.rules.ts';
import { dailyOf, wholeMonthBy } from '../pay-counting/whole-month.rules.ts';
import { leaveLeft } from '../sources/sources.service.ts';
import { lastPaid } from './asked-pay.store.ts';
import { countableIn } from './counted-people.service.ts';

export interface Leaver {
  readonly employmentId: string;
  /** Last day of work, ISO. */
  readonly leaveDate: string;
  /** Days of leave that are left; as the books of leave say them on the last day when absent. */
  readonly leaveDays?: Exact | undefined;
}

/** Rials. */
export interface Settlement {
  /** Net pay of the month of the last day; 0 where it has been sealed. */
  readonly wage: bigint;
  readonly leave: bigint;
  readonly eidi: bigint;
  /** Of the part of the bonus that is taxed. */
  readonly eidiTax: bigint;
  readonly severance: bigint;
  /** What is owed of all of it. */
  readonly total: bigint;
  /** Explained lines: of the month, then of leave, bonus and end of service. */
  readonly lines: readonly PayLine[];
  readonly warnings: readonly Warning[];
}

const sumOf = (lines: readonly PayLine[], code: string): bigint => lines.reduce((sum, line) => (line.code === code ? sum + line.amount : sum), 0n);

/** The last daily wage of the factors that something rests on: a whole month of thirty days by the wages of the last day, by thirty. */
function lastDaily(terms: PayTerms, of: PayCase, leaveDate: string, base: keyof FactorFlags): Exact {
  const codes = new Set(terms.factors.filter(({ flags }) => flags[base]).map(({ code }) => code));
  return dailyOf(wholeMonthBy(terms)(of, leaveDate), codes);
}

interface Counted {
  readonly terms: PayTerms;
  readonly of: PayCase;
  /** Of the month of the last day. */
  readonly month: PayAnswer;
}

/** Days of leave and where they stand. */
interface LeaveLeft {
  readonly days: Exact;
  readonly evidence: readonly Evidence[];
}

/** As it is said, else as the books of leave have it at the end of the last day; none where nobody keeps any. */
async function leaveOf({ db, rows, companyId }: Omit<FactsLook, 'year' | 'month'>, { employmentId, leaveDate, leaveDays }: Leaver): Promise<LeaveLeft> {
  if (leaveDays !== undefined) return { days: leaveDays, evidence: [{ kind: 'fact', id: 'leaveDays', number: writeExact(leaveDays), day: leaveDate }] };
  const left = (await leaveLeft({ db, rows, companyId, employmentIds: [employmentId], day: leaveDate, isLast: true })).get(employmentId);
  return left === undefined ? { days: 0, evidence: [] } : { days: divide(left.minutes, left.dayMinutes), evidence: [left.evidence] };
}

/** Lines of leave, bonus and end of service. */
function owed({ terms, of, month }: Counted, { leaveDate }: Leaver, left: LeaveLeft): Record<'leave' | 'eidi' | 'severance', readonly PayLine[]> {
  const law = lawBy(new Map(terms.law), []);
  const count = (rule: Rule): readonly PayLine[] => countRule({ ...rule, settings: terms.settings, law: law(of) }).lines;
  const last = lastDaily(terms, of, leaveDate, 'severanceBase');
  const { hireDate } = of.facts;
  const newYear = firstDay({ year: of.year, month: 1 });
  const taxed = of.before.reduce<Exact>((sum, { taxable }) => add(sum, exactRial(taxable)), exactRial(month.figures.taxable));
  return {
    leave: compare(left.days, 0) > 0 ? count(leavePayOf(of, last, left.days)).map((line) => ({ ...line, evidence: left.evidence })) : [],
    eidi: count(eidiOf(of.year, lastDaily(terms, of, leaveDate, 'eidiBase'), hireDate > newYear ? hireDate : newYear, leaveDate, taxed, law(of))),
    severance: count(severanceOf({ daily: last }, hireDate, leaveDate, terms.settings.severanceMethod)),
  };
}

/**
 * `look` without its month, which is that of the last day. Throws the reasons for which a run would set somebody aside (pay-counting), and
 * notEmployed of whom nobody pays then. Class pay: whoever shows it holds it.
 */
export async function settlementOf(look: Omit<FactsLook, 'year' | 'month'>, leaver: Leaver): Promise<Settlement> {
  const { employmentId, leaveDate } = leaver;
  const { year, month } = toJalali(leaveDate);
  const found = (await countableIn({ ...look, year, month }, [employmentId]))(employmentId);
  if ('error' in found) throw found.error;
  const last = (await lastPaid(look.db, look.rows, [employmentId])).get(employmentId);
  const isPaid = last !== undefined && (last.year > year || (last.year === year && last.month >= month));
  const left = await leaveOf(look, leaver);
  const of = { ...found.of, facts: { ...found.of.facts, leaveDate } };
  try {
    const counted = { terms: found.terms, of, month: explainBy(found.terms, of) };
    const { leave, eidi, severance } = owed(counted, leaver, left);
    const wage = isPaid ? 0n : counted.month.figures.net;
    const amounts = { wage, leave: sumOf(leave, 'leavePay'), eidi: sumOf(eidi, 'eidi'), eidiTax: sumOf(eidi, 'tax'), severance: sumOf(severance, 'severance') };
    return {
      ...amounts,
      total: wage + amounts.leave + amounts.eidi - amounts.eidiTax + amounts.severance,
      lines: [...(isPaid ? [] : counted.month.lines), ...leave, ...eidi, ...severance],
      warnings: counted.month.warnings,
    };
  } catch (error) {
    throw refusalOf(error);
  }
}
