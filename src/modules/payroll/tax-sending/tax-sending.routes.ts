import { isUuid } from '#kernel/ids/ids.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { archive, inTurn, noteTaken } from '../run-state-files/taken-files.service.ts';
import { workbook } from '../state-files/workbook.server.ts';
import { differencesSheet } from './differences-sheet.rules.ts';
import { columnTitles, rowsSheet } from './tax-rows.rules.ts';
import { rowsOfList } from './tax-rows.service.ts';
import { sendTaxList, taxDifferencesFile, taxListRows, taxListSheet, taxSendings } from './tax-sending.contract.ts';
import { allDifferences, send, sendingsOfRun } from './tax-sending.service.ts';
import words from './tax-sending-page.messages.fa.ts';

const idOf = (id: string): string => {
  if (!isUuid(id)) throw httpErrors.error('notFound');
  return id;
};

export const routes = [
  route(taxListRows, async ({ db, actor, rows: scope, params, query: { page, pageSize, ...asked }, recordRead }) => {
    const { layout, rows } = await rowsOfList({ db, actor, rows: scope }, idOf(params.payRunId), asked);
    const shown = rows.slice((page - 1) * pageSize, page * pageSize);
    for (const { partyId } of shown) if (partyId !== null) recordRead(partyId, ['pay', 'identity']);
    return { layout, columns: columnTitles(asked.list, layout), total: rows.length, rows: shown };
  }),
  manualRoute(taxListSheet, ({ actor, rows, params, query, reply, transact }) => {
    const payRunId = idOf(params.payRunId);
    reply.header('cache-control', 'no-store');
    return inTurn(actor.userId, async () => {
      const bytes = await transact(async (tx) => {
        const found = await rowsOfList({ db: tx, actor, rows }, payRunId, query);
        await noteTaken(tx, found.sealed, 'tax', { columns: [null, words.files[query.list]] });
        return workbook(rowsSheet(query.list, found.layout, found.rows));
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.fileOf(words.files[query.list])}.xlsx`));
      return bytes;
    });
  }),
  manualRoute(taxDifferencesFile, ({ actor, rows, params, reply, transact }) => {
    const payRunId = idOf(params.payRunId);
    reply.header('cache-control', 'no-store');
    return inTurn(actor.userId, async () => {
      const bytes = await transact(async (tx) => {
        const found = await allDifferences({ db: tx, actor, rows }, payRunId);
        await noteTaken(tx, found.sealed, 'tax', { differences: [null, String(found.rows.length)] });
        return workbook(differencesSheet(found.rows));
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.fileDifferences}.xlsx`));
      return bytes;
    });
  }),
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
