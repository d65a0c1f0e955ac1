import { isUuid } from '#kernel/ids/ids.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { archive, inTurn, noteTaken } from '../run-state-files/taken-files.service.ts';
import { sendTaxList, taxSendings } from './tax-sending.contract.ts';
import { send, sendingsOfRun } from './tax-sending.service.ts';

const idOf = (id: string): string => {
  if (!isUuid(id)) throw httpErrors.error('notFound');
  return id;
};

export const routes = [
  route(taxSendings, ({ db, actor, rows, params }) => sendingsOfRun({ db, actor, rows }, idOf(params.payRunId))),
  manualRoute(sendTaxList, ({ actor, rows, params, body, reply, clock, newId, transact }) => {
    const payRunId = idOf(params.payRunId);
    reply.header('cache-control', 'no-store');
    return inTurn(actor.userId, async () => {
      const { files } = await transact(async (tx) => {
        const taken = await send({ tx, actor, rows, clock, newId }, payRunId, body);
        await noteTaken(tx, taken.sealed, 'tax', { files: [null, taken.hashes.join('\n')] });
        return taken;
      });
      return archive(reply, 'tax', files);
    });
  }),
];
