/** SQL of what pay takes of places, and of what payslips took of it. Rials; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { DueLook } from '../deductions/deductions.service.ts';

export interface DuePlace {
  readonly requestId: string;
  readonly partyId: string;
  readonly eventCode: string;
  readonly eventTitle: string;
  /** Of the last part that is due. */
  readonly dueDate: string;
  readonly open: bigint;
}

/** What employees owe of their places until the end of the month, of people in reach, in one statement. */
export const duePlaces = ({ db, rows, companyId, partyIds, thru }: DueLook): Promise<DuePlace[]> =>
  db.many<DuePlace>(sql`
    select o.welfare_request_id as "requestId", o.party_id as "partyId", e.event_code as "eventCode", e.title as "eventTitle", due.day as "dueDate",
      (due.amount - coalesce(taken.amount, 0))::bigint as open
    from welfare_place o join welfare_event e on e.welfare_event_id = o.welfare_event_id
    join lateral (select max(d.due_date) as day, sum(d.amount) as amount from welfare_place_due d where d.welfare_request_id = o.welfare_request_id and d.due_date <= ${thru}::date) due on true
    left join lateral (select sum(t.amount) as amount from welfare_place_taken t where t.welfare_request_id = o.welfare_request_id) taken on true
    where o.company_id = ${companyId}::uuid and (${partyIds === undefined}::boolean or o.party_id = any (${[...(partyIds ?? [])]}::uuid[]))
      and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)} and due.amount > coalesce(taken.amount, 0)`);

export interface TakenPlace {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  /** Due until the day less what was taken. */
  readonly open: bigint;
  /** What the run has taken and not given back. */
  readonly byRun: bigint;
}

/**
 * Places with what is open of them on the last day of a month each; whoever asks holds them until the transaction ends. Without a RowScope: approving a run
 * asks, of those whom it pays.
 */
export async function placesTaken(tx: Tx, asked: readonly { readonly requestId: string; readonly thru: string }[], payRunId: string): Promise<TakenPlace[]> {
  const ids = asked.map(({ requestId }) => requestId);
  await tx.run(sql`select from welfare_place where welfare_request_id = any (${ids}::uuid[]) order by welfare_request_id for no key update`);
  return tx.many<TakenPlace>(sql`
    select o.welfare_request_id as "requestId", o.company_id as "companyId", o.party_id as "partyId",
      (coalesce((select sum(d.amount) from welfare_place_due d where d.welfare_request_id = o.welfare_request_id and d.due_date <= asked.thru), 0)
        - coalesce((select sum(t.amount) from welfare_place_taken t where t.welfare_request_id = o.welfare_request_id), 0))::bigint as open,
      coalesce((select sum(t.amount) from welfare_place_taken t where t.welfare_request_id = o.welfare_request_id and t.pay_run_id = ${payRunId}::uuid), 0)::bigint as "byRun"
    from (select id, max(thru) as thru from unnest(${ids}::uuid[], ${asked.map(({ thru }) => thru)}::date[]) as said (id, thru) group by id) as asked
    join welfare_place o on o.welfare_request_id = asked.id`);
}

export interface TakenLine extends Pick<TakenPlace, 'companyId' | 'partyId' | 'requestId'> {
  readonly id: string;
  readonly amount: bigint;
}

/** Without a RowScope: of the places that the caller holds. */
export const addTaken = (tx: Tx, payRunId: string, lines: readonly TakenLine[]): Promise<number> =>
  tx.run(sql`
    insert into welfare_place_taken (welfare_place_taken_id, company_id, party_id, welfare_request_id, pay_run_id, amount)
    select line.id, line.company, line.party, line.request, ${payRunId}::uuid, line.amount
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ companyId }) => companyId)}::uuid[], ${lines.map(({ partyId }) => partyId)}::uuid[],
      ${lines.map(({ requestId }) => requestId)}::uuid[], ${lines.map(({ amount }) => String(amount))}::bigint[]) as line (id, company, party, request, amount)`);
