/** What a run of orders works on: employments that were chosen, tasks that wait for somebody. */
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';

/** Employments that were chosen in reach, as subjects of a run in the order given. */
export const chosenItems = (employmentIds: readonly string[]): Sql =>
  sql`select c.id as subject_id from unnest(${[...employmentIds]}::uuid[]) with ordinality as c (id, place) order by c.place`;

/** Whether a task is open for somebody, whatever it is about. Without a RowScope: of tasks that wait for whoever asks. */
export const isWaiting = async (db: Db, partyId: string, taskId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from process_task t join process_task_candidate c using (task_id) where t.task_id = ${taskId}::uuid and t.status = 'open' and c.party_id = ${partyId}::uuid limit 1`)) !==
  undefined;

/** What waits for somebody in their own name: nobody stands in by a run. */
const waiting = (partyId: string): Sql => sql`
  from process_task t join process_task_candidate c using (task_id) join process_instance i on i.process_instance_id = t.process_instance_id
    join order_issue s on s.order_issue_id = i.record_id
  where t.status = 'open' and c.party_id = ${partyId}::uuid and c.on_behalf_of is null and coalesce(t.assignee_party_id, c.party_id) = c.party_id`;

/**
 * Tasks with the same form as one, about orders of the same run, as subjects of a run in the order in which the parts were issued, which is that of personnel codes;
 * of orders that no run issued that one alone. Without a RowScope: of tasks that wait for whoever asks.
 */
export const waitingItems = (partyId: string, taskId: string): Sql => sql`
  select t.task_id as subject_id ${waiting(partyId)} and (t.task_id = ${taskId}::uuid or (t.form_key, s.run_id) = (
    select o.form_key, oi.run_id from process_task o join process_instance n on n.process_instance_id = o.process_instance_id join order_issue oi on oi.order_issue_id = n.record_id
    where o.task_id = ${taskId}::uuid))
  order by s.order_issue_id, t.task_id`;

/** Of tasks those that still wait for somebody. Without a RowScope: of tasks that waited for them. */
export const stillWaiting = async (db: Db, partyId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await db.many<{ id: string }>(sql`select t.task_id as id ${waiting(partyId)} and t.task_id = any (${[...taskIds]}::uuid[])`)).map(({ id }) => id));

export interface PartsWaiting {
  /** One of the tasks. */
  readonly taskId: string;
  readonly parts: number;
  readonly people: number;
}

/** Parts of the run of an issue that wait for somebody with a form; null where there are no several. Without a RowScope: of a case that waits for them. */
export const partsWaiting = async (db: Db, partyId: string, orderIssueId: string, formKey: string): Promise<PartsWaiting | null> =>
  (await db.maybe<PartsWaiting>(sql`
    select min(t.task_id::text) as "taskId", count(*)::int as parts,
      sum((select count(*) from process_subject u where u.process_instance_id = t.process_instance_id))::int as people ${waiting(partyId)}
      and t.form_key = ${formKey} and s.run_id = (select oi.run_id from order_issue oi where oi.order_issue_id = ${orderIssueId}::uuid)
    having count(*) > 1`)) ?? null;

/** Names of people by employment. Without a RowScope: of subjects of the reader's own run. */
export const namesOfEmployments = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db.many(sql`
    select r.party_relationship_id as id, ${fullName(sql`p`)} || ' (' || r.pseudo_id || ')' as name from party_relationship r join person p using (party_id)
    where r.party_relationship_id = any (${[...ids]}::uuid[])`);

/** What tasks are about. Without a RowScope: of subjects of the reader's own run. */
export const namesOfTasks = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db.many(sql`
    select t.task_id as id, i.subject_text as name from process_task t join process_instance i using (process_instance_id) where t.task_id = any (${[...ids]}::uuid[])`);
