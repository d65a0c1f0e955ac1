/** Facts by which people are found for tasks. SQL; the ways stand in people.ts. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { employedOn } from '#platform/people/people.sql.ts';
import type { Candidate, OpenTask } from '../cases/instances.store.ts';

/**
 * Of these people those who can do a task on a day: their employment stands, and they can sign in. Whoever cannot would hold a task that
 * nobody sees.
 * Without a RowScope: of people whom a process has found; it asks as nobody.
 */
export async function eligibleCandidates(db: Db, partyIds: readonly string[], day: string): Promise<ReadonlySet<string>> {
  if (partyIds.length === 0) return new Set();
  const rows = await db.many<{ partyId: string }>(sql`
    select distinct a.party_id as "partyId" from user_account a
    where a.party_id = any (${[...partyIds]}::uuid[]) and not account_deactivated(a, ${day}::date) and exists (
      select from party_relationship r
      where r.party_id = a.party_id and ${employedOn(sql`r`, day)})`);
  return new Set(rows.map(({ partyId }) => partyId));
}

/** Names by id, of those the connection may see. Without a RowScope: of people whom a process has found. */
export async function namesOf(db: Db, partyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (partyIds.length === 0) return new Map();
  const rows = await db.many<{ partyId: string; name: string }>(sql`
    select party_id as "partyId", concat_ws(' ', first_name, last_name, suffix) as name from person where party_id = any (${[...partyIds]}::uuid[])`);
  return new Map(rows.map(({ partyId, name }) => [partyId, name]));
}

/** Members of a group in a company on a day. */
export const membersOf = (db: Db, groupId: string, companyId: string, day: string): Promise<{ readonly partyId: string; readonly group: string }[]> =>
  db.many(sql`
    select distinct a.party_id as "partyId", g.description as "group" from user_group_member m join user_account a using (user_id) join user_group g using (user_group_id)
    where m.user_group_id = ${groupId} and m.company_id = ${companyId}::uuid and m.valid @> ${day}::date`);

/** Who did a step of a case, or of the one it was divided from: of one that was done several times, or by many, those of the last time. */
export const whoDid = (db: Db, instanceId: string, step: string): Promise<{ readonly partyId: string }[]> =>
  db.many(sql`
    select distinct completed_by as "partyId" from process_task
    where process_instance_id in (select case_line(${instanceId}::uuid)) and node_id = ${step} and status = 'completed'
      and token = (select max(token) from process_task where process_instance_id in (select case_line(${instanceId}::uuid)) and node_id = ${step} and status = 'completed')`);

/** Who stands in for whom on a day, in tasks of a process. */
export const substitutesOn = (
  db: Db,
  companyId: string,
  partyIds: readonly string[],
  processKey: string,
  day: string,
): Promise<{ readonly partyId: string; readonly substituteId: string }[]> =>
  db.many(sql`
    select party_id as "partyId", substitute_party_id as "substituteId" from task_substitution
    where company_id = ${companyId}::uuid and party_id = any (${[...partyIds]}::uuid[]) and valid @> ${day}::date
      and (process_keys = '{}' or ${processKey} = any (process_keys)) order by substitution_id`);

/** An open task with what is needed to find its people anew; the instance is locked first. */
export interface TaskToFill {
  readonly taskId: string;
  readonly instanceId: string;
  readonly companyId: string;
  readonly nodeId: string;
  readonly token: number;
  readonly item: number | null;
  readonly title: string;
  readonly dueAt: string | null;
  readonly assigneePartyId: string | null;
  /** Somebody was given it by hand: nobody is found for it any more. */
  readonly isGiven: boolean;
  readonly candidates: readonly { readonly partyId: string; readonly onBehalfOf: string | null }[];
}

const filling = sql`
  select t.task_id as "taskId", t.process_instance_id as "instanceId", t.company_id as "companyId", t.node_id as "nodeId", t.token, t.item, t.title, t.due_at as "dueAt", t.assignee_party_id as "assigneePartyId",
    exists (select from process_event e where e.process_instance_id = t.process_instance_id and e.kind = 'reassigned' and e.detail ->> 'taskId' = t.task_id::text) as "isGiven",
    coalesce((select jsonb_agg(jsonb_build_object('partyId', c.party_id, 'onBehalfOf', c.on_behalf_of)) from process_task_candidate c where c.task_id = t.task_id), '[]') as candidates
  from process_task t`;

export const taskToFill = (tx: Tx, taskId: string): Promise<TaskToFill | undefined> =>
  tx.maybe<TaskToFill>(sql`${filling} where t.task_id = ${taskId}::uuid and t.status = 'open'`);

/** Open tasks at a step of a case. */
export const tasksAt = (db: Db, instanceId: string, nodeId: string): Promise<TaskToFill[]> =>
  db.many<TaskToFill>(sql`${filling} where t.process_instance_id = ${instanceId}::uuid and t.node_id = ${nodeId} and t.status = 'open' order by t.task_id`);

/** Ids of open tasks in reach, oldest first, after one of them: all, or those that a substitution concerns, today's or one that may be over. */
export const openTaskIds = (
  db: Db,
  { after, most, substitutedOn }: { readonly after: string | null; readonly most: number; readonly substitutedOn?: string | undefined },
): Promise<{ readonly taskId: string }[]> =>
  db.many(sql`
    select task_id as "taskId" from process_task t
    where status = 'open' and task_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000') and (${substitutedOn ?? null}::date is null or exists (
      select from process_task_candidate c where c.task_id = t.task_id and (c.on_behalf_of is not null or exists (
        select from task_substitution s where s.company_id = t.company_id and s.party_id = c.party_id and s.valid @> ${substitutedOn ?? null}::date))))
    order by task_id limit ${most}`);

export async function addCandidates(tx: Tx, companyId: string, taskId: string, candidates: readonly Candidate[]): Promise<void> {
  if (candidates.length === 0) return;
  const rows = candidates.map(({ partyId, reason, onBehalfOf = null }) => ({ partyId, reason, onBehalfOf }));
  await tx.run(sql`
    insert into process_task_candidate (party_id, task_id, company_id, reason, on_behalf_of)
    select c."partyId", ${taskId}::uuid, ${companyId}::uuid, c.reason, c."onBehalfOf"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("partyId" uuid, reason text, "onBehalfOf" uuid) on conflict do nothing`);
}

/** Substitutes whose days are over; what one of them had claimed waits for the others again. */
export const dropCandidates = (tx: Tx, taskId: string, partyIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    with gone as (
      delete from process_task_candidate where task_id = ${taskId}::uuid and party_id = any (${[...partyIds]}::uuid[]) and on_behalf_of is not null returning party_id)
    update process_task set assignee_party_id = null where task_id = ${taskId}::uuid and assignee_party_id in (select party_id from gone)`);

/** Whoever has it alone has it no longer. */
export const unassign = (tx: Tx, taskId: string): Promise<number> => tx.run(sql`update process_task set assignee_party_id = null where task_id = ${taskId}::uuid`);

/** Who has left and had a task: it waits for the others, and for those who are asked now. */
export const letGo = async (tx: Tx, taskId: string, partyId: string): Promise<void> => {
  await unassign(tx, taskId);
  await tx.run(sql`delete from process_task_candidate where task_id = ${taskId}::uuid and party_id = ${partyId}::uuid`);
};

// ---- tasks of many: each person counts once ----

/** Of a task of many, those who have a say of their own beside it: nobody decides twice. */
export const votersBeside = async (db: Db, taskId: string): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select distinct who as "partyId" from process_task t join process_task o using (process_instance_id, token)
      left join process_task_candidate c on c.task_id = o.task_id and c.on_behalf_of is null
      cross join lateral unnest(array[o.completed_by, o.on_behalf_of, c.party_id]) as who
      where t.task_id = ${taskId}::uuid and t.item is not null and o.task_id <> t.task_id and o.status <> 'dropped' and who is not null`)
  ).map(({ partyId }) => partyId);

interface Voted extends Pick<OpenTask, 'taskId' | 'instanceId' | 'token'> {
  readonly onBehalfOf: string | null;
}

/** Whether somebody has answered for another one of the many, was answered for, or would answer for another one while a task of their own waits. */
export const hasOtherVote = async (db: Db, { taskId, instanceId, token, onBehalfOf }: Voted, partyId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from process_task o where o.process_instance_id = ${instanceId}::uuid and o.token = ${token}::int and o.item is not null and o.task_id <> ${taskId}::uuid
      and (o.status = 'completed' and ${partyId}::uuid in (o.completed_by, o.on_behalf_of) or ${onBehalfOf}::uuid is not null and o.status = 'open' and exists (
        select from process_task_candidate c where c.task_id = o.task_id and c.party_id = ${partyId}::uuid and c.on_behalf_of is null)) limit 1`)) !== undefined;

/** Whoever has answered for one of the many stands in for none of the others any more. */
export const standBack = (tx: Tx, { taskId, instanceId, token }: Voted, partyId: string): Promise<number> =>
  tx.run(sql`
    with others as (select task_id from process_task where process_instance_id = ${instanceId}::uuid and token = ${token}::int and status = 'open' and task_id <> ${taskId}::uuid),
    gone as (delete from process_task_candidate c using others o where c.task_id = o.task_id and c.party_id = ${partyId}::uuid and c.on_behalf_of is not null returning c.task_id)
    update process_task set assignee_party_id = null where assignee_party_id = ${partyId}::uuid and task_id in (select task_id from gone)`);
