/** By what the circular of a year raises wages, and the seniority base of everybody by the year of hiring. */
import { denominator, type Exact, numerator } from '#kernel/formula/exact.ts';
import { addDays, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { paySettingsOn } from '../legal-profile/legal-profile.store.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { type Figures, lawBy, seniorityLaw } from '../pay/pay-law.rules.ts';
import { firstDay } from '../pay/pay-month.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import { seniorityOn, seniorityTrail } from '../pay/seniority.rules.ts';
import { decreeErrors } from './decree.errors.ts';

const kinds = ['LpWageFactor', 'LpWageFixed', 'LpMinDailyWage'] as const satisfies readonly LegalKindId[];

export interface DecreeLaw {
  readonly year: number;
  /** First day of the year, ISO. */
  readonly from: string;
  readonly factor: Exact;
  /** Whole rials a day. */
  readonly fixed: bigint;
  readonly least: bigint;
  readonly isConfirmed: boolean;
  readonly rounding: PaySettings['lineRounding'];
  /** Seniority base of the first day (rials a day) of who was hired on a day of the span (ISO, ends within). */
  readonly grown: readonly { readonly from: string; readonly thru: string; readonly daily: bigint }[];
}

/** Of those hired on the first day of a year a year is complete on the first of the next; of all others of that year later. */
function grownBy(figures: Figures, year: number): DecreeLaw['grown'] {
  const law = seniorityLaw(lawBy(figures, []));
  const asOf = firstDay({ year, month: 1 });
  const hired = [...figures.keys()].filter((one) => one < year);
  return hired.flatMap((one) => {
    const first = firstDay({ year: one, month: 1 });
    const spans = [
      { from: first, thru: first },
      { from: addDays(first, 1), thru: addDays(toIso({ year: one + 1, month: 1, day: 1 }), -1) },
    ];
    return spans.flatMap(({ from, thru }) => {
      try {
        return [{ from, thru, daily: numerator(seniorityOn(seniorityTrail(from, asOf, law), asOf)) }];
      } catch (error) {
        // the law of a year between is not kept: nobody can say what has grown
        if (error instanceof PayFault) return [];
        throw error;
      }
    });
  });
}

/** The law by which daily wages rise in a Jalali year. Throws noLaw. */
export async function decreeLawOf(db: Db, companyId: string, today: string, asked: number | undefined): Promise<DecreeLaw> {
  const year = asked ?? toJalali(today).year;
  const of = { year, month: 1 };
  const figures = await figuresByYear(db);
  const missing = decreeErrors.error('noLaw', { values: { year: year.toLocaleString('fa', { useGrouping: false }) } });
  if (!figures.has(year)) throw missing;
  const law = lawBy(figures, [])(of);
  const [factor, fixed, least] = kinds.map((kind) => law.value(kind) as Exact | undefined);
  if (factor === undefined || fixed === undefined || least === undefined) throw missing;
  return {
    ...{ year, from: firstDay(of), factor, fixed: numerator(fixed), least: numerator(least) },
    isConfirmed: kinds.every((kind) => law.rows(kind).every(({ isConfirmed }) => isConfirmed)),
    rounding: (await paySettingsOn(db, companyId, of)).lineRounding,
    grown: grownBy(figures, year),
  };
}

/** The factor as a numerator and a denominator. */
export const fractionOf = ({ factor }: DecreeLaw): readonly [bigint, bigint] => [numerator(factor), denominator(factor)];
