/** SQL of what other modules ask of pay. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface LastPaid {
  readonly employmentId: string;
  readonly payslipId: string;
  /** Jalali. */
  readonly year: number;
  readonly month: number;
  /** Rials. */
  readonly gross: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly taxable: bigint;
  readonly tax: bigint;
  /** Rials of each line by its code, sums among them; what came to nothing is not there. */
  readonly byCode: ReadonlyMap<string, bigint>;
}

/**
 * The last sealed month of each of some employments, in one statement; of whom nobody has paid yet, or who is out of reach, there is
 * none. Class pay: whoever shows it holds it.
 */
export async function lastPaid(db: Db, rows: RowScope, employmentIds: readonly string[]): Promise<ReadonlyMap<string, LastPaid>> {
  const found = await db.many<Omit<LastPaid, 'byCode'> & { lines: Readonly<Record<string, string>> }>(sql`
    select distinct on (s.party_relationship_id) s.party_relationship_id as "employmentId", s.payslip_id as "payslipId", s.jalali_year as year, s.jalali_month as month,
      s.gross, s.deductions, s.net, s.taxable, s.tax,
      (select coalesce(jsonb_object_agg(l.code, l.amount), '{}') from (
        select l.code, sum(l.amount)::text as amount from payslip_line l where l.payslip_id = s.payslip_id group by l.code) l) as lines
    from payslip s join pay_run r using (pay_run_id)
    where s.party_relationship_id = any (${[...employmentIds]}::uuid[]) and s.kind = 'regular' and r.status_id in ('PrApproved', 'PrPaid')
      and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}
    order by s.party_relationship_id, s.jalali_year desc, s.jalali_month desc`);
  return new Map(found.map(({ lines, ...slip }) => [slip.employmentId, { ...slip, byCode: new Map(Object.entries(lines).map(([code, amount]) => [code, BigInt(amount)])) }]));
}

/**
 * Of some employments those of which a run of pay that stands has counted a Jalali month: what it was counted from does not change beneath it.
 * Without a RowScope: whether a month is taken is told to whoever wants to change what it rests on, and nothing of the pay.
 */
export const countedInMonth = async (db: Db, employmentIds: readonly string[], year: number, month: number): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ employmentId: string }>(sql`
        select distinct s.party_relationship_id as "employmentId" from payslip s join pay_run r using (pay_run_id)
        where s.party_relationship_id = any (${[...employmentIds]}::uuid[]) and s.jalali_year = ${year} and s.jalali_month = ${month} and r.status_id not in ('PrCancelled', 'PrReversed')`)
    ).map(({ employmentId }) => employmentId),
  );
