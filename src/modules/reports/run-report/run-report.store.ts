/** SQL of the figures: each call one statement over the cases in scope. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, rare, type Sql, sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { casesIn, claims, isDone, isLate, type Looked, onTurn, turns } from './cases-in.store.ts';
import { type ActorFigures, MOST_ACTORS, type RunSummary, type StepFigures } from './run-report.contract.ts';
import type { Span } from './run-report.rules.ts';
import { clocks, minutesOf, workedBetween, workedIn } from './working-time.store.ts';

type InPeriod = Looked & { readonly query: Looked['query'] & Span };

/** The beginning of an ISO day in Tehran, and the end of one. */
const begins = (day: string): Sql => sql`(${day}::date::timestamp at time zone 'Asia/Tehran')`;
const ends = (day: string): Sql => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Tehran')`;
const during = (at: Sql, { from, to }: Span): Sql => sql`(${at} >= ${begins(from)} and ${at} < ${ends(to)})`;

/** The latest title of each process. */
const titles = sql`
  select distinct on (process_key) process_key as process, title from process_definition where status <> 'draft'
  order by process_key, base_definition_id is null desc, version desc`;

/** Half and nine tenths of some minutes, as whole ones: an array of two, or null. */
const spread = (value: Sql, among: Sql): Sql => sql`percentile_cont(array[0.5, 0.9]) within group (order by ${value}) filter (where ${among})`;

/** A task `t` of a case `i` of the definition `d`. */
const tasks = sql`process_task t join process_instance i on i.process_instance_id = t.process_instance_id join process_definition d on d.process_definition_id = i.process_definition_id`;

interface SummaryRow {
  readonly parts: readonly ({ readonly process: string | null; readonly title: string | null } & RunSummary['whole'])[];
  readonly trend: RunSummary['trend'];
  readonly incidents: RunSummary['incidents'];
}

const none: RunSummary['whole'] = { begun: 0, finished: 0, cancelled: 0, median: null, p90: null, running: 0, stuck: 0, openTasks: 0, overdueTasks: 0 };

/** Figures of the period and of now, by process and in all; `spans` are the parts of the trend. */
export async function summaryOf(look: InPeriod, spans: readonly Span[]): Promise<Pick<RunSummary, 'whole' | 'processes' | 'trend' | 'incidents'>> {
  const { db, query } = look;
  const clock = await clocks(db, look.actor.companyIds, look.today);
  const started = during(sql`i.started_at`, query);
  const ended = during(sql`i.ended_at`, query);
  const { parts, trend, incidents } = await db.one<SummaryRow>(
    rare(sql`
    with spans as (select at, (f || '')::date as "from", (t || '')::date as "to" from unnest(${spans.map(({ from }) => from)}::text[], ${spans.map(({ to }) => to)}::text[]) with ordinality as s (f, t, at)),
    starts as (select array_agg("from"::timestamp at time zone 'Asia/Tehran' order by at) as list from spans),
    cases as materialized (
      select d.process_key as process, i.status = 'active' as running, ${started} as begun, i.status = 'completed' and ${ended} as finished, i.status = 'cancelled' and ${ended} as cancelled,
        case when ${started} then width_bucket(i.started_at, (select list from starts)) end as begun_in,
        case when i.status = 'completed' and ${ended} then width_bucket(i.ended_at, (select list from starts)) end as finished_in,
        case when i.status = 'completed' and ${ended} then ${workedBetween(sql`i.started_at`, sql`i.ended_at`)} end as worked
      from process_instance i join process_definition d on d.process_definition_id = i.process_definition_id join ${clock} on k.company_id = i.company_id
      where (i.status = 'active' or ${started} or ${ended}) and ${casesIn(look)}),
    stuck as materialized (
      select d.process_key as process, x.node_id as step, x.code, i.process_instance_id,
        coalesce(jsonb_path_query_first(d.definition, '$.nodes[*] ? (@.id == $id).name', jsonb_build_object('id', x.node_id)) #>> '{}', x.node_id) as title
      from process_incident x join process_instance i on i.process_instance_id = x.process_instance_id join process_definition d on d.process_definition_id = i.process_definition_id
      where ${casesIn(look)}),
    waits as materialized (
      select d.process_key as process, coalesce(${isLate}, false) as late
      from ${tasks} where t.status = 'open' and ${casesIn(look)}),
    titles as (${titles}),
    of_cases as (
      select process, count(*) filter (where begun) as begun, count(*) filter (where finished) as finished, count(*) filter (where cancelled) as cancelled,
        count(*) filter (where running) as running, ${spread(sql`worked`, sql`finished`)} as spread
      from cases group by grouping sets ((process), ())),
    of_stuck as (select process, count(distinct process_instance_id) as stuck from stuck group by grouping sets ((process), ())),
    of_tasks as (select process, count(*) as open, count(*) filter (where late) as late from waits group by grouping sets ((process), ())),
    begun_in as (select begun_in as at, count(*) as n from cases where begun group by 1),
    finished_in as (select finished_in as at, count(*) as n, percentile_cont(0.5) within group (order by worked) as median from cases where finished group by 1)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('process', p.process, 'title', (select title from titles where titles.process = p.process),
          'begun', coalesce(c.begun, 0), 'finished', coalesce(c.finished, 0), 'cancelled', coalesce(c.cancelled, 0), 'running', coalesce(c.running, 0),
          'median', round(c.spread[1]), 'p90', round(c.spread[2]), 'stuck', coalesce(s.stuck, 0), 'openTasks', coalesce(o.open, 0), 'overdueTasks', coalesce(o.late, 0))
          order by coalesce(c.begun, 0) + coalesce(c.finished, 0) + coalesce(c.running, 0) desc, p.process), '[]')
        from (select process from of_cases union select process from of_tasks) p
        left join of_cases c on c.process is not distinct from p.process left join of_stuck s on s.process is not distinct from p.process
        left join of_tasks o on o.process is not distinct from p.process) as parts,
      (select jsonb_agg(jsonb_build_object('from', sp."from", 'to', sp."to", 'begun', coalesce(b.n, 0), 'finished', coalesce(f.n, 0), 'median', round(f.median)) order by sp.at)
        from spans sp left join begun_in b on b.at = sp.at left join finished_in f on f.at = sp.at) as trend,
      (select coalesce(jsonb_agg(jsonb_build_object('process', process, 'processTitle', (select t.title from titles t where t.process = g.process), 'step', step, 'title', title, 'code', code,
          'cases', cases) order by cases desc, process, step), '[]')
        from (select process, step, min(title) as title, min(code) as code, count(distinct process_instance_id) as cases from stuck group by 1, 2) g) as incidents`),
  );
  const processes = parts.flatMap(({ process, title, ...figures }) => (process === null ? [] : [{ process, title: title ?? process, ...figures }]));
  const { process: _process, title: _title, ...whole } = parts.find(({ process }) => process === null) ?? { process: null, title: null, ...none };
  return { whole, processes, trend, incidents };
}

/** What happened at each step in the period, and what waits there now. */
export async function stepsOf(look: InPeriod): Promise<StepFigures[]> {
  const { db, query } = look;
  const clock = await clocks(db, look.actor.companyIds, look.today);
  return db.many<StepFigures>(
    rare(sql`
    with answers as materialized (
      select i.company_id, d.process_key as process, t.node_id as step, t.title, ${minutesOf(sql`t.created_at`)} as came, ${minutesOf(sql`t.closed_at`)} as done, ${minutesOf(sql`c.at`)} as claimed,
        ${isLate} as late, a.is_return
      from ${tasks} left join ${await turns(db)} on ${onTurn} left join ${claims} on c.task_id = t.task_id
      where ${isDone} and ${during(sql`t.closed_at`, query)} and ${casesIn(look)}),
    done as (
      select process, step, max(title) as title, count(*) as answered, ${spread(workedIn(sql`came`, sql`done`), sql`true`)} as spread, count(claimed) as claimed,
        percentile_cont(0.5) within group (order by ${workedIn(sql`came`, sql`claimed`)}) filter (where claimed is not null) as claim,
        count(*) filter (where late) as late, count(*) filter (where is_return) as returned, count(*) filter (where not is_return) as refused
      from answers join ${clock} using (company_id) group by 1, 2),
    waits as (
      select d.process_key as process, t.node_id as step, max(t.title) as title, count(*) as open, count(*) filter (where ${isLate}) as overdue
      from ${tasks} where t.status = 'open' and ${casesIn(look)} group by 1, 2),
    titles as (${titles})
    select process, coalesce(titles.title, process) as "processTitle", step, coalesce(done.title, waits.title) as title,
      coalesce(answered, 0)::int as answered, round(spread[1])::int as median, round(spread[2])::int as p90, coalesce(claimed, 0)::int as claimed, round(claim)::int as "claimMedian",
      coalesce(late, 0)::int as late, coalesce(returned, 0)::int as returned, coalesce(refused, 0)::int as refused, coalesce(open, 0)::int as open, coalesce(overdue, 0)::int as overdue
    from done full join waits using (process, step) left join titles using (process)
    order by coalesce(titles.title, process) collate "fa-x-icu", process, coalesce(answered, 0) + coalesce(open, 0) desc, step`),
  );
}

/** Who answered in the period, and what waits for them now: people in scope, the others as one number. */
export async function actorsOf(look: InPeriod): Promise<{ readonly rows: ActorFigures[]; readonly more: number; readonly others: number }> {
  const { db, query, rows } = look;
  const clock = await clocks(db, look.actor.companyIds, look.today);
  return db.one(
    rare(sql`
    with answers as materialized (
      select i.company_id, t.completed_by as party_id, ${minutesOf(sql`t.created_at`)} as came, ${minutesOf(sql`t.closed_at`)} as done, ${isLate} as late
      from ${tasks} where ${isDone} and ${during(sql`t.closed_at`, query)} and ${casesIn(look)}),
    done as (
      select party_id, count(*) as answered, percentile_cont(0.5) within group (order by ${workedIn(sql`came`, sql`done`)}) as median, count(*) filter (where late) as late
      from answers join ${clock} using (company_id) group by 1),
    waits as (
      select t.assignee_party_id as party_id, count(*) as open, count(*) filter (where ${isLate}) as overdue
      from ${tasks} where t.status = 'open' and t.assignee_party_id is not null and ${casesIn(look)} group by 1),
    people as materialized (
      select p.party_id, ${fullName(sql`p`)} as name, p.sort_text, done.answered, done.median, done.late, waits.open, waits.overdue
      from done full join waits using (party_id) join person p using (party_id) where ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}),
    named as (select * from people order by coalesce(answered, 0) desc, coalesce(open, 0) desc, sort_text, party_id limit ${MOST_ACTORS})
    select
      (select coalesce(jsonb_agg(jsonb_build_object('partyId', party_id, 'fullName', name, 'answered', coalesce(answered, 0), 'median', round(median), 'late', coalesce(late, 0),
          'open', coalesce(open, 0), 'overdue', coalesce(overdue, 0)) order by coalesce(answered, 0) desc, coalesce(open, 0) desc, sort_text, party_id), '[]') from named) as rows,
      greatest((select count(*) from people) - ${MOST_ACTORS}::int, 0)::int as more,
      (select coalesce(sum(answered), 0) from done where not exists (select from people where people.party_id = done.party_id))::int as others`),
  );
}

interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Processes by title; steps of one in the order in which they stand, as the newest version calls them. */
export async function choicesOf(db: Db, processKey: string | undefined): Promise<{ readonly processes: Choice[]; readonly steps: Choice[] }> {
  const processes = await db.many<Choice>(sql`select process as id, title as label from (${titles}) t order by title collate "fa-x-icu", process`);
  if (processKey === undefined) return { processes, steps: [] };
  const steps = await db.many<Choice>(sql`
    select id, label from (
      select distinct on (n ->> 'id') n ->> 'id' as id, coalesce(n ->> 'name', n ->> 'id') as label, at
      from process_definition d, jsonb_array_elements(d.definition -> 'nodes') with ordinality as x (n, at)
      where d.process_key = ${processKey} and d.status <> 'draft' and n ->> 'kind' = any ('{user,service,call}') and n ->> 'name' is not null
      order by n ->> 'id', d.version desc, d.process_definition_id desc) s order by at, id`);
  return { processes, steps };
}
