import { defineErrors } from '#kernel/errors.ts';

export const rosterErrors = defineErrors('modules/attendance/roster', {
  order: { status: 400, field: 'thru' },
  tooLong: { status: 400, field: 'thru' },
  unknownShift: { status: 400, field: 'cells' },
  unknownCalendar: { status: 400, field: 'workCalendarId' },
  ownRoster: { status: 403 },
  /** `count`: cells of days on which their people are not employed. */
  notEmployed: { status: 409, field: 'cells' },
  twice: { status: 400, field: 'cells' },
});
