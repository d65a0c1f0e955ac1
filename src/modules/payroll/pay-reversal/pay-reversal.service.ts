/** An approved run is opened again, paid, or taken back: each with who did it, and why. */
import type { Tx } from '#platform/db/db.server.ts';
import type { Act, Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { demandNoFile } from '../bank-answers/bank-answers.service.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import { periodName } from '../pay/period.rules.ts';
import { demandRun } from '../pay-run-state/demand.service.ts';
import { movePayRun, type PayRun, type PayRunStatus, paidPeople, takePaidThruBack } from '../pay-run-state/pay-run.store.ts';
import { holdProcess, stopProcess } from '../pay-run-state/process-of-run.service.ts';
import { untakeItems, untakeLeave } from '../pay-run-state/take-items.service.ts';
import { dropVouchers, mirrorVouchers } from '../voucher/voucher.service.ts';
import { payReversalErrors } from './pay-reversal.errors.ts';
import { payslipReversed, runReopened } from './pay-reversal.notice.ts';
import { holdGroup, insertEvent, insertMirror, restsOn } from './pay-reversal.store.ts';

interface Acting extends Act {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

/** Which run, as the actor saw it. */
interface Asked {
  readonly payRunId: string;
  readonly rowVersion: number;
}

const demand = (acting: Acting, { payRunId: id, rowVersion: version }: Asked, status: PayRunStatus): Promise<PayRun> =>
  demandRun(acting, { id, version, states: [status], refuse: (name) => payReversalErrors.error(name) });

/** What takes pay back is done by somebody else than who made it, and not under what rests on it. */
async function mayTakeBack({ tx, actor }: Acting, run: PayRun): Promise<void> {
  if (run.producerPartyId === actor.partyId) throw payReversalErrors.error('notSecond');
  // a run that begins meanwhile waits for the group, and then finds this month open
  await holdGroup(tx, run.payGroupId);
  const later = await restsOn(tx, run);
  if (later) throw payReversalErrors.error('laterStands', { values: { month: periodName(later), group: later.group } });
}

async function move({ tx, audit }: Acting, run: PayRun, status: PayRunStatus, more: AuditEntry['changes'] = {}): Promise<void> {
  const { payRunId: id, companyId } = run;
  await movePayRun(tx, id, status);
  audit({ entity: 'PayRun', id, action: 'update', companyId, changes: { status: [run.status, status], ...more } });
}

const eventBy = ({ actor: { partyId }, clock, newId }: Acting) => ({ eventId: newId(), partyId, now: new Date(clock.now()) });

/** Opens an approved run again: it stands as counted, what was taken of its items is given back. Throws notSecond, laterStands and fileStands. */
export async function reopen(acting: Acting, asked: Asked, reason: string): Promise<string> {
  const { tx, clock, newId } = acting;
  const running = await holdProcess(tx, asked.payRunId);
  const run = await demand(acting, asked, 'PrApproved');
  await demandNoFile(tx, run.payRunId);
  await mayTakeBack(acting, run);
  await untakeItems(tx, run);
  await untakeLeave(tx, run, { today: acting.today, now: new Date(clock.now()), newId });
  await dropVouchers({ ...acting, now: new Date(clock.now()) }, run);
  await move(acting, run, 'PrCalculated', { reason: [null, reason] });
  await takePaidThruBack(tx, run);
  await insertEvent(tx, run, { ...eventBy(acting), event: 'reopened', reason });
  if (running !== undefined) await stopProcess(acting, running, reason);
  const recipients = run.producerPartyId === null ? [] : [run.producerPartyId];
  const link = `/payroll?payRunId=${run.payRunId}`;
  await notify(tx, runReopened, { recipients, values: { period: periodName(run), group: run.groupName }, link, now: new Date(clock.now()), newId });
  return run.payRunId;
}

/** Throws paidOn of a day (ISO) that is not there yet, or before the month. */
export async function pay(acting: Acting, asked: Asked, paidOn: string): Promise<string> {
  const run = await demand(acting, asked, 'PrApproved');
  if (paidOn > acting.today || paidOn < daysOf(run).from) throw payReversalErrors.error('paidOn');
  await move(acting, run, 'PrPaid', { paidOn: [null, paidOn] });
  await insertEvent(acting.tx, run, { ...eventBy(acting), event: 'paid', paidOn });
  return run.payRunId;
}

/** Takes a paid run back; answers the run that mirrors it. Throws notSecond and laterStands. */
export async function reverse(acting: Acting, asked: Asked, reason: string): Promise<string> {
  const { tx, actor, clock, newId } = acting;
  const running = await holdProcess(tx, asked.payRunId);
  const run = await demand(acting, asked, 'PrPaid');
  await mayTakeBack(acting, run);
  await untakeItems(tx, run);
  const mirrorId = newId();
  const now = new Date(clock.now());
  await untakeLeave(tx, run, { today: acting.today, now, newId });
  await move(acting, run, 'PrReversed', { reason: [null, reason], mirrorRunId: [null, mirrorId] });
  await insertMirror(tx, run, { mirrorId, producerPartyId: actor.partyId, reason, now });
  await mirrorVouchers({ tx, now, partyId: actor.partyId }, run.payRunId, mirrorId);
  await takePaidThruBack(tx, run);
  await insertEvent(tx, run, { ...eventBy(acting), event: 'reversed', reason });
  if (running !== undefined) await stopProcess(acting, running, reason);
  await notify(tx, payslipReversed, { recipients: await paidPeople(tx, run.payRunId), values: { period: periodName(run) }, link: '/payroll/myPayslips', now, newId });
  return mirrorId;
}
