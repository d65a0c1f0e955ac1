import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { ownPayslipPdf, payslipPdf } from './payslip-paper.contract.ts';
import { heldBy, paperOf } from './payslip-paper.service.ts';
import { markIn, ownMark, type PaperMark } from './payslip-paper.store.ts';
import { payslipErrors } from './payslips.errors.ts';

const demand = (mark: PaperMark | undefined): PaperMark => {
  if (mark === undefined) throw httpErrors.error('notFound');
  return mark;
};

export const routes = [
  manualRoute(payslipPdf, async ({ actor, rows, params: { payslipId }, query: { layout = 'default' }, transact }) => {
    const mark = demand(isUuid(payslipId) ? await transact((tx) => markIn(tx, rows, payslipId)) : undefined);
    if (!classesOf(actor, payslipPdf)(mark.partyId).has('pay')) throw payslipErrors.error('withheld');
    return paperOf(transact, mark, { layout, held: heldBy(actor, payslipPdf) });
  }),
  manualRoute(ownPayslipPdf, async ({ actor, params: { payslipId }, query: { layout = 'default' }, transact }) => {
    const mark = demand(isUuid(payslipId) ? await transact((tx) => ownMark(tx, actor.partyId, payslipId)) : undefined);
    return paperOf(transact, mark, { layout, held: () => ({ bank: true, identity: true }) });
  }),
];
