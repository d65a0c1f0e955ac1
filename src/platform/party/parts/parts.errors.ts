/** Refusals every part of a party shares. */
import { defineErrors } from '#kernel/errors.ts';

export const partErrors = defineErrors('platform/party/parts', {
  option: { status: 400 },
  /** A place that does not lie in the one above it. */
  elsewhere: { status: 400 },
  stale: { status: 409 },
  /** From the first day of a row that has begun: all of its past would be written over. */
  pastKept: { status: 400, field: 'fromDate' },
  /** The row does not hold on the day from which it is to say something else. */
  outside: { status: 400, field: 'fromDate' },
  /** From that day on the row would say what it said before. */
  nothingNew: { status: 400, field: 'fromDate' },
  /** What is new would end before it begins. */
  backwards: { status: 400, field: 'thruDate' },
  /** A row that has begun is taken away only by whoever may correct it. */
  mayNotCorrect: { status: 403 },
});
