/**
 * A server process as far as attendance is concerned, that dies by SIGKILL at a statement of its own: brings a file of presses, counts marked days, or closes a month.
 * Started by attendance-kill.test.ts; its task comes as JSON in KILLED_ATTENDANCE, and how many statements it took goes to its output.
 */
import type pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { importKind } from '#modules/attendance/clock-files/clock-events.import.ts';
import { closeSheets } from '#modules/attendance/closing/closing.process.ts';
import { dayFacts } from '#modules/attendance/day-counting/facts.service.ts';
import { countMarked } from '#modules/attendance/day-counting/keep-days.service.ts';
import { holdSheets } from '#modules/attendance/sheets/sheets.store.ts';
import { openPool, systemActor, writing } from '#platform/db/db.server.ts';
import { resumeImports } from '#platform/import-export/runner.server.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { keyRing } from '#platform/secrets/sealing.server.ts';
import { newId } from './mounted.ts';
import { countStatements, dieAt } from './statements.ts';

export interface KilledAttendance {
  readonly connection: pg.ClientConfig;
  readonly companyId: string;
  /** Epoch milliseconds of its day. */
  readonly now: number;
  /** Data key (base64) of what stands sealed. */
  readonly key: string;
  readonly does: 'import' | 'count' | 'close';
  /** Of the month that is closed. */
  readonly closingId: string;
  /** Number of the statement at which it dies; lives when absent. */
  readonly diesAt?: number;
}

/** Marks of one batch. */
const MARKS = 8;

async function act(pool: pg.Pool, { companyId, now, does, closingId }: KilledAttendance): Promise<void> {
  const clock = { now: () => now };
  if (does === 'import') {
    await resumeImports({ pool, clock, kinds: [importKind], newId });
  } else if (does === 'count') {
    await countMarked({ pool, clock, today: todayIn('Asia/Tehran', now), isStopping: () => false }, dayFacts, MARKS);
  } else {
    await writing(pool, systemActor('killed', [companyId]), async (tx) =>
      closeSheets({ tx, now: new Date(now), newId, audit: () => undefined }, await holdSheets(tx, closingId, ['AsInApproval'])),
    );
  }
}

async function work(of: KilledAttendance): Promise<void> {
  const pool = openPool({ connection: of.connection, max: 4 });
  const sent = countStatements(pool);
  if (of.diesAt !== undefined) dieAt(pool, of.diesAt);
  announceKeys(keyRing([{ keyId: 1, secret: Buffer.from(of.key, 'base64') }]));
  await act(pool, of);
  console.log(sent());
  await pool.end();
}

const task = process.env['KILLED_ATTENDANCE'];
if (task !== undefined) await work(JSON.parse(task) as KilledAttendance);
