/** What every act on versions begins with: the version as it was read, the versions of a process, a new draft. */
import { compiled } from '#kernel/workflow/compile.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { isOwnKey } from '#kernel/workflow/own-process.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { lockVersions } from '#platform/workflow/definitions.store.ts';
import { processKind } from '#platform/workflow/registry.server.ts';
import type { addDraft, submitDesign } from './designs.contract.ts';
import { designErrors } from './designs.errors.ts';
import { insertDraft, lockVersion, type StoredVersion, versionOf, versionsOf, type WholeVersion, xmlOf } from './designs.store.ts';

export type Writing = Pick<Context<typeof submitDesign>, 'tx' | 'rows'>;

/** The version as it was read, in one of the states in which this may be done to it. */
export async function lockIn({ tx, rows }: Writing, definitionId: string, rowVersion: number, ...states: readonly StoredVersion['status'][]): Promise<WholeVersion> {
  const version = await lockVersion(tx, rows, definitionId);
  if (!version) throw httpErrors.error('notFound');
  if (!states.includes(version.status)) throw designErrors.error('status');
  if (version.rowVersion !== rowVersion) throw designErrors.error('stale');
  return version;
}

/** A process that the company has made is called what its newest version is called. */
export const titleOf = (processKey: string, versions: readonly StoredVersion[]): string | undefined =>
  (isOwnKey(processKey) ? undefined : processKind(processKey)?.title) ?? versions[0]?.title;

/** The versions of a process of the own company; 404 of one that nobody declares and that has none. */
export async function versionsFor(db: Db, companyId: string, processKey: string): Promise<readonly StoredVersion[]> {
  const versions = await versionsOf(db, companyId, processKey);
  if (titleOf(processKey, versions) === undefined) throw httpErrors.error('notFound');
  return versions;
}

/** What a new draft begins with: a version, the one in force, or the steps as shipped; of a process of the company that is not in force its newest. */
export async function startingPoint({ tx, rows }: Writing, versions: readonly StoredVersion[], processKey: string, from: string | null): Promise<Content> {
  const inForce = versions.find(({ status }) => status === 'published') ?? (isOwnKey(processKey) ? versions[0] : undefined);
  const id = from ?? inForce?.definitionId;
  const kind = processKind(processKey);
  if (id === undefined) {
    if (kind === undefined) throw httpErrors.error('notFound');
    return { title: kind.title, steps: kind.steps, definition: compiled(kind.steps), xml: null };
  }
  const version = await versionOf(tx, rows, id);
  if (version?.processKey !== processKey) throw httpErrors.error('notFound');
  return { title: version.title, steps: version.steps, definition: version.definition, xml: (await xmlOf(tx, id))?.xml ?? null };
}

export interface Content {
  readonly title: string;
  readonly steps: StepList | null;
  readonly definition: ProcessDefinition;
  readonly xml: string | null;
  readonly note?: string;
}

type Adding = Pick<Context<typeof addDraft>, 'tx' | 'actor' | 'newId' | 'audit'>;

export async function begin({ tx, actor, newId, audit }: Adding, companyId: string, processKey: string, content: Content): Promise<{ definitionId: string }> {
  const definitionId = newId();
  // its number is the next one, also beside the first case that follows what is shipped
  await lockVersions(tx, companyId, processKey);
  await insertDraft(tx, { definitionId, companyId, processKey, ...content, by: actor.partyId });
  audit({ entity: 'ProcessDefinition', id: definitionId, action: 'create', companyId, changes: { processKey: [null, processKey], title: [null, content.title] } });
  return { definitionId };
}
