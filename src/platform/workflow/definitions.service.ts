/**
 * What a new case begins with: the version that the company has published, else the shipped steps, which then become its first version;
 * with the approval chains of the day put in. A case stays on exactly that.
 */
import { createHash } from 'node:crypto';
import { compiled } from '#kernel/workflow/compile.ts';
import { isOwnKey } from '#kernel/workflow/own-process.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { kindsWithChains } from '#platform/approval/chain.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Instance } from './cases/instances.store.ts';
import { type Branch, chainsOf, isFolded, listsOf, type NamedStep, unfold } from './cases/unfold.rules.ts';
import { differs, keepUnfolded, lockVersions, type PublishedVersion, publishedVersion, publishShipped } from './definitions.store.ts';
import { chainOn } from './people/chains.store.ts';
import { processKind } from './registry.server.ts';
import { taskErrors } from './tasks.errors.ts';

export interface Beginning {
  readonly tx: Tx;
  readonly companyId: string;
  readonly processKey: string;
  /** The record the case is about; null of one without, and where no case is meant: the general chains count. */
  readonly recordId: string | null;
  /** ISO date: whose chains count. */
  readonly today: string;
  newId(): string;
}

/** A company that has written no version of its own follows what is shipped, also with a new release of the product; of a process of its own nothing is. */
async function followShipped({ tx, companyId, processKey, newId }: Beginning, found: PublishedVersion | undefined): Promise<PublishedVersion | undefined> {
  const kind = isOwnKey(processKey) ? undefined : processKind(processKey);
  const isBehind = async (version: PublishedVersion | undefined): Promise<boolean> =>
    kind !== undefined && (version === undefined || (version.source === 'shipped' && (await differs(tx, version.definitionId, kind.steps))));
  if (kind === undefined || !(await isBehind(found))) return found;
  await lockVersions(tx, companyId, processKey);
  if (await isBehind(await publishedVersion(tx, companyId, processKey)))
    await publishShipped(tx, { definitionId: newId(), companyId, processKey, title: kind.title, steps: kind.steps, definition: compiled(kind.steps) });
  return publishedVersion(tx, companyId, processKey);
}

/** Of which kind a case is, by its record, and in whose chains that counts. */
interface CaseKind {
  readonly process: string;
  readonly kindId: string | null;
}

async function kindOfCase(db: Db, processKey: string, recordId: string | null): Promise<CaseKind | undefined> {
  const kinds = processKind(processKey)?.kinds;
  return kinds === undefined || recordId === null ? undefined : { process: kinds.process, kindId: await kinds.of(db, recordId) };
}

/** What a list of steps is unfolded for. */
export interface Unfolding {
  readonly companyId: string;
  readonly processKey: string;
  /** Null: for nobody's case, as the preview of HR and the dry run show it. */
  readonly recordId: string | null;
  /** ISO date. */
  readonly day: string;
}

/** Approvers that a record brings by itself for the chain of a process; none where it has none. */
async function ownLevels(db: Db, { processKey, recordId }: Pick<Unfolding, 'processKey' | 'recordId'>, process: string): Promise<readonly NamedStep[]> {
  const levels = processKind(processKey)?.levels;
  return levels?.process === process && recordId !== null ? levels.of(db, recordId) : [];
}

/** What the slice of a process lists for the case of a record; of none, a place for each list. */
async function branchesFor(db: Db, { processKey, companyId, recordId, day }: Unfolding, list: string): Promise<readonly Branch[]> {
  const listed = processKind(processKey)?.lists?.[list];
  if (listed === undefined) return [];
  return recordId === null ? [{ id: 'each', title: listed.title, who: 'initiator' }] : listed.of({ db, companyId, recordId, day });
}

/** The list with the chains that a company has on a day, and with what its slice lists for the case. */
export async function unfoldedOn(db: Db, of: Unfolding, steps: StepList): Promise<StepList> {
  const { companyId, processKey, recordId, day } = of;
  const kind = await kindOfCase(db, processKey, recordId);
  const chains = new Map<string, Awaited<ReturnType<typeof chainOn>>>();
  for (const process of chainsOf(steps)) {
    const own = await ownLevels(db, of, process);
    const kindId = kind?.process === process ? kind.kindId : null;
    chains.set(process, own.length > 0 ? own : await chainOn(db, { companyId, processType: process, kindId }, day));
  }
  const branches = new Map<string, readonly Branch[]>();
  for (const list of listsOf(steps)) branches.set(list, await branchesFor(db, of, list));
  return unfold(
    steps,
    (process) => chains.get(process) ?? [],
    (list) => branches.get(list) ?? [],
  );
}

/** Undefined when no module declares the process and the company has published none. */
export async function definitionFor(beginning: Beginning): Promise<{ readonly definitionId: string } | undefined> {
  const { tx, companyId, processKey, recordId, today, newId } = beginning;
  const version = await followShipped(beginning, await publishedVersion(tx, companyId, processKey));
  if (version === undefined || version.steps === null || !isFolded(version.steps)) return version;
  const steps = await unfoldedOn(tx, { companyId, processKey, recordId, day: today }, version.steps);
  const expansion = createHash('sha256').update(JSON.stringify(steps)).digest('hex');
  return { definitionId: await keepUnfolded(tx, version, { definitionId: newId(), companyId, processKey, steps, definition: compiled(steps) }, expansion) };
}

/** A running case, as far as its kind is asked. */
export type CaseOfKind = Pick<Instance, 'companyId' | 'processKey' | 'recordId'>;

/** Whether a case has approvers of its own, or is of a kind that has had a chain of its own: other cases of the process may run on other steps. */
export async function hasOwnChain(db: Db, { companyId, processKey, recordId }: CaseOfKind, today: string): Promise<boolean> {
  const levels = processKind(processKey)?.levels;
  if (levels !== undefined && (await ownLevels(db, { processKey, recordId }, levels.process)).length > 0) return true;
  const kind = await kindOfCase(db, processKey, recordId);
  return kind?.kindId != null && (await kindsWithChains(db, companyId, kind.process, today)).some(({ kindId }) => kindId === kind.kindId);
}

/**
 * Asks of a case that is being corrected of which kind it is. The function it answers throws `otherChain` when the correction has made another
 * kind of it, and a case of that kind would begin with other steps now: a case stays on what it began with, and would pass by whoever decides on
 * its new kind.
 */
export async function keepingSteps(beginning: Beginning, definitionId: string): Promise<() => Promise<void>> {
  const { tx, processKey, recordId } = beginning;
  const before = await kindOfCase(tx, processKey, recordId);
  return async () => {
    const after = await kindOfCase(tx, processKey, recordId);
    if (before?.kindId !== after?.kindId && (await definitionFor(beginning))?.definitionId !== definitionId) throw taskErrors.error('otherChain');
  };
}
