import { Readable } from 'node:stream';
import { isUuid } from '#kernel/ids/ids.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { zipOf } from '#platform/files/content/zip-stream.server.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { orderPapers, PAPERS, papersFile, readPapers } from './payslip-papers.contract.ts';
import words from './payslip-papers.messages.fa.ts';
import { demandPayRun, filesOf, order, progressIn, readyPapers } from './payslip-papers.service.ts';

const idOf = (id: string): string => {
  if (!isUuid(id)) throw httpErrors.error('notFound');
  return id;
};

export const routes = [
  route(orderPapers, async (context) => {
    await order(context, idOf(context.params.payRunId), context.body.layout);
    return { ordered: true };
  }),
  route(readPapers, async ({ db, rows, actor, clock, params }) => {
    const payRunId = idOf(params.payRunId);
    await demandPayRun(db, rows, payRunId);
    const found = await progressIn(db, { payRunId, partyId: actor.partyId }, clock.now());
    if (found === undefined) return {};
    const { state, layout, total, done, failed, thruDate } = found;
    return { order: { state, layout, total, done, failed, thruDate } };
  }),
  manualRoute(papersFile, async ({ db, rows, actor, clock, params, reply, transact }) => {
    const id = idOf(params.payRunId);
    await demandPayRun(db, rows, id);
    const papers = await readyPapers(db, actor, rows, id, clock.now());
    await transact((tx) =>
      writeAudit(tx, [{ entity: PAPERS, id, action: 'read', companyId: actor.companyId, changes: { people: [null, papers.reduce((sum, { people }) => sum + people, 0)] } }]),
    );
    reply.header('content-disposition', dispositionOf('attachment', `${words.fileName}.zip`));
    reply.header('cache-control', 'no-store');
    return Readable.from(zipOf(filesOf(papers)));
  }),
];
