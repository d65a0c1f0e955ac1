/** Columns and forms of /generalBaseData (guide base-data 7.1). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './talent-base.messages.fa.ts';

const skillTypes = Object.entries(messages.skillTypes).map(([enumId, description]) => ({ enumId, description }));
const descriptionField = { type: 'textarea', name: 'description', label: messages.description, maxLength: 2_000, col: 12 } as const;
const codeField = { type: 'text', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30 } as const;
const titleField = { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 } as const;
type Rows = string | readonly OptionRow[];

export const modelTable = defineTable({
  key: 'talentBase/model',
  rowKey: 'competenceModelId',
  title: messages.tabs.model,
  columns: [
    { name: 'title', label: messages.name, type: 'text' },
    { name: 'createdDate', label: messages.createdDate, type: 'date' },
    { name: 'description', label: messages.description, type: 'text' },
    activeColumn,
  ],
});
export const modelForm = defineForm('talentBase/model', [titleField, descriptionField]);

export const criterionTable = defineTable({
  key: 'talentBase/criterion',
  rowKey: 'competenceCriterionId',
  title: messages.tabs.criterion,
  columns: [
    { name: 'criterionCode', label: messages.code, type: 'code' },
    { name: 'title', label: messages.name, type: 'text' },
    { name: 'modelName', label: messages.model, type: 'text' },
    { name: 'parentName', label: messages.parent, type: 'text' },
    { name: 'weight', label: messages.weight, type: 'float' },
    { name: 'rateName', label: messages.rate, type: 'text' },
    activeColumn,
  ],
});
export const criterionForm = (models: Rows = 'CompetenceModel', parents: Rows = 'CompetenceCriterion', scales: Rows = 'OrdinalScale') =>
  defineForm('talentBase/criterion', [
    { type: 'select', name: 'competenceModelId', label: messages.model, options: models, required: true },
    { ...codeField, name: 'criterionCode' },
    titleField,
    { type: 'float', name: 'weight', label: messages.weight, required: true, min: 0, max: 100_000, step: 0.001 },
    { type: 'select', name: 'criterionRateEnumId', label: messages.rate, options: scales, required: true },
    { type: 'select', name: 'parentCriterionId', label: messages.parent, options: parents },
    descriptionField,
  ]);

export const skillTable = defineTable({
  key: 'talentBase/skill',
  rowKey: 'skillId',
  title: messages.tabs.skill,
  columns: [
    { name: 'skillCode', label: messages.code, type: 'code' },
    { name: 'title', label: messages.name, type: 'text' },
    { name: 'skillType', label: messages.skillType, type: 'select', options: skillTypes },
    { name: 'parentName', label: messages.group, type: 'text' },
    { name: 'sequenceNum', label: messages.order, type: 'count' },
    activeColumn,
  ],
});
export const skillForm = (groups: Rows = 'SkillGroup') =>
  defineForm('talentBase/skill', [
    { ...codeField, name: 'skillCode' },
    titleField,
    { type: 'select', name: 'skillType', label: messages.skillType, options: skillTypes, required: true },
    { type: 'select', name: 'parentSkillId', label: messages.group, options: groups },
    { type: 'number', name: 'sequenceNum', label: messages.order, min: 0, max: 100_000 },
    descriptionField,
  ]);

export const courseTable = defineTable({
  key: 'talentBase/course',
  rowKey: 'courseId',
  title: messages.tabs.course,
  columns: [{ name: 'courseCode', label: messages.code, type: 'code' }, { name: 'courseTitle', label: messages.name, type: 'text' }, activeColumn],
});
export const courseForm = defineForm('talentBase/course', [
  { ...codeField, name: 'courseCode' },
  { ...titleField, name: 'courseTitle' },
]);

export const requiredTable = defineTable({
  key: 'talentBase/requiredDocument',
  rowKey: 'requiredDocumentId',
  title: messages.tabs.required,
  columns: [
    { name: 'typeName', label: messages.documentType, type: 'text' },
    { name: 'employmentName', label: messages.employment, type: 'text' },
    { name: 'gender', label: messages.gender, type: 'select', options: 'Gender' },
    activeColumn,
  ],
});
export const requiredForm = defineForm('talentBase/requiredDocument', [
  {
    type: 'select',
    name: 'documentTypeEnumId',
    label: messages.documentType,
    options: 'PartyContentType',
    filterOptions: (rows: readonly OptionRow[]) => rows.filter(({ parentEnumId }) => parentEnumId === 'Attachment'),
    required: true,
  },
  { type: 'select', name: 'employmentStatusEnumId', label: messages.employment, options: 'EmploymentStatus', help: messages.employmentHelp },
  { type: 'select', name: 'gender', label: messages.gender, options: 'Gender', help: messages.genderHelp },
]);
