/** Removes lines about changed figures that no kept figures are older than. */
import { systemActor, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { forgetOldFigureChanges } from './dashboard.store.ts';

export const job = defineJob({ name: 'figures', every: 'hour', run: ({ pool }) => writing(pool, systemActor('figures'), forgetOldFigureChanges) });
