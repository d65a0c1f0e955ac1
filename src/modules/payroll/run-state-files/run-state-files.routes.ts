import { isUuid } from '#kernel/ids/ids.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { previewOf } from './bank-preview.service.ts';
import { checkStateFiles, type List, lists, previewBankFile, takeBankFile, takeStateFile } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';
import { checkAll, controlOf, takeInsurance, takeOfBank, takeTax } from './run-state-files.service.ts';
import { archive, inTurn, noteTaken } from './taken-files.service.ts';

const idOf = (id: string): string => {
  if (!isUuid(id)) throw httpErrors.error('notFound');
  return id;
};

/** Of `140503`. */
const monthOf = (text: string): YearMonth => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(4)) });

function listOf(name: string): List {
  const known = lists.find((one) => one === name);
  if (known === undefined) throw httpErrors.error('notFound');
  return known;
}

export const routes = [
  route(checkStateFiles, ({ db, actor, rows, params }) => checkAll({ db, actor, rows }, idOf(params.payRunId))),
  route(previewBankFile, ({ db, actor, rows, params, query }) => previewOf({ db, actor, rows }, idOf(params.payRunId), query)),
  manualRoute(takeStateFile, async ({ actor, rows, params, query, reply, newId, transact }) => {
    const payRunId = idOf(params.payRunId);
    const list = listOf(params.output);
    const { as, late, area: areaId, ...said } = query;
    const asked = { ...said, areaId, late: late === undefined ? undefined : monthOf(late) };
    reply.header('cache-control', 'no-store');
    if (as === 'control')
      return inTurn(actor.userId, async () => {
        const { bytes } = await transact(async (tx) => {
          const made = await controlOf({ db: tx, actor, rows }, payRunId, list, asked);
          await noteTaken(tx, made.sealed, list, { as: [null, as] });
          return made;
        });
        reply.header('content-disposition', dispositionOf('attachment', `${words.outputs[list]}.xlsx`));
        reply.header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
        return Buffer.from(bytes);
      });
    return inTurn(actor.userId, async () => {
      const { files } = await transact(async (tx) => {
        const taken = list === 'insurance' ? await takeInsurance({ tx, actor, rows, newId }, payRunId, asked) : await takeTax({ db: tx, actor, rows }, payRunId, asked);
        await noteTaken(tx, taken.sealed, list, { files: [null, taken.hashes.join('\n')] });
        return taken;
      });
      return archive(reply, list, files);
    });
  }),
  manualRoute(takeBankFile, async ({ actor, rows, params, body, reply, today, clock, newId, transact }) => {
    const payRunId = idOf(params.payRunId);
    reply.header('cache-control', 'no-store');
    return inTurn(actor.userId, async () => {
      const { files } = await transact(async (tx) => {
        const taken = await takeOfBank({ tx, actor, rows, clock, newId }, payRunId, { ...body, today });
        await noteTaken(tx, taken.sealed, 'bank', { files: [null, taken.hashes.join('\n')] });
        return taken;
      });
      return archive(reply, 'bank', files);
    });
  }),
];
