/** The handlers of all parts of a profile. */
import type { Db } from '#platform/db/db.ts';
import { type RowScope, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { recordRoutes } from '#platform/records/record-routes.ts';
import { criteriaOf, modelsOf, skillsOf } from './job-choices.store.ts';
import { competenceChoices, skillChoices } from './job-parts.contract.ts';
import { partRows } from './job-parts.store.ts';
import { jobOf, type StoredJob } from './jobs.store.ts';

async function readable(db: Db, rows: RowScope, jobId: string): Promise<StoredJob> {
  const job = await jobOf(db, rows, jobId);
  if (!job) throw httpErrors.error('notFound');
  return job;
}

export const routes = [
  ...partRows.flatMap(recordRoutes),
  route(skillChoices, async ({ db, rows, query: { jobId } }) => ({ list: await skillsOf(db, (await readable(db, rows, jobId)).companyId) })),
  route(competenceChoices, async ({ db, rows, query: { jobId } }) => {
    const { companyId } = await readable(db, rows, jobId);
    return { models: await modelsOf(db, companyId), criteria: await criteriaOf(db, companyId) };
  }),
];
