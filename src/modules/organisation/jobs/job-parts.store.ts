/** Where the parts of a profile lie, and what only the database knows of them. */
import { raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import {
  authorityPart,
  communicationPart,
  competencePart,
  coursePart,
  detailPart,
  educationPart,
  gradePart,
  IMPORTANCE_SCALE,
  NO_DEGREE,
  partErrors,
  responsibilityPart,
  skillPart,
} from './job-parts.contract.ts';
import { readableIn } from './jobs.store.ts';

const badOption = (field: string): Error => partErrors.error('option', { fields: { [field]: 'option' } });

async function mustFind(tx: Tx, field: string, query: Sql): Promise<void> {
  if ((await tx.maybe(query)) === undefined) throw badOption(field);
}

const skillOf = (column: string): Sql => sql`(select ${raw(column)} from skill s left join skill g on g.skill_id = s.parent_skill_id where s.skill_id = t.skill_id)`;
const criterionOf = (column: string): Sql =>
  sql`(select ${raw(column)} from competence_criterion c join competence_model m using (competence_model_id) where c.competence_criterion_id = t.competence_criterion_id)`;

/** Says how much is left, as the sum over the job may not pass 100; its row is held, so sums wait for one another. */
async function checkPercents(tx: Tx, { aboveId }: RowOwner, percent: unknown, id: string): Promise<void> {
  const { others } = await tx.one<{ others: number }>(sql`
    select coalesce(sum(activity_percent), 0)::int as others from job_responsibility where job_id = ${aboveId}::uuid and job_responsibility_id <> ${id}::uuid`);
  if (others + Number(percent ?? 0) > 100) throw partErrors.error('percentSum', { values: { left: 100 - others } });
}

async function checkInsuranceCode(tx: Tx, jobTitleEnumId: unknown): Promise<void> {
  const found = await tx.maybe<{ code: string | null }>(sql`select enum_code as code from enumeration where enum_id = ${String(jobTitleEnumId)}`);
  if (!found?.code) throw partErrors.error('noInsuranceCode');
}

const parts: readonly Omit<RecordRows, 'above' | 'refuse'>[] = [
  {
    records: educationPart,
    table: 'job_education',
    shown: { qualificationName: enumerationName('qualification_type_enum_id'), fieldName: enumerationName('field_enum_id') },
    check: async (_tx, _of, { qualificationTypeEnumId }) => {
      if (qualificationTypeEnumId === NO_DEGREE) throw badOption('qualificationTypeEnumId');
    },
  },
  {
    records: coursePart,
    table: 'job_course',
    shown: { courseName: sql`(select c.course_title from course c where c.course_id = t.course_id)` },
    defaults: { hasLicense: 'N' },
    check: (tx, { companyId }, { courseId }) => mustFind(tx, 'courseId', sql`select from course where course_id::text = ${String(courseId)} and company_id = ${companyId}::uuid`),
  },
  {
    records: skillPart,
    table: 'job_skill',
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
    records: responsibilityPart,
    table: 'job_responsibility',
    check: (tx, of, { activityPercent }, id) => checkPercents(tx, of, activityPercent, id),
  },
  {
    records: competencePart,
    table: 'job_competence',
    shown: { competenceModelId: criterionOf('m.competence_model_id::text'), modelName: criterionOf('m.title'), criterionName: criterionOf('c.title') },
    check: (tx, { companyId }, { competenceCriterionId, competenceModelId }) =>
      mustFind(
        tx,
        'competenceCriterionId',
        sql`select from competence_criterion where competence_criterion_id::text = ${String(competenceCriterionId)}
          and competence_model_id::text = ${String(competenceModelId)} and company_id = ${companyId}::uuid`,
      ),
  },
  { records: detailPart, table: 'job_detail', kinds: { jobDetailTypeEnumId: 'job_detail_type_enum_id' } },
  {
    records: gradePart,
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
    records: communicationPart,
    table: 'job_communication',
    shown: { communicationTypeName: enumerationName('communication_type_enum_id'), communicationPlatformName: enumerationName('communication_platform_enum_id') },
  },
  {
    records: authorityPart,
    table: 'job_authority',
    shown: { authorityTypeName: enumerationName('job_authority_type_enum_id'), importanceName: enumerationName('importance_enum_id') },
    check: async (tx, _of, { importanceEnumId }) => {
      if (importanceEnumId !== null)
        await mustFind(tx, 'importanceEnumId', sql`select from enumeration where enum_id = ${String(importanceEnumId)} and parent_enum_id = ${IMPORTANCE_SCALE}`);
    },
  },
];

const ofJob = {
  above: { table: 'job', field: 'jobId' },
  readable: readableIn,
  refuse: (name, detail) => partErrors.error(name === 'stale' ? 'rowStale' : name, detail),
} satisfies Partial<RecordRows>;

export const partRows: readonly RecordRows[] = parts.map((rows) => ({ ...rows, ...ofJob }));
