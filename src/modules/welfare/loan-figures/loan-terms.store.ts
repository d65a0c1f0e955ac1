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

const columns = sql`
  t.title, t.row_version as version, t.max_installment_number as "mostLines", t.loan_amount_limit::text as "mostAmount",
  t.loan_interest_amount::text as "yearlyRate", t.loan_fee_amount::text as "feeRate", t.fee_mode as "feeMode", t.payment_formula_id as method, t.profit_weights as weights,
  t.installment_gap as "gapMonths", t.breathing_period as "breathingMonths", t.rounding_mode as mode, t.rounding_unit::text as unit`;

function readTerms({ yearlyRate, feeRate, mode, unit, mostAmount, ...rest }: Stored): LoanTerms {
  return {
    ...rest,
    yearlyRate: readDecimal(yearlyRate) ?? ZERO,
    feeRate: readDecimal(feeRate) ?? ZERO,
    rounding: { mode, unit: BigInt(unit) },
    mostAmount: mostAmount === null ? undefined : BigInt(mostAmount),
  };
}

export async function loanTermsOf(db: Db, companyId: string, welfareId: string): Promise<LoanTerms | undefined> {
  const found = await db.maybe<Stored>(sql`select ${columns} from welfare_loan t where t.welfare_id = ${welfareId}::uuid and t.company_id = ${companyId}::uuid`);
  return found && readTerms(found);
}

/** As a version of the loan said them, whatever it says today. */
export async function versionTerms(db: Db, companyId: string, welfareId: string, version: number): Promise<LoanTerms | undefined> {
  const found = await db.maybe<Stored>(sql`
    select ${columns} from welfare_loan_version v cross join lateral jsonb_populate_record(null::welfare_loan, v.terms) t
    where v.welfare_id = ${welfareId}::uuid and v.version = ${version} and v.company_id = ${companyId}::uuid`);
  return found && readTerms(found);
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

/** The formula of its points as it stands; null: it has none. */
export const scoreTextOf = async (db: Db, companyId: string, welfareId: string): Promise<string | null> =>
  (await db.maybe<{ text: string | null }>(sql`select score_text as text from welfare_loan where welfare_id = ${welfareId}::uuid and company_id = ${companyId}::uuid`))?.text ??
  null;
