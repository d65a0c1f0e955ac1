/** Marked days are counted by whichever server comes first, seconds after their facts have changed. */
import { defineJob } from '#platform/jobs/job.define.ts';
import { dayFacts } from './facts.service.ts';
import { countMarked } from './keep-days.service.ts';

const LOOK_SECONDS = 2;

export const job = defineJob({
  name: 'attendanceDays',
  seconds: LOOK_SECONDS,
  begin:
    () =>
    ({ pool, clock, today, isStopping }) =>
      countMarked({ pool, clock, today, isStopping }, dayFacts),
});
