/** The terms of a loan and its conditions, as they stand; of the company that is asked for. Without a RowScope: of no person. */
import { readDecimal, ZERO } from '#kernel/rial/fraction.ts';
import type { FeeMode, ProfitWeights, ScheduleMethod, ScheduleTerms } from '#kernel/rial/schedule.ts';
import { type Db, sql } from '#platform/db/db.server.ts';

/** All of a schedule but who borrows how much, over how many lines, from when. */
export interface LoanTerms extends Omit<ScheduleTerms, 'amount' | 'count' | 'from'> {
  readonly title: string;
  readonly version: number;
  readonly mostLines: number;
  readonly mostAmount: bigint | undefined;
}

interface Stored {
  readonly title: string;
  readonly version: number;
  readonly mostLines: number;
  readonly mostAmount: string | null;
  readonly yearlyRate: string;
  readonly feeRate: string;
  readonly feeMode: FeeMode;
  readonly method: ScheduleMethod;
  readonly weights: ProfitWeights;
  readonly gapMonths: number;
  readonly breathingMonths: number;
  readonly mode: 'half' | 'up' | 'down';
  readonly unit: string;
}

export async function loanTermsOf(db: Db, companyId: string, welfareId: string): Promise<LoanTerms | undefined> {
  const found = await db.maybe<Stored>(sql`
    select title, row_version as version, max_installment_number as "mostLines", loan_amount_limit::text as "mostAmount",
      loan_interest_amount::text as "yearlyRate", loan_fee_amount::text as "feeRate", fee_mode as "feeMode", payment_formula_id as method, profit_weights as weights,
      installment_gap as "gapMonths", breathing_period as "breathingMonths", rounding_mode as mode, rounding_unit::text as unit
    from welfare_loan where welfare_id = ${welfareId}::uuid and company_id = ${companyId}::uuid`);
  if (found === undefined) return undefined;
  const { yearlyRate, feeRate, mode, unit, mostAmount, ...rest } = found;
  return {
    ...rest,
    yearlyRate: readDecimal(yearlyRate) ?? ZERO,
    feeRate: readDecimal(feeRate) ?? ZERO,
    rounding: { mode, unit: BigInt(unit) },
    mostAmount: mostAmount === null ? undefined : BigInt(mostAmount),
  };
}

export interface LoanCondition {
  readonly title: string;
  readonly text: string;
  readonly refusal: string;
  readonly overruledBy: 'nobody' | 'responsible' | 'chain';
}

/** In the order they are told. */
export const conditionsOf = (db: Db, companyId: string, welfareId: string): Promise<LoanCondition[]> =>
  db.many(sql`
    select title, condition_text as text, refusal_text as refusal, overruled_by as "overruledBy" from welfare_loan_condition
    where welfare_id = ${welfareId}::uuid and company_id = ${companyId}::uuid order by sequence, title`);
