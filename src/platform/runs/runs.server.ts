/** What people do with runs: start, pause, go on, stop, try again what was set aside. Each act is audited. */
import { mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry, Base } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notifyPeople } from '#platform/notifications/live.store.ts';
import { actOn, scopeOfKind } from './declared-runs.service.ts';
import type { RunKind } from './run-kind.define.ts';
import { runErrors } from './runs.errors.ts';
import { holdRun, insertRun, moveRun, type Run, type RunState, waitAgain } from './runs.store.ts';

/** What a handler of a call that writes has. */
export interface RunActs extends Pick<Base, 'clock' | 'today' | 'newId'> {
  readonly tx: Tx;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

/** Lists the subjects and starts the work, which begins once the calling transaction has committed. Throws `nothingToDo` and `underWay`. */
export async function startRun<P>(acts: RunActs, kind: RunKind<P>, parameters: P): Promise<string> {
  const { tx, actor, today, clock, newId, audit } = acts;
  if (!mayUse(actor.grants, [kind.permission])) throw httpErrors.error('forbidden');
  const run = { runId: newId(), companyId: actor.companyId, kind: kind.key, parameters, userId: actor.userId, partyId: actor.partyId };
  const rows = scopeFor(actor, scopeOfKind(kind), today);
  const items = kind.items({ tx, run, rows, today, clock, newId });
  const total = await insertRun(tx, { ...run, alone: kind.alone }, items);
  if (total === 0) throw runErrors.error('nothingToDo');
  audit({ ...actOn(run, 'running'), action: 'create' });
  return run.runId;
}

/** The actor's own run, held until the transaction ends. */
async function demandRun({ tx }: RunActs, runId: string, from: readonly RunState[]): Promise<Run> {
  const run = await holdRun(tx, runId);
  if (!run) throw httpErrors.error('notFound');
  if (!from.includes(run.state)) throw runErrors.error('wrongState');
  return run;
}

async function move(acts: RunActs, run: Run, state: RunState): Promise<void> {
  await moveRun(acts.tx, run.runId, state);
  await notifyPeople(acts.tx, 'run', [run.partyId]);
  acts.audit(actOn(run, state));
}

/** Waits for the batch at work, which holds the run. */
export const pauseRun = async (acts: RunActs, runId: string): Promise<void> => move(acts, await demandRun(acts, runId, ['running']), 'paused');

/** A paused run, or one that failed as a whole, goes on from where it stands. */
export const continueRun = async (acts: RunActs, runId: string): Promise<void> => move(acts, await demandRun(acts, runId, ['paused', 'failed']), 'running');

/** For good: what is done stays, what waits is never done. */
export const stopRun = async (acts: RunActs, runId: string): Promise<void> => move(acts, await demandRun(acts, runId, ['running', 'paused', 'failed']), 'stopped');

/** What was set aside by a run that has come to its end is tried again. */
export async function tryAgain(acts: RunActs, runId: string): Promise<void> {
  const run = await demandRun(acts, runId, ['done', 'failed']);
  if (run.failed === 0) throw runErrors.error('nothingToDo');
  await waitAgain(acts.tx, runId);
  await move(acts, run, 'running');
}
