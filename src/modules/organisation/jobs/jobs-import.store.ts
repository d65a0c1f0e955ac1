/** Jobs in bulk, as imports write them: by code, since always, because sheets carry no dates. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface JobFacts {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  /** The lower of its two levels. */
  readonly category: string | null;
  readonly upperCategory: string | null;
}

/** Letter case of codes does not matter; `code` is as it was asked for. */
export const jobsByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<JobFacts[]> =>
  db.many<JobFacts>(sql`
    select j.job_id as id, w.code, j.job_title as title, coalesce(j.job_sub_category_enum_id, j.job_category_enum_id) as category,
      j.job_category_enum_id as "upperCategory"
    from unnest(${[...new Set(codes)]}::text[]) as w (code) join job j on j.company_id = ${companyId}::uuid and upper(j.job_code) = upper(w.code)`);

export interface NewJob {
  readonly id: string;
  readonly companyId: string;
  readonly code: string;
  readonly title: string;
  readonly category: string | null;
}

/** A sheet names a category or one below it (`e`, `r.category`): both columns of the job. */
const levels = sql`coalesce(e.parent_enum_id, r.category), case when e.parent_enum_id is not null then r.category end`;

export async function insertJobs(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  await tx.run(sql`
    insert into job (job_id, company_id, job_code, job_title, job_category_enum_id, job_sub_category_enum_id, valid)
    select r.id, r."companyId", r.code, r.title, ${levels}, '(,)'
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as r(id uuid, "companyId" uuid, code text, title text, category text) left join enumeration e on e.enum_id = r.category`);
}

/** New titles and categories; what is absent stays. */
export async function updateJobs(tx: Tx, jobs: readonly { id: string; title?: string | undefined; category?: string | undefined }[]): Promise<void> {
  await tx.run(sql`
    update job j set job_title = coalesce(r.title, j.job_title), row_version = j.row_version + 1,
      (job_category_enum_id, job_sub_category_enum_id) = (select ${levels} where r.category is not null union all select j.job_category_enum_id, j.job_sub_category_enum_id where r.category is null)
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as r(id uuid, title text, category text) left join enumeration e on e.enum_id = r.category where j.job_id = r.id`);
}

export const hasJobs = async (db: Db, companyId: string): Promise<boolean> =>
  (await db.one<{ found: boolean }>(sql`select exists (select 1 from job where company_id = ${companyId}::uuid) as found`)).found;

export const jobDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    select count(distinct empl_position_id)::int as positions from empl_position_job
    where job_id in (select record_id from import_change where run_id = ${runId}::uuid and action = 'create')`);

export const deleteJobs = (tx: Tx, ids: readonly string[]): Promise<number> => tx.run(sql`delete from job where job_id = any (${[...ids]}::uuid[])`);
