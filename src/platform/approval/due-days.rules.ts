/** When the steps of a chain are due (guide engines.md 1.5: deadlines are computed in the work calendar). Pure; days are ISO dates. */
import { dueDate, type WorkMinutes } from '#platform/calendar/working-days.rules.ts';
import type { ChainStep } from './chain.rules.ts';

/** Null where the term runs out of the calendar, or into a year without work. */
function dueOrNull(minutes: WorkMinutes, start: string, days: number): string | null {
  try {
    return dueDate(minutes, start, days);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The last day of each step, in the order of the steps, for a case that comes to the first one on `start`: a step begins when the
 * term of the one before it ends, and one without a deadline (null) is taken as answered on the day it came.
 */
export function dueDays(steps: readonly Pick<ChainStep, 'deadlineDays'>[], start: string, minutes: WorkMinutes): (string | null)[] {
  let begins = start;
  return steps.map(({ deadlineDays }) => {
    const due = deadlineDays === null ? null : dueOrNull(minutes, begins, deadlineDays);
    begins = due ?? begins;
    return due;
  });
}
