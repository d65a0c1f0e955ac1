/** SQL of the requests for a change. */
import { isUuid } from '#kernel/ids/ids.ts';
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSealedField, type SealedField } from '#platform/secrets/sealed-field.define.ts';
import { openedWords, sealedAnswer, sealedWords } from '#platform/workflow/sealed-words.store.ts';
import { MAX_OPEN, OWN_LIMIT, PAGE_SIZE } from './change-requests.contract.ts';
import type { Decision, RequestedField } from './change-requests.rules.ts';
import { BACK, PROCESS } from './change-requests.steps.ts';
import { type ChangeAction, type ChangeKind, changeKinds } from './changeables.rules.ts';

// a set may hold an account number, an illness or a code: all of it is sealed
const sealedIn = (table: string, column: string): SealedField => defineSealedField({ table, column, key: `${table}_id`, boundTo: `${table}_id`, inAudit: null });
const [sealedOld, sealedNew] = [sealedIn('change_request_field', 'old_value'), sealedIn('change_request_field', 'new_value')];
const [sealedNote, sealedProof] = [sealedIn('change_request', 'note_text'), sealedIn('change_request', 'document')];
const sealedOpinion = sealedIn('change_request_step', 'note_text');
const sealedReason = sealedIn('change_request_decision', 'reason_text');

export type RequestState = 'sent' | 'decided' | 'withdrawn';

/** The person whose file it is, when in scope. */
export const subjectOf = (db: Db, rows: RowScope, partyId: string): Promise<{ companyId: string; fullName: string } | undefined> =>
  db.maybe(sql`
    select p.company_id as "companyId", ${fullName(sql`p`)} as "fullName" from person p
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

/** Whether the person has as many sets open as may wait; further ones of the same person come after the end of the transaction. */
export async function hasTooMany(tx: Tx, partyId: string): Promise<boolean> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended('change_request ' || ${partyId}, 0))`);
  return (await tx.one<{ n: number }>(sql`select count(*)::int as n from change_request where party_id = ${partyId}::uuid and state = 'sent'`)).n >= MAX_OPEN;
}

/** What a request is about. */
interface Asked {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly kind: ChangeKind;
  readonly action: ChangeAction;
  readonly recordId: string | null;
}

export interface NewRequest extends Asked {
  readonly note: string | null;
  readonly document: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

const iso = (ms: number): string => new Date(ms).toISOString();

async function insertFields(tx: Tx, { requestId, companyId }: Pick<Asked, 'requestId' | 'companyId'>, fields: readonly RequestedField[], newId: () => string): Promise<void> {
  const rows = fields.map((one, index) => {
    const id = newId();
    return { id, place: index, field: one.field, old: sealedOld.seal(id, JSON.stringify(one.old)), new: sealedNew.seal(id, JSON.stringify(one.new)) };
  });
  await tx.run(sql`
    insert into change_request_field (change_request_field_id, change_request_id, company_id, place, field, old_value, new_value)
    select id, ${requestId}::uuid, ${companyId}::uuid, place, field, "old", "new"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, place smallint, field text, "old" text, "new" text)`);
}

/** A set with the step of the personnel office, which is the last one: those of a chain come before it as they are done. */
export async function insertRequest(tx: Tx, request: NewRequest, fields: readonly RequestedField[], newId: () => string): Promise<void> {
  const { requestId, companyId } = request;
  await tx.run(sql`
    insert into change_request (change_request_id, company_id, party_id, kind, action, record_id, note_text, document, sent_at)
    values (${requestId}::uuid, ${companyId}::uuid, ${request.partyId}::uuid, ${request.kind}, ${request.action}, ${request.recordId}::uuid, ${sealedWords(sealedNote, requestId, request.note)},
      ${sealedWords(sealedProof, requestId, request.document)}, ${iso(request.now)}::timestamptz)`);
  await insertFields(tx, request, fields, newId);
  await tx.run(sql`
    insert into change_request_step (change_request_step_id, change_request_id, company_id, sequence) values (${newId()}::uuid, ${requestId}::uuid, ${companyId}::uuid, 1)`);
}

interface StoredField {
  readonly id: string;
  readonly field: string;
  readonly old: string;
  readonly new: string;
  readonly decision: 'accepted' | 'refused' | null;
  readonly decisionId: string | null;
  readonly reason: string | null;
}

export interface KnownField extends RequestedField {
  readonly id: string;
  readonly decision: 'accepted' | 'refused' | null;
  readonly reason: string | null;
}

export interface KnownRequest extends Asked {
  readonly state: RequestState;
  readonly note: string | null;
  readonly document: string | null;
  readonly sentAt: string;
  readonly closedAt: string | null;
  readonly deciderName: string | null;
  readonly decisionNote: string | null;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly fields: readonly KnownField[];
}

/** A field is refused by the first step that refuses it, and accepted when the last one has accepted it. */
const fieldsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.change_request_field_id, 'field', f.field, 'old', f.old_value, 'new', f.new_value,
    'decision', case when d.decision = 'refused' or r.state <> 'sent' then d.decision end,
    'decisionId', d.change_request_decision_id, 'reason', d.reason_text) order by f.place), '[]')
  from change_request_field f
  left join lateral (
    select x.decision, x.change_request_decision_id, x.reason_text from change_request_decision x join change_request_step s using (change_request_step_id)
    where x.change_request_field_id = f.change_request_field_id order by (x.decision = 'refused') desc, s.sequence desc limit 1) d on true
  where f.change_request_id = r.change_request_id)`;

const lastStep = sql`lateral (
  select s.change_request_step_id, s.note_text, concat_ws(' ', b.first_name, b.last_name) as decider_name from change_request_step s join person b on b.party_id = s.decided_by
  where s.change_request_id = r.change_request_id and s.state = 'done' order by s.sequence desc limit 1) as step`;

const employee = sql`lateral (
  select e.pseudo_id from party_relationship e where e.party_id = r.party_id and e.relationship_type_enum_id = 'PrtEmployee'
  order by (e.status_id = 'ActiveRel') desc, lower(e.valid) desc limit 1) as employment`;

const columns = sql`
  r.change_request_id as "requestId", r.company_id as "companyId", r.party_id as "partyId", r.kind, r.action, r.record_id as "recordId", r.state, r.note_text as note, r.document,
  r.sent_at as "sentAt", r.closed_at as "closedAt", step.decider_name as "deciderName", step.change_request_step_id as "stepId", step.note_text as "decisionNote",
  ${fullName(sql`p`)} as "fullName", employment.pseudo_id as "pseudoId", ${fieldsJson} as fields`;

type StoredRequest = Omit<KnownRequest, 'fields'> & { readonly stepId: string | null; readonly fields: readonly StoredField[] };

const openedField = ({ decisionId, ...one }: StoredField): KnownField => ({
  ...one,
  old: JSON.parse(sealedOld.open(one.id, one.old)),
  new: JSON.parse(sealedNew.open(one.id, one.new)),
  reason: openedWords(sealedReason, decisionId ?? '', one.reason),
});

const opened = ({ stepId, ...found }: StoredRequest): KnownRequest => ({
  ...found,
  note: openedWords(sealedNote, found.requestId, found.note),
  document: openedWords(sealedProof, found.requestId, found.document),
  decisionNote: openedWords(sealedOpinion, stepId ?? '', found.decisionNote),
  fields: found.fields.map(openedField),
});

/** Only kinds that a slice still knows. */
const known = sql`r.kind = any (${[...changeKinds]}::text[])`;
const inScope = (rows: RowScope): Sql => peopleIn(rows, sql`r.party_id`, sql`r.company_id`);

export async function ownRequests(db: Db, partyId: string): Promise<KnownRequest[]> {
  const found = await db.many<StoredRequest>(sql`
    select ${columns} from change_request r join person p using (party_id) left join ${lastStep} on true left join ${employee} on true
    where r.party_id = ${partyId}::uuid and ${known} order by r.sent_at desc, r.change_request_id desc limit ${OWN_LIMIT}`);
  return found.map(opened);
}

/** A request in scope; `hold`: until the end of the transaction. */
export async function requestOf(db: Db, rows: RowScope, requestId: string, hold = false): Promise<KnownRequest | undefined> {
  if (!isUuid(requestId)) return undefined;
  if (hold) await db.maybe(sql`select from change_request r where r.change_request_id = ${requestId}::uuid for update`);
  const found = await db.maybe<StoredRequest>(sql`
    select ${columns} from change_request r join person p using (party_id) left join ${lastStep} on true left join ${employee} on true
    where r.change_request_id = ${requestId}::uuid and ${known} and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)}`);
  return found && opened(found);
}

/** What part of a file a request is about; undefined of a kind that no slice knows any more, and of one that is gone. */
export const kindOfRequest = async (db: Db, requestId: string): Promise<ChangeKind | undefined> =>
  (await db.maybe<{ kind: ChangeKind }>(sql`select r.kind from change_request r where r.change_request_id = ${requestId}::uuid and ${known}`))?.kind;

export interface ListedRequest extends Pick<KnownRequest, 'requestId' | 'partyId' | 'fullName' | 'pseudoId' | 'kind' | 'action' | 'state' | 'sentAt' | 'closedAt' | 'deciderName'> {
  readonly fieldCount: number;
  readonly acceptedCount: number;
}

/** Of one person, in one state, or both; of others than the asker only these kinds. */
export interface Asking {
  readonly kinds: readonly ChangeKind[];
  readonly state?: RequestState | undefined;
  readonly partyId?: string | undefined;
}

const askedFor = (rows: RowScope, { kinds, state, partyId }: Asking): Sql =>
  sql`${known} and (r.kind = any (${[...kinds]}::text[]) or r.party_id::text = ${rows.selfPartyId}) and ${inScope(rows)} ${state === undefined ? empty : sql`and r.state = ${state}`} ${partyId === undefined ? empty : sql`and r.party_id = ${partyId}::uuid`}`;

/** Waiting ones first and oldest first, closed ones newest first. */
export const listRequests = (db: Db, rows: RowScope, asking: Asking, pageIndex: number): Promise<ListedRequest[]> =>
  db.many<ListedRequest>(sql`
    select r.change_request_id as "requestId", r.party_id as "partyId", ${fullName(sql`p`)} as "fullName", employment.pseudo_id as "pseudoId",
      r.kind, r.action, r.state, r.sent_at as "sentAt", r.closed_at as "closedAt", step.decider_name as "deciderName",
      (select count(*)::int from change_request_field f where f.change_request_id = r.change_request_id) as "fieldCount",
      (select count(*)::int from change_request_field f where f.change_request_id = r.change_request_id
        and exists (select from change_request_decision d where d.change_request_field_id = f.change_request_field_id)
        and not exists (select from change_request_decision d where d.change_request_field_id = f.change_request_field_id and d.decision = 'refused')) as "acceptedCount"
    from change_request r join person p using (party_id) left join ${lastStep} on true left join ${employee} on true
    where ${askedFor(rows, asking)}
    order by case when r.state = 'sent' then r.sent_at end, r.closed_at desc, r.change_request_id limit ${PAGE_SIZE} offset ${pageIndex * PAGE_SIZE}`);

export const countRequests = async (db: Db, rows: RowScope, asking: Asking): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from change_request r where ${askedFor(rows, asking)}`)).n;

/** Ends a set: `by` decides its waiting step, without one it is dropped. */
export async function closeRequest(
  tx: Tx,
  requestId: string,
  state: 'decided' | 'withdrawn',
  { now, by, note = null }: { now: number; by?: string; note?: string | null },
): Promise<void> {
  await tx.run(sql`
    update change_request set state = ${state}, closed_at = ${iso(now)}::timestamptz, row_version = row_version + 1 where change_request_id = ${requestId}::uuid`);
  const waiting = await tx.many<{ id: string }>(sql`
    select change_request_step_id as id from change_request_step where change_request_id = ${requestId}::uuid and state = 'waiting'`);
  for (const { id } of waiting) {
    const done = sql`state = 'done', decided_by = ${by ?? null}::uuid, decided_at = ${iso(now)}::timestamptz, note_text = ${sealedWords(sealedOpinion, id, note)}`;
    await tx.run(sql`update change_request_step set ${by === undefined ? sql`state = 'dropped'` : done} where change_request_step_id = ${id}::uuid`);
  }
}

/** What a step says to each field: the waiting one, or another that is named. */
export const insertDecisions = (tx: Tx, { requestId, companyId, fields }: KnownRequest, decisions: readonly Decision[], newId: () => string, stepId?: string): Promise<number> => {
  const idOf = new Map(fields.map(({ field, id }) => [field, id]));
  const rows = decisions.map(({ field, decision, reason = null }) => {
    const id = newId();
    return { id, field: idOf.get(field), decision, reason: sealedWords(sealedReason, id, decision === 'refused' ? reason : null) };
  });
  return tx.run(sql`
    insert into change_request_decision (change_request_decision_id, change_request_step_id, change_request_field_id, company_id, decision, reason_text)
    select d.id, s.change_request_step_id, d.field, ${companyId}::uuid, d.decision, d.reason
    from change_request_step s cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id uuid, field uuid, decision text, reason text)
    where s.change_request_id = ${requestId}::uuid and ${stepId === undefined ? sql`s.state = 'waiting'` : sql`s.change_request_step_id = ${stepId}::uuid`}`);
};

/** A step of a chain that was done. */
export interface DoneStep {
  readonly stepId: string;
  /** Step of the chain; null of one that the chain has no more. */
  readonly levelId: string | null;
  readonly by: string;
  readonly note: string | null;
  readonly now: Date;
}

/** Keeps a step of a chain with what it says to each field, before the step of the office, which waits on. */
export async function insertStep(tx: Tx, request: KnownRequest, { stepId, levelId, by, note, now }: DoneStep, decisions: readonly Decision[], newId: () => string): Promise<void> {
  const { requestId, companyId } = request;
  const { sequence } = await tx.one<{ sequence: number }>(sql`
    update change_request_step set sequence = sequence + 1 where change_request_id = ${requestId}::uuid and state = 'waiting' returning sequence - 1 as sequence`);
  await tx.run(sql`
    insert into change_request_step (change_request_step_id, change_request_id, company_id, sequence, level_id, approver_party_id, state, decided_by, decided_at, note_text)
    values (${stepId}::uuid, ${requestId}::uuid, ${companyId}::uuid, ${sequence}, ${levelId}::uuid, ${by}::uuid, 'done', ${by}::uuid, ${now.toISOString()}::timestamptz,
      ${sealedWords(sealedOpinion, stepId, note)})`);
  await insertDecisions(tx, request, decisions, newId, stepId);
}

/** What the asker has put right takes the place of what was asked for: nobody has decided on it yet. */
export async function rewriteRequest(
  tx: Tx,
  { requestId, companyId }: Pick<Asked, 'requestId' | 'companyId'>,
  { note, document }: Pick<NewRequest, 'note' | 'document'>,
  fields: readonly RequestedField[],
  newId: () => string,
): Promise<void> {
  await tx.run(
    sql`update change_request set note_text = ${sealedWords(sealedNote, requestId, note)}, document = ${sealedWords(sealedProof, requestId, document)}, row_version = row_version + 1 where change_request_id = ${requestId}::uuid`,
  );
  // what was said to the fields goes with them
  await tx.run(sql`delete from change_request_field where change_request_id = ${requestId}::uuid`);
  await tx.run(sql`delete from change_request_step where change_request_id = ${requestId}::uuid and state <> 'waiting'`);
  await tx.run(sql`update change_request_step set sequence = 1 where change_request_id = ${requestId}::uuid`);
  await insertFields(tx, { requestId, companyId }, fields, newId);
}

/** Predicate "the case i is one of these requests". */
export const casesOf = (requestIds: readonly string[]): Sql => sql`i.record_id = any (${[...requestIds]}::uuid[]) and d.process_key = ${PROCESS}`;

/** Whether somebody had or has a task of the case of a request. */
export const hasTaskOf = async (db: Db, requestId: string, partyId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from process_instance i join process_definition d using (process_definition_id) join process_task t using (process_instance_id)
    where i.record_id = ${requestId}::uuid and d.process_key = ${PROCESS} and (t.completed_by = ${partyId}::uuid or exists (
      select from process_task_candidate c where c.task_id = t.task_id and c.party_id = ${partyId}::uuid)) limit 1`)) !== undefined;

/** What was said when a case was last sent back. */
export async function sentBackWith(db: Db, instanceId: string): Promise<string | null> {
  const last = await db.maybe<{ taskId: string; comment: string | null }>(sql`
    select task_id as "taskId", comment_text as comment from process_task
    where process_instance_id = ${instanceId}::uuid and status = 'completed' and outcome = ${BACK} order by closed_at desc, task_id desc limit 1`);
  return last === undefined ? null : openedWords(sealedAnswer, last.taskId, last.comment);
}
