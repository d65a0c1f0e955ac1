/**
 * The parts of a job's profile: education, courses, skills, responsibilities, competences, details, grades, communications,
 * authorities (guide organisation 5.7, tabs 1 to 11), all edited alike.
 * Invariants: a part belongs to one job and goes with it; what a pair names stands once (the database refuses the second); the percents
 * of the responsibilities of a job add up to 100 at most.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { defineRecords, type ListedRecords } from '#platform/records/records.define.ts';
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

const details = { jobDetailTypeEnumId: z.enum(detailTypes) };

/** The rows of one part. Whoever may edit a job edits all of it. */
const definePart = <const T extends TableDefinition, const D extends FormDefinition, const E extends `Job${string}`>(entity: E, table: T, form: D, kinds?: typeof details) =>
  defineRecords({
    entity,
    table,
    form,
    path: `/rest/s1/orgStructure/entity/${entity}`,
    scope: 'rows',
    of: 'a job',
    keys: { observe: OBSERVE, add: EDIT, edit: EDIT, remove: EDIT },
    under: { jobId: z.guid(), ...kinds } as { jobId: z.ZodMiniGUID },
    errors: [partErrors],
  });

export const educationPart = definePart('JobEducation', educationTable, educationForm);
export const coursePart = definePart('JobCourse', courseTable, courseForm);
export const skillPart = definePart('JobSkill', skillTable, skillForm());
export const responsibilityPart = definePart('JobResponsibility', responsibilityTable, responsibilityForm);
export const competencePart = definePart('JobCompetence', competenceTable, competenceForm());
export const detailPart = definePart('JobDetail', detailTable(messages.tabs), detailForm, details);
export const gradePart = definePart('JobGrade', gradeTable, gradeForm);
export const communicationPart = definePart('JobCommunication', communicationTable, communicationForm);
export const authorityPart = definePart('JobAuthority', authorityTable, authorityForm);

/** A tab of the profile: a part, of details those of one type. */
export interface ProfileTab {
  readonly id: keyof typeof messages.parts;
  readonly part: ListedRecords;
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
const optionIndicator = z.enum(['Y', 'N']);

export const skillChoices = defineCall({
  ...choices,
  path: '/rest/s1/orgStructure/job/skill',
  summary: 'Skills of the company of a job with their groups, to choose from',
  of: ['talentBase/skill'],
  reply: z.strictObject({
    list: z.array(z.strictObject({ skillId: text, title: text, skillType: z.enum(['SkillGroup', 'Skill']), parentSkillId: z.nullable(text), optionIndicator })),
  }),
});

export const competenceChoices = defineCall({
  ...choices,
  path: '/rest/s1/orgStructure/job/competence',
  summary: 'Competence models of the company of a job with their criteria, to choose from',
  of: ['talentBase/model', 'talentBase/criterion'],
  reply: z.strictObject({
    models: z.array(z.strictObject({ competenceModelId: text, title: text, optionIndicator })),
    criteria: z.array(z.strictObject({ competenceCriterionId: text, competenceModelId: text, title: text, optionIndicator })),
  }),
});
