import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { isLineIn, linesBy } from '../claims/claim-lines.store.ts';
import { closeBatch } from './close-batch.service.ts';
import { batchLines, compensationBatches, makeBatch, payBatch, payBatchByPayroll, settleLine, unpayBatch } from './compensation-batches.contract.ts';
import { compensationBatchErrors as errors } from './compensation-batches.errors.ts';
import { batchesIn, isBatchIn, placesIn, waitingIn } from './compensation-batches.store.ts';
import { handToPay, unpayLines } from './payouts.service.ts';
import { isDifferent, payLines, settleByHand } from './settle-lines.service.ts';

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

/** Lines of a list of people in reach. Throws notFound. */
async function lineIdsOf({ tx, rows, params: { compensationBatchId } }: Pick<Context<typeof payBatch>, 'tx' | 'rows' | 'params'>): Promise<string[]> {
  if (!(await isBatchIn(tx, rows, compensationBatchId))) throw httpErrors.error('notFound');
  return (await placesIn(tx, rows, compensationBatchId)).map(({ lineId }) => lineId);
}

/** Throws notFound, future, nothingSettled. */
async function pay(context: Context<typeof payBatch>) {
  const { tx, body, today, audit } = context;
  const lineIds = await lineIdsOf(context);
  if (body.paidOn > today) throw errors.error('future');
  return { paid: await payLines({ tx, audit }, lineIds, body.paidOn) };
}

/** Throws notFound, nothingSettled. */
async function payWithSalary(context: Context<typeof payBatchByPayroll>) {
  const { tx, actor, clock, newId, audit, params } = context;
  const { companyId, ...handed } = await handToPay(
    { tx, now: new Date(clock.now()), byPartyId: actor.partyId, newId: () => newId(), audit },
    params.compensationBatchId,
    await lineIdsOf(context),
  );
  audit({ entity: 'CompensationBatch', id: params.compensationBatchId, action: 'update', companyId, changes: { withPay: [null, handed.lines] } });
  return handed;
}

export const routes = [
  route(compensationBatches, async ({ db, rows }) => ({ rows: await batchesIn(db, rows), waiting: await waitingIn(db, rows) })),
  route(makeBatch, ({ tx, rows, actor, body, clock, newId, audit }) =>
    closeBatch({ tx, rows, byPartyId: actor.partyId, now: new Date(clock.now()), newId: () => newId(), audit }, body.insuranceContractId),
  ),
  route(batchLines, answers),
  route(settleLine, async ({ tx, rows, actor, params: { lineId }, body: { settled, reason }, clock, newId, audit }) => {
    if (!(await isLineIn(tx, rows, lineId))) throw httpErrors.error('notFound');
    await settleByHand({ tx, now: new Date(clock.now()), byPartyId: actor.partyId, newId: () => newId(), audit }, lineId, settled, reason);
    return { settled: String(BigInt(settled)) };
  }),
  route(payBatch, pay),
  route(payBatchByPayroll, payWithSalary),
  route(unpayBatch, async (context) => ({ lines: await unpayLines(context, await lineIdsOf(context)) })),
];
