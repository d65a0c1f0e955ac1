/** Closes what is approved of a contract into the next list for the insurer. */
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { lockLinesIn, moveLines } from '../claims/claim-lines.store.ts';
import { MOST_IN_BATCH } from './compensation-batches.contract.ts';
import { compensationBatchErrors as errors } from './compensation-batches.errors.ts';
import { holdCompanyOf, insertBatch, insertBatchLines } from './compensation-batches.store.ts';

export interface Closing {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly byPartyId: string;
  readonly now: Date;
  newId(): string;
  audit(entry: AuditEntry): void;
}

/** At most a thousand lines, the oldest service first. Throws notFound, nothingApproved. */
export async function closeBatch({ tx, rows, byPartyId, now, newId, audit }: Closing, contractId: string): Promise<{ id: string; batchNumber: number; lines: number }> {
  const held = await holdCompanyOf(tx, rows, contractId);
  if (held === undefined) throw httpErrors.error('notFound');
  const { companyId } = held;
  const lines = await lockLinesIn(tx, companyId, contractId, 'ClmApproved', MOST_IN_BATCH);
  // of nothing there is nothing to ask an insurer for
  const lineIds = lines.flatMap(({ lineId, payable }) => (payable === '0' ? [] : [lineId]));
  if (lineIds.length === 0) throw errors.error('nothingApproved');
  const batchId = newId();
  const batchNumber = await insertBatch(tx, { batchId, companyId, contractId, byPartyId, now });
  await insertBatchLines(tx, batchId, lineIds);
  await moveLines(tx, lineIds, 'ClmSentToInsurer');
  audit({ entity: 'CompensationBatch', id: batchId, action: 'create', companyId, changes: { batchNumber: [null, batchNumber], lines: [null, lineIds.length] } });
  return { id: batchId, batchNumber, lines: lineIds.length };
}
