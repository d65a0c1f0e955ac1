/** SQL of the jobs. */
import { isUuid } from '#kernel/ids/ids.ts';
import { companiesIn, unitsIn } from '#platform/access/scope.ts';
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { optionLabel } from '#platform/reference-data/option-label.ts';
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import { defineSource, type SourceColumn } from '#platform/tables/source.ts';
import { jobs } from './jobs.contract.ts';

/** What jobs there are is no secret of a company: whoever leads a part of it reads them all. */
export const readable = (rows: RowScope, company: Sql): Sql =>
  rows.unitIds.length === 0
    ? companiesIn(rows, company)
    : sql`(${companiesIn(rows, company)} or ${company} in (select company_id from org_unit where unit_id = any (${[...rows.unitIds]}::uuid[])))`;
export const readableBy = (rows: RowScope): Sql => readable(rows, sql`j.company_id`);

/** Of the posts `ej` those in the scope. */
export const postsIn = (rows: RowScope, day: string): Sql =>
  rows.unitIds.length === 0
    ? companiesIn(rows, sql`ej.company_id`)
    : sql`exists (select from empl_position_unit place where place.empl_position_id = ej.empl_position_id and place.valid @> ${day}::date
        and ${unitsIn(rows, sql`place.unit_id`, sql`place.company_id`)})`;

/**
 * Posts by job on a day with what they are approved for and who holds them (who stands in for a holder does not count). All jobs at
 * once, because the sums under the list need them all; and gathered by post instead of joined: the planner takes a dated table for
 * nearly empty, and would go through the holders again for each post.
 */
const establishment = (rows: RowScope, day: string): Sql => sql`
  left join (
    select job_id, count(*)::int as posts, sum(seats)::int as seats, sum(holders)::int as holders, sum(greatest(seats - holders, 0))::int as vacant
    from (
      select (array_agg(job_id) filter (where job_id is not null))[1] as job_id, max(seats) as seats, count(party_id)::int as holders
      from (
        select ej.empl_position_id, ej.job_id, null::smallint as seats, null::uuid as party_id
          from empl_position_job ej where ej.valid @> ${day}::date and ${postsIn(rows, day)}
        union all select empl_position_id, null, seats, null from empl_position_fact where valid @> ${day}::date and status_id <> 'EmpsInactive'
        union all select empl_position_id, null, null, party_id from empl_position_party where valid @> ${day}::date and role_type_id <> ${SUBSTITUTE}
      ) said group by empl_position_id
    ) post where job_id is not null and seats is not null group by 1) c on c.job_id = j.job_id`;

/** A count of posts; a job without any has no row there. */
const counted = (name: 'posts' | 'seats' | 'holders' | 'vacant'): SourceColumn => ({ value: sql`coalesce(${raw(`c.${name}`)}, 0)`, join: 'establishment' });

export const jobsSource = defineSource<typeof jobs>({
  calls: jobs,
  parts: ({ rows, today, query: { asOf: day = today } }) => ({
    from: sql`job j`,
    joins: { establishment: establishment(rows, day), company: sql`join company on company.company_id = j.company_id` },
    where: readableBy(rows),
    key: sql`j.job_id`,
    columns: {
      jobCode: { value: sql`j.job_code` },
      jobTitle: { value: sql`j.job_title` },
      jobCategoryEnumId: { value: sql`j.job_category_enum_id`, label: optionLabel(sql`j.job_category_enum_id`) },
      companyName: { value: sql`company.organization_name`, join: 'company' },
      grades: { value: sql`(select count(*)::int from job_grade g where g.job_id = j.job_id)` },
      posts: counted('posts'),
      seats: counted('seats'),
      holders: counted('holders'),
      vacant: counted('vacant'),
      isActive: { value: sql`case when j.valid @> ${day}::date then 'Y' else 'N' end` },
      jobSubCategoryEnumId: { value: sql`j.job_sub_category_enum_id`, label: optionLabel(sql`j.job_sub_category_enum_id`) },
      createdDate: { value: sql`j.created_date` },
      fromDate: { value: sql`lower(j.valid)` },
      thruDate: { value: sql`(upper(j.valid) - 1)` },
    },
    search: ['jobCode', 'jobTitle'],
    order: sql`j.job_code, j.company_id`,
  }),
});

/** What the form of a job holds, as it is stored. */
export interface JobFacts {
  readonly jobCode: string;
  readonly jobTitle: string;
  readonly producerEmplPositionId: string | null;
  readonly jobCategoryEnumId: string | null;
  readonly jobSubCategoryEnumId: string | null;
  readonly gender: string | null;
  readonly workExperience: number | null;
  readonly age: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly jobDescription: string | null;
  readonly jobTarget: string | null;
}

export interface StoredJob extends JobFacts {
  readonly jobId: string;
  readonly companyId: string;
  readonly createdDate: string | null;
  readonly creatorName: string | null;
  readonly rowVersion: number;
}

const jobQuery = (jobId: string, where: Sql): Sql => sql`
  select j.job_id as "jobId", j.company_id as "companyId", j.job_code as "jobCode", j.job_title as "jobTitle", j.producer_empl_position_id as "producerEmplPositionId",
    j.job_category_enum_id as "jobCategoryEnumId", j.job_sub_category_enum_id as "jobSubCategoryEnumId", j.gender, j.work_experience as "workExperience", j.age,
    lower(j.valid)::text as "fromDate", (upper(j.valid) - 1)::text as "thruDate", j.job_description as "jobDescription", j.job_target as "jobTarget",
    j.created_date::text as "createdDate", j.row_version as "rowVersion",
    (select nullif(concat_ws(' ', p.first_name, p.last_name), '') from person p where p.party_id = j.creator_party_id) as "creatorName"
  from job j where j.job_id = ${jobId}::uuid and ${where}`;

export const jobOf = (db: Db, rows: RowScope, jobId: string): Promise<StoredJob | undefined> => db.maybe<StoredJob>(jobQuery(jobId, readableBy(rows)));

/** A job that may be written, held until the end of the transaction. */
export const lockJob = (tx: Tx, rows: RowScope, jobId: string): Promise<StoredJob | undefined> =>
  tx.maybe<StoredJob>(sql`${jobQuery(jobId, companiesIn(rows, sql`j.company_id`))} for update of j`);

const valid = ({ fromDate, thruDate }: Pick<JobFacts, 'fromDate' | 'thruDate'>): Sql => sql`daterange(${fromDate}::date, ${thruDate}::date, '[]')`;

/** A new job with its code and title; the rest is written like a change. */
export const insertJob = (tx: Tx, job: { jobId: string; companyId: string; jobCode: string; jobTitle: string; creatorPartyId: string; today: string }): Promise<number> =>
  tx.run(sql`
    insert into job (job_id, company_id, job_code, job_title, creator_party_id, created_date, valid)
    values (${job.jobId}, ${job.companyId}, ${job.jobCode}, ${job.jobTitle}, ${job.creatorPartyId === '' ? null : job.creatorPartyId}, ${job.today}, '(,)')`);

export const updateJob = (tx: Tx, jobId: string, facts: JobFacts): Promise<{ rowVersion: number }> =>
  tx.one(sql`
    update job set job_code = ${facts.jobCode}, job_title = ${facts.jobTitle}, producer_empl_position_id = ${facts.producerEmplPositionId}::uuid,
      job_category_enum_id = ${facts.jobCategoryEnumId}, job_sub_category_enum_id = ${facts.jobSubCategoryEnumId}, gender = ${facts.gender},
      work_experience = ${facts.workExperience}, age = ${facts.age}, valid = ${valid(facts)}, job_description = ${facts.jobDescription}, job_target = ${facts.jobTarget},
      row_version = row_version + 1
    where job_id = ${jobId}::uuid returning row_version as "rowVersion"`);

export const deleteJobRow = (tx: Tx, jobId: string): Promise<number> => tx.run(sql`delete from job where job_id = ${jobId}::uuid`);

/** Whether a post has ever carried the job, or will. */
export const isCarried = async (tx: Tx, jobId: string): Promise<boolean> =>
  (await tx.maybe(sql`select from empl_position_job where job_id = ${jobId}::uuid limit 1`)) !== undefined;

/** Whether a post carries the job on days on which it would not be there. */
export const isCarriedOutside = async (tx: Tx, jobId: string, days: Pick<JobFacts, 'fromDate' | 'thruDate'>): Promise<boolean> =>
  (await tx.maybe(sql`select from empl_position_job where job_id = ${jobId}::uuid and not valid <@ ${valid(days)} limit 1`)) !== undefined;

export const isSubCategory = async (tx: Tx, id: string, above: string): Promise<boolean> =>
  (await tx.maybe(sql`select from enumeration where enum_id = ${id} and parent_enum_id = ${above}`)) !== undefined;

export const isPostOf = async (tx: Tx, companyId: string, id: string): Promise<boolean> =>
  isUuid(id) && (await tx.maybe(sql`select from empl_position where empl_position_id = ${id}::uuid and company_id = ${companyId}::uuid`)) !== undefined;

/** Names behind the ids of a job, for its printed profile. */
export const namesOf = (db: Db, { producerEmplPositionId, jobCategoryEnumId, jobSubCategoryEnumId }: JobFacts, day: string) =>
  db.one<{ producer: string | null; category: string | null; subCategory: string | null }>(sql`
    select ${optionLabel(sql`${jobCategoryEnumId}::text`)} as category, ${optionLabel(sql`${jobSubCategoryEnumId}::text`)} as "subCategory",
      coalesce(
        (select f.description from empl_position_fact f where f.empl_position_id = ${producerEmplPositionId}::uuid and f.valid @> ${day}::date),
        (select e.description from empl_position e where e.empl_position_id = ${producerEmplPositionId}::uuid)) as producer`);
