/**
 * Who may see and do what (ADR 0034). A task: its candidates now (of substitutes those whose days are not over), its assignee, who did it or for whom it was done; who merely
 * could have done it learns, while the case runs, that it is done. A case with all that is said in it: its initiator, the person it is about, and while it runs whose step
 * sees the case. Both: who holds the key of the management and reaches the person the case is about, unless that is they themselves; what is said only with the classes of the process.
 */
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { classesAbout } from '#platform/access/person-access.service.ts';
import { onePersonIn, peopleIn, scopeFor } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { firstOf, nameOfPerson } from '#platform/people/people.sql.ts';
import { MANAGE } from '#platform/workflow/manage.rules.ts';
import { baseKey } from '#platform/workflow/own-processes.sql.ts';
import { processKind, processKinds } from '#platform/workflow/registry.server.ts';
import { openedWords, sealedAnswer } from '#platform/workflow/sealed-words.store.ts';
import { type CaseFacts, caseColumns, caseFrom } from './cases.store.ts';
import type { Standing } from './read-form.service.ts';
import { TEAM } from './tasks.contract.ts';
import { type TaskFacts, taskColumns, taskJoins } from './tasks.store.ts';
import type { Sight } from './tasks-shapes.rules.ts';

/** Who looks, on which day (ISO date in Tehran). */
export interface Looking {
  readonly actor: Actor;
  readonly today: string;
}

/** Predicate "the person of this row is in reach of the management", over the columns of party and company: of many rows, or of one. */
export function managed({ actor, today }: Looking, party: Sql, company: Sql, within = peopleIn): Sql {
  if (!mayUse(actor.grants, [MANAGE])) return sql`false`;
  return sql`(${within(scopeFor(actor, { permission: MANAGE, scope: 'rows' }, today), party, company)} and ${party} <> ${actor.partyId}::uuid)`;
}

/** People of the team: those in reach of its key. Undefined when there is nobody to look for. */
export function teamOf({ actor, today }: Looking): ((party: Sql, company: Sql) => Sql) | undefined {
  if (!mayUse(actor.grants, [TEAM])) return undefined;
  const rows = scopeFor(actor, { permission: TEAM, scope: 'rows' }, today);
  return rows.companyIds.length + rows.unitIds.length === 0 ? undefined : (party, company) => peopleIn({ ...rows, selfPartyId: '' }, party, company);
}

/** Predicate "the candidate `x` of the task `t` is one on a day": whoever stands in does so on its days, also before the task is taken from them. */
const counts = (x: Sql, today: string): Sql => sql`(${x}.on_behalf_of is null or exists (
  select from task_substitution s join process_instance n on n.process_instance_id = t.process_instance_id join process_definition k on k.process_definition_id = n.process_definition_id
  where s.company_id = t.company_id and s.party_id = ${x}.on_behalf_of and s.substitute_party_id = ${x}.party_id and s.valid @> ${today}::date
    and (s.process_keys = '{}' or k.process_key = any (s.process_keys))))`;

/** Predicate "this person is a candidate of the open task t, or has it": what somebody holds who only stands in is theirs as long as they do. */
const holds = (partyId: string, today: string): Sql => sql`(t.status = 'open' and (
  exists (select from process_task_candidate x where x.task_id = t.task_id and x.party_id = ${partyId}::uuid and ${counts(sql`x`, today)})
  or t.assignee_party_id = ${partyId}::uuid and not exists (select from process_task_candidate x where x.task_id = t.task_id and x.party_id = ${partyId}::uuid)))`;

/** Predicate "this person has answered the task t, or was answered for". */
const answered = (partyId: string): Sql => sql`(t.status = 'completed' and ${partyId}::uuid in (t.completed_by, t.on_behalf_of))`;

/** Predicate "this person does or did the task t in the place of somebody else". */
const standsIn = (partyId: string): Sql => sql`(case when t.status = 'open'
  then exists (select from process_task_candidate x where x.task_id = t.task_id and x.party_id = ${partyId}::uuid and x.on_behalf_of is not null)
  else t.completed_by = ${partyId}::uuid and t.on_behalf_of is not null end)`;

/** A task with what the reader is to it. */
export interface SeenTask extends TaskFacts {
  readonly isCandidate: boolean;
  readonly isManaged: boolean;
  /** What the reader is to its form. */
  readonly standing: Standing;
  /** In the case from outside: they answer nothing of it. */
  readonly hadAHand: boolean;
  readonly candidateCount: number;
  readonly initiatorPartyId: string;
  readonly completedBy: string | null;
  readonly completedByName: string | null;
  /** Null to whom it is not for. */
  readonly comment: string | null;
}

interface FoundTask extends Omit<SeenTask, 'standing'> {
  readonly isTheirs: boolean;
  readonly standsIn: boolean;
  readonly couldHave: boolean;
}

function standingOf({ isTheirs, standsIn: isInPlace, isManaged }: FoundTask): Standing {
  if (isTheirs) return isInPlace ? 'standsIn' : 'asked';
  return isManaged ? 'manages' : 'could';
}

/** A task that the reader may see. Throws notFound. */
export async function seenTask(db: Db, looking: Looking, taskId: string): Promise<SeenTask> {
  const { today } = looking;
  const me = looking.actor.partyId;
  const task = isUuid(taskId)
    ? await db.maybe<FoundTask>(sql`
        select ${taskColumns}, c.reason, '{}'::text[] as "waitsFor", coalesce(c.on_behalf_of, t.on_behalf_of) as "behalfPartyId", ${nameOfPerson(firstOf(sql`c.on_behalf_of`, sql`t.on_behalf_of`))} as "behalfName",
          c.party_id is not null as "isCandidate", ${managed(looking, sql`i.subject_party_id`, sql`i.company_id`, onePersonIn)} as "isManaged",
          (${holds(me, today)} or ${answered(me)}) as "isTheirs", ${standsIn(me)} as "standsIn",
          (t.status <> 'open' and i.status = 'active' and ${me}::uuid = any (t.candidate_ids)) as "couldHave",
          exists (select from process_hand h where h.process_instance_id = t.process_instance_id and h.party_id = ${me}::uuid and coalesce(h.task_id, t.task_id) = t.task_id) as "hadAHand",
          (select count(*)::int from process_task_candidate x where x.task_id = t.task_id) as "candidateCount", i.initiator_party_id as "initiatorPartyId",
          t.completed_by as "completedBy", ${nameOfPerson(sql`t.completed_by`)} as "completedByName", t.comment_text as comment
        from process_task t ${taskJoins} left join process_task_candidate c on c.task_id = t.task_id and c.party_id = ${me}::uuid and ${counts(sql`c`, today)}
        where t.task_id = ${taskId}::uuid`)
    : undefined;
  if (task === undefined || !(task.isTheirs || task.couldHave || task.isManaged)) throw httpErrors.error('notFound');
  return { ...task, comment: openedWords(sealedAnswer, task.taskId, task.comment), standing: standingOf(task) };
}

/** A case with what the reader is to it. */
export interface SeenCase extends CaseFacts {
  readonly isManaged: boolean;
  readonly sight: Sight;
}

/** Predicate "the form of the task t shows the case, and not its step alone", beside the definition d. */
function showsCase(): Sql {
  const pairs = processKinds().flatMap(({ key, forms }) => Object.entries(forms).flatMap(([form, { sees }]) => (sees === 'case' ? [{ key, form }] : [])));
  return sql`(${baseKey(sql`d.process_key`)}, t.form_key) in (select * from unnest(${pairs.map(({ key }) => key)}::text[], ${pairs.map(({ form }) => form)}::text[]))`;
}

/** Predicate "the case i runs, and a step of this person sees it": one that they have or had in their own name. */
const asked = (partyId: string, today: string): Sql => sql`(i.status = 'active' and exists (
  select from process_task t where t.process_instance_id = i.process_instance_id and (${holds(partyId, today)} or ${answered(partyId)}) and not ${standsIn(partyId)} and ${showsCase()}))`;

/** Predicate "in the case i this person stands in today for somebody whose step sees it". */
const inPlace = (partyId: string, today: string): Sql => sql`(i.status = 'active' and exists (
  select from process_task t where t.process_instance_id = i.process_instance_id and ${holds(partyId, today)} and ${standsIn(partyId)} and ${showsCase()}))`;

interface FoundCase extends CaseFacts {
  readonly isManaged: boolean;
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  readonly isInPlace: boolean;
}

/** How much of a case somebody sees: what is said in it may tell of every class of the process. */
async function sightOf(db: Db, { actor, today }: Looking, { isOwn, isAsked, isInPlace, isManaged, processKey, subjectPartyId, companyId }: FoundCase): Promise<Sight> {
  if (isOwn || isAsked) return 'whole';
  const tells: readonly FieldClass[] = processKind(processKey)?.tells ?? fieldClasses;
  const holdsAll = (held: ReadonlySet<FieldClass>): boolean => tells.every((one) => held.has(one));
  if (isInPlace && holdsAll(await classesAbout(db, actor, { partyId: subjectPartyId, companyId }, today))) return 'whole';
  if (!isManaged) return 'own';
  return holdsAll(classesOf(actor, { permission: MANAGE })(subjectPartyId)) ? 'whole' : 'standing';
}

/** A case with how much of it somebody sees: `own` of a case that is not theirs to see, beside steps of theirs. */
async function caseFor(db: Db, looking: Looking, instanceId: string): Promise<SeenCase | undefined> {
  const me = looking.actor.partyId;
  const one = isUuid(instanceId)
    ? await db.maybe<FoundCase>(sql`
        select ${caseColumns}, ${managed(looking, sql`i.subject_party_id`, sql`i.company_id`, onePersonIn)} as "isManaged", ${me}::uuid in (i.initiator_party_id, i.subject_party_id) as "isOwn",
          ${asked(me, looking.today)} as "isAsked", ${inPlace(me, looking.today)} as "isInPlace"
        from ${caseFrom} where i.process_instance_id = ${instanceId}::uuid`)
    : undefined;
  return one && { ...one, sight: await sightOf(db, looking, one) };
}

/** A case that the reader may see. Throws notFound. */
export async function seenCase(db: Db, looking: Looking, instanceId: string): Promise<SeenCase> {
  const one = await caseFor(db, looking, instanceId);
  if (one === undefined || one.sight === 'own') throw httpErrors.error('notFound');
  return one;
}

/** The case of a task that the reader sees, with how much of it they see. */
export async function caseOfTask(db: Db, looking: Looking, { instanceId }: Pick<SeenTask, 'instanceId'>): Promise<SeenCase> {
  const one = await caseFor(db, looking, instanceId);
  if (one === undefined) throw httpErrors.error('notFound');
  return one;
}

/** Whether somebody may read what was said about a case. */
export async function mayReadComment(db: Db, actor: Actor, today: string, commentId: string): Promise<boolean> {
  const said = await db.maybe<{ instanceId: string }>(sql`select process_instance_id as "instanceId" from process_comment where comment_id = ${commentId}::uuid`);
  return said !== undefined && (await caseFor(db, { actor, today }, said.instanceId))?.sight === 'whole';
}

/** A case of the management. Throws notFound for those beyond reach. */
export async function managedCase(db: Db, looking: Looking, instanceId: string): Promise<SeenCase> {
  const one = await seenCase(db, looking, instanceId);
  if (!one.isManaged) throw httpErrors.error('notFound');
  return one;
}

/** Whether somebody may see a case in which this person has decided, or their own answer in it: the signature belongs to the decision. */
export async function mayReadSignature(db: Db, actor: Actor, today: string, partyId: string): Promise<boolean> {
  const me = actor.partyId;
  return (
    (await db.maybe(sql`
      select from process_task o join process_instance i using (process_instance_id) join process_definition d using (process_definition_id)
      where o.status = 'completed' and o.completed_by = ${partyId}::uuid and (${me}::uuid in (i.initiator_party_id, i.subject_party_id, o.on_behalf_of) or ${asked(me, today)}) limit 1`)) !==
    undefined
  );
}
