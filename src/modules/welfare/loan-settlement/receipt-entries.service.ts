/** What a receipt books on a line. */
import type { Entry } from '../loan-ledger/loan-ledger.service.ts';
import type { Take } from './receipt.rules.ts';

/** Source of entries that receipts book, by their ids. */
export const RECEIPT = 'receipt';

/** The penalty that the line cost up to the day (ISO), and what came in for it. */
export function entriesOfTake({ loanId, day, receiptId }: { readonly loanId: string; readonly day: string; readonly receiptId: string }, take: Take): Entry[] {
  const common = { loanId, day, line: take.number, source: RECEIPT, sourceId: receiptId };
  return [...(take.accrued > 0n ? [{ ...common, kind: 'penalty' as const, amount: take.accrued }] : []), { ...common, kind: 'received', amount: take.received }];
}
