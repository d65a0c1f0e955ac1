/** Rows of tasks as inboxes show them. SQL only; what a person may see of them is asked in reach.ts. */
import { likeText } from '#kernel/persian-text/like.ts';
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { type Db, empty, join, type Sql, sql } from '#platform/db/db.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import type { Box } from './tasks.contract.ts';

/** One task with the case it belongs to. Moments are ISO 8601. */
export interface TaskFacts {
  readonly taskId: string;
  readonly instanceId: string;
  readonly companyId: string;
  readonly definitionId: string;
  readonly processKey: string;
  readonly processTitle: string;
  readonly token: number;
  readonly nodeId: string;
  readonly title: string;
  readonly formKey: string;
  readonly status: 'open' | 'completed' | 'dropped';
  readonly isReturned: boolean;
  readonly assigneePartyId: string | null;
  readonly assigneeName: string | null;
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly closedAt: string | null;
  readonly outcome: string | null;
  readonly subjectText: string;
  readonly trackingCode: string;
  readonly subjectPartyId: string;
  readonly subjectName: string;
  /** Why the reader may do it; null of one that is not open to them. */
  readonly reason: string | null;
  /** In the box of the team: the first few whom it waits for. */
  readonly waitsFor: readonly string[];
  readonly behalfPartyId: string | null;
  readonly behalfName: string | null;
}

export const taskColumns = sql`
  t.task_id as "taskId", t.process_instance_id as "instanceId", t.company_id as "companyId", i.process_definition_id as "definitionId", d.process_key as "processKey",
  d.title as "processTitle", t.token, t.node_id as "nodeId", t.title, t.form_key as "formKey", t.status, t.is_returned as "isReturned",
  t.assignee_party_id as "assigneePartyId", ${nameOfPerson(sql`t.assignee_party_id`)} as "assigneeName", t.created_at as "createdAt", t.due_at as "dueAt",
  t.closed_at as "closedAt", t.outcome, i.subject_text as "subjectText", i.tracking_code as "trackingCode", i.subject_party_id as "subjectPartyId", ${fullName(sql`s`)} as "subjectName"`;

/** Joins that the columns read, for a task `t`. */
export const taskJoins = sql`
  join process_instance i on i.process_instance_id = t.process_instance_id join process_definition d on d.process_definition_id = i.process_definition_id
  join person s on s.party_id = i.subject_party_id`;

/** Open to whoever is a candidate, until one of them has claimed it: then to them and to whoever stands in for them. */
const waitsFor = (partyId: string): Sql => sql`c.party_id = ${partyId}::uuid and t.status = 'open' and coalesce(t.assignee_party_id, c.party_id) in (c.party_id, c.on_behalf_of)`;

/** How many tasks wait for somebody, own ones and those of others: the badge. */
export const countWaiting = async (db: Db, partyId: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from process_task_candidate c join process_task t using (task_id) where ${waitsFor(partyId)}`)
  ).n;

/** How many tasks wait for whoever asks where the connection does not look: in other companies than the one at hand. A number and nothing else. */
export const countElsewhere = async (db: Db): Promise<number> => (await db.one<{ n: number }>(sql`select tasks_waiting_elsewhere() as n`)).n;

/** What a page is asked for. `box` absent: all that waits for the reader, own and on behalf of others. */
export interface Asked {
  readonly partyId: string;
  readonly box: Box | undefined;
  readonly processKey: string | undefined;
  readonly search: string | undefined;
  readonly due: 'overdue' | 'today' | 'week' | undefined;
  /** ISO day in Tehran. */
  readonly today: string;
  readonly now: Date;
  /** Predicate over (party, company) of whose tasks the box `team` shows; without one it is empty. */
  readonly team: ((party: Sql, company: Sql) => Sql) | undefined;
}

const midnight = (today: string, days: number): Sql => sql`((${today}::date + ${days}::int)::timestamp at time zone 'Asia/Tehran')`;

function dueIn({ due, today, now }: Asked): Sql {
  if (due === 'overdue') return sql`t.due_at < ${now.toISOString()}::timestamptz`;
  return sql`t.due_at >= ${midnight(today, 0)} and t.due_at < ${midnight(today, due === 'today' ? 1 : 7)}`;
}

/** The typed words as patterns of folded texts. */
export const patternsOf = (search: string | undefined): readonly string[] => (search === undefined ? [] : searchWords(search).map((word) => `%${likeText(word)}%`));

/** Cases in which a word stands in what they are about, the name of their person or, with a figure in it, their tracking code. */
export const casesWith = (pattern: string): Sql => sql`
  select x.process_instance_id from searchable_case x where x.search_text like ${pattern}
  union all select x.process_instance_id from searchable_case x where x.subject_party_id in (select p.party_id from searchable_subject p where p.search_text like ${pattern})
  ${/\d/.test(pattern) ? sql`union all select x.process_instance_id from searchable_case x where x.tracking_code like ${pattern}` : empty}`;

/** Titles of the tasks of a box, each folded once. */
const titlesOf = ({ from, where, titles }: Source): Sql => sql`with titles as materialized (
  select title, folded_text(title) as folded from (select distinct t.title from ${titles ?? sql`${from} where ${where}`}) one)`;

/** Every typed word stands somewhere in the name of the task, what the case is about, its person or its tracking code. */
const withWord = (pattern: string): Sql => sql`(t.process_instance_id in (${casesWith(pattern)}) or t.title in (select title from titles where folded like ${pattern}))`;

function filters(asked: Asked): Sql {
  const all: Sql[] = [];
  if (asked.processKey !== undefined) all.push(sql`d.process_key = ${asked.processKey}`);
  if (asked.due !== undefined) all.push(dueIn(asked));
  all.push(...patternsOf(asked.search).map(withWord));
  return all.length === 0 ? empty : sql`and ${join(all, ' and ')}`;
}

const isSearched = ({ search }: Asked): boolean => patternsOf(search).length > 0;
const hasFilters = (asked: Asked): boolean => asked.processKey !== undefined || asked.due !== undefined || isSearched(asked);

interface Source {
  readonly from: Sql;
  readonly where: Sql;
  readonly order: Sql;
  /** Tasks whose titles are looked through, where that is less work than to find those of the box. */
  readonly titles?: Sql;
}

/** Where the rows of a box come from, as `t`, and as `c` why the reader may do them. */
function sourceOf({ box, partyId, team }: Asked): Source {
  if (box === 'done') return { from: sql`process_task t`, where: sql`t.status = 'completed' and t.completed_by = ${partyId}::uuid`, order: sql`t.closed_at desc, t.task_id desc` };
  if (box === 'team') {
    const others = sql`exists (select from process_task_candidate o where o.task_id = t.task_id and o.party_id <> ${partyId}::uuid and ${team?.(sql`o.party_id`, sql`o.company_id`) ?? sql`false`})`;
    return {
      from: sql`process_task t`,
      where: sql`t.status = 'open' and i.subject_party_id <> ${partyId}::uuid and ${others}`,
      order: sql`t.task_id desc`,
      titles: sql`process_task t where t.status = 'open'`,
    };
  }
  const whose = box === undefined ? empty : box === 'mine' ? sql`and c.on_behalf_of is null` : sql`and c.on_behalf_of is not null`;
  return { from: sql`process_task_candidate c join process_task t on t.task_id = c.task_id`, where: sql`${waitsFor(partyId)} ${whose}`, order: sql`c.task_id desc` };
}

const isWaiting = ({ box }: Asked): boolean => box === undefined || box === 'mine' || box === 'delegated';

/** A page of a box, newest first. */
export function taskPage(db: Db, asked: Asked, first: number, most: number): Promise<TaskFacts[]> {
  const source = sourceOf(asked);
  const { from, where, order } = source;
  const names = sql`array(select ${fullName(sql`p`)} from process_task_candidate x join person p using (party_id) where x.task_id = t.task_id order by p.sort_text limit 3)`;
  const [reason, people] = [isWaiting(asked) ? sql`c.reason` : sql`null::text`, asked.box === 'team' ? names : sql`'{}'::text[]`];
  const behalf = isWaiting(asked) ? sql`c.on_behalf_of` : sql`t.on_behalf_of`;
  return db.many<TaskFacts>(sql`
    ${isSearched(asked) ? titlesOf(source) : empty}
    select ${taskColumns}, ${reason} as reason, ${people} as "waitsFor", ${behalf} as "behalfPartyId", ${nameOfPerson(behalf)} as "behalfName"
    from ${from} ${taskJoins}
    where ${where} ${filters(asked)} order by ${order} limit ${most}::int offset ${first}::int`);
}

/** How many tasks a box holds with its filters. */
export async function countTasks(db: Db, asked: Asked): Promise<number> {
  if (asked.box === undefined && !hasFilters(asked)) return countWaiting(db, asked.partyId);
  const source = sourceOf(asked);
  const { from, where } = source;
  const joins = hasFilters(asked) || asked.box === 'team' ? taskJoins : empty;
  return (await db.one<{ n: number }>(sql`${isSearched(asked) ? titlesOf(source) : empty} select count(*)::int as n from ${from} ${joins} where ${where} ${filters(asked)}`)).n;
}
