/** Where the rows of /generalBaseData lie. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import { checkOptionOf, enumerationName, type RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { courseRegister, criterionRegister, modelRegister, requiredDocumentRegister, skillRegister } from './talent-base.contract.ts';

const modelRows: RegisterRows = {
  register: modelRegister,
  entity: 'CompetenceModel',
  table: 'competence_model',
  key: 't.competence_model_id',
  ofCompany: true,
  columns: { title: 'title', description: 'description' },
  unique: { competence_model_title: 'title' },
  shown: { createdDate: { value: sql`t.created_date` } },
  search: ['title', 'description'],
  order: sql`persian_order(t.title) collate "C"`,
};

const parentKind = (field: string): Error => registerErrors.error('parentKind', { fields: { [field]: 'parentKind' } });

/** A criterion with criteria under it does not leave its model. */
async function checkCriterion(tx: Tx, model: unknown, parent: unknown, id: string | undefined): Promise<void> {
  const above =
    parent === null
      ? undefined
      : await tx.maybe<{ model: string }>(sql`select competence_model_id as model from competence_criterion where competence_criterion_id = ${String(parent)}::uuid`);
  if (above !== undefined && above.model !== model) throw parentKind('parentCriterionId');
  const stranded =
    id !== undefined && (await tx.maybe(sql`select from competence_criterion where parent_criterion_id = ${id}::uuid and competence_model_id <> ${String(model)}::uuid limit 1`));
  if (stranded) throw parentKind('competenceModelId');
}

const criterionRows: RegisterRows = {
  register: criterionRegister,
  entity: 'CompetenceCriterion',
  table: 'competence_criterion',
  key: 't.competence_criterion_id',
  ofCompany: true,
  columns: {
    competenceModelId: 'competence_model_id',
    criterionCode: 'criterion_code',
    title: 'title',
    weight: 'weight',
    criterionRateEnumId: 'criterion_rate_enum_id',
    parentCriterionId: 'parent_criterion_id',
    description: 'description',
  },
  floats: ['weight'],
  parent: 'parentCriterionId',
  unique: { competence_criterion_code: 'criterionCode' },
  prepare: async (tx, values, id, before) => {
    const { competenceModelId, parentCriterionId } = values;
    await checkOptionOf(tx, { type: 'OrdinalScale', field: 'criterionRateEnumId' }, values, before);
    await checkOwn(tx, competenceModelId);
    await checkCriterion(tx, competenceModelId, parentCriterionId, id);
  },
  shown: {
    modelName: { value: sql`(select m.title from competence_model m where m.competence_model_id = t.competence_model_id)` },
    parentName: { value: sql`(select p.title from competence_criterion p where p.competence_criterion_id = t.parent_criterion_id)` },
    rateName: { value: enumerationName('criterion_rate_enum_id') },
  },
  search: ['criterionCode', 'title'],
  order: sql`t.criterion_code`,
};

/** A model in reach: row policies hide those of companies out of it. */
async function checkOwn(tx: Tx, model: unknown): Promise<void> {
  const known = await tx.maybe(sql`select from competence_model where competence_model_id::text = ${String(model)}`);
  if (known === undefined) throw registerErrors.error('option', { fields: { competenceModelId: 'option' } });
}

async function checkSkill(tx: Tx, kind: unknown, parent: unknown, id: string | undefined): Promise<void> {
  const above = parent === null ? undefined : await tx.maybe<{ kind: string }>(sql`select skill_type as kind from skill where skill_id::text = ${String(parent)}`);
  if (above !== undefined && above.kind !== 'SkillGroup') throw parentKind('parentSkillId');
  // a skill has nothing under it
  const under = kind === 'Skill' && id !== undefined && (await tx.maybe(sql`select from skill where parent_skill_id::text = ${id} limit 1`));
  if (under) throw parentKind('skillType');
}

const skillRows: RegisterRows = {
  register: skillRegister,
  entity: 'Skill',
  table: 'skill',
  key: 't.skill_id',
  ofCompany: true,
  columns: { skillCode: 'skill_code', title: 'title', skillType: 'skill_type', parentSkillId: 'parent_skill_id', sequenceNum: 'sequence_num', description: 'description' },
  defaults: { sequenceNum: 0 },
  parent: 'parentSkillId',
  unique: { skill_code: 'skillCode' },
  prepare: (tx, { skillType, parentSkillId }, id) => checkSkill(tx, skillType, parentSkillId, id),
  shown: { parentName: { value: sql`(select p.title from skill p where p.skill_id = t.parent_skill_id)` } },
  search: ['skillCode', 'title'],
  order: sql`t.sequence_num, persian_order(t.title) collate "C"`,
};

const courseRows: RegisterRows = {
  register: courseRegister,
  entity: 'Course',
  table: 'course',
  key: 't.course_id',
  ofCompany: true,
  columns: { courseCode: 'course_code', courseTitle: 'course_title' },
  unique: { course_code: 'courseCode' },
  search: ['courseCode', 'courseTitle'],
  order: sql`persian_order(t.course_title) collate "C"`,
};

const requiredRows: RegisterRows = {
  register: requiredDocumentRegister,
  entity: 'RequiredDocument',
  table: 'required_document',
  key: 't.required_document_id',
  ofCompany: true,
  columns: { documentTypeEnumId: 'document_type_enum_id', employmentStatusEnumId: 'employment_status_enum_id', gender: 'gender' },
  unique: { required_document_type: 'documentTypeEnumId' },
  prepare: async (tx, values, _id, before) => {
    await checkOptionOf(tx, { type: 'PartyContentType', under: 'Attachment', field: 'documentTypeEnumId' }, values, before);
    await checkOptionOf(tx, { type: 'EmploymentStatus', field: 'employmentStatusEnumId' }, values, before);
  },
  shown: { typeName: { value: enumerationName('document_type_enum_id') }, employmentName: { value: enumerationName('employment_status_enum_id') } },
  search: ['typeName', 'employmentName'],
  order: sql`(select e.sequence_num from enumeration e where e.enum_id = t.document_type_enum_id), t.required_document_id`,
};

export const talentRegisters: readonly RegisterRows[] = [modelRows, criterionRows, skillRows, courseRows, requiredRows];
