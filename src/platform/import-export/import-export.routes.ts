import { createHash } from 'node:crypto';
import type { AnyCall, ReplyOf } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { type Actor, type AuditEntry, manualRoute, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { chooseCompany } from './company-choice.service.ts';
import {
  applyImport,
  FIRST_REFUSED,
  importDifferences,
  importRefused,
  importRefusedFile,
  importRun,
  importRuns,
  importTemplate,
  MAX_RUNS,
  matchImport,
  undoImport,
  uploadImport,
} from './import-export.contract.ts';
import { importErrors } from './import-export.errors.ts';
import type { ImportKind } from './kind.define.ts';
import { type Mapping, matchColumns } from './matching.rules.ts';
import { knownImports } from './registry.server.ts';
import { companiesFor, demandUndo, heldBy, mayFound, rightsToApply } from './rights.service.ts';
import {
  countDifferences,
  findRun,
  insertRun,
  listDifferences,
  listRefusals,
  listRuns,
  lockRun,
  type Run,
  readFileOf,
  replaceDifferences,
  replaceRefusals,
  updateRun,
} from './run.store.ts';
import { kindOf, targetOf } from './runner.server.ts';
import { readSheet } from './sheets/sheet.server.ts';
import type { Sheet } from './sheets/sheet-form.rules.ts';
import { refusedSheet, templateOf } from './templates.service.ts';
import { pack, tryOut, unpack } from './trial.service.ts';
import { undoRun } from './undo.service.ts';
import { columnViews, differenceViews, maySeeColumn, refusedViews, runView, runViews } from './views.service.ts';

const ALL = 100_000;

/** A sheet is held in memory from its reading to the end of its trial: two at once, of two people. Fewer wait than there are places for files. */
const inSheetTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 3, ofOne: 3 });

function demandKind(name: string | undefined): ImportKind {
  const kind = kindOf(knownImports().kinds, name ?? '');
  if (!kind) throw importErrors.error('unknownKind');
  return kind;
}

/** Who asks, by which call. */
interface Asker {
  readonly actor: Actor;
  readonly call: AnyCall;
  readonly rows: RowScope;
}

/** A run of a kind and a company that are open to whoever asks. */
async function demandRun(db: Db, { actor, call, rows }: Asker, runId: string): Promise<Run> {
  const run = isUuid(runId) ? await findRun(db, rows, runId) : undefined;
  const kind = run && kindOf(knownImports().kinds, run.kind);
  if (!run || !kind || run.companyId === null || !companiesFor(actor, call, kind).includes(run.companyId)) throw httpErrors.error('notFound');
  return run;
}

/** The run held until the transaction ends, so that two people do not apply and undo it at once. */
async function holdRun(tx: Tx, asker: Asker, runId: string): Promise<Run> {
  await demandRun(tx, asker, runId);
  const run = await lockRun(tx, runId);
  if (!run) throw httpErrors.error('notFound');
  return run;
}

interface Asking extends Asker {
  readonly tx: Tx;
}

/** Tries the sheet of a run out and keeps what was found with the run. */
async function report({ tx, actor, call }: Asking, kind: ImportKind, run: Run, sheet: Sheet): Promise<ReplyOf<typeof uploadImport>> {
  const trial = await tryOut(tx, { kind, target: targetOf(run, knownImports()), sheet, mapping: run.mapping });
  await replaceRefusals(tx, run.runId, trial.checked.refused);
  await replaceDifferences(tx, run.runId, trial.differences);
  await updateRun(tx, run.runId, {
    counts: trial.counts,
    mapping: run.mapping,
    ...(run.classes === null ? {} : { classes: run.classes }),
    totalRows: trial.rows.length,
    passedRows: 0,
  });
  const current: Run = { ...run, counts: trial.counts, totalRows: trial.rows.length, passedRows: 0 };
  return {
    run: await runView(tx, current),
    columns: columnViews(kind, sheet, current),
    headers: [...sheet.headers],
    missing: [...trial.counts.missing],
    refused: refusedViews(kind, current, trial.checked.refused.slice(0, FIRST_REFUSED), maySeeColumn(actor, call, current, kind)),
  };
}

async function demandFile(db: Db, runId: string): Promise<Buffer> {
  const content = await readFileOf(db, runId);
  if (!content) throw importErrors.error('notChecked');
  return content;
}

/** A run that is tried out and not applied, with columns that can be matched so. */
function demandMatchable(run: Run, mapping: Mapping): ImportKind {
  const kind = demandKind(run.kind);
  if (run.state !== 'checked') throw importErrors.error('notChecked');
  checkMapping(kind, run, mapping);
  return kind;
}

function checkMapping(kind: ImportKind, run: Run, mapping: Mapping): void {
  const names = new Set(kind.columns.map(({ name }) => name));
  const used = Object.values(mapping).filter((header) => header !== null);
  if (Object.keys(mapping).some((name) => !names.has(name)) || used.some((header) => !run.headers.includes(header))) throw importErrors.error('unknownHeader');
  if (new Set(used).size !== used.length) throw importErrors.error('doubleHeader');
}

/** What somebody has done with a run as a whole, beside what it wrote. */
const actOn = (run: Run, action: 'import' | 'undo'): AuditEntry => ({
  entity: 'ImportRun',
  id: run.runId,
  action,
  changes: { fileName: [null, run.fileName], kind: [null, run.kind] },
  ...(run.companyId ? { companyId: run.companyId } : {}),
});

export const routes = [
  manualRoute(uploadImport, async ({ db, transact, actor, rows, upload: { bytes, fileName, fields }, newId }) => {
    const kind = demandKind(fields['kind']);
    const reach = companiesFor(actor, uploadImport, kind);
    if (reach.length === 0) throw httpErrors.error('forbidden');
    return inSheetTurn(actor.userId, async () => {
      const sheet = await readSheet(bytes);
      const own = reach.includes(actor.companyId) ? actor.companyId : reach[0];
      const companyId = await chooseCompany(db, kind, { reach, asked: fields['companyId'] || undefined, sheet, own, byCodes: true });
      const runId = newId();
      const kept = { runId, companyId, kind: kind.kind, fileName, sha256: createHash('sha256').update(bytes).digest(), content: await pack(bytes), headers: sheet.headers };
      return transact(async (tx) => {
        await insertRun(tx, { ...kept, companyIds: reach, mayFound: mayFound(actor), classes: heldBy(actor, uploadImport, kind) });
        const asking = { tx, actor, rows, call: uploadImport };
        return report(asking, kind, await demandRun(tx, asking, runId), sheet);
      });
    });
  }),
  route(importRuns, async ({ db, actor }) => {
    const kinds = knownImports().kinds.toSorted((a, b) => a.order - b.order);
    const open = kinds.map((kind) => ({ kind: kind.kind, companyIds: companiesFor(actor, importRuns, kind) })).filter(({ companyIds }) => companyIds.length > 0);
    return { kinds: open.map(({ kind }) => kind), runs: await runViews(db, await listRuns(db, open, MAX_RUNS)) };
  }),
  route(importRun, async ({ db, actor, rows, params }) => runView(db, await demandRun(db, { actor, rows, call: importRun }, params.runId))),
  route(importRefused, async ({ db, actor, rows, params, query }) => {
    const run = await demandRun(db, { actor, rows, call: importRefused }, params.runId);
    const kind = demandKind(run.kind);
    const limit = query.pageSize ?? 50;
    const refused = await listRefusals(db, run.runId, { code: query.code, offset: (query.pageIndex ?? 0) * limit, limit });
    const total = query.code === undefined ? run.counts.refused : (run.counts.refusedByCode[query.code] ?? 0);
    return { rows: refusedViews(kind, run, refused, maySeeColumn(actor, importRefused, run, kind)), total };
  }),
  route(importDifferences, async ({ db, actor, rows, params, query }) => {
    const run = await demandRun(db, { actor, rows, call: importDifferences }, params.runId);
    const limit = query.pageSize ?? 50;
    const found = await listDifferences(db, run.runId, { offset: (query.pageIndex ?? 0) * limit, limit });
    const kind = demandKind(run.kind);
    return { rows: await differenceViews(db, kind, found, new Set(heldBy(actor, importDifferences, kind))), total: await countDifferences(db, run.runId) };
  }),
  manualRoute(matchImport, async ({ db, transact, actor, rows, params, body }) => {
    const kind = demandMatchable(await demandRun(db, { actor, rows, call: matchImport }, params.runId), body.mapping);
    return inSheetTurn(actor.userId, async () => {
      const sheet = await readSheet(await unpack(await demandFile(db, params.runId)));
      return transact(async (tx) => {
        const run = await holdRun(tx, { actor, rows, call: matchImport }, params.runId);
        demandMatchable(run, body.mapping);
        const held = heldBy(actor, matchImport, kind);
        // what is written must be open to whoever brought the file and to whoever matched it
        const classes = run.classes?.filter((one) => held.includes(one)) ?? held;
        return report({ tx, actor, rows, call: matchImport }, kind, { ...run, classes, mapping: body.mapping }, sheet);
      });
    });
  }),
  route(applyImport, async ({ tx, actor, rows, params, audit }) => {
    const run = await holdRun(tx, { actor, rows, call: applyImport }, params.runId);
    if (run.state === 'applying') return runView(tx, run);
    if (run.state !== 'checked' && run.state !== 'failed') throw importErrors.error('notChecked');
    if (run.totalRows === 0) throw importErrors.error('nothingToApply');
    const { classes, ...rights } = await rightsToApply(tx, actor, demandKind(run.kind), run, rows);
    await updateRun(tx, run.runId, { state: 'applying', failure: null, ...rights, ...(classes === null ? {} : { classes }), applier: actor });
    audit(actOn(run, 'import'));
    knownImports().runner.start(run.runId);
    return runView(tx, { ...run, state: 'applying', failure: null });
  }),
  route(undoImport, async (context) => {
    const { tx, actor, rows, today, params, audit } = context;
    const run = await holdRun(tx, { actor, rows, call: undoImport }, params.runId);
    const kind = demandKind(run.kind);
    await demandUndo(tx, actor, kind, run, today);
    await undoRun(tx, kind, run, context);
    audit(actOn(run, 'undo'));
    return runView(tx, { ...run, state: 'undone' });
  }),
  route(importTemplate, async ({ db, query, reply }) => {
    const kind = demandKind(query.kind);
    reply.header('content-disposition', `attachment; filename="${kind.kind}.xlsx"`);
    return templateOf(kind, db);
  }),
  route(importRefusedFile, async ({ db, actor, rows, params, reply }) => {
    const run = await demandRun(db, { actor, rows, call: importRefusedFile }, params.runId);
    const kind = demandKind(run.kind);
    const maySee = maySeeColumn(actor, importRefusedFile, run, kind);
    const names = new Map(matchColumns(kind.columns, kind.texts.headers, run.headers, run.mapping).map(({ name, index }) => [run.headers[index ?? -1], name]));
    reply.header('content-disposition', `attachment; filename="${kind.kind}-refused.xlsx"`);
    return refusedSheet(kind, run.headers, await listRefusals(db, run.runId, { offset: 0, limit: ALL }), (header) => maySee(names.get(header) ?? ''));
  }),
];
