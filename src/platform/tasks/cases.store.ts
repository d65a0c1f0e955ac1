/** Rows of cases: instances with their tasks, events and discussion. SQL only; who may see them is asked in reach.ts. */

import type { Scalar } from '#kernel/workflow/condition.ts';
import type { ProcessState } from '#kernel/workflow/state.ts';
import { type Db, join, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { openedWords, sealedAct, sealedAnswer, sealedComment, sealedCommentFile, sealedWords } from '#platform/workflow/sealed-words.store.ts';
import type { CaseTask } from './stages.rules.ts';
import { casesWith, patternsOf } from './tasks.store.ts';

/** A case. Moments are ISO 8601. */
export interface CaseFacts {
  readonly instanceId: string;
  readonly companyId: string;
  readonly definitionId: string;
  readonly processKey: string;
  readonly processTitle: string;
  readonly recordId: string | null;
  readonly trackingCode: string;
  readonly subjectText: string;
  readonly subjectPartyId: string;
  readonly subjectName: string;
  readonly initiatorPartyId: string;
  readonly initiatorName: string;
  readonly isCalled: boolean;
  readonly status: 'active' | 'completed' | 'cancelled';
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly state: ProcessState;
  readonly variables: Readonly<Record<string, Scalar>>;
  readonly isWithdrawn: boolean;
}

export const caseColumns = sql`
  i.process_instance_id as "instanceId", i.company_id as "companyId", i.process_definition_id as "definitionId", d.process_key as "processKey", d.title as "processTitle",
  i.record_id as "recordId", i.tracking_code as "trackingCode", i.subject_text as "subjectText", i.subject_party_id as "subjectPartyId", ${fullName(sql`s`)} as "subjectName",
  i.initiator_party_id as "initiatorPartyId", ${fullName(sql`b`)} as "initiatorName", i.caller_id is not null as "isCalled", i.status, i.started_at as "startedAt",
  i.ended_at as "endedAt", i.state, i.variables,
  i.status = 'cancelled' and exists (select from process_event e where e.process_instance_id = i.process_instance_id and e.kind = 'withdrawn') as "isWithdrawn"`;

export const caseFrom = sql`
  process_instance i join process_definition d on d.process_definition_id = i.process_definition_id
  join person s on s.party_id = i.subject_party_id join person b on b.party_id = i.initiator_party_id`;

/** What a list of cases is asked for; `within` says whose, over the instance `i`. */
export interface CasesQuery {
  readonly within: Sql;
  readonly state: 'active' | 'completed' | 'cancelled' | 'incident' | undefined;
  readonly processKey: string | undefined;
  readonly search: string | undefined;
}

/** Every typed word stands somewhere in the name of the process, what the case is about, its person or its tracking code. */
const withWord = (pattern: string): Sql => sql`i.process_instance_id in (
  ${casesWith(pattern)}
  union all select x.process_instance_id from searchable_case x
    where x.process_definition_id in (select process_definition_id from process_definition where folded_text(title) like ${pattern}))`;

function casesWhere({ within, state, processKey, search }: CasesQuery): Sql {
  const all = [sql`i.caller_id is null`, within];
  if (state === 'incident') all.push(sql`exists (select from process_incident x where x.process_instance_id = i.process_instance_id)`);
  else if (state !== undefined) all.push(sql`i.status = ${state}`);
  if (processKey !== undefined) all.push(sql`d.process_key = ${processKey}`);
  all.push(...patternsOf(search).map(withWord));
  return join(all, ' and ');
}

/** A page of cases, newest first. */
export const casePage = (db: Db, asked: CasesQuery, first: number, most: number): Promise<CaseFacts[]> =>
  db.many<CaseFacts>(
    sql`select ${caseColumns} from ${caseFrom} where ${casesWhere(asked)} order by i.started_at desc, i.process_instance_id desc limit ${most}::int offset ${first}::int`,
  );

export const countCases = async (db: Db, asked: CasesQuery): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from ${caseFrom} where ${casesWhere(asked)}`)).n;

/** In the order in which they were opened. Without a RowScope: whoever sees a case may know who works on it. */
export async function tasksOfCases(db: Db, instanceIds: readonly string[]): Promise<CaseTask[]> {
  const found = await db.many<CaseTask>(sql`
    select t.task_id as "taskId", t.process_instance_id as "instanceId", t.node_id as "nodeId", t.title, t.status, t.created_at as "createdAt", t.closed_at as "closedAt", t.due_at as "dueAt", t.outcome,
      t.comment_text as comment, t.completed_by as "completedBy", t.on_behalf_of as "onBehalfOf",
      array(select ${fullName(sql`p`)} from person p where case when t.status = 'completed' then p.party_id = t.completed_by when t.assignee_party_id is not null then p.party_id = t.assignee_party_id
        else p.party_id in (select c.party_id from process_task_candidate c where c.task_id = t.task_id) end and t.status <> 'dropped' order by p.sort_text limit 5) as people
    from process_task t where t.process_instance_id = any (${[...instanceIds]}::uuid[]) order by t.task_id`);
  return found.map((task) => ({ ...task, comment: openedWords(sealedAnswer, task.taskId, task.comment) }));
}

/** Nodes that cases went through. */
export async function passedIn(db: Db, instanceIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db.many<{ instanceId: string; passed: readonly string[] }>(sql`
    select e.process_instance_id as "instanceId", array_agg(distinct p.node) as passed
    from process_event e cross join unnest(e.passed) as p (node) where e.process_instance_id = any (${[...instanceIds]}::uuid[]) group by e.process_instance_id`);
  return new Map(rows.map(({ instanceId, passed }) => [instanceId, new Set(passed)]));
}

export interface CaseEvent {
  readonly eventId: string;
  readonly at: string;
  readonly kind: string;
  readonly nodeId: string | null;
  readonly actorPartyId: string | null;
  readonly passed: readonly string[];
  readonly detail: { readonly taskId?: string; readonly outcome?: string; readonly comment?: string | null; readonly to?: string; readonly onBehalfOf?: string | null };
}

/** In the order in which it happened. */
export async function eventsOf(db: Db, instanceId: string): Promise<CaseEvent[]> {
  const found = await db.many<CaseEvent & { readonly comment: string | null }>(sql`
    select process_event_id as "eventId", at, kind, node_id as "nodeId", actor_party_id as "actorPartyId", passed, detail, comment_text as comment
    from process_event where process_instance_id = ${instanceId}::uuid order by process_event_id`);
  return found.map(({ comment, ...event }) => ({ ...event, detail: { ...event.detail, comment: openedWords(sealedAct, event.eventId, comment) } }));
}

export interface Comment {
  readonly commentId: string;
  readonly at: string;
  readonly authorPartyId: string;
  readonly authorName: string;
  readonly text: string;
  readonly file: string | null;
}

export async function commentsOf(db: Db, instanceId: string): Promise<Comment[]> {
  const found = await db.many<Comment>(sql`
    select c.comment_id as "commentId", c.at, c.author_party_id as "authorPartyId", ${fullName(sql`p`)} as "authorName", c.body as text, c.file
    from process_comment c join person p on p.party_id = c.author_party_id where c.process_instance_id = ${instanceId}::uuid order by c.comment_id`);
  return found.map((said) => ({ ...said, text: sealedComment.open(said.commentId, said.text), file: openedWords(sealedCommentFile, said.commentId, said.file) }));
}

/** Since a moment, how much somebody has said in a case, and when first (ISO). */
export const saidSince = (db: Db, instanceId: string, partyId: string, since: Date): Promise<{ readonly n: number; readonly first: string | null }> =>
  db.one(sql`
    select count(*)::int as n, min(at) as first from process_comment
    where process_instance_id = ${instanceId}::uuid and author_party_id = ${partyId}::uuid and at > ${since.toISOString()}::timestamptz`);

export const insertComment = (
  tx: Tx,
  { instanceId, companyId }: Pick<CaseFacts, 'instanceId' | 'companyId'>,
  said: { readonly commentId: string; readonly partyId: string; readonly text: string; readonly file: string | null; readonly now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into process_comment (comment_id, process_instance_id, company_id, author_party_id, at, body, file)
    values (${said.commentId}::uuid, ${instanceId}::uuid, ${companyId}::uuid, ${said.partyId}::uuid, ${said.now.toISOString()}::timestamptz, ${sealedComment.seal(said.commentId, said.text)},
      ${sealedWords(sealedCommentFile, said.commentId, said.file)})`);

/** Variables of a running case; the caller holds its lock. */
export const writeVariables = (tx: Tx, instanceId: string, variables: CaseFacts['variables']): Promise<number> =>
  tx.run(sql`update process_instance set variables = variables || ${JSON.stringify(variables)}::jsonb where process_instance_id = ${instanceId}::uuid and status = 'active'`);

/** The newest open task of a case that waits for somebody. */
export const firstTaskFor = async (db: Db, instanceId: string, partyId: string): Promise<string | null> =>
  (
    await db.maybe<{ taskId: string }>(sql`
      select t.task_id as "taskId" from process_task t join process_task_candidate c using (task_id)
      where t.process_instance_id = ${instanceId}::uuid and t.status = 'open' and c.party_id = ${partyId}::uuid order by t.task_id limit 1`)
  )?.taskId ?? null;

export const openTasksOf = (db: Db, instanceId: string): Promise<{ readonly taskId: string }[]> =>
  db.many(sql`select task_id as "taskId" from process_task where process_instance_id = ${instanceId}::uuid and status = 'open' order by task_id`);

/** Everybody for whom a case waits now. */
export const waitingFor = async (db: Db, instanceId: string): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select distinct c.party_id as "partyId" from process_task t join process_task_candidate c using (task_id) where t.process_instance_id = ${instanceId}::uuid and t.status = 'open'`)
  ).map(({ partyId }) => partyId);
