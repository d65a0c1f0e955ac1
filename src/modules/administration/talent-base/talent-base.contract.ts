/**
 * Competence models, their criteria and the skills of the own company (guide base-data 7.1, 7.4), and the bare catalogue
 * of courses, which training extends.
 * What a file must hold by kind of employment stands here too: nobody else keeps lists of the personnel office.
 * Invariants: the code of a criterion is its own within its model, that of a skill within the company; a criterion
 * stands under one of the same model, a skill or group under a group; nothing that something names is deleted.
 */
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { courseForm, courseTable, criterionForm, criterionTable, modelForm, modelTable, requiredForm, requiredTable, skillForm, skillTable } from './talent-base.table.ts';

const common = { page: 'systemBaseData/generalBaseData', scope: 'rows' } as const;

export const modelRegister = defineRegister({ ...common, table: modelTable, form: modelForm, path: '/rest/s1/orgStructure/competence/model' });
export const criterionRegister = defineRegister({
  ...common,
  table: criterionTable,
  form: criterionForm(),
  path: '/rest/s1/orgStructure/competence/criterion',
  by: 'competenceModelId',
});
export const skillRegister = defineRegister({ ...common, table: skillTable, form: skillForm(), path: '/rest/s1/orgStructure/skill', by: 'skillType' });
export const courseRegister = defineRegister({ ...common, table: courseTable, form: courseForm, path: '/rest/s1/hcm/baseData/course' });
export const requiredDocumentRegister = defineRegister({ ...common, table: requiredTable, form: requiredForm, path: '/rest/s1/hcm/baseData/requiredDocument' });
