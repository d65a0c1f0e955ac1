/** SQL of what becomes of an approved run. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { inOrder, isAfter } from '../pay-periods/pay-periods.store.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';

/** Keeps other runs of a group from beginning until the end of the transaction. */
export const holdGroup = (tx: Tx, payGroupId: string): Promise<number> => tx.run(sql`select from pay_group where pay_group_id = ${payGroupId}::uuid for update`);

export interface Later extends YearMonth {
  readonly periodTitle: string | null;
  readonly group: string;
}

/** The first month that rests on this one: a later run of the group, or of another one that pays somebody of this run. Without a RowScope: of a run within the actor's companies. */
export const restsOn = (db: Db, run: PayRun): Promise<Later | undefined> =>
  db.maybe<Later>(sql`
    select r.jalali_year as year, r.jalali_month as month, (select p.period_name from pay_period p where p.pay_period_id = r.pay_period_id) as "periodTitle", g.description as "group"
    from pay_run r join pay_group g using (pay_group_id)
    where ${isAfter(run)} and r.status_id not in ('PrCancelled', 'PrReversed')
      and (r.pay_group_id = ${run.payGroupId}::uuid or exists (
        select from payslip own join payslip later on later.party_relationship_id = own.party_relationship_id
        where own.pay_run_id = ${run.payRunId}::uuid and later.pay_run_id = r.pay_run_id))
    order by ${inOrder} limit 1`);

export type EventKind = 'reopened' | 'paid' | 'reversed';

export interface NewEvent {
  readonly eventId: string;
  readonly event: EventKind;
  readonly now: Date;
  readonly partyId: string;
  readonly reason?: string | undefined;
  /** ISO day. */
  readonly paidOn?: string | undefined;
}

export const insertEvent = (tx: Tx, { payRunId, companyId }: PayRun, { eventId, event, now, partyId, reason = undefined, paidOn = undefined }: NewEvent): Promise<number> =>
  tx.run(sql`
    insert into pay_run_event (pay_run_event_id, pay_run_id, company_id, event, happened_at, party_id, reason, paid_on)
    values (${eventId}::uuid, ${payRunId}::uuid, ${companyId}::uuid, ${event}, ${now}, ${partyId}::uuid, ${reason ?? null}, ${paidOn ?? null}::date)`);

/** Newest first. Without a RowScope: of a run within the reader's companies. */
export const eventsOf = (
  db: Db,
  payRunId: string,
): Promise<{ eventId: string; event: EventKind; at: string; personName: string | null; reason: string | null; paidOn: string | null }[]> =>
  db.many(sql`
    select e.pay_run_event_id as "eventId", e.event, to_char(e.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      ${nameOfPerson(sql`e.party_id`)} as "personName", e.reason, e.paid_on as "paidOn"
    from pay_run_event e where e.pay_run_id = ${payRunId}::uuid order by e.happened_at desc, e.pay_run_event_id desc`);

/** The run that takes this one back, and the one that it takes back. */
export const mirrorsOf = (db: Db, payRunId: string): Promise<{ mirrorRunId: string | null; reverses: string | null }> =>
  db.one(sql`
    select r.reverses, (select m.pay_run_id from pay_run m where m.reverses = r.pay_run_id) as "mirrorRunId" from pay_run r where r.pay_run_id = ${payRunId}::uuid`);

interface Mirror {
  readonly mirrorId: string;
  readonly producerPartyId: string;
  readonly reason: string;
  readonly now: Date;
}

/** Lays the run that takes a reversed one back, with the opposite of every amount. Without a RowScope: of a run within the actor's companies. */
export async function insertMirror(tx: Tx, { payRunId }: PayRun, { mirrorId, producerPartyId, reason, now }: Mirror): Promise<void> {
  await tx.run(sql`
    insert into pay_run (pay_run_id, company_id, pay_group_id, kind, jalali_year, jalali_month, pay_period_id, period, status_id, description, producer_party_id, created_at, columns,
      terms, reverses)
    select ${mirrorId}::uuid, company_id, pay_group_id, kind, jalali_year, jalali_month, pay_period_id, period, 'PrReversed', ${reason}, ${producerPartyId}::uuid, ${now}, columns, terms, pay_run_id
    from pay_run where pay_run_id = ${payRunId}::uuid`);
  await tx.run(sql`
    insert into payslip (payslip_id, company_id, pay_run_id, party_relationship_id, party_id, kind, jalali_year, jalali_month, amounts, gross, deductions, net, insurable,
      taxable, tax, employer_cost, rounding, shortfall, tax_flat, things_free, inputs, input_hash, reverses)
    select gen_random_uuid(), company_id, ${mirrorId}::uuid, party_relationship_id, party_id, kind, jalali_year, jalali_month,
      coalesce((select array_agg(-a.amount order by a.at) from unnest(amounts) with ordinality as a (amount, at)), '{}'), -gross, -deductions, -net, -insurable,
      -taxable, -tax, -employer_cost, -rounding, -shortfall, -tax_flat, -things_free, inputs, input_hash, payslip_id
    from payslip where pay_run_id = ${payRunId}::uuid`);
}
