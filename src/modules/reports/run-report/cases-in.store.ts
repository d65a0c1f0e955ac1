/** What the figures and the lists behind them have in common: which cases count, what is told of them, and what answers meant. SQL only. */
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, join, type Sql, sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { managed } from '#platform/tasks/reach.service.ts';
import { type Refused, refusedEndsOf, type Turn, turnsOf } from './run-report.rules.ts';

export interface Looked {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
  /** ISO date in Tehran. */
  readonly today: string;
  readonly query: { readonly processKey?: string | undefined; readonly unitId?: string | undefined };
}

/** Conditions of a case `i` of the definition `d`: its subject is in scope, and it is asked for. Cases that another one waits for count as those of their own process. */
export function casesIn({ rows, query: { processKey, unitId } }: Looked): Sql {
  const asked = [
    peopleIn(rows, sql`i.subject_party_id`, sql`i.company_id`),
    ...(processKey === undefined ? [] : [sql`d.process_key = ${processKey}`]),
    ...(unitId === undefined ? [] : [sql`i.subject_party_id in (select people_under(array[${unitId}::uuid], ${rows.asOf}::date))`]),
  ];
  return join(asked, ' and ');
}

/** The reader may follow a case `i`, as in the work inbox: only then are they told what it is about. */
export const mayFollow = ({ actor, today }: Looked): Sql =>
  sql`(${managed({ actor, today }, sql`i.subject_party_id`, sql`i.company_id`)} or ${actor.partyId}::uuid in (i.subject_party_id, i.initiator_party_id))`;

/** The task `t` is or was late. */
export const isLate = sql`(t.due_at < coalesce(t.closed_at, now()))`;

export const isDone = sql`t.status = 'completed'`;

/** When tasks were first claimed, `c` by `task_id`. */
export const claims = sql`
  (select (e.detail ->> 'taskId')::uuid as task_id, min(e.at) as at from process_event e where e.kind = 'claimed' group by 1) as c`;

interface Version {
  readonly definitionId: string;
  readonly definition: ProcessDefinition;
  readonly steps: StepList | null;
}

/** What answers and ends of a version mean. */
interface Meaning {
  readonly turns: readonly Turn[];
  readonly ends: readonly Refused[];
}

const MOST = 1_000;
/** A version that runs never changes. */
const kept = new Map<string, Meaning>();

/** Of the versions in reach. */
async function meanings(db: Db): Promise<readonly (readonly [string, Meaning])[]> {
  const ids = (await db.many<{ id: string }>(sql`select process_definition_id as id from process_definition where status <> 'draft'`)).map(({ id }) => id);
  if (kept.size > MOST) kept.clear();
  const unknown = ids.filter((id) => !kept.has(id));
  const read =
    unknown.length === 0
      ? []
      : await db.many<Version>(sql`
          select process_definition_id as "definitionId", definition, steps from process_definition where process_definition_id = any (${unknown}::uuid[])`);
  for (const { definitionId, definition, steps } of read) kept.set(definitionId, { turns: turnsOf(definition, steps), ends: refusedEndsOf(definition) });
  return ids.flatMap((id) => {
    const meaning = kept.get(id);
    return meaning === undefined ? [] : [[id, meaning] as const];
  });
}

/** What the answers of the versions in reach meant, `a` by `definition_id`, `node` and `outcome`; of those that led on there is no row. */
export async function turns(db: Db): Promise<Sql> {
  const rows = (await meanings(db)).flatMap(([id, meaning]) => meaning.turns.map(({ node, outcome, isReturn }) => ({ definition_id: id, node, outcome, is_return: isReturn })));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (definition_id uuid, node text, outcome text, is_return boolean)`;
}

/**
 * What a case `i` has come to, as the work inbox tells it: one that ran to its end was refused, or given up by whoever brought it, when it came by an
 * end of refusals, or when its last answer was one.
 */
export async function stateOf(db: Db): Promise<Sql> {
  const known = await meanings(db);
  const ends = known.flatMap(([id, meaning]) => meaning.ends.map(({ end, result }) => ({ definition_id: id, node: end, result })));
  const stops = known.flatMap(([id, meaning]) => meaning.turns.flatMap(({ node, outcome, isReturn, result }) => (isReturn ? [] : [{ definition_id: id, node, outcome, result }])));
  return sql`case when i.status <> 'completed' then i.status else coalesce(
    (select x.result from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as x (definition_id uuid, node text, result text)
      where x.definition_id = i.process_definition_id
        and exists (select from process_event e where e.process_instance_id = i.process_instance_id and x.node = any (e.passed)) limit 1),
    (select x.result from (select t.node_id, t.outcome from process_task t where t.process_instance_id = i.process_instance_id and t.status = 'completed' order by t.task_id desc limit 1) last
      join jsonb_to_recordset(${JSON.stringify(stops)}::jsonb) as x (definition_id uuid, node text, outcome text, result text)
        on x.definition_id = i.process_definition_id and x.node = last.node_id and x.outcome = last.outcome),
    'completed') end`;
}

/** Joins `turns` to a task `t` of a case `i`. */
export const onTurn = sql`a.definition_id = i.process_definition_id and a.node = t.node_id and a.outcome = t.outcome`;
