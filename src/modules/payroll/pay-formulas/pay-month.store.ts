/** SQL of what months of pay came to, for formulas that ask of them. */
import type { Value } from '#kernel/formula/values.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { exactRial } from '../pay/pay-law.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { workedFor } from '../pay/pay-values.rules.ts';

type Months = ReadonlyMap<string, ReadonlyMap<string, Value>>;

/** The month's own payslips of these employments. */
const slipsOf = ({ year, month }: YearMonth, employmentIds: readonly string[]): Sql => sql`
  from payslip s join pay_run r using (pay_run_id)
  where s.party_relationship_id = any (${[...employmentIds]}::uuid[]) and s.kind = 'regular' and s.jalali_year = ${year}::int and s.jalali_month = ${month}::int
    and r.status_id in ('PrCalculated', 'PrInApproval', 'PrApproved', 'PrPaid')`;

/** What a run says once of all its payslips. */
async function ofRuns<T>(db: Db, slips: readonly { readonly payRunId: string }[], column: Sql): Promise<ReadonlyMap<string, T>> {
  const ids = [...new Set(slips.map(({ payRunId }) => payRunId))];
  const runs = await db.many<{ payRunId: string; said: T }>(sql`select pay_run_id as "payRunId", ${column} as said from pay_run where pay_run_id = any (${ids}::uuid[])`);
  return new Map(runs.map(({ payRunId, said }) => [payRunId, said]));
}

interface Column {
  readonly code: string;
  /** Of a line of another month. */
  readonly of?: unknown;
}

/** Rials of the month's factors as `factor.code`, by employment. Without a RowScope: of subjects that whoever asks has found in theirs. */
export async function factorsPaidIn(db: Db, of: YearMonth, employmentIds: readonly string[]): Promise<Months> {
  const slips = await db.many<{ employmentId: string; payRunId: string; amounts: string[] }>(
    sql`select s.party_relationship_id as "employmentId", s.pay_run_id as "payRunId", s.amounts::text[] as amounts ${slipsOf(of, employmentIds)}`,
  );
  const columnsOf = await ofRuns<readonly Column[]>(db, slips, sql`columns`);
  return new Map(
    slips.map(({ employmentId, payRunId, amounts }) => {
      const own = (columnsOf.get(payRunId) ?? []).flatMap((column, at): [string, Value][] => {
        const amount = amounts[at];
        return column.of !== undefined || amount === undefined ? [] : [[`factor.${column.code}`, exactRial(BigInt(amount))]];
      });
      return [employmentId, new Map(own)];
    }),
  );
}

/** Days and work that the month was counted for, by employment. Without a RowScope: of subjects that whoever asks has found in theirs. */
export async function workPaidIn(db: Db, of: YearMonth, employmentIds: readonly string[]): Promise<Months> {
  const slips = await db.many<{ employmentId: string; payRunId: string; inputs: unknown }>(
    sql`select s.party_relationship_id as "employmentId", s.pay_run_id as "payRunId", s.inputs ${slipsOf(of, employmentIds)}`,
  );
  const kept = await ofRuns<unknown>(db, slips, sql`terms`);
  const termsOf = new Map([...kept].map(([id, terms]) => [id, readKept<PayTerms>(terms)]));
  return new Map(
    slips.flatMap(({ employmentId, payRunId, inputs }): [string, ReadonlyMap<string, Value>][] => {
      const terms = termsOf.get(payRunId);
      return terms === undefined ? [] : [[employmentId, new Map(workedFor(readKept<PayCase>(inputs), terms))]];
    }),
  );
}
