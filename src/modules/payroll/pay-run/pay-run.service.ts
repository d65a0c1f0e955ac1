/** What is done with a run of pay: made, counted, sent, called off. */

import { isUuid } from '#kernel/ids/ids.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type RunActs, startRun } from '#platform/runs/runs.server.ts';
import { progressOf } from '#platform/runs/runs.store.ts';
import { parametersOf } from '../annual-annuities/legal.store.ts';
import { needsActions } from '../group-actions/group-actions.store.ts';
import { isPaidBy } from '../group-payslips/group-payslips.store.ts';
import { writeKept } from '../pay/pay-kept.rules.ts';
import { buysLeave, mayBeShare, type PayKind, termsOfKind } from '../pay/pay-kind.rules.ts';
import { type Days, monthsOf } from '../pay/pay-part.rules.ts';
import { columnsOf, type PayTerms } from '../pay/pay-terms.rules.ts';
import { periodName } from '../pay/period.rules.ts';
import { takenMonths } from '../pay-arrears/pay-arrears.store.ts';
import { lawUpTo, monthTerms, termsOfMonth } from '../pay-counting/terms.service.ts';
import { pinTerms } from '../pay-formulas/pinned.service.ts';
import { holdRunsOf, periodOfType, runOnDays } from '../pay-periods/pay-periods.store.ts';
import { awaitsActions } from '../pay-run-actions/pay-run-actions.store.ts';
import { keepPreset } from '../pay-run-settings/pay-run-settings.store.ts';
import { demandRun } from '../pay-run-state/demand.service.ts';
import {
  freezeTerms,
  insertPayRun,
  isGroup,
  movePayRun,
  openBefore,
  type PayRun,
  type PayRunStatus,
  paidAfter,
  payRunOf,
  payslipTypeOf,
  sumsOf,
} from '../pay-run-state/pay-run.store.ts';
import { holdProcess, stopProcess } from '../pay-run-state/process-of-run.service.ts';
import { payRunErrors } from './pay-run.errors.ts';
import { payCounting } from './pay-run.run.ts';
import { beginProcess, sendOn } from './run-process.service.ts';

interface Acting extends RunActs {
  readonly rows: RowScope;
}

const entryOf = ({ payRunId: id, companyId }: Pick<PayRun, 'payRunId' | 'companyId'>, action: AuditEntry['action'], changes: AuditEntry['changes']): AuditEntry => ({
  ...{ entity: 'PayRun', id, action, companyId },
  ...(changes && { changes }),
});

/** A run as it is counted. */
export type RunToCount = Pick<PayRun, 'payRunId' | 'companyId' | 'payGroupId' | 'payslipTypeId' | 'kind' | 'percent' | 'leaveDays' | 'leaveLapsing' | 'year' | 'month'> & {
  readonly days?: Days | null;
};

/** What everybody is counted by from now on. Throws unknownYear and notConfirmed: nobody is paid by law that nobody has confirmed. */
export async function termsOf({ tx }: Pick<Acting, 'tx'>, run: RunToCount): Promise<PayTerms> {
  const { companyId, payslipTypeId, kind, percent, leaveDays, leaveLapsing, year, month, days } = run;
  // months of a period before the one that it ends in are lines of their own, as those that are paid again
  const earlier = days == null || kind !== 'regular' ? [] : monthsOf(days).slice(0, -1);
  const again = await takenMonths(tx, run.payRunId);
  const ofGroup = new Set([...again.filter(({ payGroupId }) => payGroupId === null), ...earlier]);
  for (const of of new Set([year, ...[...again, ...earlier].map((one) => one.year)])) await parametersOf(tx, of);
  const law = await lawUpTo(tx, year);
  const [now, ...months] = await monthTerms(tx, run, [{ year, month }, ...ofGroup]);
  if (now === undefined || now.month !== month || now.year !== year) throw payRunErrors.error('group');
  for (const [payGroupId, of] of Map.groupBy(again, (one) => one.payGroupId))
    if (payGroupId !== null) months.push(...(await monthTerms(tx, { companyId, payGroupId }, of)).map((one) => ({ ...one, payGroupId })));
  const type = payslipTypeId === null ? undefined : await payslipTypeOf(tx, companyId, payslipTypeId, run.payRunId);
  const own = termsOfMonth(now);
  const whole: PayTerms = {
    ...own,
    settings: type?.netRounding == null ? own.settings : { ...own.settings, netRounding: type.netRounding },
    law,
    ...(months.length > 0 && { months }),
    ...(type?.isCash === true && { isCash: true }),
    ...(payslipTypeId !== null && { payslipTypeId }),
  };
  return kind === 'regular' ? termsOfType(whole, new Set(type?.codes)) : termsOfKind(whole, kind, { percent, leaveDays, leaveLapsing });
}

/** The terms of a month without those factors that the payslip type does not count; none is named where it counts all. */
function termsOfType(terms: PayTerms, codes: ReadonlySet<string>): PayTerms {
  if (codes.size === 0) return terms;
  const isOut = ({ code }: { readonly code: string }): boolean => !codes.has(code);
  return { ...terms, factors: terms.factors.filter((one) => !isOut(one)), leftOut: terms.factors.filter(isOut).map(({ code }) => code) };
}

const demand = (acting: Acting, id: string, version: number, states: readonly PayRunStatus[]): Promise<PayRun> =>
  demandRun(acting, { id, version, states, refuse: (name) => payRunErrors.error(name) });

/** Months of a group are counted in their order. Throws earlierOpen and laterPaid. */
async function demandTurn({ tx }: Acting, run: RunToCount): Promise<void> {
  const placed = { ...run, days: run.days ?? null };
  const earlier = run.kind === 'regular' ? await openBefore(tx, placed) : undefined;
  if (earlier) throw payRunErrors.error('earlierOpen', { values: { month: periodName(earlier) } });
  const later = await paidAfter(tx, placed);
  if (later) throw payRunErrors.error('laterPaid', { values: { month: periodName(later) } });
}

/** Freezes the terms and begins to count. The run stands as draft, and nobody has to see to its data any more. */
async function beginCounting(acting: Acting, run: RunToCount): Promise<void> {
  const { tx } = acting;
  await demandTurn(acting, run);
  const terms = await termsOf(acting, run);
  const { payRunId, payGroupId, kind, year, month, days } = run;
  await movePayRun(tx, payRunId, 'PrActions');
  const runId = await startRun(acting, payCounting, { payRunId, payGroupId, kind, year, month, ...(days && { days }) });
  await pinTerms(tx, run, terms);
  await freezeTerms(tx, payRunId, { columns: columnsOf(terms), terms: writeKept(terms), runId });
}

export interface NewRun {
  readonly payGroupId: string;
  readonly kind: PayKind;
  readonly percent: number | null;
  readonly leaveDays: number | null;
  readonly leaveLapsing: boolean;
  readonly payslipTypeId: string | null;
  /** Of a payslip type that is for other periods than Jalali months. */
  readonly payPeriodId: string | null;
  readonly jalaliYear: number | null;
  readonly jalaliMonth: number | null;
  readonly description: string | null;
}

/** Months that one payslip may be for. */
const MOST_MONTHS = 12;

type Payable = Pick<PayRun, 'year' | 'month' | 'payPeriodId' | 'days' | 'periodTitle'>;

/** What a new run is of: the month, or the period of the payslip type with its last month. Throws payslipType, period, periodLength and month. */
async function payableOf({ tx, actor: { companyId } }: Acting, { payslipTypeId, payPeriodId, jalaliYear, jalaliMonth }: NewRun): Promise<Payable> {
  const type = payslipTypeId === null ? undefined : isUuid(payslipTypeId) && (await payslipTypeOf(tx, companyId, payslipTypeId));
  if (type === undefined ? payslipTypeId !== null : type === false) throw payRunErrors.error('payslipType');
  if (!type || type.periodTypeId === null) {
    if (payPeriodId !== null) throw payRunErrors.error('period');
    if (jalaliYear === null || jalaliMonth === null) throw payRunErrors.error('month');
    return { year: jalaliYear, month: jalaliMonth, payPeriodId: null, days: null, periodTitle: null };
  }
  const period = payslipTypeId !== null && isUuid(payPeriodId ?? '') ? await periodOfType(tx, companyId, payslipTypeId, payPeriodId ?? '') : undefined;
  if (period === undefined) throw payRunErrors.error('period');
  const { from, thru, title } = period;
  const months = monthsOf({ from, thru });
  const last = months.at(-1);
  if (last === undefined || months.length > MOST_MONTHS) throw payRunErrors.error('periodLength');
  return { ...last, payPeriodId, days: { from, thru }, periodTitle: title };
}

/** Makes a run and begins to count it; where others see to its data before, it begins to wait for them. */
export async function makePayRun(acting: Acting, asked: NewRun): Promise<string> {
  const { payGroupId, kind, percent: said, payslipTypeId, description } = asked;
  const { tx, rows, actor, clock, newId, audit } = acting;
  const { companyId } = actor;
  if (!rows.companyIds.includes(companyId)) throw httpErrors.error('forbidden');
  if (!isUuid(payGroupId) || !(await isGroup(tx, companyId, payGroupId))) throw payRunErrors.error('group');
  const payable = await payableOf(acting, asked);
  if (!(await isPaidBy(tx, payGroupId, payslipTypeId))) throw payRunErrors.error('notOfGroup');
  await holdRunsOf(tx, payGroupId);
  const other = kind === 'regular' ? await runOnDays(tx, { payGroupId, ...payable }) : undefined;
  if (other && (payable.days !== null || other.periodTitle !== null)) throw payRunErrors.error('daysPaid', { values: { period: periodName(other) } });
  const leave = buysLeave(kind) ? { leaveDays: asked.leaveLapsing ? null : asked.leaveDays, leaveLapsing: asked.leaveLapsing } : { leaveDays: null, leaveLapsing: false };
  const run = { payRunId: newId(), companyId, payGroupId, kind, percent: mayBeShare(kind) ? said : null, ...leave, payslipTypeId, ...payable };
  await insertPayRun(tx, { ...run, description, producerPartyId: actor.partyId, now: new Date(clock.now()) });
  await keepPreset(tx, run);
  audit(entryOf(run, 'create', { payGroupId: [null, payGroupId], kind: [null, kind], period: [null, periodName(run)] }));
  if (await needsActions(tx, payGroupId)) await beginWaiting(acting, run);
  else await beginCounting(acting, run);
  return run.payRunId;
}

/** Asks those who see to its data. */
async function beginWaiting(acting: Acting, run: RunToCount): Promise<void> {
  await demandTurn(acting, run);
  const stored = await payRunOf(acting.tx, acting.rows, run.payRunId);
  if (stored) await beginProcess(acting, stored, acting.actor.partyId, 'made');
}

/** Whether nothing is counting it any more, whoever began: they may have lost the right since, or a fault has stopped it. */
async function isIdle({ tx }: Pick<Acting, 'tx'>, { runId }: PayRun): Promise<boolean> {
  const counting = runId === null ? undefined : await progressOf(tx, runId);
  return counting?.state !== 'running';
}

/** Counts anew what stands as counted, came back, or was never counted to its end. */
export async function recalculate(acting: Acting, payRunId: string, version: number): Promise<void> {
  const { tx, audit } = acting;
  const run = await demand(acting, payRunId, version, ['PrDraft', 'PrActions', 'PrCalculated']);
  if (run.status === 'PrActions' && !(await isIdle(acting, run))) throw payRunErrors.error('underWay');
  if (await awaitsActions(tx, payRunId)) throw payRunErrors.error('awaitsActions');
  if (run.status !== 'PrDraft') await movePayRun(tx, payRunId, 'PrDraft');
  audit(entryOf(run, 'update', { status: [run.status, 'PrActions'] }));
  await beginCounting(acting, run);
}

/** Sends a counted run to its approvers; the case is about who made it, so that they do not approve it. */
export async function sendRun(acting: Acting, payRunId: string, version: number, withoutAside: boolean): Promise<string> {
  const { tx, actor, audit } = acting;
  const running = await holdProcess(tx, payRunId);
  const run = await demand(acting, payRunId, version, ['PrCalculated']);
  // the case is about whoever sends, whom it leaves out of deciding: so that the maker is left out, nobody else sends
  if (run.producerPartyId !== actor.partyId) throw payRunErrors.error('notMaker');
  const { people, aside } = await sumsOf(tx, payRunId);
  if (people === 0) throw payRunErrors.error('nobodyPaid');
  if (aside > 0 && !withoutAside) throw payRunErrors.error('someAside', { values: { count: aside.toLocaleString('fa') } });
  if (running !== undefined) return sendOn(acting, run, running);
  await movePayRun(tx, payRunId, 'PrInApproval');
  audit(entryOf(run, 'update', { status: [run.status, 'PrInApproval'] }));
  return beginProcess(acting, run, actor.partyId, 'counted');
}

export async function cancelRun(acting: Acting, payRunId: string, version: number): Promise<void> {
  const { tx, audit } = acting;
  const running = await holdProcess(tx, payRunId);
  const run = await demand(acting, payRunId, version, ['PrDraft', 'PrCalculated']);
  await movePayRun(tx, payRunId, 'PrCancelled');
  audit(entryOf(run, 'update', { status: [run.status, 'PrCancelled'] }));
  if (running !== undefined) await stopProcess(acting, running, null);
}
