/** Columns and forms of the parts of a profile (guide organisation 5.7, tabs 1 to 11). */
import { defineForm, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './jobs-page.messages.fa.ts';

const { part: words, parts } = messages;
const column = (name: string, label: string, width?: number) => ({ name, label, type: 'text', ...(width === undefined ? {} : { width }) }) as const;
const description = column('description', words.description, 260);
const descriptionField = { type: 'textarea', name: 'description', label: words.description, maxLength: 2000, col: 12 } as const;
const titleField = { type: 'text', name: 'title', label: words.title, required: true, maxLength: 200, col: 12 } as const;

/** WorkExperience stands among the degrees and is none (guide enumerations). */
export const NO_DEGREE = 'WorkExperience';
const degrees = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ enumId }) => enumId !== NO_DEGREE);

export const educationTable = defineTable({
  key: 'job/education',
  rowKey: 'jobEducationId',
  title: parts.education,
  columns: [column('qualificationName', words.qualification), column('fieldName', words.field), description],
});
export const educationForm = defineForm('job/education', [
  { type: 'select', name: 'qualificationTypeEnumId', label: words.qualification, options: 'QualificationType', filterOptions: degrees, required: true },
  { type: 'select', name: 'fieldEnumId', label: words.field, options: 'UniversityFields' },
  descriptionField,
]);

export const courseTable = defineTable({
  key: 'job/course',
  rowKey: 'jobCourseId',
  title: parts.course,
  columns: [
    column('courseName', words.course, 220),
    { name: 'hasLicense', label: words.hasLicense, type: 'indicator' },
    { name: 'hours', label: `${words.hours} (${words.hourUnit})`, type: 'count', total: true },
    description,
  ],
});
export const courseForm = defineForm('job/course', [
  { type: 'select', name: 'courseId', label: words.course, options: 'course', required: true },
  { type: 'number', name: 'hours', label: words.hours, max: 9999, unit: words.hourUnit },
  { type: 'indicator', name: 'hasLicense', label: words.hasLicense },
  descriptionField,
]);

/** Lists of the company, as they are called where no rows are handed in: on the server, which looks the chosen row up itself. */
type Rows = 'course' | 'Skill' | 'SkillGroup' | 'CompetenceModel' | 'CompetenceCriterion' | readonly OptionRow[];

export const skillTable = defineTable({
  key: 'job/skill',
  rowKey: 'jobSkillId',
  title: parts.skill,
  columns: [column('skillGroupName', words.skillGroup), column('skillName', words.skill), column('skillLevelName', words.skillLevel), description],
});
/** Those of the chosen group; all of them when none is chosen. */
const ofGroup = (rows: readonly OptionRow[], { skillGroupId }: FormValues): OptionRow[] =>
  rows.filter(({ parentSkillId }) => skillGroupId === null || skillGroupId === undefined || parentSkillId === skillGroupId);
export const skillForm = (groups: Rows = 'SkillGroup', skills: Rows = 'Skill') =>
  defineForm('job/skill', [
    { type: 'select', name: 'skillGroupId', label: words.skillGroup, options: groups, optionIdField: 'skillId', optionLabelField: 'title', otherOutputs: empties('skillId') },
    { type: 'select', name: 'skillId', label: words.skill, options: skills, optionIdField: 'skillId', optionLabelField: 'title', filterOptions: ofGroup, required: true },
    { type: 'select', name: 'skillLevelEnumId', label: words.skillLevel, options: 'SkillLevel' },
    descriptionField,
  ]);

export const responsibilityTable = defineTable({
  key: 'job/responsibility',
  rowKey: 'jobResponsibilityId',
  title: parts.responsibility,
  columns: [
    column('title', words.title, 220),
    { name: 'activityPercent', label: words.percent, type: 'count', total: true },
    column('relatedActivities', words.relatedActivities, 220),
    column('expectedResult', words.expectedResult, 220),
  ],
});
export const responsibilityForm = defineForm('job/responsibility', [
  { ...titleField, col: 6 },
  { type: 'number', name: 'activityPercent', label: words.percent, max: 100, unit: words.percentUnit, help: words.percentHelp },
  { type: 'textarea', name: 'relatedActivities', label: words.relatedActivities, maxLength: 2000, col: 12 },
  { type: 'textarea', name: 'expectedResult', label: words.expectedResult, maxLength: 2000, col: 12 },
]);

export const competenceTable = defineTable({
  key: 'job/competence',
  rowKey: 'jobCompetenceId',
  title: parts.competence,
  columns: [column('modelName', words.model, 220), column('criterionName', words.criterion, 260)],
});
const ofModel = (rows: readonly OptionRow[], { competenceModelId }: FormValues): OptionRow[] => rows.filter((row) => row['competenceModelId'] === competenceModelId);
export const competenceForm = (models: Rows = 'CompetenceModel', criteria: Rows = 'CompetenceCriterion') =>
  defineForm('job/competence', [
    {
      type: 'select',
      name: 'competenceModelId',
      label: words.model,
      options: models,
      optionIdField: 'competenceModelId',
      optionLabelField: 'title',
      otherOutputs: empties('competenceCriterionId'),
      required: true,
    },
    {
      type: 'select',
      name: 'competenceCriterionId',
      label: words.criterion,
      options: criteria,
      optionIdField: 'competenceCriterionId',
      optionLabelField: 'title',
      filterOptions: ofModel,
      required: true,
    },
  ]);

/** Working conditions, equipment and further requirements are titles with words, told apart by their type. */
export const detailTable = (title: string) => defineTable({ key: 'job/detail', rowKey: 'jobDetailId', title, columns: [column('title', words.title, 260), description] });
export const detailForm = defineForm('job/detail', [titleField, descriptionField]);

export const gradeTable = defineTable({
  key: 'job/grade',
  rowKey: 'jobGradeId',
  title: parts.grade,
  columns: [
    column('jobTitleName', words.className, 220),
    { name: 'insuranceJobCode', label: words.insuranceCode, type: 'code' },
    { name: 'jobScore', label: words.score, type: 'float' },
    column('jobGradeName', words.grade),
  ],
});
export const gradeForm = defineForm('job/grade', [
  {
    type: 'select',
    name: 'jobTitleEnumId',
    label: words.className,
    options: 'JobTitle',
    otherOutputs: { enumCode: 'insuranceJobCode' },
    required: true,
  },
  { type: 'text', name: 'insuranceJobCode', label: words.insuranceCode, readOnly: true, help: words.insuranceHelp },
  { type: 'float', name: 'jobScore', label: words.score, max: 1_000_000 },
  { type: 'select', name: 'jobGradeEnumId', label: words.grade, options: 'JobGrade', required: true },
]);

export const communicationTable = defineTable({
  key: 'job/communication',
  rowKey: 'jobCommunicationId',
  title: parts.communication,
  columns: [column('unitName', words.unitName, 220), column('communicationTypeName', words.communicationType), column('communicationPlatformName', words.platform), description],
});
export const communicationForm = defineForm('job/communication', [
  { type: 'text', name: 'unitName', label: words.unitName, required: true, maxLength: 200 },
  { type: 'select', name: 'communicationTypeEnumId', label: words.communicationType, options: 'CommunicationType' },
  { type: 'select', name: 'communicationPlatformEnumId', label: words.platform, options: 'CommunicationPlatform' },
  descriptionField,
]);

/** The scale of importance (guide 5.7 tab 9). */
export const IMPORTANCE_SCALE = 'SevenPointLikertScale';
const ofScale = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === IMPORTANCE_SCALE);

export const authorityTable = defineTable({
  key: 'job/authority',
  rowKey: 'jobAuthorityId',
  title: parts.authority,
  columns: [column('title', words.title, 220), column('authorityTypeName', words.authorityType), column('importanceName', words.importance), description],
});
export const authorityForm = defineForm('job/authority', [
  titleField,
  { type: 'select', name: 'jobAuthorityTypeEnumId', label: words.authorityType, options: 'JobAuthorityType' },
  { type: 'select', name: 'importanceEnumId', label: words.importance, options: 'OrdinalScale', filterOptions: ofScale },
  descriptionField,
]);
