/** SQL of the job that a post carries over time, in a class of it: this module's own link, dated like those of the structure. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { endAt, placeFrom } from '#platform/structure/timeline.rules.ts';
import { changeTimelines, readTimelines, type TimelineTable, writeTimelines } from '#platform/structure/timeline.store.ts';
import { readableBy } from '../jobs/jobs.store.ts';

/** A job in one of its classes; null: none. */
export interface JobInClass {
  readonly jobId: string | null;
  readonly jobGradeId: string | null;
}

export const isJobOf = async (tx: Tx, companyId: string, jobId: string, day: string): Promise<boolean> =>
  (await tx.maybe(sql`select from job where job_id = ${jobId}::uuid and company_id = ${companyId}::uuid and valid @> ${day}::date`)) !== undefined;

/** Ids of the classes of a job. */
export const classIdsOf = async (tx: Tx, jobId: string): Promise<ReadonlySet<string>> =>
  new Set((await tx.many<{ id: string }>(sql`select job_grade_id as id from job_grade where job_id = ${jobId}::uuid`)).map(({ id }) => id));

interface JobClass {
  readonly jobGradeId: string;
  readonly description: string;
  readonly jobScore: number | null;
  readonly jobGradeName: string;
}

/** Classes of a job in reach, in the order of their grades, or one of them by id; with the description of the job. */
export async function jobClassesOf(
  db: Db,
  rows: RowScope,
  { jobId, jobGradeId }: { readonly jobId?: string | undefined; readonly jobGradeId?: string | undefined },
): Promise<{ jobDescription: string | null; list: JobClass[] }> {
  const job = await db.maybe<{ jobId: string; jobDescription: string | null }>(sql`
    select j.job_id as "jobId", j.job_description as "jobDescription" from job j
    where ${readableBy(rows)} and j.job_id = coalesce(${jobId ?? null}::uuid, (select job_id from job_grade where job_grade_id = ${jobGradeId ?? null}::uuid))`);
  if (!job) return { jobDescription: null, list: [] };
  const list = await db.many<JobClass>(sql`
    select c.job_grade_id as "jobGradeId", title.description, c.job_score::float as "jobScore", grade.description as "jobGradeName"
    from job_grade c join enumeration title on title.enum_id = c.job_title_enum_id join enumeration grade on grade.enum_id = c.job_grade_enum_id
    where c.job_id = ${job.jobId}::uuid and c.job_grade_id = coalesce(${jobGradeId ?? null}::uuid, c.job_grade_id)
    order by grade.sequence_num, c.job_score, title.description`);
  return { jobDescription: job.jobDescription, list };
}

const positionJobs: TimelineTable = { table: 'empl_position_job', owner: 'empl_position_id' };

/** Lets a post carry a job from a day on, or none. */
export async function setJob(
  tx: Tx,
  { positionId, companyId }: { readonly positionId: string; readonly companyId: string },
  { jobId, jobGradeId }: JobInClass,
  from: string,
): Promise<void> {
  const [standing] = await readTimelines(tx, positionJobs, [positionId]);
  const spans = placeFrom(standing?.spans ?? [], from, jobId === null ? null : { job_id: jobId, job_grade_id: jobGradeId });
  await writeTimelines(tx, positionJobs, [{ ownerId: positionId, companyId, spans }]);
}

export const endJob = (tx: Tx, positionId: string, on: string): Promise<number> => changeTimelines(tx, positionJobs, [positionId], (spans) => endAt(spans, on));
