/** A counted month as files take it. Pure. */
import { add, compare, type Exact, subtract } from '#kernel/formula/exact.ts';
import type { PayAnswer, PayQuestion } from '../pay/pay.rules.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { lawBy, type MonthLaw } from '../pay/pay-law.rules.ts';
import { workedFor } from '../pay/pay-values.rules.ts';
import type { FileMonth } from './file-month.rules.ts';

/** Shares of worker and employer together: of who has none, none. */
function insuranceRateOf({ insurance, workshopRelief }: PayCase['facts'], law: MonthLaw): Exact {
  if (insurance === 'none') return 0;
  const [worker, employer] = insurance === 'other' ? (['LpInsuranceOtherWorker', 'LpInsuranceOtherEmployer'] as const) : (['LpInsuranceWorker', 'LpInsuranceEmployer'] as const);
  const share = workshopRelief ? subtract(law.number(employer), law.number('LpWorkshopRelief')) : law.number(employer);
  return add(law.number(worker), compare(share, 0) < 0 ? 0 : share);
}

/** What files are told of a case beside its lines. */
export function factsOfMonth(of: PayCase, { settings, figures, given }: Pick<PayQuestion, 'settings' | 'figures' | 'given'>): Omit<FileMonth, 'lines'> {
  const law: MonthLaw = lawBy(figures, given)(of);
  const { insurance, deprived, isException = false, housing = 'none', car = 'none' } = of.facts;
  const worked = new Map(workedFor(of, { settings: { ...settings, monthHours: settings.monthHours ?? law.number('LpMonthHours') }, law: [] }));
  return {
    ...{
      year: of.year,
      month: of.month,
      days: Number(worked.get('month.insured') ?? 0),
      isInsured: insurance !== 'none',
      insuranceRate: insuranceRateOf(of.facts, law),
      isDeprived: deprived,
      isFaculty: isException,
      housing,
      car,
    },
    taxShare: settings.taxInsuranceShare ?? (law.number('LpTaxInsuranceShare') as Exact),
  };
}

export const monthOfAnswer = (question: PayQuestion, { lines }: PayAnswer): FileMonth => ({ ...factsOfMonth(question.of, question), lines });
