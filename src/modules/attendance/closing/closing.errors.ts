import { defineErrors } from '#kernel/errors.ts';

export const closingErrors = defineErrors('modules/attendance/closing', {
  /** Nobody in reach has a counted day in the period and no sheet of it. */
  nobody: { status: 409, field: 'periodId' },
  /** The period is not over. */
  notOver: { status: 409, field: 'periodId' },
  /** People need a day to answer. */
  deadlinePast: { status: 400, field: 'deadline' },
  /** Nothing of this closing is where the act takes it from. */
  nothingToDo: { status: 409 },
  /** A day of these people stops, so that their sheets cannot go on. */
  hindered: { status: 409 },
  /** The constraint behind it, where somebody else let a day stop in between. */
  stopped: { status: 409, constraint: 'attendance_sheet_stopped' },
  /** What came back says something else than these people have confirmed. */
  otherThanConfirmed: { status: 409 },
  notDisputed: { status: 409 },
  /** Nobody decides on the own sheet, or on what they asked for. */
  ownSheet: { status: 403 },
  samePerson: { status: 403 },
  notClosed: { status: 409 },
  /** It was counted elsewhere: there are no days to count it from again. */
  brought: { status: 409 },
  /** Somebody asks for it already; or nobody does. */
  asked: { status: 409 },
  notAsked: { status: 409 },
  /** A run of pay has taken it. */
  claimed: { status: 409 },
  /** A later sheet has taken differences of it. */
  differenceTaken: { status: 409 },
});
