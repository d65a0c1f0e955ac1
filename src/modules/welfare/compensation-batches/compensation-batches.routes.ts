import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { isLineIn, linesBy, lockLinesIn, moveLines } from '../claims/claim-lines.store.ts';
import { batchLines, compensationBatches, MOST_IN_BATCH, makeBatch, payBatch, settleLine } from './compensation-batches.contract.ts';
import { compensationBatchErrors as errors } from './compensation-batches.errors.ts';
import { batchesIn, holdCompanyOf, insertBatch, insertBatchLines, isBatchIn, placesIn, waitingIn } from './compensation-batches.store.ts';
import { isDifferent, payLines, settleByHand } from './settle-lines.service.ts';

/** Throws notFound, nothingApproved. */
async function close({ tx, rows, actor, body: { insuranceContractId: contractId }, clock, newId, audit }: Context<typeof makeBatch>) {
  const held = await holdCompanyOf(tx, rows, contractId);
  if (held === undefined) throw httpErrors.error('notFound');
  const { companyId } = held;
  const lines = await lockLinesIn(tx, companyId, contractId, 'ClmApproved', MOST_IN_BATCH);
  // of nothing there is nothing to ask an insurer for
  const lineIds = lines.flatMap(({ lineId, payable }) => (payable === '0' ? [] : [lineId]));
  if (lineIds.length === 0) throw errors.error('nothingApproved');
  const batchId = newId();
  const batchNumber = await insertBatch(tx, { batchId, companyId, contractId, byPartyId: actor.partyId, now: new Date(clock.now()) });
  await insertBatchLines(tx, batchId, lineIds);
  await moveLines(tx, lineIds, 'ClmSentToInsurer');
  audit({ entity: 'CompensationBatch', id: batchId, action: 'create', companyId, changes: { batchNumber: [null, batchNumber], lines: [null, lineIds.length] } });
  return { id: batchId, batchNumber, lines: lineIds.length };
}

/** Throws notFound. */
async function answers({ db, rows, params: { compensationBatchId } }: Context<typeof batchLines>) {
  if (!(await isBatchIn(db, rows, compensationBatchId))) throw httpErrors.error('notFound');
  const places = await placesIn(db, rows, compensationBatchId);
  const lines = new Map(
    (
      await linesBy(
        db,
        places.map(({ lineId }) => lineId),
      )
    ).map((line) => [line.lineId, line]),
  );
  return {
    rows: places.flatMap(({ lineId, place, fullName }) => {
      const line = lines.get(lineId);
      if (line === undefined) return [];
      const { partyId, status, insuredName, costTypeEnumId, invoiceNumber, payable, insurerAccepted, insurerPaid, insurerReason, settled, paidOn } = line;
      return [
        {
          ...{ lineId, partyId, place, fullName, status, insuredName, costTypeEnumId, invoiceNumber, payable, insurerAccepted, insurerPaid, insurerReason, settled, paidOn },
          isDifferent: isDifferent(line),
        },
      ];
    }),
  };
}

/** Throws notFound, future, nothingSettled. */
async function pay({ tx, rows, params: { compensationBatchId }, body: { paidOn }, today, audit }: Context<typeof payBatch>) {
  if (!(await isBatchIn(tx, rows, compensationBatchId))) throw httpErrors.error('notFound');
  if (paidOn > today) throw errors.error('future');
  const places = await placesIn(tx, rows, compensationBatchId);
  return {
    paid: await payLines(
      { tx, audit },
      places.map(({ lineId }) => lineId),
      paidOn,
    ),
  };
}

export const routes = [
  route(compensationBatches, async ({ db, rows }) => ({ rows: await batchesIn(db, rows), waiting: await waitingIn(db, rows) })),
  route(makeBatch, close),
  route(batchLines, answers),
  route(settleLine, async ({ tx, rows, actor, params: { lineId }, body: { settled, reason }, clock, newId, audit }) => {
    if (!(await isLineIn(tx, rows, lineId))) throw httpErrors.error('notFound');
    await settleByHand({ tx, now: new Date(clock.now()), byPartyId: actor.partyId, newId: () => newId(), audit }, lineId, settled, reason);
    return { settled: String(BigInt(settled)) };
  }),
  route(payBatch, pay),
];
