/** Whose an open task is. SQL only; the caller holds the lock of the instance. */
import { isUuid } from '#kernel/ids/ids.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export const assign = (tx: Tx, taskId: string, partyId: string | null): Promise<number> =>
  tx.run(sql`update process_task set assignee_party_id = ${partyId}::uuid where task_id = ${taskId}::uuid and status = 'open'`);

export const candidatesOf = async (db: Db, taskId: string): Promise<string[]> =>
  (await db.many<{ partyId: string }>(sql`select party_id as "partyId" from process_task_candidate where task_id = ${taskId}::uuid`)).map(({ partyId }) => partyId);

/** From now on a task is for one person alone. */
export async function giveTo(tx: Tx, { taskId, companyId }: { readonly taskId: string; readonly companyId: string }, partyId: string, reason: string): Promise<void> {
  await tx.run(sql`delete from process_task_candidate where task_id = ${taskId}::uuid`);
  await tx.run(sql`
    insert into process_task_candidate (party_id, task_id, company_id, reason) values (${partyId}::uuid, ${taskId}::uuid, ${companyId}::uuid, ${reason})`);
  await assign(tx, taskId, partyId);
}

/**
 * Whether somebody was employed in a company and is no longer on a day (ISO). Who works in another one, and does tasks of this one from there, never was.
 * Without a RowScope: it tells whether, and nothing of the person.
 */
export const hasLeft = async (db: Db, partyId: string, companyId: string, day: string): Promise<boolean> =>
  (
    await db.one<{ left: boolean }>(sql`
      select count(*) > 0 and not coalesce(bool_or(status_id = 'ActiveRel' and valid @> ${day}::date), false) as left from party_relationship
      where party_id = ${partyId}::uuid and company_id = ${companyId}::uuid and relationship_type_enum_id = 'PrtEmployee'`)
  ).left;

/** Whether there is such a task, and nothing more to do in it. */
export const isClosedTask = async (db: Db, taskId: string): Promise<boolean> =>
  isUuid(taskId) && (await db.maybe(sql`select from process_task where task_id = ${taskId}::uuid and status <> 'open'`)) !== undefined;
