/** SQL of the fees that members of funds owe each month, and of what payslips took of them. Rials as bigint; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { DueLook } from '../deductions/deductions.service.ts';

/** A month by its first day and its last. */
export interface Month {
  readonly first: string;
  readonly last: string;
}

export interface DueFee {
  readonly fundId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly title: string;
  readonly first: string;
  readonly last: string;
  /** Rials that are not taken yet. */
  readonly open: bigint;
}

/** Fees of the months that `m` (first, last) tells, of who is a member and employed on the last day of each, with what was taken of them. */
const feesOf = (months: Sql): Sql => sql`
  ${months}
  join welfare_fund_fee e on e.valid @> m.last
  join welfare_fund f on f.welfare_group_id = e.welfare_group_id
  join welfare_member b on b.welfare_group_id = f.welfare_group_id and b.valid @> m.last
  join party_relationship r on r.party_relationship_id = b.party_relationship_id and r.valid @> m.last
  left join employment_salary w on e.percent is not null and w.party_relationship_id = b.party_relationship_id and w.valid @> m.last
  cross join lateral (select coalesce(e.amount, trunc(coalesce(w.daily_wage, 0)::numeric * 30 * e.percent / 100)::bigint) as amount) fee`;
const taken = (which: Sql): Sql => sql`
  coalesce((select sum(t.signed) from welfare_fund_entry t where t.welfare_fund_id = f.welfare_fund_id and t.party_relationship_id = b.party_relationship_id
    and t.counts_as = 'fee' and t.fee_month = m.first and ${which}), 0)::bigint`;

/** Open fees of the months, of people in reach, in one statement. */
export const dueFees = ({ db, rows, companyId, partyIds }: DueLook, months: readonly Month[]): Promise<DueFee[]> =>
  db.many<DueFee>(sql`
    select * from (
      select f.welfare_fund_id as "fundId", b.party_relationship_id as "employmentId", r.party_id as "partyId", f.title, m.first::text, m.last::text, fee.amount - ${taken(sql`true`)} as open
      from ${feesOf(sql`unnest(${months.map(({ first }) => first)}::date[], ${months.map(({ last }) => last)}::date[]) as m (first, last)`)}
      where f.company_id = ${companyId}::uuid and (${partyIds === undefined}::boolean or r.party_id = any (${[...(partyIds ?? [])]}::uuid[]))
        and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}) due where open > 0`);

export interface FeeOfMonth extends Month {
  readonly fundId: string;
  readonly employmentId: string;
}

export interface HeldFee extends FeeOfMonth {
  readonly companyId: string;
  readonly open: bigint;
  /** What the run has taken and not given back. */
  readonly byRun: bigint;
}

/** Fees with what a run has taken of them; whoever asks holds the funds until the transaction ends. Without a RowScope: approving a run asks, of those whom it pays. */
export async function holdFees(tx: Tx, asked: readonly FeeOfMonth[], payRunId: string): Promise<HeldFee[]> {
  const funds = [...new Set(asked.map(({ fundId }) => fundId))];
  await tx.run(sql`select from welfare_fund where welfare_fund_id = any (${funds}::uuid[]) order by welfare_fund_id for no key update`);
  const months = sql`unnest(${asked.map(({ fundId }) => fundId)}::uuid[], ${asked.map(({ employmentId }) => employmentId)}::uuid[], ${asked.map(({ first }) => first)}::date[],
    ${asked.map(({ last }) => last)}::date[]) as m (fund, employment, first, last)`;
  return tx.many<HeldFee>(sql`
    select f.welfare_fund_id as "fundId", b.party_relationship_id as "employmentId", f.company_id as "companyId", m.first::text, m.last::text,
      fee.amount - ${taken(sql`true`)} as open, ${taken(sql`t.source = 'payslip' and t.source_id = ${payRunId}`)} as "byRun"
    from ${feesOf(months)} where f.welfare_fund_id = m.fund and b.party_relationship_id = m.employment`);
}

export interface TakenFee extends FeeOfMonth {
  readonly companyId: string;
  readonly amount: bigint;
}

/** Without a RowScope: of those that the caller holds. */
export const addFees = (tx: Tx, fees: readonly TakenFee[], payRunId: string): Promise<number> =>
  tx.run(sql`
    insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, fee_month, source, source_id)
    select one.id, one.company, one.fund, 'fee', 'fee', one.amount, least(one.last, (now() at time zone 'Asia/Tehran')::date), one.employment, one.first, 'payslip', ${payRunId}
    from unnest(${fees.map(() => crypto.randomUUID())}::uuid[], ${fees.map(({ companyId }) => companyId)}::uuid[], ${fees.map(({ fundId }) => fundId)}::uuid[],
      ${fees.map(({ employmentId }) => employmentId)}::uuid[], ${fees.map(({ first }) => first)}::date[], ${fees.map(({ last }) => last)}::date[],
      ${fees.map(({ amount }) => String(amount))}::bigint[]) as one (id, company, fund, employment, first, last, amount)`);

/** Takes back what a run took of fees, each entry once. Without a RowScope: of those whom the run paid. */
export const takeFeesBack = (tx: Tx, employmentIds: readonly string[], payRunId: string): Promise<number> =>
  tx.run(sql`
    insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, fee_month, source, source_id, reverses)
    select gen_random_uuid(), e.company_id, e.welfare_fund_id, 'reversal', 'fee', e.amount, greatest(e.day, (now() at time zone 'Asia/Tehran')::date), e.party_relationship_id, e.fee_month, 'payslip',
      e.source_id, e.welfare_fund_entry_id
    from welfare_fund_entry e where e.source = 'payslip' and e.source_id = ${payRunId} and e.kind = 'fee' and e.party_relationship_id = any (${[...employmentIds]}::uuid[])
      and not exists (select from welfare_fund_entry o where o.reverses = e.welfare_fund_entry_id)`);
