/** Begins runs of orders, tells how far they have come, and what was set aside by them. */

import type { Db } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { continueRun, pauseRun, type RunActs, startRun, stopRun, tryAgain } from '#platform/runs/runs.server.ts';
import { type FailedItem, failedItems, findRun, listRuns, type Run } from '#platform/runs/runs.store.ts';
import { peopleOf } from '../../book/orders.store.ts';
import { agreementsOf } from '../../counting/counting.store.ts';
import { chosenFor } from '../asked-orders.service.ts';
import { MOST_IN_RUN } from '../issue.contract.ts';
import { issueErrors } from '../issue.errors.ts';
import type { acceptInRun } from './accept-parts.contract.ts';
import { type actOnOrdersRun, issueInRun, type ordersRuns } from './in-parts.contract.ts';
import { acceptingOrders, issuingOrders } from './in-parts.run.ts';
import { chosenItems, isWaiting, namesOfEmployments, namesOfTasks } from './in-parts.store.ts';
import { asideReason } from './set-aside.rules.ts';

const whatOf = (kind: string): 'issue' | 'accept' => (kind === acceptingOrders.key ? 'accept' : 'issue');

/** Throws what issuing throws of the choice, option of a contract type that the company has not, nothingToDo. */
export async function beginIssuing(context: Context<typeof issueInRun>) {
  const { tx, rows, actor, today, clock, body } = context;
  // said once at the beginning, not of each person that the run would set aside
  if (body.agreementId != null && !(await agreementsOf(tx, actor.companyId)).some(({ agreementId }) => agreementId === body.agreementId))
    throw issueErrors.error('option', { fields: { agreementId: 'option' } });
  const { people } = await chosenFor({ db: tx, rows, actor, body, today, now: new Date(clock.now()), by: issueInRun, most: MOST_IN_RUN, newId: () => context.newId() });
  const { persons: _persons, codes: _codes, unitId: _unitId, people: _people, except: _except, ...ordered } = body;
  // numbers follow personnel codes over all parts, however somebody was chosen
  const chosen = await peopleOf(
    tx,
    rows,
    people.map(({ employmentId }) => employmentId),
  );
  const ids = chosen.map(({ employmentId }) => employmentId);
  return { runId: await startRun(context, { ...issuingOrders, items: () => chosenItems(ids) }, ordered), people: ids.length };
}

/** Throws notFound of a task that does not wait for whoever asks, nothingToDo of one that is not about orders. */
export async function beginAccepting(context: Context<typeof acceptInRun>) {
  if (!(await isWaiting(context.tx, context.actor.partyId, context.body.taskId))) throw httpErrors.error('notFound');
  const runId = await startRun(context, acceptingOrders, { taskId: context.body.taskId });
  const run = await findRun(context.tx, runId);
  return { runId, tasks: run?.total ?? 0 };
}

const MOST_RUNS = 5;
const MOST_ASIDE = 100;

const namesOf = async (db: Db, { kind }: Run, items: readonly FailedItem[]): Promise<ReadonlyMap<string, string>> => {
  const ids = items.map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  const found = whatOf(kind) === 'accept' ? await namesOfTasks(db, ids) : await namesOfEmployments(db, ids);
  return new Map(found.map(({ id, name }) => [id, name]));
};

async function shownRun(db: Db, run: Run) {
  const { runId, kind, state, total, done, failed, createdAt } = run;
  const items = failed === 0 ? [] : await failedItems(db, runId, { offset: 0, limit: MOST_ASIDE });
  const names = await namesOf(db, run, items);
  const aside = items.map(({ itemNo: place, subjectId, failure, facts }) => ({ place, name: names.get(subjectId) ?? null, reason: asideReason(failure, facts) }));
  return { ...{ runId, what: whatOf(kind), state, total, done, failed, createdAt }, aside };
}

export async function latestRuns({ db }: Pick<Context<typeof ordersRuns>, 'db'>) {
  const all = await Promise.all([issuingOrders, acceptingOrders].map(({ key }) => listRuns(db, key, MOST_RUNS)));
  const runs = all.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return { runs: await Promise.all(runs.slice(0, MOST_RUNS).map((run) => shownRun(db, run))) };
}

type Act = Context<typeof actOnOrdersRun>['body']['act'];
const acts: Readonly<Record<Act, (acting: RunActs, runId: string) => Promise<void>>> = { pause: pauseRun, goOn: continueRun, stop: stopRun, again: tryAgain };

/** Throws notFound of a run of another kind or of somebody else, wrongState, nothingToDo. */
export async function act(context: Context<typeof actOnOrdersRun>, runId: string): Promise<void> {
  const run = await findRun(context.tx, runId);
  if (run?.kind !== issuingOrders.key && run?.kind !== acceptingOrders.key) throw httpErrors.error('notFound');
  await acts[context.body.act](context, runId);
}
