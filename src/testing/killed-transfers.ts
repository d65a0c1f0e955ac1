/**
 * A server process as far as files of a bank are concerned, that dies by SIGKILL at a statement of its own: makes the file of a serial, or books what the
 * bank has answered to it. Started by transfers-kill.test.ts of src/modules/payroll/run-state-files; its task comes as JSON in KILLED_TRANSFERS, and how
 * many statements it took goes to its output.
 */
import type pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { importKind } from '#modules/payroll/bank-answers/bank-answers.import.ts';
import { takeOfBank } from '#modules/payroll/run-state-files/run-state-files.service.ts';
import { noteTaken } from '#modules/payroll/run-state-files/taken-files.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { openPool, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import type { FileRow } from '#platform/import-export/kind.define.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { keyRing } from '#platform/secrets/sealing.server.ts';
import { newId } from './mounted.ts';
import { countStatements, dieAt } from './statements.ts';

export interface KilledTransfers {
  readonly connection: pg.ClientConfig;
  readonly companyId: string;
  /** The data key (base64) that accounts are sealed by. */
  readonly key: string;
  /** Epoch milliseconds of its day. */
  readonly now: number;
  /** Number of the statement at which it dies; lives when absent. */
  readonly diesAt?: number;
  /** The run whose file it makes, by which serial and as whom. */
  readonly makes?: { readonly payRunId: string; readonly serial: string; readonly actor: Actor };
  /** What the bank has answered. */
  readonly answers?: readonly FileRow[];
}

async function make(tx: Tx, { companyId, now }: KilledTransfers, { payRunId, serial, actor }: NonNullable<KilledTransfers['makes']>): Promise<void> {
  const today = todayIn('Asia/Tehran', now);
  const taken = await takeOfBank({ tx, actor, rows: systemScope([companyId], today), clock: { now: () => now }, newId }, payRunId, { serial, leaveOut: 'Y', today });
  await noteTaken(tx, taken.sealed, 'bank', { files: [null, taken.hashes.join('\n')] });
}

async function answer(tx: Tx, { companyId, now }: KilledTransfers, rows: readonly FileRow[]): Promise<void> {
  const clock = { now: () => now };
  const target = { companyId, reach: [companyId], mayFound: false, today: todayIn('Asia/Tehran', now), clock, newId };
  await importKind.hold?.(tx, target, rows);
  await importKind.apply(tx, target, await importKind.plan(tx, target, rows));
}

async function work(task: KilledTransfers): Promise<void> {
  const { connection, companyId, key, diesAt, makes, answers = [] } = task;
  announceKeys(keyRing([{ keyId: 1, secret: Buffer.from(key, 'base64') }]));
  const pool = openPool({ connection, max: 2 });
  const sent = countStatements(pool);
  if (diesAt !== undefined) dieAt(pool, diesAt);
  await writing(pool, systemActor('killed', [companyId]), (tx) => (makes === undefined ? answer(tx, task, answers) : make(tx, task, makes)));
  console.log(sent());
  await pool.end();
}

const task = process.env['KILLED_TRANSFERS'];
if (task !== undefined) await work(JSON.parse(task) as KilledTransfers);
