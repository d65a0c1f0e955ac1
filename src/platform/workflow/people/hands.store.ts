/** Who had a hand in a case from outside of its steps (workflow.005): they answer nothing of it. SQL only. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface Hand {
  readonly instanceId: string;
  readonly companyId: string;
  readonly partyId: string;
  /** Null: in all of the case. */
  readonly taskId: string | null;
  readonly now: Date;
}

export const insertHand = (tx: Tx, { instanceId, companyId, partyId, taskId, now }: Hand): Promise<number> =>
  tx.run(sql`
    insert into process_hand (process_instance_id, party_id, task_id, company_id, at)
    values (${instanceId}::uuid, ${partyId}::uuid, ${taskId}::uuid, ${companyId}::uuid, ${now.toISOString()}::timestamptz) on conflict do nothing`);

/** Who had a hand in all of a case. */
export const handsIn = (db: Db, instanceId: string): Promise<{ readonly partyId: string }[]> =>
  db.many(sql`select party_id as "partyId" from process_hand where process_instance_id = ${instanceId}::uuid and task_id is null`);

/** Whether somebody had a hand in a task, or in all of its case. */
export const hadAHand = async (db: Db, instanceId: string, taskId: string, partyId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from process_hand where process_instance_id = ${instanceId}::uuid and party_id = ${partyId}::uuid and (task_id is null or task_id = ${taskId}::uuid) limit 1`)) !==
  undefined;
