/**
 * What becomes of lines that are with the insurer. An answer that is what we had counted settles the line; one that differs waits to be settled by
 * hand, and what is settled below what the line holds goes back to its ceilings.
 */
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { giveBack, heldBy, holdAccount } from '../claims/ceilings.store.ts';
import { type LineRow, lockLinesBy, writeAnswer, writePaid, writeSettled } from '../claims/claim-lines.store.ts';
import { compensationBatchErrors as errors } from './compensation-batches.errors.ts';

export interface Settling {
  readonly tx: Tx;
  readonly now: Date;
  readonly byPartyId: string;
  newId(): string;
  audit(entry: AuditEntry): void;
}

export const traced = ({ lineId, partyId, companyId, status }: LineRow, to: string, audit: Settling['audit']): void =>
  audit({ ...{ entity: 'CompensationLine', id: lineId, action: 'update', subjectPartyId: partyId, companyId }, changes: { statusId: [status, to] } });

/** Whether what the insurer pays is not what we had counted. */
export const isDifferent = ({ insurerPaid, payable, settled }: LineRow): boolean => insurerPaid !== null && settled === null && insurerPaid !== payable;

/**
 * Settles a line that is with the insurer. `rials`: digits, at most what was claimed; of nothing the line is refused. Throws closed, tooMuch, own.
 */
export async function settleByHand({ tx, now, byPartyId, newId, audit }: Settling, lineId: string, rials: string, reason: string): Promise<void> {
  const [line] = await lockLinesBy(tx, [lineId]);
  if (line?.status !== 'ClmSentToInsurer' || line.payoutId !== null) throw errors.error('closed');
  if (line.partyId === byPartyId) throw errors.error('own');
  const settled = BigInt(rials);
  if (settled > BigInt(line.claimed)) throw errors.error('tooMuch');
  await holdAccount(tx, line);
  const held = await heldBy(tx, lineId);
  if (held > settled) await giveBack(tx, { lineId, amount: held - settled, byPartyId, now, newId });
  const status = settled === 0n ? 'ClmRejected' : 'ClmSentToInsurer';
  await writeSettled(tx, lineId, { settled: String(settled), reason, status });
  traced(line, status, audit);
}

/** What an insurer says of a line; digits of rials. */
export interface InsurerAnswer {
  readonly lineId: string;
  readonly accepted: string;
  readonly paid: string;
  readonly reason: string | null;
}

/** Writes answers of lines that are with the insurer and not settled by hand; one that is what we had counted settles its line. */
export async function takeAnswers(tx: Tx, answers: readonly InsurerAnswer[]): Promise<void> {
  const lines = new Map(
    (
      await lockLinesBy(
        tx,
        answers.map(({ lineId }) => lineId),
      )
    ).map((line) => [line.lineId, line]),
  );
  for (const answer of answers) {
    const line = lines.get(answer.lineId);
    if (line?.status !== 'ClmSentToInsurer') throw errors.error('closed');
    await writeAnswer(tx, answer.lineId, answer, answer.paid === line.payable && answer.paid !== '0' ? answer.paid : null);
  }
}

/** Whether a line is settled and neither paid nor handed to pay. */
export const isReady = ({ status, settled, payoutId }: LineRow): boolean => status === 'ClmSentToInsurer' && settled !== null && payoutId === null;

/** Marks the settled lines of a list as paid. Answers how many. Throws nothingSettled. */
export async function payLines({ tx, audit }: Pick<Settling, 'tx' | 'audit'>, lineIds: readonly string[], paidOn: string): Promise<number> {
  const ready = (await lockLinesBy(tx, lineIds)).filter(isReady);
  if (ready.length === 0) throw errors.error('nothingSettled');
  await writePaid(
    tx,
    ready.map(({ lineId }) => lineId),
    paidOn,
  );
  for (const line of ready) traced(line, 'ClmPaid', audit);
  return ready.length;
}
