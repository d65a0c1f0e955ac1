/** Fees of funds that pay takes: of each member that of the month and of the twelve months before as far as it is open. What a run took goes back with it. */
import { monthsLater } from '#kernel/formula/days.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { deductionErrors } from '../deductions/deductions.contract.ts';
import { defineDeductions, type TakenDeduction } from '../deductions/deductions.service.ts';
import { addFees, dueFees, type FeeOfMonth, holdFees, type Month, takeFeesBack } from './fund-fees.store.ts';
import words from './fund-items.messages.fa.ts';

/** Of the group: what takes all that has no factor of its own. */
const FACTOR = 'otherDeduction';
/** After premiums and loans. */
const RANK = 70;
/** Months for which a fee that pay did not bear is asked for again. */
const BACK = 12;

const monthAt = (first: string): Month => ({ first, last: addDays(monthsLater({ date: first }, 1).date, -1) });
const feeId = ({ fundId, employmentId, first }: FeeOfMonth): string => `${fundId}:${employmentId}:${first}`;
function feeOf({ sourceId }: TakenDeduction): FeeOfMonth {
  const [fundId = '', employmentId = '', first = ''] = sourceId.split(':');
  return { fundId, employmentId, ...monthAt(first) };
}

/** Throws takenTwice where more is taken of a fee than is open: another run was before. */
async function book(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const amounts = new Map(deductions.map(({ sourceId, amount }) => [sourceId, amount]));
  const fees = await holdFees(tx, deductions.map(feeOf), payRunId);
  if (fees.length < amounts.size) throw deductionErrors.error('takenTwice');
  const taken = fees.flatMap(({ byRun, open, ...fee }) => {
    if (byRun !== 0n) return [];
    const amount = amounts.get(feeId(fee)) ?? 0n;
    if (amount > open) throw deductionErrors.error('takenTwice');
    return [{ ...fee, amount }];
  });
  if (taken.length > 0) await addFees(tx, taken, payRunId);
}

export const fundFees = defineDeductions({
  key: 'fundFee',
  async due(look) {
    const months = Array.from({ length: BACK + 1 }, (_, back) => monthAt(monthsLater({ date: look.from }, -back).date));
    return (await dueFees(look, months)).map((fee) => {
      const { year, month } = toJalali(fee.first);
      return {
        ...{ sourceKind: 'fundFee', sourceId: feeId(fee), partyId: fee.partyId, employmentId: fee.employmentId, dueDate: fee.last, factor: FACTOR },
        ...{ title: words.item({ fund: fee.title, month: monthNames[month - 1] ?? '' }), asked: fee.open, rank: RANK, mayBePart: true },
        evidence: `${year}/${month}`,
      };
    });
  },
  taken: book,
  async untaken(tx, deductions, payRunId) {
    await takeFeesBack(tx, [...new Set(deductions.map((one) => feeOf(one).employmentId))], payRunId);
  },
});
