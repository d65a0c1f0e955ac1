/** The texts of what is due of a month, or beside the months, and of what is withheld of it. Pure. */
import { rate } from './insurance-texts.rules.ts';
import { flatRateOf } from './legal-deductions.rules.ts';
import type { PlanFor } from './pay-plan.rules.ts';

type TaxedAs = Pick<PlanFor, 'tax' | 'deprived' | 'settings' | 'isPayment' | 'isTaxedBeside' | 'isPart'>;

/** What the place of service takes off any tax (direct taxes 92). */
export const reliefText = (deprived: boolean): string => (deprived ? ' * (1 - law.LpDeprivedArea)' : '');

/**
 * What is due: of the month alone, or of all months of the year until it. What is paid beside the months does not come every month: it is not
 * taken for a year's income twelve times, but taxed above what the months come to in a year.
 */
function dueText({ tax, deprived, settings, isPayment = false, isTaxedBeside = false, isPart = false }: TaxedAs): string {
  if (tax === 'exempt') return '0';
  const relief = reliefText(deprived);
  const flat = flatRateOf(tax, settings.deductions);
  if (flat !== undefined) return `taxable * ${flat}${relief}`;
  if (tax === 'nonMain') return `taxable * ${rate('LpTaxNonMain')}${relief}`;
  const table = rate('LpTaxBracket');
  const { taxMethod } = settings;
  const due = (yearly: string): string => `(brackets(${yearly} + tax.used, ${table}) - brackets(tax.used, ${table}))`;
  if (taxMethod === 'monthly' && !isPart) return `${due('taxable * 12')} / 12${relief}`;
  const yearly = isPayment ? 'tax.before * 12 / tax.months' : '(tax.before + taxable) * 12 / tax.months';
  const months = `${due(yearly)} * tax.months / 12`;
  if (!isPayment && !isTaxedBeside) return `${months}${relief}`;
  const beside = isPayment ? 'tax.beside + taxable' : 'tax.beside';
  return `(${months} + brackets(${yearly} + tax.used + ${beside}, ${table}) - brackets(${yearly} + tax.used, ${table}))${relief}`;
}

/** Whether the tax of a month is what is due by then less what was withheld. */
export const isCumulative = ({ tax, settings, isPart = false }: Pick<PlanFor, 'tax' | 'settings' | 'isPart'>): boolean =>
  tax === 'normal' && flatRateOf(tax, settings.deductions) === undefined && (isPart || settings.taxMethod === 'cumulative');

function taxText(of: TaxedAs): string {
  if (!isCumulative(of)) return 'taxDue';
  return of.settings.negativeTax === 'refund' ? 'taxDue - tax.withheld' : 'max(taxDue - tax.withheld, 0)';
}

export const taxTexts = (of: TaxedAs): Readonly<Record<'taxDue' | 'tax', string>> => ({ taxDue: dueText(of), tax: taxText(of) });
