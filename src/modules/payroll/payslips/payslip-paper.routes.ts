import { Readable } from 'node:stream';
import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { zipOf } from '#platform/files/zip-stream.server.ts';
import { type Actor, manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { ownPayslipPdf, payslipPdf, runPayslipsZip } from './payslip-paper.contract.ts';
import words from './payslip-paper.messages.fa.ts';
import { type Held, headOf, paperFiles, paperOf } from './payslip-paper.service.ts';
import { markIn, marksOfRun, ownMark, type PaperMark } from './payslip-paper.store.ts';
import { payslipErrors } from './payslips.errors.ts';

const demand = (mark: PaperMark | undefined): PaperMark => {
  if (mark === undefined) throw httpErrors.error('notFound');
  return mark;
};

const heldBy =
  (actor: Actor, call: Parameters<typeof classesOf>[1]): Held =>
  (partyId) => {
    const classes = classesOf(actor, call)(partyId);
    return { bank: classes.has('bank'), identity: classes.has('identity') };
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
  manualRoute(runPayslipsZip, async ({ actor, rows, params: { payRunId }, query: { layout = 'default' }, reply, transact }) => {
    const found = isUuid(payRunId) ? await transact((tx) => marksOfRun(tx, rows, payRunId)) : [];
    if (found.length === 0) throw httpErrors.error('notFound');
    const known = found.filter(({ partyId }) => classesOf(actor, runPayslipsZip)(partyId).has('pay'));
    if (known.length === 0) throw payslipErrors.error('withheld');
    const company = await transact((tx) => headOf(tx, known));
    reply.header('content-disposition', dispositionOf('attachment', `${words.allName}.zip`));
    reply.header('cache-control', 'no-store');
    return Readable.from(zipOf(paperFiles(transact, known, company, { layout, held: heldBy(actor, runPayslipsZip) })));
  }),
];
