import { buffer } from 'node:stream/consumers';
import { isUuid } from '#kernel/ids/ids.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { zipOf } from '#platform/files/content/zip-stream.server.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { checkStateFiles, type Output, outputs, takeStateFile } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';
import { checkAll, controlOf, takeFiles } from './run-state-files.service.ts';

/** Everybody of a run is held in memory until their file has gone out; who waits holds nothing yet. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

const idOf = (id: string): string => {
  if (!isUuid(id)) throw httpErrors.error('notFound');
  return id;
};

function outputOf(name: string): Output {
  const known = outputs.find((one) => one === name);
  if (known === undefined) throw httpErrors.error('notFound');
  return known;
}

export const routes = [
  route(checkStateFiles, ({ db, actor, rows, params }) => checkAll({ db, actor, rows }, idOf(params.payRunId))),
  manualRoute(takeStateFile, async ({ actor, rows, params, query, reply, today, clock, newId, transact }) => {
    const payRunId = idOf(params.payRunId);
    const output = outputOf(params.output);
    const { as, ...asked } = query;
    reply.header('cache-control', 'no-store');
    if (as === 'control')
      return inTurn(actor.userId, async () => {
        const { bytes } = await transact(async (tx) => {
          const made = await controlOf({ db: tx, actor, rows }, payRunId, output, asked);
          const changes = { output: [null, output], people: [null, made.sealed.people.length], as: [null, as] } as const;
          await writeAudit(tx, [{ entity: PAY_RUN, id: payRunId, action: 'export', companyId: made.sealed.run.companyId, changes }]);
          return made;
        });
        reply.header('content-disposition', dispositionOf('attachment', `${words.outputs[output]}.xlsx`));
        reply.header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
        return Buffer.from(bytes);
      });
    return inTurn(actor.userId, async () => {
      const files = await transact(async (tx) => {
        const taken = await takeFiles({ tx, actor, rows, clock, newId }, payRunId, output, { ...asked, today });
        const { companyId } = taken.sealed.run;
        const changes = { output: [null, output], people: [null, taken.sealed.people.length], files: [null, taken.hashes.join('\n')] } as const;
        await writeAudit(tx, [{ entity: PAY_RUN, id: payRunId, action: 'export', companyId, changes }]);
        return taken.files;
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.outputs[output]}.zip`));
      reply.header('content-type', 'application/zip');
      return buffer(zipOf(files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }))));
    });
  }),
];
