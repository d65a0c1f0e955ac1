/** Tasks and incidents as cases.ts asks for them. SQL only. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface ClosedTask {
  readonly status: 'open' | 'completed' | 'dropped';
  readonly completedBy: string | null;
  readonly closedAt: string | null;
  readonly assigneePartyId: string | null;
  /** Who can do it, or could when it was closed. */
  readonly candidateIds: readonly string[];
}

export const closedTask = (db: Db, taskId: string): Promise<ClosedTask | undefined> =>
  db.maybe<ClosedTask>(sql`
    select status, completed_by as "completedBy", closed_at as "closedAt", assignee_party_id as "assigneePartyId",
      case when status = 'open' then array(select party_id from process_task_candidate c where c.task_id = t.task_id) else candidate_ids end as "candidateIds"
    from process_task t where task_id = ${taskId}::uuid`);

/** The oldest incident at a node of a case. */
export const incidentAt = (db: Db, instanceId: string, nodeId: string): Promise<{ readonly token: number; readonly code: string } | undefined> =>
  db.maybe(sql`select token, code from process_incident where process_instance_id = ${instanceId}::uuid and node_id = ${nodeId} order by created_at, token limit 1`);

export const renameCase = (tx: Tx, instanceId: string, subject: string): Promise<number> =>
  tx.run(sql`update process_instance set subject_text = ${subject} where process_instance_id = ${instanceId}::uuid`);

/** How many cases of a process wait that somebody has brought about themselves; further ones of the same person come after the end of the transaction. */
export async function openCasesOf(tx: Tx, partyId: string, processKey: string): Promise<number> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended('process_instance ' || ${processKey} || ${partyId}, 0))`);
  const { n } = await tx.one<{ n: number }>(sql`
    select count(*)::int as n from process_instance i join process_definition d using (process_definition_id)
    where i.initiator_party_id = ${partyId}::uuid and i.subject_party_id = ${partyId}::uuid and i.status = 'active' and i.caller_id is null and d.process_key = ${processKey}`);
  return n;
}
