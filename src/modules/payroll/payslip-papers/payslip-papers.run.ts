/** The work of making ordered payslips, some hundred a part: each is a file that stands before its part is known. */
import { classesOf } from '#platform/access/access.rules.ts';
import { claimFile } from '#platform/files/claims.service.ts';
import { keepFile } from '#platform/files/keeping.service.ts';
import { newFile } from '#platform/files/new-file.server.ts';
import { knownFiles } from '#platform/files/registry.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { defineRun, type RunContext, type RunItem, type RunWork } from '#platform/runs/run-kind.define.ts';
import { periodName } from '../pay/period.rules.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { heldBy, papersOn } from '../payslips/payslip-paper.service.ts';
import { marksIn, payslipsOfRun } from '../payslips/payslip-paper.store.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { MAY_ORDER } from './payslip-papers.contract.ts';
import words from './payslip-papers.messages.fa.ts';
import { papersReady } from './payslip-papers.notice.ts';
import { keptUntil } from './payslip-papers.rules.ts';
import { insertPaper, keepUntil, orderOf, type PaperOrder, paperFile } from './payslip-papers.store.ts';

/** Payslips of a part: some seconds and some 150 MB of the printing process. */
const PART = 200;

export interface OrderedRun {
  readonly payRunId: string;
}

/** The order that the run is for; none where another one has taken its place. */
async function ordered({ tx, run, by, clock }: RunWork<OrderedRun>): Promise<PaperOrder> {
  const order = await orderOf(tx, { payRunId: run.parameters.payRunId, partyId: by.partyId }, new Date(clock.now()));
  if (order?.runId !== run.runId) throw httpErrors.error('notFound');
  return order;
}

async function makePart(context: RunWork<OrderedRun>, items: readonly RunItem[]): Promise<void> {
  const { tx, rows, run, by, newId, transact } = context;
  const order = await ordered(context);
  const call = { permission: MAY_ORDER } as const;
  const marks = await marksIn(
    tx,
    rows,
    items.map(({ subjectId }) => subjectId),
  );
  if (marks.some(({ partyId }) => !classesOf(by, call)(partyId).has('pay'))) throw payslipErrors.error('withheld');
  const held = heldBy(by, call);
  const { slips, bytes } = await papersOn(tx, marks, await letterheadOf(tx, run.companyId), { layout: order.layout, held });
  const [firstCode, lastCode] = [slips[0]?.pseudoId ?? '', slips.at(-1)?.pseudoId ?? ''];
  const file = newFile({ bytes: Buffer.from(bytes), fileName: words.part({ from: firstCode, thru: lastCode }) }, knownFiles().maxBytes);
  // known before its bytes stand, whatever becomes of the part
  await keepFile(transact, run.companyId, file);
  const id = newId();
  const count = (which: keyof ReturnType<typeof held>): number => marks.filter(({ partyId }) => held(partyId)[which]).length;
  await insertPaper(tx, order, {
    ...{ id, companyId: run.companyId, partNo: items[0]?.itemNo ?? 1, firstCode, lastCode },
    file: await claimFile(tx, file.storedName, { kind: paperFile, companyId: run.companyId, recordId: id }),
    ...{ people: marks.length, withBank: count('bank'), withIdentity: count('identity') },
  });
}

async function tell({ tx, rows, run, by, clock, newId }: RunWork<OrderedRun>): Promise<void> {
  const { payRunId } = run.parameters;
  const pay = await payRunOf(tx, rows, payRunId);
  if (pay === undefined) return;
  const now = clock.now();
  await keepUntil(tx, { payRunId, partyId: by.partyId }, keptUntil(now));
  await notify(tx, papersReady, { recipients: [by.partyId], values: { period: periodName(pay) }, link: `/payroll?payRunId=${payRunId}&tab=payslips`, now: new Date(now), newId });
}

export const paperMaking = defineRun<OrderedRun>({
  key: 'modules/payroll/payslip-papers',
  permission: MAY_ORDER,
  alone: false,
  batch: PART,
  items: ({ rows, run }: RunContext<OrderedRun>) => payslipsOfRun(rows, run.parameters.payRunId),
  inReach: async ({ tx, rows }, ids) => new Set((await marksIn(tx, rows, ids)).map(({ payslipId }) => payslipId)),
  work: makePart,
  ended: async (context, { done }) => {
    if (done > 0) await tell(context);
  },
});
