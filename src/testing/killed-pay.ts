/**
 * A server process as far as a run of pay is concerned, that dies by SIGKILL at a statement of its own: counts what is to be counted, makes payslips
 * that were ordered as files, or says yes to what stands before its approvers. Started by pay-run-kill.test.ts and payslip-papers-kill.test.ts of
 * src/modules/payroll; its task comes as JSON in KILLED_PAY, and how many statements it took goes to its output.
 */
import type pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { countingErrors } from '#modules/payroll/pay-counting/counting.errors.ts';
import { payRunErrors } from '#modules/payroll/pay-run/pay-run.errors.ts';
import { payCounting } from '#modules/payroll/pay-run/pay-run.run.ts';
import { salaryProcess } from '#modules/payroll/pay-run/salary.process.ts';
import { paperMaking } from '#modules/payroll/payslip-papers/payslip-papers.run.ts';
import { contractWage } from '#modules/payroll/sources/contract-wage.pay-source.ts';
import { announcePaySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { standingItemSource } from '#modules/payroll/standing-items/standing-items.pay-source.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { openPool, systemActor, writing } from '#platform/db/db.server.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import { announceFiles } from '#platform/files/registry.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { declaredRuns } from '#platform/runs/declared-runs.service.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import { takeUnfinished } from '#platform/runs/worker.server.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { keyRing } from '#platform/secrets/sealing.server.ts';
import { openThreads } from '#platform/threads/threads.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { newId } from './mounted.ts';
import { countStatements, dieAt } from './statements.ts';

export interface KilledPay {
  readonly connection: pg.ClientConfig;
  readonly companyId: string;
  /** Epoch milliseconds of its day. */
  readonly now: number;
  /** Number of the statement at which it dies; lives when absent. */
  readonly diesAt?: number;
  /** The task it says yes to, and as whom; counts when absent. */
  readonly answers?: { readonly taskId: string; readonly partyId: string };
  /** Where it makes files: the folder they are kept in, and the data key (base64) of what stands on them. */
  readonly files?: { readonly folder: string; readonly key: string };
}

/** One person a batch, so that a run of few has several. */
const kinds = [
  { ...payCounting, batch: 1 },
  { ...paperMaking, batch: 1 },
] as readonly RunKind[];
/** More than a payslip comes to. */
const MAX_FILE_BYTES = 5_000_000;

async function work({ connection, companyId, now, diesAt, answers, files }: KilledPay): Promise<void> {
  const pool = openPool({ connection, max: 4 });
  const sent = countStatements(pool);
  if (diesAt !== undefined) dieAt(pool, diesAt);
  const clock = { now: () => now };
  const report = (error: unknown): never => {
    throw error;
  };
  announceFormulas([employment, relatives, person]);
  announcePaySources([contractWage, standingItemSource]);
  announceProcesses([{ slice: 'modules/payroll/pay-run', kind: salaryProcess }]);
  if (files) {
    announceFiles({ store: diskStore(files.folder), maxBytes: MAX_FILE_BYTES });
    announceKeys(keyRing([{ keyId: 1, secret: Buffer.from(files.key, 'base64') }]));
  }
  const threads = openThreads(1);
  if (answers === undefined) await takeUnfinished(pool, declaredRuns({ pool, clock, kinds, newId, threads, constraints: constraintIndex([payRunErrors, countingErrors]), report }));
  else
    await writing(pool, systemActor('killed', [companyId]), (tx) =>
      answerTask({ tx, today: todayIn('Asia/Tehran', now), clock, newId, audit: () => undefined, companyId }, { ...answers, outcome: 'accept', comment: null, values: {} }),
    );
  console.log(sent());
  await threads.close();
  await pool.end();
}

const task = process.env['KILLED_PAY'];
if (task !== undefined) await work(JSON.parse(task) as KilledPay);
