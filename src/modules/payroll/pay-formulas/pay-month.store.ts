/** SQL of what months of pay came to, for formulas that ask of them. */
import type { Value } from '#kernel/formula/values.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { workedFor } from '../pay/pay-values.rules.ts';

interface Counted {
  readonly employmentId: string;
  readonly payRunId: string;
  readonly inputs: unknown;
  /** Rials by code. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** Payslips of the month's own pay, by employment; the settings of their runs apart. Without a RowScope: of subjects that whoever asks has found in theirs. */
export async function payMonthsOf(db: Db, { year, month }: YearMonth, employmentIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, Value>>> {
  const slips = await db.many<Counted>(sql`
    select s.party_relationship_id as "employmentId", s.pay_run_id as "payRunId", s.inputs,
      coalesce((select jsonb_object_agg(f.factor ->> 'code', s.amounts[f.at]::text) from jsonb_array_elements(r.columns) with ordinality as f (factor, at) where f.factor -> 'of' is null), '{}') as amounts
    from payslip s join pay_run r using (pay_run_id)
    where s.party_relationship_id = any (${[...employmentIds]}::uuid[]) and s.kind = 'regular' and s.jalali_year = ${year}::int and s.jalali_month = ${month}::int
      and r.status_id in ('PrCalculated', 'PrInApproval', 'PrApproved', 'PrPaid')`);
  const runs = await db.many<{ payRunId: string; terms: unknown }>(
    sql`select pay_run_id as "payRunId", terms from pay_run where pay_run_id = any (${[...new Set(slips.map(({ payRunId }) => payRunId))]}::uuid[])`,
  );
  const termsOf = new Map(runs.map(({ payRunId, terms }) => [payRunId, readKept<PayTerms>(terms)]));
  return new Map(
    slips.flatMap(({ employmentId, payRunId, inputs, amounts }): [string, ReadonlyMap<string, Value>][] => {
      const terms = termsOf.get(payRunId);
      if (terms === undefined) return [];
      const factors = Object.entries(amounts).map(([code, amount]): [string, Value] => [`factor.${code}`, Number(amount)]);
      return [[employmentId, new Map<string, Value>([...factors, ...workedFor(readKept<PayCase>(inputs), terms)])]];
    }),
  );
}
