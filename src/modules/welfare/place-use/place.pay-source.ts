/**
 * The employee's share of places that pay takes (issue 24, services 10): of each place what is owed until the end of the month. What a run took is kept with
 * the run and goes back with it; what it fell short of is asked for again the next month, and what cancelling gave back is owed less.
 */
import { monthsLater } from '#kernel/formula/days.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { deductionErrors } from '../deductions/deductions.contract.ts';
import { defineDeductions, type TakenDeduction } from '../deductions/deductions.service.ts';
import { addTaken, duePlaces, placesTaken, type TakenPlace } from './due-places.store.ts';
import words from './place-items.messages.fa.ts';

const KEY = 'welfarePlace';
/** Of the group: what takes all that has no factor of its own. */
const FACTOR = 'otherDeduction';
/** After premiums and loans. */
const RANK = 60;

/** Last day of a month of pay by its first. */
const endOf = (monthDay: string): string => addDays(monthsLater({ date: monthDay }, 1).date, -1);

const held = (tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<TakenPlace[]> =>
  placesTaken(
    tx,
    deductions.map(({ sourceId, monthDay }) => ({ requestId: sourceId, thru: endOf(monthDay) })),
    payRunId,
  );

/** Throws takenTwice where more is taken of a place than is owed: another run was before, or it was given back meanwhile. */
async function book(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const amounts = new Map(deductions.map(({ sourceId, amount }) => [sourceId, amount]));
  const places = await held(tx, deductions, payRunId);
  if (places.length < amounts.size) throw deductionErrors.error('takenTwice');
  const lines = places.flatMap(({ byRun, open, ...of }) => {
    if (byRun !== 0n) return [];
    const amount = amounts.get(of.requestId) ?? 0n;
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

export const placeDeductions = defineDeductions({
  key: KEY,
  async due(look) {
    return (await duePlaces(look)).map(({ requestId, partyId, eventCode, eventTitle, dueDate, open }) => ({
      ...{ sourceKind: KEY, sourceId: requestId, partyId, dueDate, factor: FACTOR, title: words.item(eventTitle), asked: open, rank: RANK, mayBePart: true },
      evidence: eventCode,
    }));
  },
  taken: book,
  untaken: takeBack,
});
