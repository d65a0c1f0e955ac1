/** The work of looking for arrears, by batches of people. */
import { sql } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { defineRun, type RunContext } from '#platform/runs/run-kind.define.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { Days } from '../pay/pay-part.rules.ts';
import { employmentsOf, membersOf } from '../pay-counting/counting.store.ts';
import { holdPayRun, movePayRun, type PayRun } from '../pay-run-state/pay-run.store.ts';
import { CALCULATE } from '../pay-run-state/pay-run-names.rules.ts';
import { findArrears } from './find-arrears.service.ts';
import { keepFound, leaversAmong, leaversPaid, searchOf } from './pay-arrears.store.ts';

export interface SearchedRun {
  readonly payRunId: string;
  readonly payGroupId: string;
  readonly year: number;
  readonly month: number;
  readonly days?: Days;
  /** Of the months that are asked for. */
  readonly from: YearMonth;
  readonly thru: YearMonth;
}

const of = ({ run: { companyId, parameters } }: RunContext<SearchedRun>) => ({ companyId, ...parameters });

/** The run of pay, held; it is searched only while nothing else counts it or decides on it. */
async function searched({ tx, rows, run }: RunContext<SearchedRun>): Promise<PayRun> {
  const found = await holdPayRun(tx, rows, run.parameters.payRunId);
  if (found === undefined || !['PrDraft', 'PrCalculated'].includes(found.status)) throw httpErrors.error('notFound');
  return found;
}

export const arrearsSearch = defineRun<SearchedRun>({
  key: 'modules/payroll/pay-arrears',
  permission: CALCULATE,
  alone: false,
  batch: 500,
  items: (context) =>
    sql`select distinct subject_id from ((${employmentsOf(context.rows, of(context))}) union all (${leaversPaid(context.rows, of(context), context.run.parameters)})) someone`,
  inReach: async (context, ids) =>
    new Set([
      ...(await membersOf(context.tx, context.rows, of(context), ids)).map(({ employmentId }) => employmentId),
      ...(await leaversAmong(context.tx, context.rows, of(context), context.run.parameters, ids)),
    ]),
  async work(context, items) {
    const { tx, rows, run: asked } = context;
    const run = await searched(context);
    const search = await searchOf(tx, run.payRunId);
    if (search?.runId !== asked.runId) throw httpErrors.error('notFound');
    const ids = items.map(({ subjectId }) => subjectId);
    const lost = await keepFound(tx, run, ids, await findArrears({ tx, rows, run }, search, ids));
    // what was taken and is another amount now is in the payslips that were counted
    if (lost > 0 && run.status === 'PrCalculated') await movePayRun(tx, run.payRunId, 'PrDraft');
  },
});
