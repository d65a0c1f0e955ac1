/**
 * Applies runs in batches, each its own transaction that also moves the run on, so that a crash costs one batch and
 * the next start goes on from there. An advisory lock makes one process work on a run.
 */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { type Differences, unshown } from '#kernel/differences.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { AppError } from '#kernel/errors.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { forgetAccess } from '#platform/access/freshness.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type DbActor, reading, systemActor, type Tx, writing } from '#platform/db/db.ts';
import { createTurns } from '#platform/http/turns.ts';
import { refusal } from './check.ts';
import { alone } from './guard.store.ts';
import type { FileRow, ImportKind, Planned, Target } from './kind.ts';
import { planForLists, planOnce } from './lookups.store.ts';
import { tellStarter } from './outcome-message.ts';
import {
  appliedRows,
  auditMark,
  countChanges,
  countRefusals,
  dropFile,
  insertChanges,
  insertRefusals,
  listDifferences,
  lockRun,
  type Run,
  type RunState,
  readFileOf,
  replaceRefusals,
  unfinishedRuns,
  updateRun,
} from './run.store.ts';
import { readSheet } from './sheet.ts';
import { BATCH, check, type Trial, unpack } from './trial.ts';

export interface ImportDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly kinds: readonly ImportKind[];
  newId(): string;
}

export interface ApplyOptions {
  /** Leaves the run to be resumed: the server stops. */
  readonly signal?: AbortSignal;
  /** What the caller has just found out about the file of this run. */
  readonly prepared?: Trial;
  onProgress?(passed: number, total: number): void;
}

export const kindOf = (kinds: readonly ImportKind[], name: string): ImportKind | undefined => kinds.find(({ kind }) => kind === name);

type WhoRuns = 'createdBy' | 'partyId' | 'appliedBy' | 'appliedParty';

/** In whose name a run writes: of whoever applies it; while it is only tried out, of whoever brought it. Undefined: the installation itself. */
function writerOf({ createdBy, partyId, appliedBy, appliedParty }: Pick<Run, WhoRuns>): Target['importer'] {
  if (appliedBy !== null && appliedParty !== null) return { userId: appliedBy, partyId: appliedParty };
  return createdBy === null || partyId === null ? undefined : { userId: createdBy, partyId };
}

export const targetOf = (run: Pick<Run, 'companyId' | 'companyIds' | 'mayFound' | 'classes' | WhoRuns>, deps: Pick<ImportDeps, 'clock' | 'newId'>): Target => ({
  companyId: run.companyId ?? undefined,
  reach: run.companyIds,
  mayFound: run.mayFound,
  today: todayIn('Asia/Tehran', deps.clock.now()),
  held: run.classes === null ? undefined : new Set(run.classes),
  importer: writerOf(run),
  clock: deps.clock,
  newId: deps.newId,
});

/** The writer as the database and the audit know them; the audit entries of a run share its mark. */
const actorOf = (run: Run): DbActor => ({ userId: '', partyId: '', ...writerOf(run), companyIds: run.companyIds, requestId: auditMark(run.runId) });

/** Classes whose values are sealed where they stand: in the clear beside it they would be for everybody with the disk. */
const sealedClasses: ReadonlySet<FieldClass> = new Set(['bank', 'health']);

/** The changes as the audit keeps them: of a sealed value it says that there was one, and not which. */
function withoutSealed({ columns }: ImportKind, changes: Planned['changes']): Planned['changes'] {
  const sealed = new Set(columns.filter(({ fieldClass }) => sealedClasses.has(fieldClass)).map(({ name }) => name));
  const hide = <T>(value: T) => (value === null ? null : '***');
  return Object.fromEntries(Object.entries(changes).map(([name, [from, to]]) => [name, sealed.has(name) ? [hide(from), hide(to)] : [from, to]]));
}

/** What was shown of the rows of a run, by line; undefined of one that was tried out by nobody. */
type Shown = ReadonlyMap<number, Differences> | undefined;

/** Whether nothing else than what was shown would be written: a row that was new must still be new. */
function isAsShown(shown: Shown, { row, action, changes }: Planned): boolean {
  if (shown === undefined) return true;
  const told = shown.get(row);
  return action === 'create' ? told === undefined : unshown(told ?? {}, changes) === undefined;
}

/** Rows that somebody else has changed since the trial are set aside, with their reason. */
async function setAside(tx: Tx, kind: ImportKind, run: Run, trial: Trial, shown: Shown, rows: readonly Planned[]): Promise<void> {
  const [first = ''] = kind.columns.map(({ name }) => name);
  const sheetRows = new Map(trial.sheet.rows.map((one) => [one.row, one]));
  const refused = rows.flatMap(({ row, changes }) => {
    const sheetRow = sheetRows.get(row);
    const column = unshown(shown?.get(row) ?? {}, changes) ?? first;
    return sheetRow ? [refusal({ kind, matched: trial.matched }, sheetRow, [{ column, code: 'changed_since' }])] : [];
  });
  await insertRefusals(tx, run.runId, refused);
}

interface Batch {
  readonly kind: ImportKind;
  readonly run: Run;
  readonly target: Target;
  readonly trial: Trial;
  readonly shown: Shown;
  readonly rows: readonly FileRow[];
  readonly passedRows: number;
}

async function writeBatch(tx: Tx, { kind, run, target, trial, shown, rows, passedRows }: Batch): Promise<Run> {
  await planForLists(tx);
  await kind.hold?.(tx, target, rows);
  const wanted = (await kind.plan(tx, target, rows)).filter(({ action }) => action !== 'unchanged');
  const planned = wanted.filter((one) => isAsShown(shown, one));
  const aside = wanted.filter((one) => !isAsShown(shown, one));
  if (aside.length > 0) await setAside(tx, kind, run, trial, shown, aside);
  if (planned.every(({ action }) => action === 'create')) await planOnce(tx);
  const { changes, companies = [] } = await kind.apply(tx, target, planned);
  await planOnce(tx);
  await insertChanges(tx, run.runId, kind.entity, changes);
  await writeAudit(
    tx,
    planned.map(({ id, companyId, changes: changed }) => ({
      entity: kind.entity,
      id,
      action: 'import',
      changes: withoutSealed(kind, changed),
      companyId,
      ...(kind.aboutPeople ? { subjectPartyId: id } : {}),
    })),
  );
  const companyIds = [...new Set([...run.companyIds, ...companies])];
  const companyId = companies[0] ?? run.companyId;
  await updateRun(tx, run.runId, { passedRows, ...(companies.length > 0 ? { companyIds, ...(companyId ? { companyId } : {}) } : {}) });
  return { ...run, companyId, companyIds, passedRows };
}

async function recheck(deps: ImportDeps, kind: ImportKind, run: Run): Promise<Trial> {
  const content = await reading(deps.pool, actorOf(run), (db) => readFileOf(db, run.runId));
  if (!content) throw new Error(`the file of import ${run.runId} is gone`);
  const sheet = await readSheet(await unpack(content));
  // in a transaction, though nothing is written: how statements are planned is said for one (planForLists)
  return writing(deps.pool, actorOf(run), (tx) => check(tx, { kind, target: targetOf(run, deps), sheet, mapping: run.mapping }));
}

async function start(deps: ImportDeps, kind: ImportKind, run: Run, prepared: Trial | undefined): Promise<{ trial: Trial; waiting: FileRow[] }> {
  const trial = prepared ?? (await recheck(deps, kind, run));
  const done = await reading(deps.pool, actorOf(run), (db) => appliedRows(db, run.runId));
  const waiting = trial.rows.filter(({ row }) => !done.has(row));
  await writing(deps.pool, actorOf(run), async (tx) => {
    await replaceRefusals(tx, run.runId, trial.checked.refused);
    await updateRun(tx, run.runId, { totalRows: trial.rows.length, passedRows: trial.rows.length - waiting.length, failure: null });
  });
  return { trial, waiting };
}

async function finish(deps: ImportDeps, run: Run, trial: Trial): Promise<void> {
  await writing(deps.pool, actorOf(run), async (tx) => {
    const written = await countChanges(tx, run.runId);
    const refusedByCode = await countRefusals(tx, run.runId);
    const refused = Object.values(refusedByCode).reduce((sum, count) => sum + count, 0);
    const aside = refused - trial.counts.refused;
    const counts = { ...trial.counts, ...written, refused, refusedByCode, unchanged: trial.rows.length - aside - written.accepted - written.updated };
    await updateRun(tx, run.runId, { state: 'done', counts, passedRows: trial.rows.length, finished: true });
    await dropFile(tx, run.runId);
    await tellStarter(tx, run, deps.newId, counts);
  });
}

async function work(deps: ImportDeps, first: Run, { signal, prepared, onProgress }: ApplyOptions): Promise<RunState> {
  const kind = kindOf(deps.kinds, first.kind);
  if (!kind) throw new Error(`no import kind ${first.kind}`);
  const { trial, waiting } = await start(deps, kind, first, prepared);
  const told = first.classes === null ? undefined : await reading(deps.pool, actorOf(first), (db) => listDifferences(db, first.runId));
  const shown: Shown = told && new Map(told.map(({ row, changes }) => [row, changes]));
  let run = first;
  const total = trial.rows.length;
  const skipped = total - waiting.length;
  for (let at = 0; at < waiting.length; at += BATCH) {
    if (signal?.aborted) return 'applying';
    const rows = waiting.slice(at, at + BATCH);
    const current = run;
    run = await writing(deps.pool, actorOf(current), (tx) =>
      writeBatch(tx, { kind, run: current, target: targetOf(current, deps), trial, shown, rows, passedRows: skipped + at + rows.length }),
    );
    // whoever reaches all companies reaches the new one at once
    if (run.companyIds.length > current.companyIds.length) forgetAccess();
    onProgress?.(run.passedRows, total);
  }
  await finish(deps, run, trial);
  return 'done';
}

/** Applies a run that is in state `applying`, from where it stands. Answers its state, or undefined when another process works on it. */
export function applyRun(deps: ImportDeps, runId: string, options: ApplyOptions = {}): Promise<RunState | undefined> {
  const system = systemActor(auditMark(runId));
  return alone(deps.pool, runId, async () => {
    // waits for the transaction that set the state, because that one holds the row
    const run = await writing(deps.pool, system, (tx) => lockRun(tx, runId));
    if (run?.state !== 'applying') return run?.state;
    try {
      return await work(deps, run, options);
    } catch (error) {
      if (options.signal?.aborted) return 'applying';
      // earlier batches stay; applying again goes on from there
      const failure = error instanceof AppError ? error.code : 'stopped';
      await writing(deps.pool, systemActor(auditMark(runId), run.companyIds), async (tx) => {
        await updateRun(tx, runId, { state: 'failed', failure, finished: true });
        await tellStarter(tx, run, deps.newId);
      });
      throw error;
    }
  });
}

/** Takes up every run that a crash or a stop interrupted. Answers their ids. */
export async function resumeImports(deps: ImportDeps, options: ApplyOptions = {}): Promise<string[]> {
  const runIds = await reading(deps.pool, systemActor('import:resume'), unfinishedRuns);
  const resumed: string[] = [];
  for (const runId of runIds) if ((await applyRun(deps, runId, options)) === 'done') resumed.push(runId);
  return resumed;
}

export interface ImportRunner {
  /** Applies in the background once the calling transaction has committed; one run after the other. */
  start(runId: string): void;
  /** Goes on with interrupted runs, in the background. */
  resume(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Stops after the batches at work. */
  stop(): Promise<void>;
}

/** After work that failed: runs whose state could not even be written, because the database was away, are taken up again. */
const AGAIN_MS = 10_000;

/** Work in the background of a server process. */
export function createRunner(deps: ImportDeps, report: (error: unknown) => void): ImportRunner {
  const stopping = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  /** A run holds a connection and asks for others: more than one at once would take the pool from everybody. */
  const inTurn = createTurns({ atOnce: 1, atOnceOfOne: 1, waiting: Number.POSITIVE_INFINITY, ofOne: Number.POSITIVE_INFINITY });
  const begin = (job: () => Promise<unknown>) => track(inTurn('', async () => (stopping.signal.aborted ? undefined : job())));
  const track = (job: Promise<unknown>) => {
    const failed = (error: unknown) => {
      report(error);
      setTimeout(() => stopping.signal.aborted || resume(), AGAIN_MS).unref();
    };
    const tracked = job.catch(failed).finally(() => atWork.delete(tracked));
    atWork.add(tracked);
  };
  const resume = () => begin(() => resumeImports(deps, { signal: stopping.signal }));
  const idle = async () => {
    while (atWork.size > 0) await Promise.all(atWork);
  };
  return {
    start: (runId) => begin(() => applyRun(deps, runId, { signal: stopping.signal })),
    resume,
    idle,
    stop: async () => {
      stopping.abort();
      await idle();
    },
  };
}
