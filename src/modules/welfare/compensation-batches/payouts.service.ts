/**
 * Costs of treatment that pay brings. Of a list somebody is paid once, in one item of pay; the lines are paid when the run is approved, and wait again when it
 * is taken back. What the bank paid and what waits for pay may be taken back, what a run has paid goes back with the run.
 */
import type { Tx } from '#platform/db/db.server.ts';
import { lockLinesBy } from '../claims/claim-lines.store.ts';
import { compensationBatchErrors as errors } from './compensation-batches.errors.ts';
import { holdPayouts, insertPayout, writeMade, writeUnmade, writeUnpaid } from './payouts.store.ts';
import { isReady, type Settling, traced } from './settle-lines.service.ts';

/** Hands the settled lines of a list to pay. Throws nothingSettled. */
export async function handToPay(
  { tx, now, byPartyId, newId }: Settling,
  batchId: string,
  lineIds: readonly string[],
): Promise<{ companyId: string; people: number; lines: number }> {
  const ready = (await lockLinesBy(tx, lineIds)).filter(isReady);
  if (ready.length === 0) throw errors.error('nothingSettled');
  const people = Map.groupBy(ready, ({ partyId }) => partyId);
  for (const [partyId, own] of people) {
    const amount = own.reduce((sum, { settled }) => sum + BigInt(settled ?? '0'), 0n);
    const companyId = own[0]?.companyId ?? '';
    await insertPayout(tx, { payoutId: newId(), companyId, partyId, batchId, amount, byPartyId, now, lineIds: own.map(({ lineId }) => lineId) });
  }
  return { companyId: ready[0]?.companyId ?? '', people: people.size, lines: ready.length };
}

/** Takes back what the bank paid of a list and what waits for pay. Answers how many lines. Throws nothingPaid. */
export async function unpayLines({ tx, audit }: Pick<Settling, 'tx' | 'audit'>, lineIds: readonly string[]): Promise<number> {
  const lines = await lockLinesBy(tx, lineIds);
  const payouts = await holdPayouts(tx, [...new Set(lines.flatMap(({ payoutId }) => payoutId ?? []))]);
  const waiting = new Set(payouts.filter(({ payRunId }) => payRunId === null).map(({ payoutId }) => payoutId));
  const back = lines.filter(({ status, payoutId }) => (payoutId === null ? status === 'ClmPaid' : waiting.has(payoutId)));
  if (back.length === 0) throw errors.error('nothingPaid');
  await writeUnpaid(
    tx,
    back.map(({ lineId }) => lineId),
    [...waiting],
  );
  for (const line of back) traced(line, 'ClmSentToInsurer', audit);
  return back.length;
}

/** What an approved payslip paid, by its payment. */
export interface PaidByRun {
  readonly payoutId: string;
  readonly amount: bigint;
}

/** Harmless when it is told of the run again. Throws paidTwice where another run was before, or it was taken back meanwhile. */
export async function madeBy(tx: Tx, paid: readonly PaidByRun[], payRunId: string): Promise<void> {
  const known = new Map(
    (
      await holdPayouts(
        tx,
        paid.map(({ payoutId }) => payoutId),
      )
    ).map((one) => [one.payoutId, one]),
  );
  const fresh = paid.filter(({ payoutId, amount }) => {
    const payout = known.get(payoutId);
    if (payout?.payRunId === payRunId) return false;
    if (payout === undefined || payout.payRunId !== null || payout.amount !== amount) throw errors.error('paidTwice');
    return true;
  });
  if (fresh.length > 0)
    await writeMade(
      tx,
      fresh.map(({ payoutId }) => payoutId),
      payRunId,
    );
}

/** Harmless when repeated, and of what another run has paid since. */
export async function unmadeBy(tx: Tx, payoutIds: readonly string[], payRunId: string): Promise<void> {
  const made = (await holdPayouts(tx, payoutIds)).filter((one) => one.payRunId === payRunId);
  if (made.length > 0)
    await writeUnmade(
      tx,
      made.map(({ payoutId }) => payoutId),
    );
}
