/**
 * Premiums that pay takes: of each membership what the employee owes until the end of the month (issue 24, insurance 3). What a run took is kept with the run
 * and goes back with it; what it fell short of is asked for again the next month.
 */
import { monthsLater } from '#kernel/formula/days.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { deductionErrors } from '../deductions/deductions.contract.ts';
import { defineDeductions, type TakenDeduction } from '../deductions/deductions.service.ts';
import { addTaken, duePremiums, premiumsTaken, type TakenPremium } from './due-premiums.store.ts';
import words from './premium-items.messages.fa.ts';

const KEY = 'insurancePremium';
/** Of the group: what takes premiums of treatment insurance, with its column of the tax list (direct taxes 137). */
const FACTOR = 'supplementaryInsurance';
/** Before loans: a cover that is not paid for ends. */
const RANK = 5;

/** Last day of a month of pay by its first. */
const endOf = (monthDay: string): string => addDays(monthsLater({ date: monthDay }, 1).date, -1);

const held = (tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<TakenPremium[]> =>
  premiumsTaken(
    tx,
    deductions.map(({ sourceId, monthDay }) => ({ membershipId: sourceId, thru: endOf(monthDay) })),
    payRunId,
  );

/** Throws takenTwice where more is taken of a membership than it owes: another run was before. */
async function book(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const amounts = new Map(deductions.map(({ sourceId, amount }) => [sourceId, amount]));
  const memberships = await held(tx, deductions, payRunId);
  if (memberships.length < amounts.size) throw deductionErrors.error('takenTwice');
  const lines = memberships.flatMap(({ byRun, open, ...of }) => {
    if (byRun !== 0n) return [];
    const amount = amounts.get(of.membershipId) ?? 0n;
    if (amount > open) throw deductionErrors.error('takenTwice');
    return [{ ...of, id: crypto.randomUUID(), amount }];
  });
  await addTaken(tx, payRunId, lines);
}

async function takeBack(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const taken = (await held(tx, deductions, payRunId)).filter(({ byRun }) => byRun > 0n);
  await addTaken(
    tx,
    payRunId,
    taken.map(({ byRun, open: _, ...of }) => ({ ...of, id: crypto.randomUUID(), amount: -byRun })),
  );
}

export const premiumDeductions = defineDeductions({
  key: KEY,
  async due(look) {
    return (await duePremiums(look)).map(({ membershipId, partyId, contractCode, contractTitle, dueDate, open }) => ({
      ...{ sourceKind: KEY, sourceId: membershipId, partyId, dueDate, factor: FACTOR, title: words.item(contractTitle), asked: open, rank: RANK, mayBePart: true },
      evidence: contractCode,
    }));
  },
  taken: book,
  untaken: takeBack,
});
