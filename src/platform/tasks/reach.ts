/**
 * Who may see and do what (guide engines 1.6, visibility). A task: its candidates now (of substitutes those whose days are not over) and those it had when it was closed, its assignee, who did it
 * or for whom it was done. A case: its initiator, the person it is about, and whoever had a task of it. Both: who holds the key of the management and
 * reaches the person the case is about, unless that is they themselves.
 */
import { isUuid } from '#kernel/ids/ids.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { peopleIn, scopeFor } from '#platform/access/scope.ts';
import { type Db, type Sql, sql } from '#platform/db/db.ts';
import type { Actor } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type CaseFacts, caseColumns, caseFrom } from './cases.store.ts';
import { MANAGE, TEAM } from './tasks.contract.ts';
import { nameOf, type TaskFacts, taskColumns, taskJoins } from './tasks.store.ts';

/** Who looks, on which day (ISO date in Tehran). */
export interface Looking {
  readonly actor: Actor;
  readonly today: string;
}

/** Predicate "the person of this row is in reach of the management", over the columns of party and company. */
export function managed({ actor, today }: Looking, party: Sql, company: Sql): Sql {
  if (!mayUse(actor.grants, [MANAGE])) return sql`false`;
  return sql`(${peopleIn(scopeFor(actor, { permission: MANAGE, scope: 'rows' }, today), party, company)} and ${party} <> ${actor.partyId}::uuid)`;
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

/** Predicate "this person has to do with the task t": what somebody holds who only stands in is theirs as long as they do. */
const involved = (partyId: string, today: string): Sql => sql`(
  ${partyId}::uuid in (t.completed_by, t.on_behalf_of) or ${partyId}::uuid = any (t.candidate_ids)
  or exists (select from process_task_candidate x where x.task_id = t.task_id and x.party_id = ${partyId}::uuid and ${counts(sql`x`, today)})
  or t.assignee_party_id = ${partyId}::uuid and not exists (select from process_task_candidate x where x.task_id = t.task_id and x.party_id = ${partyId}::uuid))`;

/** A task with what the reader is to it. */
export interface SeenTask extends TaskFacts {
  readonly isCandidate: boolean;
  readonly isManaged: boolean;
  /** Had to do with the task themselves, beside what they manage. */
  readonly isInvolved: boolean;
  readonly candidateCount: number;
  readonly initiatorPartyId: string;
  readonly completedBy: string | null;
  readonly completedByName: string | null;
  readonly comment: string | null;
}

/** A task that the reader may see. Throws notFound. */
export async function seenTask(db: Db, looking: Looking, taskId: string): Promise<SeenTask> {
  const { today } = looking;
  const me = looking.actor.partyId;
  const task = isUuid(taskId)
    ? await db.maybe<SeenTask>(sql`
        select ${taskColumns}, c.reason, '{}'::text[] as "waitsFor", coalesce(c.on_behalf_of, t.on_behalf_of) as "behalfPartyId", case when b.party_id is not null then ${nameOf(sql`b`)} end as "behalfName",
          c.party_id is not null as "isCandidate", ${managed(looking, sql`i.subject_party_id`, sql`i.company_id`)} as "isManaged", ${involved(me, today)} as "isInvolved",
          (select count(*)::int from process_task_candidate x where x.task_id = t.task_id) as "candidateCount", i.initiator_party_id as "initiatorPartyId",
          t.completed_by as "completedBy", case when w.party_id is not null then ${nameOf(sql`w`)} end as "completedByName", t.comment_text as comment
        from process_task t ${taskJoins} left join process_task_candidate c on c.task_id = t.task_id and c.party_id = ${me}::uuid and ${counts(sql`c`, today)}
        left join person b on b.party_id = coalesce(c.on_behalf_of, t.on_behalf_of) left join person w on w.party_id = t.completed_by
        where t.task_id = ${taskId}::uuid`)
    : undefined;
  if (task === undefined || !(task.isInvolved || task.isManaged)) throw httpErrors.error('notFound');
  return task;
}

/** A case with what the reader is to it. */
export interface SeenCase extends CaseFacts {
  readonly isManaged: boolean;
}

/** A case that somebody may see. */
async function caseFor(db: Db, looking: Looking, instanceId: string): Promise<SeenCase | undefined> {
  const me = looking.actor.partyId;
  const one = isUuid(instanceId)
    ? await db.maybe<SeenCase & { readonly isInvolved: boolean }>(sql`
        select ${caseColumns}, ${managed(looking, sql`i.subject_party_id`, sql`i.company_id`)} as "isManaged",
          (${me}::uuid in (i.initiator_party_id, i.subject_party_id)
            or exists (select from process_task t where t.process_instance_id = i.process_instance_id and ${involved(me, looking.today)})) as "isInvolved"
        from ${caseFrom} where i.process_instance_id = ${instanceId}::uuid`)
    : undefined;
  return one !== undefined && (one.isInvolved || one.isManaged) ? one : undefined;
}

/** A case that the reader may see. Throws notFound. */
export async function seenCase(db: Db, looking: Looking, instanceId: string): Promise<SeenCase> {
  const one = await caseFor(db, looking, instanceId);
  if (one === undefined) throw httpErrors.error('notFound');
  return one;
}

/** Whether somebody may see the case that something was said about. */
export async function mayReadComment(db: Db, actor: Actor, today: string, commentId: string): Promise<boolean> {
  const said = await db.maybe<{ instanceId: string }>(sql`select process_instance_id as "instanceId" from process_comment where comment_id = ${commentId}::uuid`);
  return said !== undefined && (await caseFor(db, { actor, today }, said.instanceId)) !== undefined;
}

/** A case of the management. Throws notFound for those beyond reach. */
export async function managedCase(db: Db, looking: Looking, instanceId: string): Promise<SeenCase> {
  const one = await seenCase(db, looking, instanceId);
  if (!one.isManaged) throw httpErrors.error('notFound');
  return one;
}

/** Whether somebody may see a case in which this person has decided: the signature belongs to the decision. */
export async function mayReadSignature(db: Db, actor: Actor, today: string, partyId: string): Promise<boolean> {
  const me = actor.partyId;
  return (
    (await db.maybe(sql`
      select from process_task d join process_instance i using (process_instance_id)
      where d.status = 'completed' and d.completed_by = ${partyId}::uuid and (${me}::uuid in (i.initiator_party_id, i.subject_party_id)
        or exists (select from process_task t where t.process_instance_id = i.process_instance_id and ${involved(me, today)})) limit 1`)) !== undefined
  );
}
