/** Running instances moved to the version in force: checked as a whole, then each in a transaction of its own. */
import { todayIn } from '#kernel/jalali/jalali.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { insertEvent, insertTimer, lockInstance } from '#platform/workflow/cases/instances.store.ts';
import { definitionFor, hasOwnChain } from '#platform/workflow/definitions.service.ts';
import type { MigrationCheck } from './designs.contract.ts';
import {
  casesOnOthers,
  definitionById,
  dropTimers,
  type MovedRow,
  putOnVersion,
  type RunningCase,
  renameRows,
  renameTimers,
  timersOf,
  type WholeVersion,
} from './designs.store.ts';
import { type Lost, lostIn, movedState, type NodeMap, placesOf, timersAfter } from './migration.rules.ts';

/** Instances of one move at most; it is repeated for more. */
export const MOST_MOVED = 5_000;

export const mapOf = (pairs: readonly { readonly from: string; readonly to: string }[]): NodeMap => Object.fromEntries(pairs.map(({ from, to }) => [from, to]));

const nameIn = ({ nodes }: ProcessDefinition, id: string): string => nodes.find((node) => node.id === id)?.name ?? id;

/** What is said of nodes of all instances, counted. */
function counted<T extends { readonly node: string }>(all: readonly T[], isSame: (a: T, b: T) => boolean): (T & { readonly instances: number })[] {
  const first = all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
  return first.map((one) => ({ ...one, instances: all.filter((other) => isSame(one, other)).length }));
}

/** The same place of an instance is said once. */
const distinct = <T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] => [...new Map(rows.map((row) => [keyOf(row), row])).values()];

const lostOf = ({ definition, state }: RunningCase, target: ProcessDefinition, map: NodeMap): readonly (Lost & { readonly name: string })[] =>
  distinct(lostIn(definition, target, map, state), ({ node }) => node).map((lost) => ({ ...lost, name: nameIn(definition, lost.node) }));

/** What moving the cases to a version would lose. */
export function checked(cases: readonly RunningCase[], target: ProcessDefinition, map: NodeMap): MigrationCheck {
  const lost = cases.flatMap((one) => lostOf(one, target, map));
  const places = cases.flatMap(({ definition, state }) =>
    distinct(state.tokens, ({ at }) => at).map(({ at }) => ({ node: at, name: nameIn(definition, at), kind: definition.nodes.find(({ id }) => id === at)?.kind ?? '' })),
  );
  return {
    instances: cases.length,
    lost: counted(lost, (a, b) => a.node === b.node && a.why === b.why),
    places: counted(places, (a, b) => a.node === b.node),
    targets: [...placesOf(target)],
  };
}

/** The version as cases run it now: with the approval chains of the day put in. */
export interface Target {
  readonly definitionId: string;
  readonly definition: ProcessDefinition;
}

export async function targetOf(tx: Tx, { companyId, processKey }: WholeVersion, today: string, newId: () => string): Promise<Target | undefined> {
  const found = await definitionFor({ tx, companyId, processKey, recordId: null, today, newId });
  const definition = found && (await definitionById(tx, found.definitionId));
  return found && definition && { definitionId: found.definitionId, definition: definition.definition };
}

export const casesFor = (db: Db, version: WholeVersion): Promise<RunningCase[]> => casesOnOthers(db, version, MOST_MOVED);

export interface Moving {
  readonly target: Target;
  readonly map: NodeMap;
  readonly by: string;
  readonly now: Date;
  newId(): string;
  dueAt(tx: Tx, companyId: string, after: string, from: Date): Promise<Date>;
}

/** Moves one instance with all that waits in it; false when it is over, has no place there any more or runs on the chain of its kind, which the version does not have, and of one about whoever moves it: nobody says where the own case goes on. */
export async function moveOne(tx: Tx, instanceId: string, { target, map, by, now, newId, dueAt }: Moving): Promise<boolean> {
  const instance = await lockInstance(tx, instanceId);
  if (!instance || instance.subjectPartyId === by || instance.initiatorPartyId === by) return false;
  if (await hasOwnChain(tx, instance, todayIn('Asia/Tehran', now.getTime()))) return false;
  if (lostIn(instance.definition, target.definition, map, instance.state).length > 0) return false;
  const state = movedState(instance.definition, target.definition, map, instance.state);
  const timers = timersAfter(target.definition, map, state, await timersOf(tx, instanceId));
  const rows = instance.state.tokens.map(({ id, at }): MovedRow => {
    const to = state.tokens.find((token) => token.id === id)?.at ?? at;
    const node = target.definition.nodes.find((one) => one.id === to);
    return {
      token: id,
      node: at,
      to,
      ...(node?.kind === 'user' ? { title: node.name ?? node.id, form: node.form } : {}),
      ...(node?.kind === 'message' ? { message: node.message } : {}),
    };
  });
  await putOnVersion(tx, instanceId, target.definitionId, state);
  await renameRows(tx, instanceId, rows);
  await dropTimers(tx, instanceId, timers.dropped);
  await renameTimers(
    tx,
    instanceId,
    timers.kept.filter(({ node, to }) => node !== to),
  );
  for (const { token, node, after } of timers.added) await insertTimer(tx, instance, { token, nodeId: node, round: 1, dueAt: await dueAt(tx, instance.companyId, after, now) });
  await insertEvent(tx, instance, { eventId: newId(), kind: 'migrated', actorPartyId: by, passed: [], detail: { from: instance.definitionId, to: target.definitionId }, now });
  return true;
}
