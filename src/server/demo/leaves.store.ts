/** SQL of the demo's leave beside the product's own acts. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/** The open task of a case with one of those who may answer it. */
export const openTask = (tx: Tx, instanceId: string): Promise<{ taskId: string; partyId: string } | undefined> =>
  tx.maybe(sql`
    select t.task_id as "taskId", c.party_id as "partyId" from process_task t join process_task_candidate c using (task_id)
    where t.process_instance_id = ${instanceId}::uuid and t.status = 'open' order by c.party_id limit 1`);

/** A demo begins without word of what was done before anybody looked: of a fresh installation, which has no other messages. */
export const dropMessages = (tx: Tx): Promise<number> => tx.run(sql`delete from notification_message`);
