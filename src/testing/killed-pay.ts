/**
 * A server process as far as a run of pay is concerned, that dies by SIGKILL at a statement of its own: counts what is to be counted, or says yes to
 * what stands before its approvers. Started by src/modules/payroll/pay-run/pay-run-kill.test.ts; its task comes as JSON in KILLED_PAY, and how
 * many statements it took goes to its output.
 */
import type pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { countingErrors } from '#modules/payroll/pay-counting/counting.errors.ts';
import { payRunErrors } from '#modules/payroll/pay-run/pay-run.errors.ts';
import { payCounting } from '#modules/payroll/pay-run/pay-run.run.ts';
import { salaryProcess } from '#modules/payroll/pay-run/salary.process.ts';
import { contractWage } from '#modules/payroll/sources/contract-wage.pay-source.ts';
import { announcePaySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { standingItemSource } from '#modules/payroll/standing-items/standing-items.pay-source.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { openPool, systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { declaredRuns } from '#platform/runs/declared-runs.service.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import { takeUnfinished } from '#platform/runs/worker.server.ts';
import { openThreads } from '#platform/threads/threads.server.ts';
import { answerTask } from '#platform/workflow/cases.service.ts';
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
}

/** One person a batch, so that a run of few has several. */
const counting = { ...payCounting, batch: 1 } as RunKind;

async function work({ connection, companyId, now, diesAt, answers }: KilledPay): Promise<void> {
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
  const threads = openThreads(1);
  if (answers === undefined)
    await takeUnfinished(pool, declaredRuns({ pool, clock, kinds: [counting], newId, threads, constraints: constraintIndex([payRunErrors, countingErrors]), report }));
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
