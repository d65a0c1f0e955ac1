/** By what a group is paid in a month, as it stands today. */
import type { Db } from '#platform/db/db.server.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { facilityFormulasIn, groupPlanOn } from '../groups/groups.store.ts';
import { paySettingsBy } from '../legal-profile/legal-profile.store.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { type Days, monthsOf } from '../pay/pay-part.rules.ts';
import type { MonthTerms, PayTerms } from '../pay/pay-terms.rules.ts';
import { formulasOn } from '../pay-formulas/frozen-formulas.service.ts';

interface Paid {
  readonly companyId: string;
  readonly payGroupId: string;
}

/** Factors, what those of formulas rest on, and readings of each month; a month on which the group is not there has none. A few statements a month, and one for the readings. */
export async function monthTerms(db: Db, { companyId, payGroupId }: Paid, months: readonly YearMonth[]): Promise<MonthTerms[]> {
  const settingsOf = await paySettingsBy(db, companyId);
  const found: MonthTerms[] = [];
  for (const { year, month } of months) {
    const plan = await groupPlanOn(db, payGroupId, firstDay({ year, month }));
    if (plan === undefined) continue;
    const { factors, netRounding, deductions } = plan;
    const ofFacilities = await facilityFormulasIn(db, payGroupId, { from: firstDay({ year, month }), thru: lastDay({ year, month }) });
    const chosen = [...ofFacilities, ...[...factors, ...deductions].flatMap(({ formula }) => (formula ? [formula.code] : []))];
    const formulas = await formulasOn(db, { companyId, day: lastDay({ year, month }) }, chosen);
    found.push({
      year,
      month,
      factors,
      ...(formulas && { formulas }),
      ...(ofFacilities.length > 0 && { facilities: ofFacilities }),
      settings: { ...settingsOf({ year, month }), ...(netRounding !== null && { netRounding }), ...(deductions.length > 0 && { deductions }) },
    });
  }
  return found;
}

/** The law of all years up to one. */
export const lawUpTo = async (db: Db, year: number): Promise<PayTerms['law']> => [...(await figuresByYear(db))].filter(([of]) => of <= year);

/** A month's terms without its name. */
export const termsOfMonth = ({ settings, factors, formulas, facilities }: MonthTerms): Pick<PayTerms, 'settings' | 'factors' | 'formulas' | 'facilities'> => ({
  settings,
  factors,
  ...(formulas && { formulas }),
  ...(facilities && { facilities }),
});

/** By what the group of somebody counts a month, or the days of a period that end in it, before a run freezes it: law that nobody has confirmed counts here, too. Undefined where there is no such group. */
export async function groupTermsOn(db: Db, of: Paid & YearMonth & { readonly days?: Days | null | undefined }): Promise<PayTerms | undefined> {
  const earlier = of.days == null ? [] : monthsOf(of.days).slice(0, -1);
  const [own, ...months] = await monthTerms(db, of, [of, ...earlier]);
  return own && { ...termsOfMonth(own), law: await lawUpTo(db, of.year), ...(months.length > 0 && { months }) };
}
