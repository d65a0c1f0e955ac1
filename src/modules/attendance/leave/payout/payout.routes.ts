import { contains } from '#kernel/intervals/intervals.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { dayOfLeave, payableOn } from '../ledger/ledger.rules.ts';
import { ledgerOf } from '../ledger/ledger.store.ts';
import { personIn } from '../people.store.ts';
import { previewPayout } from './payout.contract.ts';
import { payoutErrors } from './payout.errors.ts';
import { daysIn, worthOf } from './payout.rules.ts';

/** Throws notFound of anybody out of reach, notEmployedThen, unknownYear. */
async function preview({ tx, rows, body: { partyId, day, dailyWage } }: Context<typeof previewPayout>) {
  const person = await personIn(tx, rows, partyId);
  if (person === undefined) throw httpErrors.error('notFound');
  const { fullName: _name, ...holder } = person;
  const staying = await ledgerOf(tx, holder, { today: day });
  if (!staying.employed.some((days) => contains(days, day))) throw payoutErrors.error('notEmployedThen');
  const leaving = await ledgerOf(tx, holder, { today: day, lastDay: day });
  const minutes = payableOn(leaving, day, 'leaving');
  const dayMinutes = dayOfLeave(leaving, day);
  return {
    partyId,
    minutes,
    days: daysIn(minutes, dayMinutes),
    dayMinutes,
    wouldLapse: payableOn(staying, day, 'lapsing'),
    amount: dailyWage == null ? null : String(worthOf(minutes, dayMinutes, BigInt(dailyWage))),
  };
}

export const routes = [route(previewPayout, preview)];
