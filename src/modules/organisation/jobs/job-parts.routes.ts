/** The handlers of all parts of a profile. */
import type { Db } from '#platform/db/db.server.ts';
import { type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { rowOf } from '#platform/records/record-rows.store.ts';
import { criteriaOf, modelsOf, skillsOf } from './job-choices.store.ts';
import { competenceChoices, skillChoices } from './job-parts.contract.ts';
import { partRows } from './job-parts.store.ts';
import { jobRows } from './jobs.store.ts';

/** The company of a job that somebody may read. */
async function companyOf(db: Db, scope: RowScope, jobId: string): Promise<string> {
  const found = await rowOf(db, jobRows, scope, jobId);
  if (found === undefined) throw httpErrors.error('notFound');
  return found.owner.companyId;
}

export const routes = [
  ...partRows.flatMap(recordRoutes),
  route(skillChoices, async ({ db, rows, query: { jobId } }) => ({ list: await skillsOf(db, await companyOf(db, rows, jobId)) })),
  route(competenceChoices, async ({ db, rows, query: { jobId } }) => {
    const companyId = await companyOf(db, rows, jobId);
    return { models: await modelsOf(db, companyId), criteria: await criteriaOf(db, companyId) };
  }),
];
