import { defineErrors } from '#kernel/errors.ts';

/** What is refused of a request of attendance. The first ones are the faults of request-time.rules.ts. */
export const attendanceRequestErrors = defineErrors('modules/attendance/requests', {
  order: { status: 400, field: 'thruDate' },
  tooLong: { status: 400, field: 'thruDate' },
  tooEarly: { status: 400, field: 'fromDate' },
  tooFar: { status: 400, field: 'fromDate' },
  notYet: { status: 400, field: 'fromDate' },
  timesNeeded: { status: 400, field: 'fromTime' },
  bothTimes: { status: 400, field: 'toTime' },
  keyNeeded: { status: 400, field: 'pressKey' },
  pressNotYet: { status: 400, field: 'fromTime' },
  notEmployed: { status: 409, field: 'fromDate' },
  /** The month of one of its days is closed for whom it is about. */
  monthClosed: { status: 409, field: 'fromDate' },
  onLeave: { status: 409, field: 'fromDate' },
  pressThere: { status: 409, field: 'fromTime' },
  overlap: { status: 409, field: 'fromDate', constraint: 'attendance_request_no_overlap' },
  /** Whoever asked for somebody decides nothing of it. */
  ownAsking: { status: 403 },
});
