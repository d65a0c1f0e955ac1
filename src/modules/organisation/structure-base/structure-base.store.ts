/** Where the rows of the personnel structure lie. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import { checkOptionOf, enumerationName, type RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { structureRegister } from './structure-base.contract.ts';

async function checkPlace(tx: Tx, values: FormValues, id: string | undefined, before: FormValues | undefined): Promise<void> {
  await checkOptionOf(tx, { type: 'PartyClassificationType', under: 'PersonnelStructure', field: 'classificationTypeEnumId' }, values, before);
  const { classificationTypeEnumId: kind, parentClassificationId: parent } = values;
  const above =
    parent === null
      ? undefined
      : await tx.maybe<{ kind: string }>(sql`
    select classification_type_enum_id as kind from party_classification where party_classification_id::text = ${String(parent)}`);
  if ((kind === 'EmployeeSubGroups') !== (above?.kind === 'EmployeeGroups') || (above !== undefined && kind !== 'EmployeeSubGroups'))
    throw registerErrors.error('parentKind', { fields: { parentClassificationId: 'parentKind' } });
  // a group with sub-groups stays a group
  const under = kind !== 'EmployeeGroups' && id !== undefined && (await tx.maybe(sql`select from party_classification where parent_classification_id::text = ${id} limit 1`));
  if (under) throw registerErrors.error('parentKind', { fields: { classificationTypeEnumId: 'parentKind' } });
}

export const structureRows: RegisterRows = {
  register: structureRegister,
  entity: 'PartyClassification',
  table: 'party_classification',
  key: 't.party_classification_id',
  ofCompany: true,
  columns: {
    classificationTypeEnumId: 'classification_type_enum_id',
    standardCode: 'standard_code',
    description: 'description',
    parentClassificationId: 'parent_classification_id',
  },
  parent: 'parentClassificationId',
  unique: { party_classification_code: 'standardCode' },
  prepare: checkPlace,
  shown: {
    typeName: { value: enumerationName('classification_type_enum_id') },
    parentName: { value: sql`(select p.description from party_classification p where p.party_classification_id = t.parent_classification_id)` },
  },
  search: ['standardCode', 'description'],
  order: sql`t.classification_type_enum_id, t.standard_code`,
};
