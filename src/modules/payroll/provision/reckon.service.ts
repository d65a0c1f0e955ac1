/** What is owed to some people on a day, from facts: a few statements however many they are. */
import type { AppError } from '#kernel/errors.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { type Countable, countableIn } from '../asked-pay/counted-people.service.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { lawBy, type MonthLaw } from '../pay/pay-law.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { refusalOf } from '../pay-counting/refusals.rules.ts';
import { dailyOf, wholeMonthBy } from '../pay-counting/whole-month.rules.ts';
import { paidBefore } from '../settlement/paid-before.service.ts';
import { leaveLeft } from '../sources/sources.service.ts';
import { provisionOf } from './provision.rules.ts';
import type { Reckoned } from './provision.store.ts';

export interface ReckoningLook {
  readonly db: Db;
  readonly rows: RowScope;
  readonly companyId: string;
  /** ISO. */
  readonly day: string;
}

/** Terms of a group, compiled once for all of it. */
interface Plan {
  readonly law: MonthLaw;
  readonly whole: ReturnType<typeof wholeMonthBy>;
  readonly codes: Readonly<Record<'severanceBase' | 'eidiBase', ReadonlySet<string>>>;
}

function planOf(terms: PayTerms, of: PayCase): Plan {
  const codesOf = (flag: 'severanceBase' | 'eidiBase'): ReadonlySet<string> => new Set(terms.factors.filter(({ flags }) => flags[flag]).map(({ code }) => code));
  return { law: lawBy(new Map(terms.law), [])(of), whole: wholeMonthBy(terms), codes: { severanceBase: codesOf('severanceBase'), eidiBase: codesOf('eidiBase') } };
}

/** By employment what is owed, or why it cannot be said. */
export async function reckon(look: ReckoningLook, employmentIds: readonly string[]): Promise<ReadonlyMap<string, Reckoned | { readonly error: AppError }>> {
  const { db, rows, companyId, day } = look;
  const month = toJalali(day);
  const countable = await countableIn({ db, rows, companyId, ...month }, employmentIds);
  const paidOf = await paidBefore(db, employmentIds, day);
  const leave = await leaveLeft({ db, rows, companyId, employmentIds, day, isLast: true });
  const plans = new Map<PayTerms, Plan>();
  const one = (employmentId: string, found: Countable): Reckoned | { readonly error: AppError } => {
    if ('error' in found) return found;
    const { terms, of } = found;
    try {
      const plan = plans.get(terms) ?? planOf(terms, of);
      plans.set(terms, plan);
      const whole = plan.whole(of, day);
      const question = {
        ...{ day, hireDate: of.facts.hireDate, dailyWage: dailyOf(whole, plan.codes.severanceBase), eidiWage: dailyOf(whole, plan.codes.eidiBase) },
        method: terms.settings.severanceMethod === 'months' ? ('yearsMonths' as const) : ('days' as const),
        ...{ paid: paidOf(employmentId), leave: leave.get(employmentId) },
      };
      return { employmentId, ...provisionOf(question, plan.law) };
    } catch (error) {
      return { error: refusalOf(error) };
    }
  };
  return new Map(employmentIds.map((id) => [id, one(id, countable(id))]));
}
