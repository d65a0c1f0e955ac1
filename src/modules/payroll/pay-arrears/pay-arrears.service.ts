/** Arrears of a run are looked for, and decided on. */
import { isUuid } from '#kernel/ids/ids.ts';
import type { Sql } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type RunActs, startRun } from '#platform/runs/runs.server.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { monthsOf } from '../pay/pay-part.rules.ts';
import { periodName } from '../pay/period.rules.ts';
import { holdPayRun, movePayRun, type PayRun, payslipTypeOf } from '../pay-run-state/pay-run.store.ts';
import { payArrearsErrors } from './pay-arrears.errors.ts';
import { arrearsSearch } from './pay-arrears.run.ts';
import { arrearsCodes, type Decision, decideOn, keepSearch, paidRuns, searchOf, type Wanted } from './pay-arrears.store.ts';

interface Acting extends RunActs {
  readonly rows: RowScope;
}

const MOST_MONTHS = 36;
/** Of ArrearsPaymentMethod: not with the pay of the month. */
const SEPARATE = 'ApmSeparate';
const count = ({ year, month }: YearMonth): number => year * 12 + month;

const entryOf = ({ payRunId: id, companyId }: PayRun, changes: NonNullable<AuditEntry['changes']>): AuditEntry => ({ entity: 'PayRun', id, action: 'update', companyId, changes });

/** Whether a run is neither before its approvers nor being counted. */
export const isOpen = ({ status }: Pick<PayRun, 'status'>): boolean => status === 'PrDraft' || status === 'PrCalculated';

/** An open run, held. */
async function demand({ tx, rows }: Acting, id: string): Promise<PayRun> {
  const run = isUuid(id) ? await holdPayRun(tx, rows, id) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  if (!isOpen(run)) throw payArrearsErrors.error('wrongState');
  return run;
}

/** Begins to look for arrears; a search that was under way finds nothing more. Throws range, payslipType, nothingPaid and noFactor. */
export async function beginSearch(acting: Acting, payRunId: string, wanted: Wanted): Promise<string> {
  const { tx, clock, audit } = acting;
  const run = await demand(acting, payRunId);
  const { from, thru, percent, payslipTypeIds } = wanted;
  const [first = run] = run.days === null ? [] : monthsOf(run.days);
  const isBefore = count(thru) < count(first);
  if (!isBefore || count(from) > count(thru) || count(thru) - count(from) >= MOST_MONTHS) throw payArrearsErrors.error('range');
  for (const id of payslipTypeIds) if (!isUuid(id) || (await payslipTypeOf(tx, run.companyId, id)) === undefined) throw payArrearsErrors.error('payslipType');
  if ((await arrearsCodes(tx, run.payslipTypeId))?.length === 0) throw payArrearsErrors.error('noFactor');
  if ((await paidRuns(tx, run.payGroupId, wanted, payslipTypeIds)).length === 0) throw payArrearsErrors.error('nothingPaid');
  const { payGroupId, year, month, days } = run;
  const runId = await startRun(acting, arrearsSearch, { payRunId, payGroupId, year, month, ...(days && { days }), from, thru });
  await keepSearch(tx, run, { ...wanted, runId }, new Date(clock.now()));
  audit(entryOf(run, { arrears: [null, `${periodName(from)} - ${periodName(thru)}, ${percent}%`] }));
  return runId;
}

/** Decides on what `chosen` selects of a run; answers how many changed. Throws separate of what is to be paid by a run of its own. A run whose payslips pay other arrears now goes back to draft. */
export async function decide(acting: Acting, payRunId: string, chosen: Sql, decision: Decision): Promise<number> {
  const { tx, actor, audit } = acting;
  const run = await demand(acting, payRunId);
  if (decision === 'taken' && run.kind === 'regular' && (await searchOf(tx, payRunId))?.methodEnumId === SEPARATE) throw payArrearsErrors.error('separate');
  const { changed, isTakenOther } = await decideOn(tx, payRunId, chosen, decision, actor.partyId);
  if (changed === 0) return 0;
  audit(entryOf(run, { arrears: [null, `${decision} ${changed}`] }));
  if (isTakenOther && run.status === 'PrCalculated') await movePayRun(tx, payRunId, 'PrDraft');
  return changed;
}
