import { writeAudit } from '#platform/audit/audit.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { makeProvision, PROVISION, provisionFile, provisions, readProvision } from './provision.contract.ts';
import { begin, listed, readOne, sheetOf } from './provision.service.ts';
import words from './provision-page.messages.fa.ts';

/** Everybody is held in memory until the file has gone out; who waits holds nothing yet. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

export const routes = [
  route(provisions, (context) => listed(context)),
  route(makeProvision, async (context) => ({ provisionId: await begin(context, context.body.day) })),
  route(readProvision, (context) => readOne(context, readProvision, context.params.provisionId, context.query.by)),
  manualRoute(provisionFile, ({ actor, rows, params, reply, transact }) =>
    inTurn(actor.userId, async () => {
      const bytes = await transact(async (tx) => {
        const made = await sheetOf({ db: tx, actor, rows }, provisionFile, params.provisionId);
        const { provisionId: id, companyId } = made.head;
        await writeAudit(tx, [{ entity: PROVISION, id, action: 'export', companyId, changes: { people: [null, made.people] } }]);
        return made.bytes;
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.sheet}.xlsx`));
      reply.header('cache-control', 'no-store');
      return bytes;
    }),
  ),
];
