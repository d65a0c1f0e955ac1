/** Where the lists behind the figures read. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { firstOf, fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { casesIn, isLate, type Looked, mayFollow, onTurn, stateOf, turns } from './cases-in.store.ts';
import { runCases, runTasks } from './run-report.contract.ts';
import words from './run-report.messages.fa.ts';
import { choicesOf } from './run-report.store.ts';
import { clocks, workedBetween } from './working-time.store.ts';

/** Told only to whoever may follow the case. */
const told = (look: Looked, text: Sql): Sql => sql`case when ${mayFollow(look)} then ${text} end`;

/** Of a case `i`: whom it is about. */
const subjectOf = (look: Looked) => ({
  value: told(look, fullName(sql`s`)),
  folded: told(look, sql`s.search_text`),
  sort: told(look, sql`s.sort_text`),
  join: 'subject',
});
const joins = { subject: sql`join person s on s.party_id = i.subject_party_id` };

const yes = (condition: Sql): Sql => sql`case when ${condition} then 'Y' else 'N' end`;

const stuck = sql`exists (select from process_incident x where x.process_instance_id = i.process_instance_id)`;

/** What a case waits for. */
const standing = sql`coalesce(
  (select string_agg(distinct t.title, ', ') from process_task t where t.process_instance_id = i.process_instance_id and t.status = 'open'), case when ${stuck} then ${words.stuckCase} end)`;

/** What is asked beside the filters, for the head of a print. */
async function saidOf({ db, query }: Looked, step: string | undefined, name: (title: string) => string): Promise<string[]> {
  const { processKey, unitId } = query;
  const { processes, steps } = await choicesOf(db, processKey);
  const unit = unitId === undefined ? undefined : await db.maybe<{ name: string }>(sql`select organization_name as name from org_unit where unit_id = ${unitId}::uuid`);
  const titleIn = (choices: readonly { readonly id: string; readonly label: string }[], id: string): string => choices.find((one) => one.id === id)?.label ?? id;
  return [
    ...(processKey === undefined ? [] : [words.said.process(titleIn(processes, processKey))]),
    ...(unit === undefined ? [] : [words.said.unit(unit.name)]),
    ...(step === undefined ? [] : [name(titleIn(steps, step))]),
  ];
}

export const casesSource = defineSource<typeof runCases>({
  calls: runCases,
  parts: async (look) => {
    const { stuckAt } = look.query;
    const atStep = stuckAt === undefined ? sql`` : sql`and exists (select from process_incident x where x.process_instance_id = i.process_instance_id and x.node_id = ${stuckAt})`;
    return {
      from: sql`
        process_instance i join process_definition d on d.process_definition_id = i.process_definition_id
        join ${await clocks(look.db, look.actor.companyIds, look.today)} on k.company_id = i.company_id`,
      where: sql`${casesIn(look)} ${atStep}`,
      key: sql`i.process_instance_id`,
      // ids follow each other in time
      order: sql`i.process_instance_id desc`,
      joins,
      columns: {
        trackingCode: { value: sql`i.tracking_code` },
        processTitle: { value: sql`d.title` },
        subjectName: subjectOf(look),
        subject: { value: told(look, sql`i.subject_text`) },
        state: { value: await stateOf(look.db) },
        standing: { value: standing },
        startedAt: { value: sql`i.started_at` },
        endedAt: { value: sql`i.ended_at` },
        worked: { value: workedBetween(sql`i.started_at`, sql`coalesce(i.ended_at, now())`) },
        isStuck: { value: yes(stuck) },
      },
      more: { isOpenable: mayFollow(look) },
      said: await saidOf(look, stuckAt, words.said.stuck),
      search: ['trackingCode', 'subjectName', 'processTitle'],
    };
  },
});

/**
 * The person whose tasks are asked for, if they are in reach (a predicate of `w`).
 * Without a RowScope: the predicate that is handed in was made of one.
 */
async function actorSaid({ db }: Looked, actorId: string | undefined, inReach: Sql): Promise<string[]> {
  const named =
    actorId === undefined ? undefined : await db.maybe<{ name: string }>(sql`select ${fullName(sql`w`)} as name from person w where w.party_id = ${actorId}::uuid and ${inReach}`);
  return named === undefined ? [] : [words.said.actor(named.name)];
}

export const tasksSource = defineSource<typeof runTasks>({
  calls: runTasks,
  parts: async (look) => {
    const { step, actorId } = look.query;
    const inReach = peopleIn(look.rows, sql`w.party_id`, sql`w.company_id`);
    const ofStep = step === undefined ? sql`` : sql`and t.node_id = ${step}`;
    const ofActor = actorId === undefined ? sql`` : sql`and w.party_id = ${actorId}::uuid and ${inReach}`;
    const claimedAt = sql`(
      select min(e.at) from process_event e where e.process_instance_id = t.process_instance_id and e.kind = 'claimed' and (e.detail ->> 'taskId')::uuid = t.task_id)`;
    return {
      from: sql`
        process_task t join process_instance i on i.process_instance_id = t.process_instance_id join process_definition d on d.process_definition_id = i.process_definition_id
        join ${await clocks(look.db, look.actor.companyIds, look.today)} on k.company_id = i.company_id
        left join person w on w.party_id = ${firstOf(sql`t.completed_by`, sql`t.assignee_party_id`)}
        left join ${await turns(look.db)} on ${onTurn}`,
      where: sql`${casesIn(look)} ${ofStep} ${ofActor}`,
      key: sql`t.task_id`,
      order: sql`t.task_id desc`,
      joins,
      columns: {
        title: { value: sql`t.title` },
        processTitle: { value: sql`d.title` },
        trackingCode: { value: sql`i.tracking_code` },
        subjectName: subjectOf(look),
        state: { value: sql`t.status` },
        actorName: {
          value: sql`case when ${inReach} then ${fullName(sql`w`)} end`,
          folded: sql`case when ${inReach} then w.search_text end`,
          sort: sql`case when ${inReach} then w.sort_text end`,
        },
        answer: { value: sql`case when t.status = 'completed' then case when a.is_return then 'returned' when a.node is not null then 'refused' else 'on' end end` },
        createdAt: { value: sql`t.created_at` },
        claimedAt: { value: claimedAt },
        dueAt: { value: sql`t.due_at` },
        closedAt: { value: sql`t.closed_at` },
        worked: { value: workedBetween(sql`t.created_at`, sql`coalesce(t.closed_at, now())`) },
        isLate: { value: yes(sql`t.status <> 'dropped' and ${isLate}`) },
      },
      more: { instanceId: sql`i.process_instance_id`, isOpenable: mayFollow(look) },
      said: [...(await saidOf(look, step, words.said.step)), ...(await actorSaid(look, actorId, inReach))],
      search: ['title', 'trackingCode', 'subjectName'],
    };
  },
});
