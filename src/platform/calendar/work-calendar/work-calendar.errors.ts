import { defineErrors } from '#kernel/errors.ts';

export const workCalendarErrors = defineErrors('platform/calendar/work-calendar', {
  overlap: { status: 409, constraint: 'work_week_no_overlap', field: 'fromDate' },
  /** The default calendar of a company stays one, and stays active. */
  defaultInactive: { status: 409, constraint: 'work_calendar_default_active', field: 'isDefault' },
  defaultKept: { status: 409, field: 'isDefault' },
  defaultRemoved: { status: 409 },
  /** Facts of the country are written by who reaches all companies. */
  nationalDay: { status: 403, field: 'forAll' },
  nationalMonth: { status: 403 },
  /** `from`, `to`: Jalali days between which the month may start. */
  monthLength: { status: 400, field: 'startDate' },
  /** Without the correction the months around it would not have 29 or 30 days. */
  monthNeeded: { status: 409 },
  /** `data` is the stored row. */
  stale: { status: 409 },
});
