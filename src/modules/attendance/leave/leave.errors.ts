import { defineErrors } from '#kernel/errors.ts';

/** What is refused of leave. The first ones are the faults of leave-time.rules.ts. */
export const leaveErrors = defineErrors('modules/attendance/leave', {
  order: { status: 400, field: 'thruDate' },
  tooLong: { status: 400, field: 'thruDate' },
  oneDay: { status: 400, field: 'thruDate' },
  noHalf: { status: 400, field: 'half' },
  noHours: { status: 400, field: 'fromMinute' },
  hoursOrder: { status: 400, field: 'toMinute' },
  hoursNotAllowed: { status: 400, field: 'mode' },
  noWork: { status: 400, field: 'fromDate' },
  moreThanDay: { status: 400, field: 'toMinute' },
  /** `most`: days. */
  mostDays: { status: 400, field: 'thruDate' },
  incomplete: { status: 400 },
  unknownKind: { status: 400, field: 'leaveTypeId' },
  documentNeeded: { status: 400, field: 'document' },
  notEmployed: { status: 409, field: 'fromDate' },
  tooEarly: { status: 400, field: 'fromDate' },
  tooFar: { status: 400, field: 'thruDate' },
  notSuitable: { status: 400, field: 'substitutePartyId' },
  overlap: { status: 409, field: 'fromDate', constraint: 'leave_request_no_overlap' },
  /** A mission or telework of the same time, approved or waiting. */
  awayThen: { status: 409, field: 'fromDate' },
  /** Of a request: more than there is. */
  balance: { status: 409, field: 'thruDate', constraint: 'leave_balance' },
  /** Decided, withdrawn or cancelled meanwhile. */
  closed: { status: 409, constraint: 'leave_request_status_id_flow' },
  begun: { status: 409 },
  reasonNeeded: { status: 400, field: 'reason' },
  unknownCalendar: { status: 400, field: 'workCalendarId' },
  ownAccount: { status: 403 },
  /** Whoever asked for somebody decides nothing of it. */
  ownAsking: { status: 403 },
  /** Before the ledger begins, or not begun yet. */
  unknownYear: { status: 400, field: 'jalaliYear' },
  /** The yearly figures say nothing of leave. */
  noFigures: { status: 409 },
  otherYear: { status: 400, field: 'day' },
  nothing: { status: 400, field: 'minutes' },
  /** More is taken away than there is. */
  correctionTooMuch: { status: 409, field: 'minutes' },
});
