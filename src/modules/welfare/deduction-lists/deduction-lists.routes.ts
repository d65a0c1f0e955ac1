import { writeAudit } from '#platform/audit/audit.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { deductionListFile, deductionLists, makeDeductionList, voidDeductionList } from './deduction-lists.contract.ts';
import { fileOfList, makeList, voidList } from './deduction-lists.service.ts';
import { listsIn } from './deduction-lists.store.ts';
import words from './deduction-lists-page.messages.fa.ts';

/** A whole company is written in one go; who waits holds nothing yet. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

export const routes = [
  route(deductionLists, async ({ db, rows }) => ({ rows: await listsIn(db, rows) })),
  route(makeDeductionList, (context) => makeList(context, context.body)),
  route(voidDeductionList, voidList),
  manualRoute(deductionListFile, ({ actor, rows, params: { deductionListId }, reply, transact }) =>
    inTurn(actor.userId, async () => {
      const { list, bytes } = await transact(async (tx) => {
        const made = await fileOfList({ db: tx, actor, rows }, deductionListId);
        await writeAudit(tx, [{ entity: 'DeductionList', id: deductionListId, action: 'export', companyId: made.list.companyId }]);
        return made;
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.fileName({ number: String(list.listNumber) })}.xlsx`));
      reply.header('cache-control', 'no-store');
      return bytes;
    }),
  ),
];
