/** SQL of premiums that pay takes, and of what payslips took of them. Rials; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { DueLook } from '../deductions/deductions.service.ts';

export interface DuePremium {
  readonly membershipId: string;
  readonly partyId: string;
  readonly contractCode: string;
  readonly contractTitle: string;
  /** Of the last part that is due. */
  readonly dueDate: string;
  readonly open: bigint;
}

/** What employees owe of the premiums that are due until the end of the month, of people in reach, in one statement. */
export const duePremiums = ({ db, rows, companyId, partyIds, thru }: DueLook): Promise<DuePremium[]> =>
  db.many<DuePremium>(sql`
    select m.insurance_membership_id as "membershipId", m.party_id as "partyId", c.contract_code as "contractCode", c.title as "contractTitle", due.day as "dueDate",
      (due.amount - coalesce(taken.amount, 0))::bigint as open
    from insurance_membership m join insurance_contract c using (insurance_contract_id)
    join lateral (
      select max(p.due_date) as day, sum(p.employee_share) as amount from premium_part p where p.insurance_membership_id = m.insurance_membership_id and p.due_date <= ${thru}::date) due on true
    left join lateral (select sum(t.amount) as amount from premium_taken t where t.insurance_membership_id = m.insurance_membership_id) taken on true
    where m.company_id = ${companyId}::uuid and (${partyIds === undefined}::boolean or m.party_id = any (${[...(partyIds ?? [])]}::uuid[]))
      and ${peopleIn(rows, sql`m.party_id`, sql`m.company_id`)} and due.amount > coalesce(taken.amount, 0)`);

export interface TakenPremium {
  readonly membershipId: string;
  readonly companyId: string;
  readonly partyId: string;
  /** Employee shares due until the day less what was taken. */
  readonly open: bigint;
  /** What the run has taken and not given back. */
  readonly byRun: bigint;
}

/**
 * Memberships with what is open of them on the last day of a month each; whoever asks holds them until the transaction ends. Without a RowScope: approving a
 * run asks, of those whom it pays.
 */
export async function premiumsTaken(tx: Tx, asked: readonly { readonly membershipId: string; readonly thru: string }[], payRunId: string): Promise<TakenPremium[]> {
  const ids = asked.map(({ membershipId }) => membershipId);
  await tx.run(sql`select from insurance_membership where insurance_membership_id = any (${ids}::uuid[]) order by insurance_membership_id for no key update`);
  return tx.many<TakenPremium>(sql`
    select m.insurance_membership_id as "membershipId", m.company_id as "companyId", m.party_id as "partyId",
      (coalesce((select sum(p.employee_share) from premium_part p where p.insurance_membership_id = m.insurance_membership_id and p.due_date <= asked.thru), 0)
        - coalesce((select sum(t.amount) from premium_taken t where t.insurance_membership_id = m.insurance_membership_id), 0))::bigint as open,
      coalesce((select sum(t.amount) from premium_taken t where t.insurance_membership_id = m.insurance_membership_id and t.pay_run_id = ${payRunId}::uuid), 0)::bigint as "byRun"
    from (select id, max(thru) as thru from unnest(${ids}::uuid[], ${asked.map(({ thru }) => thru)}::date[]) as said (id, thru) group by id) as asked
    join insurance_membership m on m.insurance_membership_id = asked.id`);
}

export interface TakenLine extends Pick<TakenPremium, 'companyId' | 'partyId' | 'membershipId'> {
  readonly id: string;
  readonly amount: bigint;
}

/** Without a RowScope: of the memberships that the caller holds. */
export const addTaken = (tx: Tx, payRunId: string, lines: readonly TakenLine[]): Promise<number> =>
  tx.run(sql`
    insert into premium_taken (premium_taken_id, company_id, party_id, insurance_membership_id, pay_run_id, amount)
    select line.id, line.company, line.party, line.membership, ${payRunId}::uuid, line.amount
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ companyId }) => companyId)}::uuid[], ${lines.map(({ partyId }) => partyId)}::uuid[],
      ${lines.map(({ membershipId }) => membershipId)}::uuid[], ${lines.map(({ amount }) => String(amount))}::bigint[]) as line (id, company, party, membership, amount)`);
