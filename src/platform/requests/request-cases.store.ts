/** SQL of the cases of requests. */
import { isUuid } from '#kernel/ids/ids.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { baseKey } from '#platform/workflow/own-processes.sql.ts';

/** The newest case of each record of these. */
export const casesOf = async (db: Db, requestIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ recordId: string; instanceId: string }>(sql`
        select distinct on (i.record_id) i.record_id as "recordId", i.process_instance_id as "instanceId" from process_instance i
        where i.record_id = any (${[...requestIds]}::uuid[]) order by i.record_id, i.started_at desc`)
    ).map(({ recordId, instanceId }) => [recordId, instanceId]),
  );

/** The running case of a record; undefined where none runs, and of what is no id. */
export const runningCaseOf = async (db: Db, processKey: string, requestId: string): Promise<string | undefined> =>
  isUuid(requestId)
    ? (
        await db.maybe<{ instanceId: string }>(sql`
          select i.process_instance_id as "instanceId" from process_instance i join process_definition d using (process_definition_id)
          where i.record_id = ${requestId}::uuid and ${baseKey(sql`d.process_key`)} = ${processKey} and i.status = 'active'`)
      )?.instanceId
    : undefined;
