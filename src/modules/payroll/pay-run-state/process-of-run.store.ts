/** SQL of where the process of a run of pay stands. Without a RowScope, all of it: of a run within the reader's companies. */
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { SALARY_PROCESS } from './pay-run-names.rules.ts';

/** People named of a step. */
const NAMED = 3;

export const trackingOf = async (db: Db, instanceId: string): Promise<string> =>
  (await db.one<{ code: string }>(sql`select tracking_code as code from process_instance where process_instance_id = ${instanceId}::uuid`)).code;

/** Running processes `i` of runs with their open tasks `t`; a join of both tells nothing of one that is stuck. */
const running = (payRunId: Sql): Sql => sql`
  process_instance i join process_definition d using (process_definition_id) join process_task t on t.process_instance_id = i.process_instance_id and t.status = 'open'
  where i.record_id = ${payRunId} and i.status = 'active' and d.process_key = ${SALARY_PROCESS}`;

/** Whom the open task `t` waits for: who has taken it, else those who may. */
const awaited = sql`
  array(select ${nameOfPerson(sql`w.party_id`)} from (
    select t.assignee_party_id as party_id where t.assignee_party_id is not null
    union all select c.party_id from process_task_candidate c where t.assignee_party_id is null and c.task_id = t.task_id
    order by 1 limit ${NAMED}) as w)`;

/** Titles of the steps at which the process of a run stands, and whom they wait for, as one text each; null where nothing waits. */
export const stepText = (payRunId: Sql, separator: string): Sql => sql`(select string_agg(distinct t.title, ${separator}) from ${running(payRunId)})`;
export const turnText = (payRunId: Sql, separator: string): Sql =>
  sql`(select string_agg(distinct name, ${separator}) from (select unnest(${awaited}) as name from ${running(payRunId)}) as names)`;

export interface OpenStep {
  /** Node of the step. */
  readonly step: string;
  readonly title: string;
  /** ISO moment. */
  readonly since: string;
  /** ISO moment. */
  readonly due: string | null;
  readonly people: string[];
}

/** Steps at which the process of a run waits, in the order in which they were come to. */
export const openStepsOf = (db: Db, payRunId: string): Promise<OpenStep[]> =>
  db.many(sql`
    select t.node_id as step, t.title, to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since, to_char(t.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due,
      ${awaited} as people
    from ${running(sql`${payRunId}::uuid`)} order by t.created_at, t.task_id`);
