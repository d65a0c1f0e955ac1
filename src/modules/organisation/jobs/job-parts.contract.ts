/**
 * The parts of a job's profile, all edited alike: education, courses, skills, responsibilities, competences, details, grades,
 * communications, authorities (guide organisation 5.7, tabs 1 to 11).
 * Invariants: a part belongs to one job and goes with it; what a pair names stands once (the database refuses the second); the percents
 * of the responsibilities of a job add up to 100 at most.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { defineForm, type FieldDefinition, type FormDefinition, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { type ColumnDefinition, defineTable } from '#kernel/table/definition.ts';
import { defineRecords, type ListedRecords } from '#platform/records/records.define.ts';
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

const { part: words, parts } = messages;

/** What tells the details of a job apart. */
const detailTypes = ['JbdWorkingConditions', 'JbdEquipments', 'JbdOtherQualifyingRequirements'] as const;
export type DetailType = (typeof detailTypes)[number];
const kindsOfDetails = { jobDetailTypeEnumId: z.enum(detailTypes) };

/** The rows of one part. Whoever may edit a job edits all of it. */
function definePart(entity: `Job${string}`, columns: readonly ColumnDefinition[], form: FormDefinition, kinds?: typeof kindsOfDetails): ListedRecords {
  const { key } = form;
  const title = (parts as Readonly<Record<string, string>>)[key.slice('job/'.length)] ?? messages.tabs;
  return defineRecords({
    entity,
    table: defineTable({ key, rowKey: `j${entity.slice(1)}Id`, title, columns }),
    form,
    path: `/rest/s1/orgStructure/entity/${entity}`,
    scope: 'rows',
    of: 'a job',
    keys: { observe: OBSERVE, add: EDIT, edit: EDIT, remove: EDIT },
    under: { jobId: z.guid(), ...kinds },
    errors: [partErrors],
  });
}

const column = (name: string, label: string, width?: number): ColumnDefinition => ({ name, label, type: 'text', ...(width === undefined ? {} : { width }) });
const select = (name: string, label: string, options: string) => ({ type: 'select', name, label, options }) as const;
const long = (name: string, label: string) => ({ type: 'textarea', name, label, maxLength: 2000, col: 12 }) as const;
const description = column('description', words.description, 260);
const descriptionField = long('description', words.description);
const titleField = { type: 'text', name: 'title', label: words.title, required: true, maxLength: 200, col: 12 } as const;

/** WorkExperience stands among the degrees and is none (guide enumerations). */
export const NO_DEGREE = 'WorkExperience';
const degrees = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ enumId }) => enumId !== NO_DEGREE);

export const educationPart = definePart(
  'JobEducation',
  [column('qualificationName', words.qualification), column('fieldName', words.field), description],
  defineForm('job/education', [
    { ...select('qualificationTypeEnumId', words.qualification, 'QualificationType'), filterOptions: degrees, required: true },
    select('fieldEnumId', words.field, 'UniversityFields'),
    descriptionField,
  ]),
);

export const coursePart = definePart(
  'JobCourse',
  [
    column('courseName', words.course, 220),
    { name: 'hasLicense', label: words.hasLicense, type: 'indicator' },
    { name: 'hours', label: `${words.hours} (${words.hourUnit})`, type: 'count', total: true },
    description,
  ],
  defineForm('job/course', [
    { ...select('courseId', words.course, 'course'), required: true },
    { type: 'number', name: 'hours', label: words.hours, max: 9999, unit: words.hourUnit },
    { type: 'indicator', name: 'hasLicense', label: words.hasLicense },
    descriptionField,
  ]),
);

/** A choice from a list of the company: by the list's name on the server, which looks the chosen row up itself, by its rows in the browser. */
const choice = (name: string, label: string, options: string | readonly OptionRow[]) =>
  ({ type: 'select', name, label, options, optionLabelField: 'title' }) satisfies Partial<FieldDefinition>;

/** Those of the chosen group; all of them when none is chosen. */
const ofGroup = (rows: readonly OptionRow[], { skillGroupId }: FormValues): OptionRow[] =>
  rows.filter(({ parentSkillId }) => skillGroupId == null || parentSkillId === skillGroupId);
export const skillForm = (groups: string | readonly OptionRow[] = 'SkillGroup', skills: string | readonly OptionRow[] = 'Skill') =>
  defineForm('job/skill', [
    { ...choice('skillGroupId', words.skillGroup, groups), optionIdField: 'skillId', otherOutputs: empties('skillId') },
    { ...choice('skillId', words.skill, skills), optionIdField: 'skillId', filterOptions: ofGroup, required: true },
    select('skillLevelEnumId', words.skillLevel, 'SkillLevel'),
    descriptionField,
  ]);
export const skillPart = definePart(
  'JobSkill',
  [column('skillGroupName', words.skillGroup), column('skillName', words.skill), column('skillLevelName', words.skillLevel), description],
  skillForm(),
);

export const responsibilityPart = definePart(
  'JobResponsibility',
  [
    column('title', words.title, 220),
    { name: 'activityPercent', label: words.percent, type: 'count', total: true },
    column('relatedActivities', words.relatedActivities, 220),
    column('expectedResult', words.expectedResult, 220),
  ],
  defineForm('job/responsibility', [
    { ...titleField, col: 6 },
    { type: 'number', name: 'activityPercent', label: words.percent, max: 100, unit: words.percentUnit, help: words.percentHelp },
    long('relatedActivities', words.relatedActivities),
    long('expectedResult', words.expectedResult),
  ]),
);

const ofModel = (rows: readonly OptionRow[], { competenceModelId }: FormValues): OptionRow[] => rows.filter((row) => row['competenceModelId'] === competenceModelId);
export const competenceForm = (models: string | readonly OptionRow[] = 'CompetenceModel', criteria: string | readonly OptionRow[] = 'CompetenceCriterion') =>
  defineForm('job/competence', [
    { ...choice('competenceModelId', words.model, models), optionIdField: 'competenceModelId', otherOutputs: empties('competenceCriterionId'), required: true },
    { ...choice('competenceCriterionId', words.criterion, criteria), optionIdField: 'competenceCriterionId', filterOptions: ofModel, required: true },
  ]);
export const competencePart = definePart('JobCompetence', [column('modelName', words.model, 220), column('criterionName', words.criterion, 260)], competenceForm());

/** Working conditions, equipment and further requirements are titles with words, told apart by their type. */
export const detailPart = definePart('JobDetail', [column('title', words.title, 260), description], defineForm('job/detail', [titleField, descriptionField]), kindsOfDetails);

export const gradePart = definePart(
  'JobGrade',
  [
    column('jobTitleName', words.className, 220),
    { name: 'insuranceJobCode', label: words.insuranceCode, type: 'code' },
    { name: 'jobScore', label: words.score, type: 'float' },
    column('jobGradeName', words.grade),
  ],
  defineForm('job/grade', [
    { ...select('jobTitleEnumId', words.className, 'JobTitle'), otherOutputs: { enumCode: 'insuranceJobCode' }, required: true },
    { type: 'text', name: 'insuranceJobCode', label: words.insuranceCode, readOnly: true, help: words.insuranceHelp },
    { type: 'float', name: 'jobScore', label: words.score, max: 1_000_000 },
    { ...select('jobGradeEnumId', words.grade, 'JobGrade'), required: true },
  ]),
);

export const communicationPart = definePart(
  'JobCommunication',
  [column('unitName', words.unitName, 220), column('communicationTypeName', words.communicationType), column('communicationPlatformName', words.platform), description],
  defineForm('job/communication', [
    { type: 'text', name: 'unitName', label: words.unitName, required: true, maxLength: 200 },
    select('communicationTypeEnumId', words.communicationType, 'CommunicationType'),
    select('communicationPlatformEnumId', words.platform, 'CommunicationPlatform'),
    descriptionField,
  ]),
);

/** The scale of importance (guide 5.7 tab 9). */
export const IMPORTANCE_SCALE = 'SevenPointLikertScale';
const ofScale = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === IMPORTANCE_SCALE);

export const authorityPart = definePart(
  'JobAuthority',
  [column('title', words.title, 220), column('authorityTypeName', words.authorityType), column('importanceName', words.importance), description],
  defineForm('job/authority', [
    titleField,
    select('jobAuthorityTypeEnumId', words.authorityType, 'JobAuthorityType'),
    { ...select('importanceEnumId', words.importance, 'OrdinalScale'), filterOptions: ofScale },
    descriptionField,
  ]),
);

/** A tab of the profile: a part, of details those of one type. */
export interface ProfileTab {
  readonly id: keyof typeof parts;
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
const skill = z.strictObject({ skillId: text, title: text, skillType: z.enum(['SkillGroup', 'Skill']), parentSkillId: z.nullable(text), optionIndicator });
const model = { competenceModelId: text, title: text, optionIndicator };

export const skillChoices = defineCall({
  ...choices,
  path: '/rest/s1/orgStructure/job/skill',
  summary: 'Skills of the company of a job with their groups, to choose from',
  of: ['talentBase/skill'],
  reply: z.strictObject({ list: z.array(skill) }),
});

export const competenceChoices = defineCall({
  ...choices,
  path: '/rest/s1/orgStructure/job/competence',
  summary: 'Competence models of the company of a job with their criteria, to choose from',
  of: ['talentBase/model', 'talentBase/criterion'],
  reply: z.strictObject({ models: z.array(z.strictObject(model)), criteria: z.array(z.strictObject({ competenceCriterionId: text, ...model })) }),
});
