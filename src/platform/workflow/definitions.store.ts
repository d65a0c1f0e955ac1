/** Versions of processes that cases begin with. SQL; which one that is says definitions.ts. */
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface PublishedVersion {
  readonly definitionId: string;
  readonly version: number;
  readonly title: string;
  readonly source: 'shipped' | 'company';
  readonly steps: StepList | null;
}

/** The version in force; null steps of one that came as BPMN. */
export const publishedVersion = (db: Db, companyId: string, processKey: string): Promise<PublishedVersion | undefined> =>
  db.maybe<PublishedVersion>(sql`
    select process_definition_id as "definitionId", version, title, source, steps from process_definition
    where company_id = ${companyId}::uuid and process_key = ${processKey} and status = 'published'`);

/** Whoever publishes a version of a process of a company waits for whoever else does. */
export const lockVersions = (tx: Tx, companyId: string, processKey: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtext(${`process:${companyId}:${processKey}`}))`);

/** Whether the stored list is another one than this. */
export const differs = async (db: Db, definitionId: string, steps: StepList): Promise<boolean> =>
  (
    await db.one<{ differs: boolean }>(
      sql`select steps is distinct from ${JSON.stringify(steps)}::jsonb as differs from process_definition where process_definition_id = ${definitionId}::uuid`,
    )
  ).differs;

export interface NewVersion {
  readonly definitionId: string;
  readonly companyId: string;
  readonly processKey: string;
  readonly title: string;
  readonly steps: StepList;
  readonly definition: ProcessDefinition;
}

/** Lets the shipped steps be the version in force, in place of those shipped before. The versions are locked. */
export async function publishShipped(tx: Tx, one: NewVersion): Promise<void> {
  const of = sql`company_id = ${one.companyId}::uuid and process_key = ${one.processKey} and base_definition_id is null`;
  await tx.run(sql`update process_definition set status = 'retired', row_version = row_version + 1 where ${of} and status = 'published' and source = 'shipped'`);
  await tx.run(sql`
    insert into process_definition (process_definition_id, company_id, process_key, version, title, status, source, steps, definition)
    select ${one.definitionId}::uuid, ${one.companyId}::uuid, ${one.processKey}, coalesce(max(version), 0) + 1, ${one.title}, 'published', 'shipped',
      ${JSON.stringify(one.steps)}::jsonb, ${JSON.stringify(one.definition)}::jsonb
    from process_definition where ${of}`);
}

/** A version with the chains of a day put in, kept once; answers its id. */
export async function keepUnfolded(
  tx: Tx,
  base: PublishedVersion,
  { definitionId, companyId, processKey, steps, definition }: Omit<NewVersion, 'title'>,
  expansion: string,
): Promise<string> {
  const known = () =>
    tx.maybe<{ definitionId: string }>(
      sql`select process_definition_id as "definitionId" from process_definition where base_definition_id = ${base.definitionId}::uuid and expansion = ${expansion}`,
    );
  const found = await known();
  if (found) return found.definitionId;
  await tx.run(sql`
    insert into process_definition (process_definition_id, company_id, process_key, version, title, status, source, steps, definition, base_definition_id, expansion)
    values (${definitionId}::uuid, ${companyId}::uuid, ${processKey}, ${base.version}, ${base.title}, 'unfolded', ${base.source}, ${JSON.stringify(steps)}::jsonb,
      ${JSON.stringify(definition)}::jsonb, ${base.definitionId}::uuid, ${expansion})
    on conflict (base_definition_id, expansion) where base_definition_id is not null do nothing`);
  return (await known())?.definitionId ?? definitionId;
}
