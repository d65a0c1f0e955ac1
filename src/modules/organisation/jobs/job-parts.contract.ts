/**
 * The parts of a job's profile: education, courses, skills, responsibilities, competences, details, grades, communications,
 * authorities (guide organisation 5.7, tabs 1 to 11), all edited alike.
 * Invariants: a part belongs to one job and goes with it; what a pair names stands once (the database refuses the second); the percents
 * of the responsibilities of a job add up to 100 at most.
 */
import { type AnyCall, defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { type FormDefinition, fieldsOf } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import {
  authorityForm,
  authorityTable,
  communicationForm,
  communicationTable,
  competenceForm,
  competenceTable,
  courseForm,
  courseTable,
  detailForm,
  detailTable,
  educationForm,
  educationTable,
  gradeForm,
  gradeTable,
  responsibilityForm,
  responsibilityTable,
  skillForm,
  skillTable,
} from './job-parts.table.ts';
import { EDIT, OBSERVE } from './jobs.contract.ts';
import messages from './jobs-page.messages.fa.ts';

export const partErrors = defineErrors('modules/organisation/jobs', {
  educationTaken: { status: 409, constraint: 'job_education_pair', field: 'fieldEnumId' },
  courseTaken: { status: 409, constraint: 'job_course_once', field: 'courseId' },
  skillTaken: { status: 409, constraint: 'job_skill_once', field: 'skillId' },
  competenceTaken: { status: 409, constraint: 'job_competence_once', field: 'competenceCriterionId' },
  gradeTaken: { status: 409, constraint: 'job_grade_once', field: 'jobGradeEnumId' },
  option: { status: 400 },
  /** `left`: what the row may have at most. */
  percentSum: { status: 409, field: 'activityPercent' },
  noInsuranceCode: { status: 409, field: 'jobTitleEnumId' },
  rowStale: { status: 409 },
});

/** What tells the details of a job apart. */
const detailTypes = ['JbdWorkingConditions', 'JbdEquipments', 'JbdOtherQualifyingRequirements'] as const;
export type DetailType = (typeof detailTypes)[number];

const written = z.strictObject({ id: z.string(), rowVersion: z.int() });

/** The calls of one part, made of its table and its form. */
function definePart<const T extends TableDefinition, const D extends FormDefinition, const E extends `Job${string}`>(entityName: E, table: T, form: D) {
  const path = `/rest/s1/orgStructure/entity/${entityName}` as const;
  const columns = new Set<string>([...table.columns.map(({ name }) => name), table.rowKey]);
  const rest = fieldsOf(form).flatMap(({ path: name }) => (columns.has(name) ? [] : [[name, field('public', z.unknown())] as const]));
  const shared = { scope: 'rows', permission: EDIT, reply: written, errors: [partErrors] } as const;
  // only details have types
  const ofType = (entityName as string) === 'JobDetail' ? { jobDetailTypeEnumId: z.enum(detailTypes) } : {};
  return {
    ...defineList(table, {
      path,
      permission: OBSERVE,
      scope: 'rows',
      summary: `${entityName} rows of a job`,
      fields: { ...Object.fromEntries(rest), rowVersion: field('public', z.int()) },
      query: { jobId: z.guid(), ...ofType } as { jobId: z.ZodMiniGUID },
    }),
    entity: entityName,
    form,
    create: defineCall({
      ...shared,
      method: 'POST',
      path,
      summary: `Adds a ${entityName} to a job`,
      success: 201,
      body: formBody(form, { jobId: z.guid(), ...ofType }),
    }),
    change: defineCall({ ...shared, method: 'PUT', path: `${path}/:id`, summary: `Changes a ${entityName}`, body: formBody(form, { rowVersion: z.int() }) }),
    remove: defineCall({ ...shared, method: 'DELETE', path: `${path}/:id`, summary: `Takes a ${entityName} from its job`, reply: z.strictObject({ removed: z.boolean() }) }),
  };
}

/** Any part. */
export interface JobPart {
  readonly entity: `Job${string}`;
  readonly table: TableDefinition;
  readonly form: FormDefinition;
  readonly row: z.core.$ZodType;
  readonly list: AnyCall;
  readonly export: AnyCall;
  readonly create: AnyCall;
  readonly change: AnyCall;
  readonly remove: AnyCall;
}

export const educationPart = definePart('JobEducation', educationTable, educationForm);
export const coursePart = definePart('JobCourse', courseTable, courseForm);
export const skillPart = definePart('JobSkill', skillTable, skillForm());
export const responsibilityPart = definePart('JobResponsibility', responsibilityTable, responsibilityForm);
export const competencePart = definePart('JobCompetence', competenceTable, competenceForm());
export const detailPart = definePart('JobDetail', detailTable(messages.tabs), detailForm);
export const gradePart = definePart('JobGrade', gradeTable, gradeForm);
export const communicationPart = definePart('JobCommunication', communicationTable, communicationForm);
export const authorityPart = definePart('JobAuthority', authorityTable, authorityForm);

/** A tab of the profile: a part, of details those of one type. */
export interface ProfileTab {
  readonly id: keyof typeof messages.parts;
  readonly part: JobPart;
  readonly type?: DetailType;
}

/** In the order of the guide. */
export const profileTabs: readonly ProfileTab[] = [
  { id: 'education', part: educationPart },
  { id: 'course', part: coursePart },
  { id: 'skill', part: skillPart },
  { id: 'responsibility', part: responsibilityPart },
  { id: 'competence', part: competencePart },
  { id: 'workingConditions', part: detailPart, type: 'JbdWorkingConditions' },
  { id: 'grade', part: gradePart },
  { id: 'communication', part: communicationPart },
  { id: 'authority', part: authorityPart },
  { id: 'equipment', part: detailPart, type: 'JbdEquipments' },
  { id: 'otherRequirements', part: detailPart, type: 'JbdOtherQualifyingRequirements' },
];

const choices = { method: 'GET', permission: OBSERVE, scope: 'rows', query: z.strictObject({ jobId: z.guid() }) } as const;
const text = z.string();
const optionIndicator = z.enum(['Y', 'N']);

export const skillChoices = defineCall({
  ...choices,
  path: '/rest/s1/orgStructure/job/skill',
  summary: 'Skills of the company of a job with their groups, to choose from',
  reply: z.strictObject({
    list: z.array(z.strictObject({ skillId: text, title: text, skillType: z.enum(['SkillGroup', 'Skill']), parentSkillId: z.nullable(text), optionIndicator })),
  }),
});

export const competenceChoices = defineCall({
  ...choices,
  path: '/rest/s1/orgStructure/job/competence',
  summary: 'Competence models of the company of a job with their criteria, to choose from',
  reply: z.strictObject({
    models: z.array(z.strictObject({ competenceModelId: text, title: text, optionIndicator })),
    criteria: z.array(z.strictObject({ competenceCriterionId: text, competenceModelId: text, title: text, optionIndicator })),
  }),
});
