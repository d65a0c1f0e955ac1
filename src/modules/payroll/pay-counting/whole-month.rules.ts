/** What a whole month of thirty days comes to by the wages of a day: what is paid by the last wage rests on it. Pure; rials. */
import { divide, type Exact } from '#kernel/formula/exact.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { exactRial } from '../pay/pay-law.rules.ts';
import { firstDay } from '../pay/pay-month.rules.ts';
import { countingBy, type PayTerms } from '../pay/pay-terms.rules.ts';

const THIRTY = 30;

/** Counts such months, by the terms of a month, of whom the day is said; amounts by factor. Throws PayFault. */
export function wholeMonthBy(terms: PayTerms): (of: PayCase, day: string) => ReadonlyMap<string, bigint> {
  const settings = { ...terms.settings, monthBasis: 'fixed30', partMonth: 'by30', seniorityMonth: 'days' } as const;
  const count = countingBy({ ...terms, settings });
  return (of, day) => {
    const standing = of.wages.filter(({ from, thru }) => (from === undefined || from <= day) && (thru === undefined || thru >= day));
    const first = firstDay(of);
    const whole: PayCase = {
      ...of,
      ...{ work: [], items: [], before: [], wages: standing.map(({ from: _from, thru: _thru, ...wage }) => wage) },
      // whoever was hired within the month has no seniority by it, and none without it
      facts: { ...of.facts, leaveDate: undefined, days: undefined, hireDate: of.facts.hireDate < first ? of.facts.hireDate : first },
    };
    const { lines } = count(whole, false);
    return new Map(lines.flatMap(({ code, side, amount }) => (side === 'employee' ? [[code, amount] as const] : [])));
  };
}

/** Rials a day of some factors of a whole month. */
export const dailyOf = (month: ReadonlyMap<string, bigint>, codes: ReadonlySet<string>): Exact =>
  divide(exactRial([...month].reduce((sum, [code, amount]) => (codes.has(code) ? sum + amount : sum), 0n)), THIRTY);
