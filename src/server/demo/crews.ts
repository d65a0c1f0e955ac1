/** People of the demo who work in rotating crews from today on, and what they ask of each other: shifts to be exchanged, by the product's own acts. */
import { AppError } from '#kernel/errors.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { colleaguesOf } from '#modules/attendance/leave/team/team.store.ts';
import { putOn } from '#modules/attendance/plan/assign.store.ts';
import { shiftSwapProcess } from '#modules/attendance/swaps/swaps.process.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { crewsOf } from './attendance.store.ts';
import words from './attendance-requests.messages.fa.ts';
import { asked, type DemoLeaves } from './leaves.ts';

/** Colleagues of one unit, a third of them in each crew. */
const PEOPLE = 9;
/** Days ahead among which two shifts are found that may be exchanged. */
const DAYS = 21;

/** Asks for the first day from one on (so many days ahead) on which the rules let two of them exchange; answers the day behind it. */
async function swap(tx: Tx, demo: DemoLeaves, from: number, companyId: string, partyId: string, partnerPartyId: string): Promise<number> {
  for (let days = from; days < DAYS; days += 1)
    try {
      await asked(tx, demo, shiftSwapProcess, { companyId, partyId }, { partnerPartyId, ownDay: addDays(demo.today, days), reason: words.swap });
      return days + 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  return DAYS;
}

/** Puts the unit of an account on crews. The usual calendars, accounts and leave are there. */
export async function writeCrews(tx: Tx, demo: DemoLeaves): Promise<void> {
  const holder = demo.person('recruiter');
  if (holder === undefined) return;
  const { companyId, partyId } = holder;
  const crews = await crewsOf(tx, companyId);
  const people = (await colleaguesOf(tx, holder, demo.today)).slice(0, PEOPLE).map((one) => one.partyId);
  for (const [nth, crew] of crews.entries())
    await putOn(
      tx,
      companyId,
      people.filter((_, at) => at % crews.length === nth),
      { ...crew, fromDate: demo.today },
    );
  const [, second, third] = people;
  const next = second === undefined ? 2 : await swap(tx, demo, 2, companyId, second, partyId);
  if (third !== undefined) await swap(tx, demo, next, companyId, partyId, third);
}
