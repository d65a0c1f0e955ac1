/** SQL of the versions of processes as HR writes them, and of what runs on them. */
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { isOwnKey } from '#kernel/workflow/own-process.ts';
import type { ProcessState } from '#kernel/workflow/state.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { definitionBy } from '#platform/workflow/cases/instances.store.ts';

/** As on the wire, with what the server alone needs. */
export interface StoredVersion {
  readonly definitionId: string;
  readonly companyId: string;
  readonly processKey: string;
  readonly version: number;
  readonly title: string;
  readonly status: 'draft' | 'submitted' | 'published' | 'retired';
  readonly source: 'shipped' | 'company';
  readonly note: string | null;
  readonly returnText: string | null;
  readonly createdByName: string | null;
  /** ISO instants. */
  readonly createdAt: string;
  readonly submittedByName: string | null;
  readonly submittedAt: string | null;
  readonly publishedByName: string | null;
  readonly publishedAt: string | null;
  readonly hasSteps: boolean;
  readonly running: number;
  readonly rowVersion: number;
  readonly writerIds: readonly string[];
  /** Of one in force whose retirement was asked for. */
  readonly retireAskedBy: string | null;
  readonly retireAskedByName: string | null;
  readonly retireAskedAt: string | null;
}

export interface WholeVersion extends StoredVersion {
  readonly steps: StepList | null;
  /** Without nodes while the steps do not make a process. */
  readonly definition: ProcessDefinition;
}

/** Without a RowScope: the name of whoever changed a design. */
const nameOf = (party: Sql): Sql => sql`nullif((select ${fullName(sql`p`)} from person p where p.party_id = ${party}), '')`;

const columns = sql`
  d.process_definition_id as "definitionId", d.company_id as "companyId", d.process_key as "processKey", d.version, d.title,
  case when d.status = 'draft' and d.submitted_at is not null then 'submitted' else d.status end as status, d.source, d.note_text as note, d.return_text as "returnText",
  ${nameOf(sql`d.created_by`)} as "createdByName", d.created_at as "createdAt", ${nameOf(sql`d.submitted_by`)} as "submittedByName", d.submitted_at as "submittedAt",
  ${nameOf(sql`d.published_by`)} as "publishedByName", d.published_at as "publishedAt", d.steps is not null as "hasSteps", d.row_version as "rowVersion", d.writer_ids as "writerIds",
  d.retire_asked_by as "retireAskedBy", ${nameOf(sql`d.retire_asked_by`)} as "retireAskedByName", d.retire_asked_at as "retireAskedAt",
  (select count(*)::int from process_instance i join process_definition r using (process_definition_id)
   where i.status = 'active' and coalesce(r.base_definition_id, r.process_definition_id) = d.process_definition_id) as running`;

const ofScope = (rows: RowScope): Sql => sql`${companiesIn(rows, sql`d.company_id`)} and d.base_definition_id is null`;

/** All versions of a company, or those of one process; newest first. */
export const versionsOf = (db: Db, companyId: string, processKey?: string): Promise<StoredVersion[]> =>
  db.many<StoredVersion>(sql`
    select ${columns} from process_definition d
    where d.company_id = ${companyId}::uuid and d.base_definition_id is null and (${processKey ?? null}::text is null or d.process_key = ${processKey ?? null}) order by d.process_key, d.version desc`);

const whole = (rows: RowScope, definitionId: string): Sql => sql`
  select ${columns}, d.steps, d.definition from process_definition d where d.process_definition_id = ${definitionId}::uuid and ${ofScope(rows)}`;

export const versionOf = (db: Db, rows: RowScope, definitionId: string): Promise<WholeVersion | undefined> => db.maybe<WholeVersion>(whole(rows, definitionId));

/** Whoever writes or publishes a version waits for whoever else does. */
export const lockVersion = (tx: Tx, rows: RowScope, definitionId: string): Promise<WholeVersion | undefined> =>
  tx.maybe<WholeVersion>(sql`${whole(rows, definitionId)} for update of d`);

export interface NewDraft {
  readonly definitionId: string;
  readonly companyId: string;
  readonly processKey: string;
  readonly title: string;
  readonly steps: StepList | null;
  readonly definition: ProcessDefinition;
  readonly xml: string | null;
  readonly note?: string;
  readonly by: string;
}

const json = (value: unknown): Sql => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;

/** Its number leaves the first one to what is shipped, of a process of the company nothing is. */
export const insertDraft = (tx: Tx, one: NewDraft): Promise<number> =>
  tx.run(sql`
    insert into process_definition (process_definition_id, company_id, process_key, version, title, steps, definition, xml, source_xml, note_text, writer_ids, created_by)
    select ${one.definitionId}::uuid, ${one.companyId}::uuid, ${one.processKey}, coalesce(max(version), ${isOwnKey(one.processKey) ? 0 : 1}) + 1, ${one.title}, ${json(one.steps)}, ${json(one.definition)}, ${one.xml}, ${one.xml}, ${one.note ?? null},
      array[${one.by}::uuid], ${one.by}::uuid
    from process_definition where company_id = ${one.companyId}::uuid and process_key = ${one.processKey}`);

export const xmlOf = (db: Db, definitionId: string): Promise<{ readonly xml: string | null } | undefined> =>
  db.maybe(sql`select xml from process_definition where process_definition_id = ${definitionId}::uuid`);

const changed = (tx: Tx, definitionId: string, set: Sql): Promise<{ rowVersion: number }> =>
  tx.one<{ rowVersion: number }>(
    sql`update process_definition set ${set}, row_version = row_version + 1 where process_definition_id = ${definitionId}::uuid returning row_version as "rowVersion"`,
  );

/** Adds somebody to those who had a hand in it. */
const wroteIn = (by: string): Sql => sql`writer_ids = case when ${by}::uuid = any (writer_ids) then writer_ids else writer_ids || ${by}::uuid end`;

export interface DraftFacts {
  readonly title: string;
  readonly note: string | null;
  /** Left as they are when undefined. */
  readonly content?: { readonly steps: StepList; readonly definition: ProcessDefinition };
}

export const writeDraft = (tx: Tx, definitionId: string, { title, note, content }: DraftFacts, by: string): Promise<{ rowVersion: number }> =>
  changed(
    tx,
    definitionId,
    sql`title = ${title}, note_text = ${note}, ${wroteIn(by)}${content ? sql`, steps = ${json(content.steps)}, definition = ${json(content.definition)}` : sql``}`,
  );

/** The nodes and flows of a draft that came as a diagram; the text it was read from stays beside. */
export const writeDiagram = (tx: Tx, definitionId: string, definition: ProcessDefinition, by: string): Promise<{ rowVersion: number }> =>
  changed(tx, definitionId, sql`definition = ${json(definition)}, xml = null, ${wroteIn(by)}`);

export const markSubmitted = (tx: Tx, definitionId: string, by: string, now: Date): Promise<{ rowVersion: number }> =>
  changed(tx, definitionId, sql`submitted_by = ${by}::uuid, submitted_at = ${now.toISOString()}::timestamptz, return_text = null, ${wroteIn(by)}`);

/** Open again, with the reason or without one. */
export const markOpen = (tx: Tx, definitionId: string, returnText: string | null): Promise<{ rowVersion: number }> =>
  changed(tx, definitionId, sql`submitted_by = null, submitted_at = null, return_text = ${returnText}`);

export const deleteDraft = (tx: Tx, definitionId: string): Promise<number> => tx.run(sql`delete from process_definition where process_definition_id = ${definitionId}::uuid`);

/** In force in place of the one before. */
export async function markPublished(tx: Tx, { definitionId, companyId, processKey }: StoredVersion, by: string, now: Date): Promise<{ rowVersion: number }> {
  await tx.run(sql`
    update process_definition set status = 'retired', retired_at = ${now.toISOString()}::timestamptz, row_version = row_version + 1
    where company_id = ${companyId}::uuid and process_key = ${processKey} and status = 'published'`);
  return changed(tx, definitionId, sql`status = 'published', published_by = ${by}::uuid, published_at = ${now.toISOString()}::timestamptz`);
}

export const markRetired = (tx: Tx, definitionId: string, by: string, now: Date): Promise<{ rowVersion: number }> =>
  changed(tx, definitionId, sql`status = 'retired', retired_by = ${by}::uuid, retired_at = ${now.toISOString()}::timestamptz`);

/** Somebody asks for its retirement; null: it stays in force. */
export const markRetirement = (tx: Tx, definitionId: string, asked: { readonly by: string; readonly now: Date } | null): Promise<{ rowVersion: number }> =>
  changed(tx, definitionId, sql`retire_asked_by = ${asked?.by ?? null}::uuid, retire_asked_at = ${asked?.now.toISOString() ?? null}::timestamptz`);

// ---- what steps name ----

export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** Open groups of the installation and of a company. */
export const groupsOf = (db: Db, companyId: string): Promise<Choice[]> =>
  db.many<Choice>(sql`
    select user_group_id as id, description as title from user_group where closed_at is null and (company_id is null or company_id = ${companyId}::uuid) order by description`);
export const rolesOf = (db: Db): Promise<Choice[]> => db.many<Choice>(sql`select role_type_id as id, description as title from role_type order by description`);
export const levelsOf = (db: Db): Promise<Choice[]> =>
  db.many<Choice>(sql`select enum_id as id, description as title from enumeration where enum_type_id = 'OrganizationLevel' order by description`);

/** Names of people, posts and units of a company by id. Without a RowScope: the names of those whom a design names. */
export async function namesFor(db: Db, companyId: string, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {};
  const all = sql`any (${[...ids]}::uuid[])`;
  const rows = await db.many<Choice>(sql`
    select party_id as id, concat_ws(' ', first_name, last_name, suffix) as title from person where party_id = ${all}
    union all select empl_position_id, description from empl_position where empl_position_id = ${all} and company_id = ${companyId}::uuid
    union all select unit_id, organization_name from org_unit where unit_id = ${all} and company_id = ${companyId}::uuid`);
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
}

/** Names of those of these people whom somebody sees. */
export async function namesIn(db: Db, rows: RowScope, partyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db.many<Choice>(sql`
    select p.party_id as id, ${fullName(sql`p`)} as title from person p
    where p.party_id = any (${[...partyIds]}::uuid[]) and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`);
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** Whether somebody works in a company on a day. Without a RowScope: it tells whether, and nothing of the person. */
export const worksIn = async (db: Db, companyId: string, partyId: string, day: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from party_relationship r where r.party_id = ${partyId}::uuid and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${day}::date limit 1`)) !==
  undefined;

// ---- what runs ----

export interface RunningCase {
  readonly instanceId: string;
  readonly definition: ProcessDefinition;
  readonly state: ProcessState;
}

/** Running instances of a process on other versions than this, oldest first; at most so many. Each version is read once. */
export async function casesOnOthers(db: Db, version: Pick<StoredVersion, 'companyId' | 'processKey' | 'definitionId'>, most: number): Promise<RunningCase[]> {
  const rows = await db.many<Omit<RunningCase, 'definition'> & { readonly definitionId: string }>(sql`
    select i.process_instance_id as "instanceId", i.process_definition_id as "definitionId", i.state from process_instance i join process_definition r using (process_definition_id)
    where i.company_id = ${version.companyId}::uuid and r.process_key = ${version.processKey} and i.status = 'active'
      and coalesce(r.base_definition_id, r.process_definition_id) <> ${version.definitionId}::uuid
    order by i.process_instance_id limit ${most}`);
  const definitions = new Map<string, ProcessDefinition>();
  for (const id of new Set(rows.map(({ definitionId }) => definitionId))) definitions.set(id, await definitionBy(db, id));
  return rows.map(({ definitionId, ...row }) => ({ ...row, definition: definitions.get(definitionId) ?? { nodes: [], flows: [] } }));
}

export const definitionById = (db: Db, definitionId: string): Promise<{ readonly definition: ProcessDefinition } | undefined> =>
  db.maybe(sql`select definition from process_definition where process_definition_id = ${definitionId}::uuid`);

export const timersOf = (db: Db, instanceId: string): Promise<{ readonly token: number; readonly node: string }[]> =>
  db.many(sql`select token, node_id as node from process_timer where process_instance_id = ${instanceId}::uuid`);

export const putOnVersion = (tx: Tx, instanceId: string, definitionId: string, state: ProcessState): Promise<number> =>
  tx.run(sql`update process_instance set process_definition_id = ${definitionId}::uuid, state = ${JSON.stringify(state)}::jsonb where process_instance_id = ${instanceId}::uuid`);

export interface MovedRow {
  readonly token: number;
  readonly node: string;
  readonly to: string;
  /** Of a task: what it is called and done with from now on. */
  readonly title?: string | undefined;
  readonly form?: string | undefined;
  /** Of what waits for a message: its name. */
  readonly message?: string | undefined;
}

/** Open tasks, jobs, incidents and messages follow their tokens. */
export async function renameRows(tx: Tx, instanceId: string, rows: readonly MovedRow[]): Promise<void> {
  const moved = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (token integer, "to" text, title text, form text, message text)`;
  const of = (table: Sql): Sql => sql`${table}.process_instance_id = ${instanceId}::uuid and ${table}.token = m.token`;
  await tx.run(sql`
    with tasks as (update process_task t set node_id = m."to", title = coalesce(m.title, t.title), form_key = coalesce(m.form, t.form_key) from ${moved} where ${of(sql`t`)} and t.status = 'open'),
    jobs as (update process_job j set node_id = m."to" from ${moved} where ${of(sql`j`)}),
    messages as (update process_message e set message = m.message from ${moved} where ${of(sql`e`)} and m.message is not null)
    update process_incident c set node_id = m."to" from ${moved} where ${of(sql`c`)}`);
}

export const dropTimers = (tx: Tx, instanceId: string, timers: readonly { readonly token: number; readonly node: string }[]): Promise<number> =>
  tx.run(sql`
    delete from process_timer t using jsonb_to_recordset(${JSON.stringify(timers)}::jsonb) as m (token integer, node text)
    where t.process_instance_id = ${instanceId}::uuid and t.token = m.token and t.node_id = m.node`);

export const renameTimers = (tx: Tx, instanceId: string, timers: readonly { readonly token: number; readonly node: string; readonly to: string }[]): Promise<number> =>
  tx.run(sql`
    update process_timer t set node_id = m."to" from jsonb_to_recordset(${JSON.stringify(timers)}::jsonb) as m (token integer, node text, "to" text)
    where t.process_instance_id = ${instanceId}::uuid and t.token = m.token and t.node_id = m.node`);
