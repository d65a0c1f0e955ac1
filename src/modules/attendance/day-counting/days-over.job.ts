/** Each hour, days that are over and that no fact has marked: of who was expected and pressed nothing. */
import { defineJob } from '#platform/jobs/job.define.ts';
import { markDaysThatAreOver } from './keep-days.service.ts';

export const job = defineJob({ name: 'attendanceDaysOver', every: 'hour', run: ({ pool, clock, today, isStopping }) => markDaysThatAreOver({ pool, clock, today, isStopping }) });
