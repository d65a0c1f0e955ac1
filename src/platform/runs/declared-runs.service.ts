/** Runs of the kinds that slices declare (run-kind.ts), as a worker takes them. */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import type { AppError } from '#kernel/errors.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { isAway } from '#platform/db/away.server.ts';
import { type DbActor, reading, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { dayOf } from '#platform/http/day.rules.ts';
import { foreseenIn } from '#platform/http/faults.server.ts';
import { accountOf } from '#platform/identity/accounts.store.ts';
import { notifyPeople } from '#platform/notifications/live.store.ts';
import { callingThread, type Threads } from '#platform/threads/threads.server.ts';
import type { Refused, RunItem, RunKind, RunWork } from './run-kind.define.ts';
import { runErrors } from './runs.errors.ts';
import { type Failure, findRun, holdRun, moveRun, passItems, type Run, type RunState, setAside, unfinishedRuns, waitingItems } from './runs.store.ts';
import type { OpenRun, RunSort } from './worker.server.ts';

export interface RunsDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly kinds: readonly RunKind[];
  newId(): string;
  /** Constraints of the database and the errors that they mean (http/faults.ts). */
  readonly constraints: ReadonlyMap<string, AppError>;
  /** Is told of faults that nobody foresaw. */
  report(error: unknown): void;
  /** In which kinds do what takes the processor long; the calling thread where none are handed over. */
  readonly threads?: Threads;
}

type Starter = RunWork<unknown>['by'];

/** What everything a run does is found by in the audit. */
const markOf = (runId: string): string => `run:${runId}`;

export const scopeOfKind = ({ permission }: Pick<RunKind, 'permission'>) => ({ permission, scope: 'rows' }) as const;

/** What has been done with a run as a whole. */
export const actOn = ({ runId, kind, companyId }: Pick<Run, 'runId' | 'kind' | 'companyId'>, state: RunState): AuditEntry => ({
  entity: 'Run',
  id: runId,
  action: 'update',
  changes: { kind: [kind, kind], state: [null, state] },
  companyId,
});

/** Who started a run, with what they may do today. Throws `rightsEnded`. */
const starterOf = ({ pool }: RunsDeps, run: Run, kind: RunKind, today: string): Promise<Starter> =>
  reading(pool, systemActor(markOf(run.runId), [run.companyId]), async (db) => {
    const account = await accountOf(db, run.userId, today);
    const access = await accessOf(db, { ...account, companyId: run.companyId }, today);
    if (account.deactivated || !mayUse(access.grants, [kind.permission])) throw runErrors.error('rightsEnded');
    return { userId: run.userId, partyId: run.partyId, ...access };
  });

/** Marks what was done, and sets aside what the kind could not do. */
async function passDone({ shown }: RunKind, { tx, run: { runId } }: RunWork<unknown>, items: readonly RunItem[], refused: readonly Refused[]): Promise<void> {
  const errors = new Map(refused.map(({ subjectId, error }) => [subjectId, error]));
  const done = items.filter(({ subjectId }) => !errors.has(subjectId));
  if (done.length > 0) await passItems(tx, runId, done);
  for (const item of items) {
    const error = errors.get(item.subjectId);
    if (error) await setAside(tx, runId, [item], { failure: error.code, facts: shown?.(error) });
  }
}

/** Does the work for subjects that are still within reach, and sets the others aside. */
async function workOn(kind: RunKind, context: RunWork<unknown>, items: readonly RunItem[]): Promise<void> {
  const { tx, run } = context;
  const reached = await kind.inReach(
    context,
    items.map(({ subjectId }) => subjectId),
  );
  const inside = items.filter(({ subjectId }) => reached.has(subjectId));
  const outside = items.filter(({ subjectId }) => !reached.has(subjectId));
  if (inside.length > 0) await passDone(kind, context, inside, (await kind.work(context, inside)) || []);
  if (outside.length > 0) await setAside(tx, run.runId, outside, { failure: runErrors.error('outOfReach').code });
}

async function finish(kind: RunKind, context: RunWork<unknown>, { total, done, failed }: Run): Promise<void> {
  await moveRun(context.tx, context.run.runId, 'done');
  await kind.ended?.(context, { total, done, failed });
}

/** What a batch has come to: the state of the run, and the subjects that were taken. */
interface Step {
  readonly state: RunState;
  readonly items: readonly RunItem[];
}

/** What was read for the batch behind a place in the order. */
interface Ahead {
  readonly after: number;
  /** Undefined where it could not be read: the batch reads for itself. */
  readonly answer: Promise<unknown>;
}

interface Taking {
  readonly run: Run;
  readonly kind: RunKind;
  /** Place in the order behind which subjects are looked for. */
  readonly after: number;
  readonly limit: number;
  readonly ahead: Ahead | undefined;
  taken(items: readonly RunItem[]): void;
  /** Is told what is being read for the batch that follows. */
  reading(ahead: Ahead): void;
}

/** Begins to read for the batch behind the last of these subjects. */
async function readAhead(deps: RunsDeps, { kind, reading: begun }: Taking, actor: DbActor, { tx, ...context }: RunWork<unknown>, last: number): Promise<void> {
  const next = (await waitingItems(tx, context.run.runId, last, kind.batch)).map(({ subjectId }) => subjectId);
  if (kind.ahead === undefined || next.length === 0) return;
  const answer = reading(deps.pool, actor, async (db) => kind.ahead?.({ ...context, db }, next));
  begun({ after: last, answer: answer.catch(() => undefined) });
}

/** One batch in a transaction, in the name of who started the run. */
async function step(deps: RunsDeps, taking: Taking): Promise<Step> {
  const { run: first, kind, after, limit, ahead, taken } = taking;
  const { pool, clock, newId, threads = callingThread() } = deps;
  const today = dayOf(clock.now());
  const by = await starterOf(deps, first, kind, today);
  const actor: DbActor = { ...first, companyIds: by.companyIds, requestId: markOf(first.runId) };
  return writing(pool, actor, async (tx) => {
    const run = await holdRun(tx, first.runId);
    if (run?.state !== 'running') return { state: run?.state ?? 'stopped', items: [] };
    const items = await waitingItems(tx, run.runId, after, limit);
    taken(items);
    const entries: AuditEntry[] = [];
    const audit = (entry: AuditEntry): void => void entries.push(entry);
    const transact = <T>(work: (own: Tx) => Promise<T>): Promise<T> => writing(pool, actor, work);
    const context = { tx, run, rows: scopeFor(by, scopeOfKind(kind), today), today, clock, newId, by, audit, transact, threads };
    const last = items.at(-1)?.itemNo ?? 0;
    if (kind.ahead && items.length === kind.batch) await readAhead(deps, taking, actor, context, last);
    if (items.length > 0) await workOn(kind, { ...context, ahead: ahead?.after === after ? await ahead.answer : undefined }, items);
    else if (after === 0) {
      await finish(kind, context, run);
      audit(actOn(run, 'done'));
    }
    await writeAudit(tx, entries);
    await notifyPeople(tx, 'run', [run.partyId]);
    return { state: items.length === 0 && after === 0 ? 'done' : 'running', items };
  });
}

/** A run in hand, from where it stands. */
function inHand(deps: RunsDeps, kind: RunKind, run: Run): OpenRun<RunState> {
  const { pool, report, constraints, threads } = deps;
  const system = systemActor(markOf(run.runId), [run.companyId]);
  let after = 0;
  /** Up to this place subjects are tried one by one: some of them could not be done together. */
  let aloneUpTo = 0;
  let ahead: Ahead | undefined;
  /** Sets the one subject aside that failed, or has the subjects that failed together tried one by one. */
  async function splitUp(items: readonly RunItem[], error: unknown): Promise<void> {
    const last = items.at(-1)?.itemNo ?? 0;
    if (items.length > 1) {
      aloneUpTo = last;
      return;
    }
    const known = foreseenIn(error, constraints);
    if (!known) report(error);
    const reason: Failure = { failure: (known ?? runErrors.error('unforeseen')).code, facts: known && kind.shown?.(known) };
    await writing(pool, system, (tx) => setAside(tx, run.runId, items, reason));
    after = last;
  }
  return {
    async next() {
      let taken: readonly RunItem[] = [];
      const notes = {
        taken: (items: readonly RunItem[]): void => {
          taken = items;
        },
        reading: (begun: Ahead): void => {
          ahead = begun;
        },
      };
      try {
        const { state, items } = await step(deps, { run, kind, after, limit: after < aloneUpTo ? 1 : kind.batch, ahead, ...notes });
        // nothing waits behind this place: what was put back before it is looked for once more
        after = items.at(-1)?.itemNo ?? 0;
        return state;
      } catch (error) {
        if (taken.length === 0 || isAway(error)) throw error;
        await splitUp(taken, error);
        return 'running';
      }
    },
    async close() {
      await ahead?.answer;
      threads?.rest();
    },
    async fail(error) {
      // the database will be there again: the run goes on as it is
      if (isAway(error)) return;
      const failure = (foreseenIn(error, constraints) ?? runErrors.error('unforeseen')).code;
      await writing(pool, system, async (tx) => {
        await moveRun(tx, run.runId, 'failed', failure);
        await writeAudit(tx, [actOn(run, 'failed')]);
        await notifyPeople(tx, 'run', [run.partyId]);
      });
    },
  };
}

/** Runs of declared kinds; those of a kind that this release does not know are left alone. */
export const declaredRuns = (deps: RunsDeps): RunSort<RunState> => ({
  name: 'run',
  underWay: 'running',
  unfinished: () =>
    reading(deps.pool, systemActor('runs'), (db) =>
      unfinishedRuns(
        db,
        deps.kinds.map(({ key }) => key),
      ),
    ),
  async open(runId) {
    const run = await reading(deps.pool, systemActor(markOf(runId)), (db) => findRun(db, runId));
    const kind = deps.kinds.find(({ key }) => key === run?.kind);
    return run?.state === 'running' && kind ? inHand(deps, kind, run) : run?.state;
  },
});
