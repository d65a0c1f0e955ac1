/**
 * Imports as runs (platform/runs): what a batch of rows writes, and how a run begins, ends and fails.
 */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { type Differences, unshown } from '#kernel/differences.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { AppError } from '#kernel/errors.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { forgetAccess } from '#platform/access/freshness.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type DbActor, reading, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { createWorker, type OpenRun, type RunSort, type RunWorker, takeRun, takeUnfinished } from '#platform/runs/worker.server.ts';
import { refusal } from './check.service.ts';
import type { FileRow, ImportKind, Planned, Target } from './kind.define.ts';
import { planForLists, planOnce } from './lookups.store.ts';
import { notifyStarter } from './outcome-message.service.ts';
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
import { readSheet } from './sheets/sheet.server.ts';
import { BATCH, check, type Trial, unpack } from './trial.service.ts';

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
    await notifyStarter(tx, run, deps.newId, counts);
  });
}

interface Going {
  readonly kind: ImportKind;
  readonly trial: Trial;
  readonly shown: Shown;
  readonly waiting: readonly FileRow[];
}

async function goOn(deps: ImportDeps, run: Run, prepared: Trial | undefined): Promise<Going> {
  const kind = kindOf(deps.kinds, run.kind);
  if (!kind) throw new Error(`no import kind ${run.kind}`);
  const { trial, waiting } = await start(deps, kind, run, prepared);
  const told = run.classes === null ? undefined : await reading(deps.pool, actorOf(run), (db) => listDifferences(db, run.runId));
  return { kind, trial, waiting, shown: told && new Map(told.map(({ row, changes }) => [row, changes])) };
}

/** A run in hand: its file is read and checked again with the first batch. */
function inHand(deps: ImportDeps, first: Run, { prepared, onProgress }: ApplyOptions): OpenRun<RunState> {
  let run = first;
  let going: Going | undefined;
  let at = 0;
  return {
    async next() {
      going ??= await goOn(deps, first, prepared);
      const { kind, trial, shown, waiting } = going;
      const total = trial.rows.length;
      const rows = waiting.slice(at, at + BATCH);
      const current = run;
      at += rows.length;
      if (rows.length > 0) {
        const batch = { kind, run: current, target: targetOf(current, deps), trial, shown, rows, passedRows: total - waiting.length + at };
        run = await writing(deps.pool, actorOf(current), (tx) => writeBatch(tx, batch));
        // whoever reaches all companies reaches the new one at once
        if (run.companyIds.length > current.companyIds.length) forgetAccess();
        onProgress?.(run.passedRows, total);
      }
      if (at < waiting.length) return 'applying';
      await finish(deps, run, trial);
      return 'done';
    },
    async fail(error) {
      // earlier batches stay; applying again goes on from there
      const failure = error instanceof AppError ? error.code : 'stopped';
      await writing(deps.pool, systemActor(auditMark(first.runId), first.companyIds), async (tx) => {
        await updateRun(tx, first.runId, { state: 'failed', failure, finished: true });
        await notifyStarter(tx, first, deps.newId);
      });
    },
  };
}

/** Imports as runs that a worker takes. */
const importRuns = (deps: ImportDeps, options: ApplyOptions = {}): RunSort<RunState> => ({
  name: 'import',
  underWay: 'applying',
  unfinished: () => reading(deps.pool, systemActor('import:resume'), unfinishedRuns),
  async open(runId) {
    // waits for the transaction that set the state, because that one holds the row
    const run = await writing(deps.pool, systemActor(auditMark(runId)), (tx) => lockRun(tx, runId));
    return run?.state === 'applying' ? inHand(deps, run, options) : run?.state;
  },
});

/** Applies a run that is in state `applying`, from where it stands. Answers its state, or undefined when another process works on it. */
export const applyRun = (deps: ImportDeps, runId: string, options: ApplyOptions = {}): Promise<RunState | undefined> =>
  takeRun(deps.pool, importRuns(deps, options), runId, options.signal);

/** Takes up every run that a crash or a stop interrupted. Answers the ids of those that are done. */
export async function resumeImports(deps: ImportDeps): Promise<string[]> {
  const left = await takeUnfinished(deps.pool, importRuns(deps));
  return [...left].flatMap(([runId, state]) => (state === 'done' ? [runId] : []));
}

/** Imports in the background of a server process, one after the other. */
export const createRunner = (deps: ImportDeps, report: (error: unknown) => void): RunWorker => createWorker(deps.pool, importRuns(deps), 1, report);
