import { defineErrors } from '#kernel/errors.ts';

/** What is refused of an exchange of shifts. */
export const swapErrors = defineErrors('modules/attendance/swaps', {
  notColleague: { status: 400, field: 'partnerPartyId', constraint: 'shift_swap_two' },
  sameDay: { status: 400, field: 'partnerDay', constraint: 'shift_swap_days' },
  tooEarly: { status: 400, field: 'ownDay' },
  tooFar: { status: 400, field: 'ownDay' },
  notEmployed: { status: 409, field: 'ownDay' },
  monthClosed: { status: 409, field: 'ownDay' },
  away: { status: 409, field: 'ownDay' },
  /** A day of which only the hours are known has no shift that somebody else could work. */
  noShift: { status: 409, field: 'ownDay' },
  nothingToSwap: { status: 409, field: 'ownDay' },
  restBetween: { status: 409, field: 'ownDay' },
  ceiling: { status: 409, field: 'ownDay' },
  alreadyAsked: { status: 409, field: 'ownDay' },
  /** What was agreed to is no longer what is planned. */
  rosterChanged: { status: 409 },
  notPartner: { status: 403 },
  ownSwap: { status: 403 },
});
