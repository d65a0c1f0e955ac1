/** SQL of the jobs. */
import type { FormValues } from '#kernel/form/definition.ts';
import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { companiesIn, unitsIn } from '#platform/access/scope.service.ts';
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type RecordRows, type RowOwner, rowOf } from '#platform/records/record-rows.store.ts';
import type { Records } from '#platform/records/records.define.ts';
import { optionLabel } from '#platform/reference-data/option-label.sql.ts';
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import { defineSource, type SourceColumn } from '#platform/tables/source.define.ts';
import { addJob, deleteJob, editJob, jobErrors, jobs, readJob } from './jobs.contract.ts';
import { jobForm } from './jobs.form.ts';

/** What jobs there are is no secret of a company: whoever leads a part of it reads them all. */
export const readableIn = (rows: RowScope, company: Sql): Sql =>
  rows.unitIds.length === 0
    ? companiesIn(rows, company)
    : sql`(${companiesIn(rows, company)} or ${company} in (select company_id from org_unit where unit_id = any (${[...rows.unitIds]}::uuid[])))`;
export const readableBy = (rows: RowScope): Sql => readableIn(rows, sql`j.company_id`);

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

/** What the form of a job holds. */
export type JobFacts = CheckedValuesOf<typeof jobForm>;

const carried = (id: string, more: Sql): Sql => sql`select from empl_position_job where job_id = ${id}::uuid and ${more} limit 1`;
const isThere = async (tx: Tx, query: Sql): Promise<boolean> => (await tx.maybe(query)) !== undefined;

/** What only the database knows of the facts of a job. */
async function checkFacts(tx: Tx, { companyId }: RowOwner, values: FormValues, id: string, before: FormValues): Promise<void> {
  const { jobCategoryEnumId, jobSubCategoryEnumId, producerEmplPositionId: producer, fromDate, thruDate } = values as JobFacts;
  const sub = sql`select from enumeration where enum_id = ${jobSubCategoryEnumId} and parent_enum_id = ${jobCategoryEnumId}`;
  if (jobSubCategoryEnumId !== null && !(await isThere(tx, sub))) throw jobErrors.error('subCategory');
  if (producer === null && before['producerEmplPositionId'] != null) throw httpErrors.error('invalid', { fields: { producerEmplPositionId: 'required' } });
  const post = sql`select from empl_position where empl_position_id::text = ${producer} and company_id = ${companyId}::uuid`;
  if (producer !== null && !(await isThere(tx, post))) throw jobErrors.error('post');
  const isNew = Object.keys(before).length === 0;
  if (!isNew && (await isThere(tx, carried(id, sql`not valid <@ daterange(${fromDate}::date, ${thruDate}::date, '[]')`)))) throw jobErrors.error('heldOutside');
}

export const jobRows: RecordRows<Records> = {
  records: { entity: 'Job', form: jobForm, row: readJob.reply, list: jobs.list, create: addJob, change: editJob, remove: deleteJob },
  table: 'job',
  readable: readableIn,
  isDated: true,
  shown: {
    createdDate: sql`t.created_date`,
    creatorName: sql`(select nullif(concat_ws(' ', p.first_name, p.last_name), '') from person p where p.party_id = t.creator_party_id)`,
  },
  stamps: ({ actor, today }) => ({ created_date: today, creator_party_id: actor.partyId === '' ? null : actor.partyId }),
  refuse: (name, detail) => jobErrors.error(name, detail),
  check: checkFacts,
  /** Not what a post has ever carried, or will. */
  async mayRemove(tx, id) {
    if (await isThere(tx, carried(id, sql`true`))) throw jobErrors.error('inUse');
  },
};

export type StoredJob = JobFacts & { readonly jobId: string; readonly createdDate: string | null; readonly creatorName: string | null; readonly rowVersion: number };

/** A job that somebody may read, as it is shown. */
export async function jobOf(db: Db, scope: RowScope, jobId: string): Promise<StoredJob> {
  const found = await rowOf(db, jobRows, scope, jobId);
  if (found === undefined) throw httpErrors.error('notFound');
  return { ...(found.values as Omit<StoredJob, 'jobId' | 'rowVersion'>), jobId, rowVersion: found.rowVersion };
}

/** Names behind the ids of a job, for its printed profile. */
export const namesOf = (db: Db, { producerEmplPositionId, jobCategoryEnumId, jobSubCategoryEnumId }: StoredJob, day: string) =>
  db.one<{ producer: string | null; category: string | null; subCategory: string | null }>(sql`
    select ${optionLabel(sql`${jobCategoryEnumId}::text`)} as category, ${optionLabel(sql`${jobSubCategoryEnumId}::text`)} as "subCategory",
      coalesce(
        (select f.description from empl_position_fact f where f.empl_position_id = ${producerEmplPositionId}::uuid and f.valid @> ${day}::date),
        (select e.description from empl_position e where e.empl_position_id = ${producerEmplPositionId}::uuid)) as producer`);
