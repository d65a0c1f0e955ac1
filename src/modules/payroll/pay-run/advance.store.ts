/** SQL of advances: paid by a run of their own, taken back by the pay that comes after. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { SourceLook } from '../sources/pay-source.define.ts';
import { payRunErrors } from './pay-run.errors.ts';

/** Keeps what the payslips of a run have paid. Without a RowScope: of a run that is being sealed. */
export const keepAdvances = (tx: Tx, payRunId: string): Promise<number> =>
  tx.run(sql`
    insert into pay_advance (payslip_id, pay_run_id, company_id, party_relationship_id, amount)
    select payslip_id, pay_run_id, company_id, party_relationship_id, net from payslip where pay_run_id = ${payRunId}::uuid and net > 0`);

export interface OpenAdvance {
  readonly id: string;
  readonly employmentId: string;
  /** Rials: what was paid, and what is left of it. */
  readonly amount: bigint;
  readonly left: bigint;
}

/** Advances until the end of a month that are not taken back wholly. */
export const openAdvances = ({ db, rows, companyId, employmentIds, year, month }: Omit<SourceLook, 'from' | 'thru'>): Promise<OpenAdvance[]> =>
  db.many<OpenAdvance>(sql`
    select a.payslip_id as id, a.party_relationship_id as "employmentId", a.amount, a.amount - a.taken as left
    from pay_advance a join payslip s using (payslip_id) join pay_run run on run.pay_run_id = a.pay_run_id join party_relationship r on r.party_relationship_id = a.party_relationship_id
    where a.party_relationship_id = any (${[...employmentIds]}::uuid[]) and a.company_id = ${companyId}::uuid and a.taken < a.amount
      and run.status_id in ('PrApproved', 'PrPaid') and (s.jalali_year, s.jalali_month) <= (${year}::int, ${month}::int)
      and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by s.jalali_year, s.jalali_month, a.payslip_id`);

/** Books what was taken back; below zero where a payslip is reversed. Throws takenTwice where more is taken than was paid. */
export async function bookAdvances(tx: Tx, items: readonly { readonly id: string; readonly amount: bigint }[]): Promise<void> {
  const said = JSON.stringify(items.map(({ id, amount }) => ({ id, amount: String(amount) })));
  const over = await tx.maybe(sql`
    select from pay_advance a join jsonb_to_recordset(${said}::jsonb) as b (id uuid, amount bigint) on b.id = a.payslip_id
    where not a.taken + b.amount between 0 and a.amount limit 1 for update of a`);
  if (over !== undefined) throw payRunErrors.error('takenTwice');
  await tx.run(sql`
    update pay_advance a set taken = a.taken + b.amount from jsonb_to_recordset(${said}::jsonb) as b (id uuid, amount bigint) where b.id = a.payslip_id`);
}
