/** Rows of what runs. SQL only; what they mean is the engine's business (kernel/workflow, engine.ts). */

import { formatJalali, todayIn } from '#kernel/jalali/jalali.ts';
import type { Scalar } from '#kernel/workflow/condition.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { ProcessState } from '#kernel/workflow/state.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { sealedAct, sealedAnswer, sealedWords } from '../sealed-words.store.ts';

export type Variables = Readonly<Record<string, Scalar>>;

/** An instance while it is locked. */
export interface Instance {
  readonly instanceId: string;
  readonly companyId: string;
  readonly definitionId: string;
  readonly processKey: string;
  readonly definition: ProcessDefinition;
  readonly entity: string | null;
  readonly recordId: string | null;
  /** What it is called in inboxes. */
  readonly subject: string;
  readonly initiatorPartyId: string;
  /** Of a case about many: who brought it; whom it is about stands in rows (subjects.store.ts). */
  readonly subjectPartyId: string;
  readonly isOfMany: boolean;
  readonly callerId: string | null;
  readonly callerToken: number | null;
  readonly state: ProcessState;
  readonly variables: Variables;
}

const columns = sql`
  i.process_instance_id as "instanceId", i.company_id as "companyId", i.process_definition_id as "definitionId", i.entity,
  i.record_id as "recordId", i.subject_text as subject, i.initiator_party_id as "initiatorPartyId", i.subject_party_id as "subjectPartyId", i.of_many as "isOfMany", i.caller_id as "callerId",
  i.caller_token as "callerToken", i.state, i.variables`;

type Known = Pick<Instance, 'processKey' | 'definition'>;
type Version = Known & { readonly title: string };

const MAX_KNOWN = 500;
const definitions = new Map<string, Version>();

/** Nodes and flows never change once something runs on them: read once in each process, and so are the lookups made of them. */
async function versionBy(db: Db, definitionId: string): Promise<Version> {
  const known = definitions.get(definitionId);
  if (known) return known;
  const read = await db.one<Version>(sql`select process_key as "processKey", definition, title from process_definition where process_definition_id = ${definitionId}::uuid`);
  if (definitions.size >= MAX_KNOWN) definitions.clear();
  definitions.set(definitionId, read);
  return read;
}

export const definitionBy = async (db: Db, definitionId: string): Promise<ProcessDefinition> => (await versionBy(db, definitionId)).definition;

/** What a version is called. */
export const titleBy = async (db: Db, definitionId: string): Promise<string> => (await versionBy(db, definitionId)).title;

async function whole(db: Db, row: Omit<Instance, keyof Known> | undefined): Promise<Instance | undefined> {
  if (row === undefined) return undefined;
  const { processKey, definition } = await versionBy(db, row.definitionId);
  return { ...row, processKey, definition };
}

const running = (instanceId: Sql): Sql => sql`select ${columns} from process_instance i where i.process_instance_id = ${instanceId} and i.status = 'active'`;

/** Locks a running instance until the transaction ends: steps of one instance come one after the other. Undefined when it is over. */
export const lockInstance = async (tx: Tx, instanceId: string): Promise<Instance | undefined> =>
  whole(tx, await tx.maybe(sql`${running(sql`${instanceId}::uuid`)} for no key update of i`));

/** A running instance as it stands. */
export const readInstance = async (db: Db, instanceId: string): Promise<Instance | undefined> => whole(db, await db.maybe(running(sql`${instanceId}::uuid`)));

/** Locks a running instance without reading it; false when it is over. Whatever touches rows of an instance locks it first: two would wait for each other otherwise. */
export const lockRunning = async (tx: Tx, instanceId: string): Promise<boolean> =>
  (await tx.maybe(sql`select from process_instance where process_instance_id = ${instanceId}::uuid and status = 'active' for no key update`)) !== undefined;

/** Begins a row as it stands after its first step; answers what people name it by: the Jalali day and a number, 14050901-00012. */
export const insertInstance = async (tx: Tx, one: Instance, now: Date): Promise<string> => {
  const day = formatJalali(todayIn('Asia/Tehran', now.getTime())).replaceAll('/', '');
  const { code } = await tx.one<{ code: string }>(sql`
    insert into process_instance (process_instance_id, company_id, process_definition_id, entity, record_id, subject_text, tracking_code, initiator_party_id, subject_party_id, of_many,
      caller_id, caller_token, state, variables, started_at)
    select ${one.instanceId}::uuid, ${one.companyId}::uuid, ${one.definitionId}::uuid, ${one.entity}, ${one.recordId}::uuid, ${one.subject},
      ${day} || '-' || lpad(n::text, greatest(5, length(n::text)), '0'), ${one.initiatorPartyId}::uuid, ${one.subjectPartyId}::uuid, ${one.isOfMany}, ${one.callerId}::uuid,
      ${one.callerToken}::int, ${JSON.stringify(one.state)}::json, ${JSON.stringify(one.variables)}::jsonb, ${now.toISOString()}::timestamptz
    from nextval('process_tracking') as n
    returning tracking_code as code`);
  return code;
};

/** The version of a process that new instances begin with. */
export const definitionInForce = (db: Db, companyId: string, processKey: string): Promise<{ readonly definitionId: string } | undefined> =>
  db.maybe(
    sql`select process_definition_id as "definitionId" from process_definition where company_id = ${companyId}::uuid and process_key = ${processKey} and status = 'published'`,
  );

export interface Candidate {
  readonly partyId: string;
  readonly reason: string;
  readonly onBehalfOf?: string;
}

export interface NewTask {
  readonly taskId: string;
  readonly token: number;
  readonly item?: number;
  readonly nodeId: string;
  readonly title: string;
  readonly form: string;
  /** Came back to whoever brought the case. */
  readonly isReturned: boolean;
  readonly candidates: readonly Candidate[];
  readonly now: Date;
  readonly dueAt?: Date;
}

/** Opens a task; whom alone it is for has it at once. */
export async function insertTask(tx: Tx, { instanceId, companyId }: Instance, task: NewTask): Promise<void> {
  const [only] = task.candidates.length === 1 ? task.candidates : [];
  const rows = task.candidates.map(({ partyId, reason, onBehalfOf = null }) => ({ partyId, reason, onBehalfOf }));
  await tx.run(sql`
    with opened as (
      insert into process_task (task_id, company_id, process_instance_id, token, item, node_id, title, form_key, is_returned, assignee_party_id, created_at, due_at)
      values (${task.taskId}::uuid, ${companyId}::uuid, ${instanceId}::uuid, ${task.token}::int, ${task.item ?? null}::smallint, ${task.nodeId}, ${task.title}, ${task.form},
        ${task.isReturned}, ${only?.partyId ?? null}::uuid, ${task.now.toISOString()}::timestamptz, ${task.dueAt?.toISOString() ?? null}::timestamptz) returning task_id)
    insert into process_task_candidate (party_id, task_id, company_id, reason, on_behalf_of)
    select c."partyId", task_id, ${companyId}::uuid, c.reason, c."onBehalfOf"
    from opened, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("partyId" uuid, reason text, "onBehalfOf" uuid) on conflict do nothing`);
}

/** Who has answered for a token, or was stood in for. */
export const askedBefore = async (db: Db, { instanceId }: Instance, token: number): Promise<ReadonlySet<string>> => {
  const rows = await db.many<{ partyId: string }>(sql`
    select unnest(array[on_behalf_of, completed_by]) as "partyId" from process_task where process_instance_id = ${instanceId}::uuid and token = ${token}::int and status = 'completed'`);
  return new Set(rows.map(({ partyId }) => partyId));
};

export interface OpenTask {
  readonly taskId: string;
  readonly instanceId: string;
  readonly token: number;
  readonly item: number | null;
  readonly nodeId: string;
}

/** A task with its instance, locked until the transaction ends. */
export interface LockedTask {
  readonly instance: Instance;
  readonly task: OpenTask & { readonly onBehalfOf: string | null };
}

/**
 * Locks an open task that somebody may do, and its instance: it is theirs, nobody has claimed it, or they stand in for who has. The instance comes
 * first in the list of what is locked, as everywhere. Rows that somebody else held are looked at anew: of two who answer at once the slower finds none.
 */
export async function lockTask(tx: Tx, taskId: string, partyId: string): Promise<LockedTask | undefined> {
  const row = await tx.maybe<Omit<Instance, keyof Known> & LockedTask['task']>(sql`
    select ${columns}, t.task_id as "taskId", t.token, t.item, t.node_id as "nodeId", c.on_behalf_of as "onBehalfOf"
    from process_task t join process_task_candidate c using (task_id) join process_instance i using (process_instance_id)
    where t.task_id = ${taskId}::uuid and c.party_id = ${partyId}::uuid and t.status = 'open' and i.status = 'active'
      and (coalesce(t.assignee_party_id, c.party_id) = c.party_id or c.on_behalf_of = t.assignee_party_id)
    for no key update of i, t`);
  if (!row) return undefined;
  const { taskId: _, token, item, nodeId, onBehalfOf, ...instance } = row;
  return { instance: { ...instance, ...(await versionBy(tx, row.definitionId)) }, task: { taskId, instanceId: row.instanceId, token, item, nodeId, onBehalfOf } };
}

export interface ClosedTask {
  readonly taskId: string;
  /** Who could have done it. */
  readonly partyIds: readonly string[];
}

/** Closes a task by an answer. It was read under the lock of its instance, so that it is open. What else waits for a task of one, its timers, is needless. */
export const completeTask = (
  tx: Tx,
  { taskId, instanceId, token, item }: OpenTask,
  said: { readonly partyId: string; readonly onBehalfOf: string | null; readonly outcome: string; readonly comment: string | null; readonly now: Date },
): Promise<ClosedTask> =>
  tx.one<ClosedTask>(sql`
    with gone as (delete from process_task_candidate where task_id = ${taskId}::uuid returning party_id),
    timers as (delete from process_timer where process_instance_id = ${instanceId}::uuid and token = ${token}::int and ${item}::int is null)
    update process_task set status = 'completed', closed_at = ${said.now.toISOString()}::timestamptz, completed_by = ${said.partyId}::uuid, on_behalf_of = ${said.onBehalfOf}::uuid,
      outcome = ${said.outcome}, comment_text = ${sealedWords(sealedAnswer, taskId, said.comment)}, candidate_ids = array(select party_id from gone)
    where task_id = ${taskId}::uuid and status = 'open' returning task_id as "taskId", candidate_ids as "partyIds"`);

/** Whatever waits for a token is needless. Answers its tasks. */
export async function dropAll(tx: Tx, { instanceId }: Instance, token: number, now: Date): Promise<readonly ClosedTask[]> {
  const of = sql`process_instance_id = ${instanceId}::uuid and token = ${token}::int`;
  return tx.many<ClosedTask>(sql`
    with gone as (delete from process_task_candidate where task_id in (select task_id from process_task where ${of} and status = 'open') returning task_id, party_id),
    timers as (delete from process_timer where ${of}), jobs as (delete from process_job where ${of}), messages as (delete from process_message where ${of}),
    incidents as (delete from process_incident where ${of})
    update process_task t set status = 'dropped', closed_at = ${now.toISOString()}::timestamptz, candidate_ids = array(select party_id from gone where gone.task_id = t.task_id)
    where ${of} and status = 'open' returning task_id as "taskId", candidate_ids as "partyIds"`);
}

/** Instances that a token waits for: they are called off with it. */
export const calledBy = (db: Db, { instanceId }: Instance, token: number): Promise<{ readonly instanceId: string }[]> =>
  db.many(sql`select process_instance_id as "instanceId" from process_instance where caller_id = ${instanceId}::uuid and caller_token = ${token}::int and status = 'active'`);

/** Instances that wait for one another: a process may come to call itself. */
const MAX_CALLS = 10;

/** Whether so many instances wait for this one, one for the other, that it calls no further. */
export const isTooDeep = async (db: Db, { callerId }: Pick<Instance, 'callerId'>): Promise<boolean> =>
  callerId !== null &&
  (
    await db.one<{ isTooDeep: boolean }>(sql`
      with recursive above as (
        select caller_id from process_instance where process_instance_id = ${callerId}::uuid
        union all select i.caller_id from above join process_instance i on i.process_instance_id = above.caller_id)
      select count(*) >= ${MAX_CALLS}::int as "isTooDeep" from above`)
  ).isTooDeep;

export const insertTimer = (
  tx: Tx,
  { instanceId, companyId }: Instance,
  at: { readonly token: number; readonly nodeId: string; readonly round: number; readonly dueAt: Date },
): Promise<number> =>
  tx.run(sql`
    insert into process_timer (process_instance_id, token, node_id, round, company_id, due_at)
    values (${instanceId}::uuid, ${at.token}::int, ${at.nodeId}, ${at.round}::smallint, ${companyId}::uuid, ${at.dueAt.toISOString()}::timestamptz)`);

/** Takes a timer that is due; false when another process has fired it, or it was dropped. */
export const takeTimer = async (tx: Tx, timer: { readonly instanceId: string; readonly token: number; readonly nodeId: string; readonly round: number }): Promise<boolean> =>
  (await tx.run(
    sql`delete from process_timer where process_instance_id = ${timer.instanceId}::uuid and token = ${timer.token}::int and node_id = ${timer.nodeId} and round = ${timer.round}::smallint`,
  )) === 1;

export const insertJob = (tx: Tx, { instanceId, companyId }: Instance, job: { readonly jobId: string; readonly token: number; readonly nodeId: string }): Promise<number> =>
  tx.run(sql`
    insert into process_job (process_job_id, company_id, process_instance_id, token, node_id)
    values (${job.jobId}::uuid, ${companyId}::uuid, ${instanceId}::uuid, ${job.token}::int, ${job.nodeId})`);

export const insertMessage = (tx: Tx, { instanceId, companyId }: Instance, token: number, message: string): Promise<number> =>
  tx.run(sql`insert into process_message (process_instance_id, token, company_id, message) values (${instanceId}::uuid, ${token}::int, ${companyId}::uuid, ${message})`);

export const insertIncident = (
  tx: Tx,
  { instanceId, companyId }: Instance,
  of: { readonly token: number; readonly nodeId: string; readonly code: string; readonly now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into process_incident (process_instance_id, token, company_id, node_id, code, created_at)
    values (${instanceId}::uuid, ${of.token}::int, ${companyId}::uuid, ${of.nodeId}, ${of.code}, ${of.now.toISOString()}::timestamptz)
    on conflict (process_instance_id, token) do update set code = excluded.code, created_at = excluded.created_at`);

export interface NewEvent {
  readonly eventId: string;
  readonly kind: string;
  readonly nodeId?: string;
  readonly actorPartyId?: string;
  readonly passed: readonly string[];
  readonly detail?: object;
  readonly now: Date;
}

/** A comment in the detail is sealed beside it. */
function eventRow({ instanceId, companyId }: Instance, event: NewEvent): Sql {
  const { comment, ...detail } = { comment: null, ...event.detail } as { readonly comment: string | null };
  return sql`
  insert into process_event (process_event_id, process_instance_id, company_id, at, kind, node_id, actor_party_id, passed, detail, comment_text)
  values (${event.eventId}::uuid, ${instanceId}::uuid, ${companyId}::uuid, ${event.now.toISOString()}::timestamptz, ${event.kind}, ${event.nodeId ?? null}, ${event.actorPartyId ?? null}::uuid,
    ${[...event.passed]}::text[], ${JSON.stringify(detail)}::jsonb, ${sealedWords(sealedAct, event.eventId, comment || null)})`;
}

export const insertEvent = (tx: Tx, instance: Instance, event: NewEvent): Promise<number> => tx.run(eventRow(instance, event));

/** The state after a step, with its last event; `ended` closes the instance. */
export const keepState = (tx: Tx, instance: Instance, last: NewEvent | undefined, ended?: { readonly status: 'completed' | 'cancelled'; readonly now: Date }): Promise<number> =>
  tx.run(sql`
    ${last === undefined ? empty : sql`with told as (${eventRow(instance, last)})`}
    update process_instance set state = ${JSON.stringify(instance.state)}::json, variables = ${JSON.stringify(instance.variables)}::jsonb, status = ${ended?.status ?? 'active'},
      ended_at = ${ended?.now.toISOString() ?? null}::timestamptz
    where process_instance_id = ${instance.instanceId}::uuid`);
