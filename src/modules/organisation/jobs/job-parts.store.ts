/** SQL of the parts of a profile. Names of tables and columns come from `partRows` and from nowhere else. */
import type { FormValues } from '#kernel/form/definition.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { companiesIn } from '#platform/access/scope.ts';
import { type Db, join, raw, type Sql, sql, type Tx } from '#platform/db/db.ts';
import { recordKey } from '#platform/db/records.ts';
import type { RowScope } from '#platform/http/context.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import type { TableSource } from '#platform/tables/source.ts';
import {
  authorityPart,
  communicationPart,
  competencePart,
  coursePart,
  type DetailType,
  detailPart,
  educationPart,
  gradePart,
  type JobPart,
  partErrors,
  responsibilityPart,
  skillPart,
} from './job-parts.contract.ts';
import { IMPORTANCE_SCALE, NO_DEGREE } from './job-parts.table.ts';
import { readableBy } from './jobs.store.ts';

export interface PartOf {
  readonly companyId: string;
  readonly jobId: string;
}

/** Where the rows of a part lie; `t` is the table. */
export interface PartRows {
  readonly part: JobPart;
  readonly table: string;
  /** Field of the form to its column. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns and fields that are read from elsewhere. */
  readonly shown?: Readonly<Record<string, Sql>>;
  /** Stored for a field left empty. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What only the database knows of the values; refuses with partErrors. */
  check?(tx: Tx, of: PartOf, values: FormValues, id: string | undefined): Promise<void>;
}

const badOption = (field: string): Error => partErrors.error('option', { fields: { [field]: 'option' } });

async function mustFind(tx: Tx, field: string, query: Sql): Promise<void> {
  if ((await tx.maybe(query)) === undefined) throw badOption(field);
}

const skillOf = (column: string): Sql => sql`(select ${raw(column)} from skill s left join skill g on g.skill_id = s.parent_skill_id where s.skill_id = t.skill_id)`;
const criterionOf = (column: string): Sql =>
  sql`(select ${raw(column)} from competence_criterion c join competence_model m using (competence_model_id) where c.competence_criterion_id = t.competence_criterion_id)`;

/** Says how much is left, as the sum over the job may not pass 100; its row is held, so sums wait for one another. */
async function checkPercents(tx: Tx, { jobId }: PartOf, percent: unknown, id: string | undefined): Promise<void> {
  const { others } = await tx.one<{ others: number }>(sql`
    select coalesce(sum(activity_percent), 0)::int as others from job_responsibility where job_id = ${jobId}::uuid and job_responsibility_id::text is distinct from ${id ?? null}`);
  if (others + Number(percent ?? 0) > 100) throw partErrors.error('percentSum', { values: { left: 100 - others } });
}

async function checkInsuranceCode(tx: Tx, jobTitleEnumId: unknown): Promise<void> {
  const found = await tx.maybe<{ code: string | null }>(sql`select enum_code as code from enumeration where enum_id = ${String(jobTitleEnumId)}`);
  if (!found?.code) throw partErrors.error('noInsuranceCode');
}

export const partRows: readonly PartRows[] = [
  {
    part: educationPart,
    table: 'job_education',
    columns: { qualificationTypeEnumId: 'qualification_type_enum_id', fieldEnumId: 'field_enum_id', description: 'description' },
    shown: { qualificationName: enumerationName('qualification_type_enum_id'), fieldName: enumerationName('field_enum_id') },
    check: async (_tx, _of, { qualificationTypeEnumId }) => {
      if (qualificationTypeEnumId === NO_DEGREE) throw badOption('qualificationTypeEnumId');
    },
  },
  {
    part: coursePart,
    table: 'job_course',
    columns: { courseId: 'course_id', hasLicense: 'has_license', hours: 'hours', description: 'description' },
    shown: { courseName: sql`(select c.course_title from course c where c.course_id = t.course_id)` },
    defaults: { hasLicense: 'N' },
    check: (tx, { companyId }, { courseId }) => mustFind(tx, 'courseId', sql`select from course where course_id::text = ${String(courseId)} and company_id = ${companyId}::uuid`),
  },
  {
    part: skillPart,
    table: 'job_skill',
    columns: { skillId: 'skill_id', skillLevelEnumId: 'skill_level_enum_id', description: 'description' },
    shown: {
      skillGroupId: skillOf('g.skill_id::text'),
      skillGroupName: skillOf('g.title'),
      skillName: skillOf('s.title'),
      skillLevelName: enumerationName('skill_level_enum_id'),
    },
    check: (tx, { companyId }, { skillId }) =>
      mustFind(tx, 'skillId', sql`select from skill where skill_id::text = ${String(skillId)} and skill_type = 'Skill' and company_id = ${companyId}::uuid`),
  },
  {
    part: responsibilityPart,
    table: 'job_responsibility',
    columns: { title: 'title', activityPercent: 'activity_percent', relatedActivities: 'related_activities', expectedResult: 'expected_result' },
    check: (tx, of, { activityPercent }, id) => checkPercents(tx, of, activityPercent, id),
  },
  {
    part: competencePart,
    table: 'job_competence',
    columns: { competenceCriterionId: 'competence_criterion_id' },
    shown: { competenceModelId: criterionOf('m.competence_model_id::text'), modelName: criterionOf('m.title'), criterionName: criterionOf('c.title') },
    check: (tx, { companyId }, { competenceCriterionId, competenceModelId }) =>
      mustFind(
        tx,
        'competenceCriterionId',
        sql`select from competence_criterion where competence_criterion_id::text = ${String(competenceCriterionId)}
          and competence_model_id::text = ${String(competenceModelId)} and company_id = ${companyId}::uuid`,
      ),
  },
  { part: detailPart, table: 'job_detail', columns: { title: 'title', description: 'description' } },
  {
    part: gradePart,
    table: 'job_grade',
    columns: { jobTitleEnumId: 'job_title_enum_id', jobScore: 'job_score', jobGradeEnumId: 'job_grade_enum_id' },
    shown: {
      jobScore: sql`t.job_score::float8`,
      jobTitleName: enumerationName('job_title_enum_id'),
      insuranceJobCode: sql`(select e.enum_code from enumeration e where e.enum_id = t.job_title_enum_id)`,
      jobGradeName: enumerationName('job_grade_enum_id'),
    },
    check: (tx, _of, { jobTitleEnumId }) => checkInsuranceCode(tx, jobTitleEnumId),
  },
  {
    part: communicationPart,
    table: 'job_communication',
    columns: {
      unitName: 'unit_name',
      communicationTypeEnumId: 'communication_type_enum_id',
      communicationPlatformEnumId: 'communication_platform_enum_id',
      description: 'description',
    },
    shown: { communicationTypeName: enumerationName('communication_type_enum_id'), communicationPlatformName: enumerationName('communication_platform_enum_id') },
  },
  {
    part: authorityPart,
    table: 'job_authority',
    columns: { title: 'title', jobAuthorityTypeEnumId: 'job_authority_type_enum_id', importanceEnumId: 'importance_enum_id', description: 'description' },
    shown: { authorityTypeName: enumerationName('job_authority_type_enum_id'), importanceName: enumerationName('importance_enum_id') },
    check: async (tx, _of, { importanceEnumId }) => {
      if (importanceEnumId !== null)
        await mustFind(tx, 'importanceEnumId', sql`select from enumeration where enum_id = ${String(importanceEnumId)} and parent_enum_id = ${IMPORTANCE_SCALE}`);
    },
  },
];

const readOf = ({ columns, shown }: PartRows, name: string): Sql => shown?.[name] ?? raw(`t.${columns[name]}`);
const typeIs = ({ part }: PartRows, type: DetailType | undefined): Sql => (part === detailPart ? sql`t.job_detail_type_enum_id = ${type ?? ''}` : sql`true`);

/** The rows of one job. */
const ofJob = (rows: PartRows, jobId: string, type: DetailType | undefined): Sql => sql`t.job_id = ${jobId}::uuid and ${typeIs(rows, type)}`;

/** Of a row: the columns of the table, and what else the form holds. */
export function partSource(rows: PartRows): TableSource {
  const { table, row, list, export: file, form } = rows.part;
  const columns = new Set(table.columns.map(({ name }) => name));
  const rest = fieldsOf(form).filter(({ path }) => !columns.has(path));
  return {
    calls: { table, row, list, export: file },
    parts: (look) => {
      const { rows: scope, query } = look as unknown as { readonly rows: RowScope; readonly query: { readonly jobId: string; readonly jobDetailTypeEnumId?: DetailType } };
      return {
        from: raw(`${rows.table} t`),
        where: sql`${ofJob(rows, query.jobId, query.jobDetailTypeEnumId)} and exists (select from job j where j.job_id = t.job_id and ${readableBy(scope)})`,
        key: recordKey(rows.table),
        columns: Object.fromEntries([...columns].map((name) => [name, { value: readOf(rows, name) }])),
        more: { ...Object.fromEntries(rest.map(({ path }) => [path, readOf(rows, path)])), rowVersion: sql`t.row_version` },
        search: [...columns].filter((name) => table.columns.some((column) => column.name === name && column.type === 'text')),
        order: recordKey(rows.table),
      };
    },
  };
}

/** Cells of the table for the printed profile, in the order in which they were added. */
export const cellsOf = (db: Db, rows: PartRows, jobId: string, type: DetailType | undefined): Promise<FormValues[]> =>
  db
    .many<{ cells: FormValues }>(sql`
      select jsonb_build_object(${join(rows.part.table.columns.map(({ name }) => sql`${name}::text, ${readOf(rows, name)}`))}) as cells
      from ${raw(rows.table)} t where ${ofJob(rows, jobId, type)} order by ${recordKey(rows.table)}`)
    .then((found) => found.map(({ cells }) => cells));

export interface StoredPart extends PartOf {
  readonly values: FormValues;
  readonly rowVersion: number;
}

/** A row in scope, held with its job until the end of the transaction. */
export const lockPart = (tx: Tx, rows: PartRows, scope: RowScope, id: string): Promise<StoredPart | undefined> => {
  const values = fieldsOf(rows.part.form).map(({ path }) => sql`${path}::text, ${readOf(rows, path)}`);
  return tx.maybe<StoredPart>(sql`
    select t.company_id as "companyId", t.job_id as "jobId", t.row_version as "rowVersion", jsonb_build_object(${join(values)}) as values
    from ${raw(rows.table)} t join job j using (job_id) where ${recordKey(rows.table)}::text = ${id} and ${companiesIn(scope, sql`j.company_id`)} for update of j, t`);
};

/** Values of the form by column. */
export const columnsOf = ({ columns, defaults }: PartRows, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [column, values[name] ?? defaults?.[name] ?? null]));

/** Everything that one job asks, asked by another of the same company too. */
export async function copyParts(tx: Tx, fromJobId: string, toJobId: string): Promise<void> {
  for (const { table, columns, part } of partRows) {
    const copied = raw([...Object.values(columns), ...(part === detailPart ? ['job_detail_type_enum_id'] : [])].join(', '));
    await tx.run(sql`
      insert into ${raw(table)} (${raw(`${table}_id`)}, company_id, job_id, ${copied})
      select gen_random_uuid(), company_id, ${toJobId}::uuid, ${copied} from ${raw(table)} where job_id = ${fromJobId}::uuid`);
  }
}
