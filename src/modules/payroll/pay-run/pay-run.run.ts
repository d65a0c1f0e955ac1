/** The work of counting a run, by batches of people. */
import { httpErrors } from '#platform/http/http.errors.ts';
import { defineRun, type Refused, type RunAhead, type RunContext } from '#platform/runs/run-kind.define.ts';
import type { PayKind } from '../pay/pay-kind.rules.ts';
import type { Days } from '../pay/pay-part.rules.ts';
import { takenArrears } from '../pay-arrears/taken-arrears.service.ts';
import { sentenceOf } from '../pay-counting/aside-reason.rules.ts';
import { type CountedBatch, markedTerms, readAndCount, writeCounted } from '../pay-counting/count-payslips.service.ts';
import { countingErrors } from '../pay-counting/counting.errors.ts';
import { employmentsOf, paidOf } from '../pay-counting/counting.store.ts';
import { keptOfTerms } from '../pay-run-state/frozen-terms.service.ts';
import { asideOf, dropUnpaid, frozenTerms, holdPayRun, keepRefusals, movePayRun, type PayRun, payRunOf } from '../pay-run-state/pay-run.store.ts';
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

const of = ({ run: { companyId, parameters } }: Pick<RunContext<CountedRun>, 'run'>) => ({ companyId, ...parameters, kind: parameters.kind ?? 'regular' });

/** The run of pay; it is counted only while it stands as being counted. */
function beingCounted(found: PayRun | undefined, { runId }: RunContext<CountedRun>['run']): PayRun {
  if (found?.status !== 'PrActions' || found.runId !== runId) throw httpErrors.error('notFound');
  return found;
}

const held = async ({ tx, rows, run }: RunContext<CountedRun>): Promise<PayRun> => beingCounted(await holdPayRun(tx, rows, run.parameters.payRunId), run);

const marking = keptOfTerms(markedTerms);

/** What people are paid by a run, before it is written; those of whom a month was paid otherwise since its arrears were found are set aside. */
async function countedOf({ db, rows, threads }: Pick<RunAhead<CountedRun>, 'db' | 'rows' | 'threads'>, run: PayRun, ids: readonly string[]): Promise<CountedBatch> {
  const { arrears, changed } = await takenArrears(db, run.payRunId, ids);
  const gone = new Set(changed);
  const counted = ids.filter((id) => !gone.has(id));
  const marked = marking();
  const by = marked.of(await frozenTerms(db, run.payRunId, marked.known));
  const batch = await readAndCount({ db, rows, threads, run, by, arrears }, counted);
  return { ...batch, refused: [...changed.map((subjectId): Refused => ({ subjectId, error: countingErrors.error('arrearsChanged') })), ...batch.refused] };
}

export const payCounting = defineRun<CountedRun, CountedBatch>({
  key: 'modules/payroll/pay-run',
  permission: CALCULATE,
  alone: false,
  batch: 500,
  items: (context) => employmentsOf(context.rows, of(context)),
  inReach: (context, ids) => paidOf(context.tx, context.rows, of(context), ids),
  async ahead(context, ids) {
    const { db, rows, run } = context;
    return countedOf(context, beingCounted(await payRunOf(db, rows, run.parameters.payRunId), run), ids);
  },
  async work(context, items) {
    const run = await held(context);
    const ids = items.map(({ subjectId }) => subjectId);
    return writeCounted(context, run, context.ahead ?? (await countedOf({ ...context, db: context.tx }, run, ids)), ids);
  },
  shown: ({ detail }) => detail.values ?? {},
  async ended(context) {
    const { payRunId } = await held(context);
    const { runId } = context.run;
    const aside = await asideOf(context.tx, runId);
    const refusals = aside.map(({ employmentId, failure, facts }) => ({ employmentId, failure, reason: sentenceOf(failure, facts ?? {}) }));
    await dropUnpaid(context.tx, payRunId, runId);
    await keepRefusals(context.tx, payRunId, refusals);
    await movePayRun(context.tx, payRunId, 'PrCalculated');
  },
});
