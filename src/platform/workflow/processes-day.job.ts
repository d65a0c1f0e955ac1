/** With a new day, and at the start: every service that waits has its job, and the people of open tasks are found anew. */
import { defineJob } from '#platform/jobs/job.define.ts';
import { layJobsAgain, refreshPeople } from './processes.job.ts';

export const job = defineJob({
  name: 'processes-of-a-day',
  every: 'day',
  run: async (work) => {
    await layJobsAgain(work);
    // at the start substitutions that began or ended while nothing ran are seen to
    await refreshPeople(work, work.isFirst ? 'substituted' : 'all');
  },
});
