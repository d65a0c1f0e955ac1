/**
 * `npm run bench:formula-compare`: two versions of a formula compared over 100,000 people of one company by the run that the screen starts, without the
 * server around it: the clock, CPU of this process and of the database, and the most memory of this process. HCM_BENCH_PEOPLE names another number.
 * Asserts nothing but that everybody was counted.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { openPool, reading, systemActor, writing } from '#platform/db/db.server.ts';
import { comparison } from '#platform/formula/library/compare/compare.run.ts';
import { type Compared, comparisonOf, insertComparison } from '#platform/formula/library/compare/compare.store.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { declaredRuns } from '#platform/runs/declared-runs.service.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import { startRun } from '#platform/runs/runs.server.ts';
import { takeRun } from '#platform/runs/worker.server.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { loadSlices } from '#server/slices.ts';
import { cpuOfChildren } from './cpu.ts';
import { machineFacts } from './machine.ts';
import { multiply } from './multiply.ts';
import { temporaryDirectory } from './prepare.ts';
import { fill } from './search.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 100_000);
/** So many are generated, and then multiplied; a part of them has left. */
const BASE = 2_000;
const LAID = PEOPLE * 1.1;
const OLD = 'employment.serviceYears * 1000 + leave.balance + orElse(employment.dailyWage, 0) / 30';
const NEW = `${OLD} + (if position.number > 0 and employment.serviceYears >= 3 then 500 else 0)`;

const clock = { now: () => Date.now() };
const newId = (): string => makeUuidV7(Date.now(), randomBytes(10));
const MIB = 1_024;

/** Most memory that a process has held, in MiB (Linux; elsewhere 0). */
function mostMemory(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / MIB;
  } catch {
    return 0;
  }
}

/** A formula with a version that stands and a draft that says something else. */
async function layFormula(owner: pg.Client, companyId: string): Promise<string> {
  const content = (text: string): string => JSON.stringify({ use: 'pay.factor', text, rounding: null, tests: [] });
  const { rows } = await owner.query<{ id: string }>(
    `with item as (insert into library_item (library_item_id, company_id, kind, code, title) values (gen_random_uuid(), $1, 'formula', 'bench', 'bench') returning *),
     standing as (insert into library_version (library_version_id, library_item_id, company_id, kind, version_no, valid, content, status, published_at)
       select gen_random_uuid(), library_item_id, company_id, kind, 1, '[2026-03-21,2026-04-21)', $2::jsonb, 'published', now() from item),
     draft as (insert into library_version (library_version_id, library_item_id, company_id, kind, version_no, valid, content, status)
       select gen_random_uuid(), library_item_id, company_id, kind, 2, '[2026-04-21,)', $3::jsonb, 'draft' from item)
     select library_item_id as id from item`,
    [companyId, content(OLD), content(NEW)],
  );
  return rows[0]?.id ?? '';
}

interface Officer {
  readonly userId: string;
  readonly partyId: string;
  readonly companyId: string;
}

async function start(pool: pg.Pool, officer: Officer, itemId: string): Promise<string> {
  const today = todayIn('Asia/Tehran', clock.now());
  const compared: Compared = { itemId, oldVersion: 1, newVersion: 2, day: today, unitId: null };
  const by = systemActor('bench', [officer.companyId]);
  return writing(pool, { ...by, ...officer }, async (tx) => {
    const access = await accessOf(tx, officer, today);
    const actor = { ...officer, ...access, username: 'payroll', sessionId: '', companyIds: [officer.companyId], mustChangePassword: false };
    const runId = await startRun({ tx, actor, clock, today, newId, audit: () => undefined }, comparison, compared);
    await insertComparison(tx, runId, officer.companyId, compared);
    return runId;
  });
}

async function measure(pool: pg.Pool, databasePid: number, officer: Officer, itemId: string): Promise<void> {
  const began = performance.now();
  const [own, children] = [process.cpuUsage(), cpuOfChildren(databasePid)];
  const runId = await start(pool, officer, itemId);
  const deps = { pool, clock, kinds: [comparison as RunKind], newId, constraints: constraintIndex([]), report: (error: unknown) => console.error(error) };
  const state = await takeRun(pool, declaredRuns(deps), runId);
  const { user, system } = process.cpuUsage(own);
  const database = cpuOfChildren(databasePid) - children;
  const found = await reading(pool, systemActor('bench', [officer.companyId]), (db) => comparisonOf(db, runId));
  const { people = 0, changed = 0, faults = [] } = found?.outcome ?? {};
  if (state !== 'done' || changed === 0 || faults.length > 0) throw new Error(`the run is ${state}, ${people} people were counted, ${changed} changed: ${JSON.stringify(faults)}`);
  console.log(`${people} people compared, ${changed} changed: ${((performance.now() - began) / 1_000).toFixed(1)} s by the clock`);
  console.log(
    `CPU ${((user + system) / 1e6).toFixed(1)} s of the server, ${(database / 1_000).toFixed(1)} s of the database; most memory ${mostMemory(process.pid).toFixed(0)} MiB of the server`,
  );
}

const dataDir = temporaryDirectory('formula-compare');
const embedded = await startEmbedded({ dataDir });
const owner = new pg.Client(embedded.owner);
const pool = openPool({ connection: embedded.app });
try {
  console.log(JSON.stringify(machineFacts()));
  await fill(dataDir, embedded, BASE, 1);
  announceFormulas((await loadSlices()).formulas);
  await owner.connect();
  if (LAID > BASE) await multiply(owner, Math.round(LAID / BASE));
  await owner.query('vacuum analyze');
  const { rows } = await owner.query<Officer>(`select user_id as "userId", party_id as "partyId", company_id as "companyId" from user_account where username = 'payroll'`);
  const [officer] = rows;
  if (!officer) throw new Error('no payroll officer');
  await measure(pool, embedded.pid, officer, await layFormula(owner, officer.companyId));
} finally {
  await pool.end();
  await owner.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
