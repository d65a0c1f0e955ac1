/**
 * What a new case begins with: the version that the company has published, else the shipped steps, which then become its first version;
 * with the approval chains of the day put in. A case stays on exactly that.
 */
import { createHash } from 'node:crypto';
import { compiled } from '#kernel/workflow/compile.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { chainOn } from './chains.store.ts';
import { differs, keepUnfolded, lockVersions, type PublishedVersion, publishedVersion, publishShipped } from './definitions.store.ts';
import { processKind } from './registry.ts';
import { chainsOf, hasChain, unfold } from './unfold.rules.ts';

export interface Beginning {
  readonly tx: Tx;
  readonly companyId: string;
  readonly processKey: string;
  /** ISO date: whose chains count. */
  readonly today: string;
  newId(): string;
}

/** A company that has written no version of its own follows what is shipped, also with a new release of the product. */
async function followShipped({ tx, companyId, processKey, newId }: Beginning, found: PublishedVersion | undefined): Promise<PublishedVersion | undefined> {
  const kind = processKind(processKey);
  const isBehind = async (version: PublishedVersion | undefined): Promise<boolean> =>
    kind !== undefined && (version === undefined || (version.source === 'shipped' && (await differs(tx, version.definitionId, kind.steps))));
  if (kind === undefined || !(await isBehind(found))) return found;
  await lockVersions(tx, companyId, processKey);
  if (await isBehind(await publishedVersion(tx, companyId, processKey)))
    await publishShipped(tx, { definitionId: newId(), companyId, processKey, title: kind.title, steps: kind.steps, definition: compiled(kind.steps) });
  return publishedVersion(tx, companyId, processKey);
}

/** The list with the chains that a company has on a day (ISO date). Also what the preview of HR and the dry run show. */
export async function unfoldedOn(db: Db, companyId: string, steps: StepList, day: string): Promise<StepList> {
  const chains = new Map<string, Awaited<ReturnType<typeof chainOn>>>();
  for (const process of chainsOf(steps)) chains.set(process, await chainOn(db, companyId, process, day));
  return unfold(steps, (process) => chains.get(process) ?? []);
}

/** Undefined when no module declares the process and the company has published none. */
export async function definitionFor(beginning: Beginning): Promise<{ readonly definitionId: string } | undefined> {
  const { tx, companyId, processKey, today, newId } = beginning;
  const version = await followShipped(beginning, await publishedVersion(tx, companyId, processKey));
  if (version === undefined || version.steps === null || !hasChain(version.steps)) return version;
  const steps = await unfoldedOn(tx, companyId, version.steps, today);
  const expansion = createHash('sha256').update(JSON.stringify(steps)).digest('hex');
  return { definitionId: await keepUnfolded(tx, version, { definitionId: newId(), companyId, processKey, steps, definition: compiled(steps) }, expansion) };
}
