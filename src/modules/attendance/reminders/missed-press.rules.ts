/** Whether a press lacks on a day, and when its time is over. Pure. Moments are Tehran wall time, `2026-05-10T07:58:31`. */
import { calculateDay } from '../day/day.rules.ts';
import { spanOf } from '../day/day-plan.rules.ts';
import type { ExceptionKind } from '../day/presses.rules.ts';
import { caseOf, type PersonFacts } from '../day-counting/day-facts.rules.ts';

const DAY = 1_440;
const MINUTE_MS = 60_000;
const LACKING: ReadonlySet<ExceptionKind> = new Set(['missingIn', 'missingOut', 'longStay']);

/** The moment from which on no press belongs to a day any more on which one lacks by the rules of the calendar; undefined where none does. */
export function lacksAfter(facts: PersonFacts, date: string): string | undefined {
  const found = caseOf(facts, date);
  if (found === undefined || !calculateDay(found).exceptions.some(({ kind }) => LACKING.has(kind))) return undefined;
  const until = (found.shift === undefined ? DAY : spanOf(found.shift).until) + found.window.after;
  return new Date(Date.parse(`${date}T00:00:00Z`) + until * MINUTE_MS).toISOString().slice(0, 19);
}
