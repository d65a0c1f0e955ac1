import { writeAudit } from '#platform/audit/audit.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { yearEndFile, yearEndPerson, yearEndPreview } from './year-end.contract.ts';
import { previewPage, previewPerson, previewSheet } from './year-end.service.ts';
import words from './year-end-page.messages.fa.ts';

/** A whole group is counted in one go; who waits holds nothing yet. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

export const routes = [
  route(yearEndPreview, (context) => previewPage(context, context.query)),
  route(yearEndPerson, async (context) => {
    const { partyId, told } = await previewPerson(context, yearEndPerson, context.query);
    context.recordRead(partyId, ['pay']);
    return told;
  }),
  manualRoute(yearEndFile, ({ actor, rows, query, reply, transact }) =>
    inTurn(actor.userId, async () => {
      const file = await transact(async (tx) => {
        const bytes = await previewSheet({ db: tx, actor, rows }, yearEndFile, query);
        const changes = { kind: [null, query.kind], year: [null, query.year] } as const;
        await writeAudit(tx, [{ entity: 'PayGroup', id: query.payGroupId, action: 'export', companyId: actor.companyId, changes }]);
        return bytes;
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.kinds[query.kind]}.xlsx`));
      reply.header('cache-control', 'no-store');
      return file;
    }),
  ),
];
