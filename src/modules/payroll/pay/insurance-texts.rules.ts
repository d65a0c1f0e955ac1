/** What insurance is counted on, and everybody's share, as formulas of a month. Pure. */
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import { lawAlone } from './legal-deductions.rules.ts';
import type { PlanFor, SumCode } from './pay-plan.rules.ts';

export const sumOf = (codes: readonly string[]): string => (codes.length === 0 ? '0' : codes.join(' + '));
export const rate = (kind: LegalKindId): string => `law.${kind}`;

/** The base of insurance: not above the ceiling of the days and, of wages, not below the minimum wage of them; less what else was insured in the month. */
function baseText(isWage: boolean, isBeside: boolean, isPart: boolean): string {
  const before = isBeside ? ' - insured.before' : '';
  // what the parts before had beyond the ceiling of their days is insured as far as the month has room
  const most = `min(insurable${isPart && isBeside ? ' + insured.over' : ''}, law.LpInsuranceCap * set.capDays${before})`;
  const capped = isBeside ? `max(${most}, 0)` : most;
  return isWage ? `if base > 0 then max(${capped}, law.LpMinDailyWage * month.insured${before}) else ${capped}` : capped;
}

/** Insurance is counted on what is insured. `isWage`: whether there is a base wage at all. */
export function insuranceTexts(
  { insurance, hardWork, workshopRelief, isBeside = false, isPart = false }: Pick<PlanFor, 'insurance' | 'hardWork' | 'workshopRelief' | 'isBeside' | 'isPart'>,
  insured: readonly string[],
  isWage = true,
  by = lawAlone,
): Readonly<Record<Extract<SumCode, 'insurable' | `insurance${string}`>, string>> {
  const isIn = insurance !== 'none';
  const [worker, employer] = insurance === 'other' ? (['LpInsuranceOtherWorker', 'LpInsuranceOtherEmployer'] as const) : (['LpInsuranceWorker', 'LpInsuranceEmployer'] as const);
  const ofEmployer = by.rate('DdtEmployer', rate(employer));
  const employerRate = workshopRelief ? `max(${ofEmployer} - ${rate('LpWorkshopRelief')}, 0)` : ofEmployer;
  const on = (share: string, base = 'insuranceBase'): string => (isIn ? `${base} * ${share}` : '0');
  return {
    insurable: sumOf([...insured, 'items.insured']),
    insuranceBase: isIn ? baseText(isWage, isBeside, isPart) : '0',
    insuranceWorker: on(by.rate('DdtWorker', rate(worker)), by.base('DdtWorker')),
    insuranceEmployer: on(employerRate, by.base('DdtEmployer')),
    insuranceUnemployment: insurance === 'worker' ? on(by.rate('DdtUnemployment', rate('LpInsuranceUnemployment')), by.base('DdtUnemployment')) : '0',
    insuranceHardWork: hardWork ? on(rate('LpInsuranceHardWork')) : '0',
  };
}
