/** The whole way of a file without the wire: the command line and the set-up of an installation. */

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { type Db, reading, systemActor, writing } from '#platform/db/db.server.ts';
import type { Refused } from './check.service.ts';
import { chooseCompany } from './company-choice.service.ts';
import { importErrors } from './import-export.errors.ts';
import type { ImportKind } from './kind.define.ts';
import { type CompanyRow, listCompanies } from './lookups.store.ts';
import { type Counts, insertRun, listRefusals, readRun, unfinishedRunOf, updateRun } from './run.store.ts';
import { type ApplyOptions, applyRun, type ImportDeps, kindOf, targetOf } from './runner.server.ts';
import { readSheet } from './sheets/sheet.server.ts';
import { check, pack, tryOut } from './trial.service.ts';

export interface FileImport {
  readonly kind: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Code or id of the company. */
  readonly company?: string | undefined;
  readonly dryRun?: boolean;
}

export interface FileResult {
  readonly kind: ImportKind;
  readonly headers: readonly string[];
  /** The company the file went to; undefined: one that a trial would found. */
  readonly company: CompanyRow | undefined;
  readonly counts: Counts;
  readonly refused: readonly Refused[];
}

const ALL = 100_000;
const POLL_MS = 500;

function demandColumns(kind: ImportKind, { missing }: Counts): void {
  if (missing.length === 0) return;
  throw importErrors.error('missingColumns', { values: { columns: listInWords(missing.map((name) => kind.texts.headers[name]?.[0] ?? name)) } });
}

/** Applies a run, or waits for the process that already does. */
async function seeThrough(deps: ImportDeps, runId: string, options: ApplyOptions): Promise<void> {
  const system = systemActor('import:wait');
  while ((await applyRun(deps, runId, options)) !== 'done') {
    const run = await reading(deps.pool, system, (db) => readRun(db, runId));
    if (run?.state !== 'applying' || options.signal?.aborted) return;
    await pause(POLL_MS);
  }
}

const companyOf = async (db: Db, id: string | null | undefined): Promise<CompanyRow | undefined> => (await listCompanies(db)).find(({ companyId }) => companyId === id);

async function resultOf(deps: ImportDeps, kind: ImportKind, runId: string): Promise<FileResult> {
  return reading(deps.pool, systemActor('import:result'), async (db) => {
    const run = await readRun(db, runId);
    if (!run) throw new Error(`import ${runId} is gone`);
    const company = await companyOf(db, run.companyId);
    return { kind, headers: run.headers, company, counts: run.counts, refused: await listRefusals(db, runId, { offset: 0, limit: ALL }) };
  });
}

/** The interrupted run of the same file for the same company, ready to go on. */
const takeUp = (deps: ImportDeps, kind: ImportKind, sha256: Buffer, companyId: string | undefined): Promise<string | undefined> =>
  writing(deps.pool, systemActor('import'), async (tx) => {
    const runId = await unfinishedRunOf(tx, kind.kind, sha256, companyId);
    if (runId) await updateRun(tx, runId, { state: 'applying', failure: null });
    return runId;
  });

/**
 * Imports a file on behalf of the installation. An interrupted run of the same file is taken up instead of begun anew.
 * Throws importErrors for files and orders that cannot be worked with.
 */
export async function importFile(deps: ImportDeps, file: FileImport, options: ApplyOptions = {}): Promise<FileResult> {
  const kind = kindOf(deps.kinds, file.kind);
  if (!kind) throw importErrors.error('unknownKind');
  const sheet = await readSheet(file.bytes);
  const sha256 = createHash('sha256').update(file.bytes).digest();
  const reach = (await reading(deps.pool, systemActor('import'), listCompanies)).map(({ companyId }) => companyId);
  const actor = systemActor('import', reach);
  const companyId = await reading(deps.pool, actor, (db) => chooseCompany(db, kind, { reach, asked: file.company, sheet }));
  const begun = file.dryRun ? undefined : await takeUp(deps, kind, sha256, companyId);
  if (begun) {
    await seeThrough(deps, begun, options);
    return resultOf(deps, kind, begun);
  }
  const run = { companyId: companyId ?? null, companyIds: reach, mayFound: true, classes: null, createdBy: null, partyId: null, appliedBy: null, appliedParty: null };
  // in a transaction, though nothing is written: how statements are planned is said for one (planForLists)
  const trial = await writing(deps.pool, actor, (tx) => (file.dryRun ? tryOut : check)(tx, { kind, target: targetOf(run, deps), sheet, mapping: {} }));
  demandColumns(kind, trial.counts);
  if (file.dryRun) {
    const company = await reading(deps.pool, actor, (db) => companyOf(db, companyId));
    return { kind, headers: sheet.headers, company, counts: trial.counts, refused: trial.checked.refused };
  }
  const runId = deps.newId();
  const content = await pack(file.bytes);
  await writing(deps.pool, actor, async (tx) => {
    await insertRun(tx, { runId, companyId, kind: kind.kind, fileName: file.fileName, sha256, content, headers: sheet.headers, companyIds: reach, mayFound: true });
    await updateRun(tx, runId, { state: 'applying', counts: trial.counts, totalRows: trial.rows.length });
  });
  await seeThrough(deps, runId, { ...options, prepared: trial });
  return resultOf(deps, kind, runId);
}
