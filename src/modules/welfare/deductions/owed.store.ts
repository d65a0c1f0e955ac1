/** SQL of what is owed over time and of what payslips took of it, over the tables of whichever slice owes it. Rials; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { DueLook } from './deductions.service.ts';

/** Where a slice keeps what somebody owes: names of its tables and columns, constants of the code. */
export interface OwedTables {
  /** What is owed for, one row each, of a company and a person: a membership, a place. */
  readonly of: string;
  /** Its key; `due` and `taken` bear it too. */
  readonly key: string;
  /** Its parts by `due_date`; below zero: owed less. */
  readonly due: string;
  /** Column of `due`: rials of the employee. */
  readonly amount: string;
  /** What runs took; below zero: given back with the run. */
  readonly taken: string;
  /** Where its code and title stand, joined to `o`, the row of `of`. */
  readonly named: { readonly by: Sql; readonly code: Sql; readonly title: Sql };
}

export interface Owed {
  readonly id: string;
  readonly partyId: string;
  readonly code: string;
  readonly title: string;
  /** Of the last part that is due. */
  readonly dueDate: string;
  readonly open: bigint;
}

/** What employees owe until the end of the month less what runs took, of people in reach, in one statement. */
export function owedUntil({ of, key, due, amount, taken, named }: OwedTables, { db, rows, companyId, partyIds, thru }: DueLook): Promise<Owed[]> {
  const id = raw(key);
  return db.many<Owed>(sql`
    select o.${id} as id, o.party_id as "partyId", ${named.code} as code, ${named.title} as title, due.day as "dueDate", (due.amount - coalesce(taken.amount, 0))::bigint as open
    from ${raw(of)} o ${named.by}
    join lateral (select max(d.due_date) as day, sum(d.${raw(amount)}) as amount from ${raw(due)} d where d.${id} = o.${id} and d.due_date <= ${thru}::date) due on true
    left join lateral (select sum(t.amount) as amount from ${raw(taken)} t where t.${id} = o.${id}) taken on true
    where o.company_id = ${companyId}::uuid and (${partyIds === undefined}::boolean or o.party_id = any (${[...(partyIds ?? [])]}::uuid[]))
      and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)} and due.amount > coalesce(taken.amount, 0)`);
}

export interface HeldOwed {
  readonly id: string;
  readonly companyId: string;
  readonly partyId: string;
  /** Due until the day less what was taken. */
  readonly open: bigint;
  /** What the run has taken and not given back. */
  readonly byRun: bigint;
}

/**
 * Those asked for with what is open of them on a day each; whoever asks holds them until the transaction ends. Without a RowScope: approving a run asks, of
 * those whom it pays.
 */
export async function holdOwed(
  tx: Tx,
  { of, key, due, amount, taken }: OwedTables,
  asked: readonly { readonly id: string; readonly thru: string }[],
  payRunId: string,
): Promise<HeldOwed[]> {
  const id = raw(key);
  const ids = asked.map((one) => one.id);
  await tx.run(sql`select from ${raw(of)} where ${id} = any (${ids}::uuid[]) order by ${id} for no key update`);
  return tx.many<HeldOwed>(sql`
    select o.${id} as id, o.company_id as "companyId", o.party_id as "partyId",
      (coalesce((select sum(d.${raw(amount)}) from ${raw(due)} d where d.${id} = o.${id} and d.due_date <= asked.thru), 0)
        - coalesce((select sum(t.amount) from ${raw(taken)} t where t.${id} = o.${id}), 0))::bigint as open,
      coalesce((select sum(t.amount) from ${raw(taken)} t where t.${id} = o.${id} and t.pay_run_id = ${payRunId}::uuid), 0)::bigint as "byRun"
    from (select id, max(thru) as thru from unnest(${ids}::uuid[], ${asked.map(({ thru }) => thru)}::date[]) as said (id, thru) group by id) as asked
    join ${raw(of)} o on o.${id} = asked.id`);
}

export interface TakenLine extends Pick<HeldOwed, 'id' | 'companyId' | 'partyId'> {
  readonly amount: bigint;
}

/** Without a RowScope: of those that the caller holds. */
export const addTaken = (tx: Tx, { key, taken }: OwedTables, payRunId: string, lines: readonly TakenLine[]): Promise<number> =>
  tx.run(sql`
    insert into ${raw(taken)} (${raw(`${taken}_id`)}, company_id, party_id, ${raw(key)}, pay_run_id, amount)
    select line.id, line.company, line.party, line.owed, ${payRunId}::uuid, line.amount
    from unnest(${lines.map(() => crypto.randomUUID())}::uuid[], ${lines.map(({ companyId }) => companyId)}::uuid[], ${lines.map(({ partyId }) => partyId)}::uuid[],
      ${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ amount }) => String(amount))}::bigint[]) as line (id, company, party, owed, amount)`);
