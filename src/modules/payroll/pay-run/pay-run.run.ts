/** The work of counting a run, by batches of people. */
import { httpErrors } from '#platform/http/http.errors.ts';
import { defineRun, type Refused, type RunContext } from '#platform/runs/run-kind.define.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import type { PayKind } from '../pay/pay-kind.rules.ts';
import type { Days } from '../pay/pay-part.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { takenArrears } from '../pay-arrears/taken-arrears.service.ts';
import { sentenceOf } from '../pay-counting/aside-reason.rules.ts';
import { countBatch } from '../pay-counting/count-payslips.service.ts';
import { countingErrors } from '../pay-counting/counting.errors.ts';
import { employmentsOf, membersOf } from '../pay-counting/counting.store.ts';
import { asideOf, dropUnpaid, holdPayRun, keepRefusals, movePayRun, type PayRun } from '../pay-run-state/pay-run.store.ts';
import { CALCULATE } from '../pay-run-state/pay-run-names.rules.ts';

export interface CountedRun {
  readonly payRunId: string;
  readonly payGroupId: string;
  readonly year: number;
  readonly month: number;
  /** Of a run of a period. */
  readonly days?: Days;
  /** Absent of what was begun before there were others: the month's own pay. */
  readonly kind?: PayKind;
}

const of = ({ run: { companyId, parameters } }: RunContext<CountedRun>) => ({ companyId, ...parameters, kind: parameters.kind ?? 'regular' });

/** The run of pay, held; it is counted only while it stands as being counted. */
async function beingCounted({ tx, rows, run }: RunContext<CountedRun>): Promise<PayRun> {
  const found = await holdPayRun(tx, rows, run.parameters.payRunId);
  if (found?.status !== 'PrActions' || found.runId !== run.runId) throw httpErrors.error('notFound');
  return found;
}

export const payCounting = defineRun<CountedRun>({
  key: 'modules/payroll/pay-run',
  permission: CALCULATE,
  alone: false,
  batch: 500,
  items: (context) => employmentsOf(context.rows, of(context)),
  inReach: async (context, ids) => new Set((await membersOf(context.tx, context.rows, of(context), ids)).map(({ employmentId }) => employmentId)),
  async work(context, items) {
    const run = await beingCounted(context);
    const ids = items.map(({ subjectId }) => subjectId);
    const { arrears, changed } = await takenArrears(context.tx, run.payRunId, ids);
    const gone = new Set(changed);
    const counted = ids.filter((id) => !gone.has(id));
    const refused = changed.map((subjectId): Refused => ({ subjectId, error: countingErrors.error('arrearsChanged') }));
    return [...refused, ...(await countBatch(context, run, readKept<PayTerms>(run.terms), counted, arrears))];
  },
  shown: ({ detail }) => detail.values ?? {},
  async ended(context) {
    const { payRunId } = await beingCounted(context);
    const { runId } = context.run;
    const aside = await asideOf(context.tx, runId);
    const refusals = aside.map(({ employmentId, failure, facts }) => ({ employmentId, failure, reason: sentenceOf(failure, facts ?? {}) }));
    await dropUnpaid(context.tx, payRunId, runId);
    await keepRefusals(context.tx, payRunId, refusals);
    await movePayRun(context.tx, payRunId, 'PrCalculated');
  },
});
