/** Where the rows of /baseData lie. */

import type { FormValues } from '#kernel/form/definition.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { enumerationRegister, geoRegister, roleRegister, settingTypeRegister, statusRegister, transitionRegister, uomRegister } from './base-data.contract.ts';

const shortId = (newId: () => string): string => newId().replaceAll('-', '').slice(-8);
const bySequence = sql`t.sequence_num, t.description`;

/** The table that names an id without a foreign key, in whatever company. */
const namedBy = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.one<{ place: string | null }>(sql`select reference_id_used(${id}) as place`)).place ?? undefined;

const enumerationRows: RegisterRows = {
  register: enumerationRegister,
  entity: 'Enumeration',
  table: 'enumeration',
  key: 't.enum_id',
  idField: 'enumId',
  columns: {
    enumId: 'enum_id',
    enumTypeId: 'enum_type_id',
    parentEnumId: 'parent_enum_id',
    enumCode: 'enum_code',
    description: 'description',
    optionValue: 'option_value',
    sequenceNum: 'sequence_num',
    isDefault: 'is_default',
  },
  defaults: { sequenceNum: 0, isDefault: 'N' },
  parent: 'parentEnumId',
  folded: 'description',
  unique: { enumeration_code: 'enumCode' },
  newKey: ({ enumTypeId, enumCode }, newId) => `${enumTypeId}_${enumCode ?? shortId(newId)}`,
  prepare: async (tx, values, id, before) => {
    const { enumTypeId, isDefault } = values;
    if (enumTypeId === null) throw registerErrors.error('option', { fields: { enumTypeId: 'option' } });
    if (id !== undefined && before?.['enumTypeId'] === 'settingType') await checkKind(tx, id, before, values);
    // the newest default takes the place of the one before
    if (isDefault === 'Y')
      await tx.run(
        sql`update enumeration set is_default = 'N', row_version = row_version + 1 where enum_type_id = ${String(enumTypeId)} and is_default = 'Y' and enum_id <> ${id ?? ''}`,
      );
  },
  usedBy: namedBy,
  shown: { parentName: { value: sql`(select p.description from enumeration p where p.enum_id = t.parent_enum_id)` } },
  search: ['description', 'enumCode'],
  order: bySequence,
};

/** A kind that holds values keeps its owner, and the list that they are of: an option is stored by its id. */
async function checkKind(tx: Tx, id: string, before: FormValues, after: FormValues): Promise<void> {
  const loses = before['parentEnumId'] !== after['parentEnumId'] || (before['valueEnumTypeId'] !== null && before['valueEnumTypeId'] !== after['valueEnumTypeId']);
  if (loses && (await tx.one<{ used: boolean }>(sql`select setting_type_used(${id}) as used`)).used)
    throw registerErrors.error('inUse', { values: { table: 'other_information' } });
}

const settingTypeRows: RegisterRows = {
  register: settingTypeRegister,
  entity: 'Enumeration',
  table: 'enumeration',
  key: 't.enum_id',
  // the rows at the top are the owners
  among: sql`t.enum_type_id = 'settingType' and t.parent_enum_id is not null`,
  columns: {
    enumTypeId: 'enum_type_id',
    parentEnumId: 'parent_enum_id',
    description: 'description',
    valueEnumTypeId: 'value_enum_type_id',
    validRegexp: 'valid_regexp',
    validHint: 'valid_hint',
    defaultValue: 'default_value',
    sequenceNum: 'sequence_num',
  },
  defaults: { enumTypeId: 'settingType', sequenceNum: 0 },
  folded: 'description',
  newKey: (_values, newId) => `Osi_${shortId(newId)}`,
  prepare: async (tx, values, id, before) => (id === undefined || before === undefined ? undefined : checkKind(tx, id, before, values)),
  shown: {
    parentEnumId: { value: sql`t.parent_enum_id`, label: sql`(select p.description from enumeration p where p.enum_id = t.parent_enum_id)` },
    valueList: { value: sql`(select l.description from enumeration_type l where l.enum_type_id = t.value_enum_type_id)` },
  },
  search: ['description', 'valueList'],
  order: sql`t.parent_enum_id desc, t.sequence_num, t.description`,
};

const statusTypeName = { typeName: { value: sql`(select y.description from status_type y where y.status_type_id = t.status_type_id)` } };

const statusRows: RegisterRows = {
  register: statusRegister,
  entity: 'StatusItem',
  table: 'status_item',
  key: "t.status_type_id || '.' || t.status_id",
  idField: 'statusId',
  columns: { statusTypeId: 'status_type_id', statusId: 'status_id', description: 'description', sequenceNum: 'sequence_num' },
  defaults: { sequenceNum: 0 },
  shown: statusTypeName,
  search: ['description', 'statusId'],
  order: sql`t.status_type_id, t.sequence_num`,
};

const statusName = (column: string) => sql`(select s.description from status_item s where s.status_type_id = t.status_type_id and s.status_id = ${raw(`t.${column}`)})`;

const transitionRows: RegisterRows = {
  register: transitionRegister,
  entity: 'StatusFlowTransition',
  table: 'status_flow_transition',
  key: 't.transition_id',
  columns: {
    statusTypeId: 'status_type_id',
    statusId: 'status_id',
    toStatusId: 'to_status_id',
    transitionName: 'transition_name',
    sequenceNum: 'sequence_num',
    userPermissionId: 'user_permission_id',
  },
  defaults: { sequenceNum: 0 },
  unique: { status_flow_transition_once: 'toStatusId', status_flow_transition_pkey: 'toStatusId' },
  newKey: ({ statusTypeId, statusId, toStatusId }) => `${statusTypeId}.${statusId}.${toStatusId}`,
  prepare: async (tx, { statusTypeId, statusId, toStatusId }) => {
    const ends = [String(statusId), String(toStatusId)];
    const { known } = await tx.one<{ known: string[] }>(
      sql`select coalesce(array_agg(status_id), '{}') as known from status_item where status_type_id = ${String(statusTypeId)} and status_id = any (${ends}::text[])`,
    );
    const faults = {
      ...(known.includes(ends[0] as string) ? {} : { statusId: 'option' }),
      ...(known.includes(ends[1] as string) && ends[0] !== ends[1] ? {} : { toStatusId: 'option' }),
    };
    if (Object.keys(faults).length > 0) throw registerErrors.error('option', { fields: faults });
  },
  shown: { ...statusTypeName, fromName: { value: statusName('status_id') }, toName: { value: statusName('to_status_id') } },
  search: ['transitionName', 'typeName'],
  order: sql`t.status_type_id, t.status_id, t.sequence_num`,
};

/** What a kind of place lies in (spec 7: the five types). */
const placeAbove: Readonly<Record<string, string | null>> = {
  GEOT_COUNTRY: null,
  GEOT_PROVINCE: 'GEOT_COUNTRY',
  GEOT_COUNTY: 'GEOT_PROVINCE',
  GEOT_REGION: 'GEOT_COUNTY',
  GEOT_CITY: 'GEOT_REGION',
};

async function checkPlace(tx: Tx, kind: unknown, parent: unknown): Promise<void> {
  const above = placeAbove[String(kind)] ?? null;
  const stands = parent === null ? null : await tx.maybe<{ kind: string }>(sql`select geo_type_enum_id as kind from geo where geo_id = ${String(parent)}`);
  if ((stands?.kind ?? null) !== above) throw registerErrors.error('parentKind', { fields: { parentGeoId: 'parentKind' } });
}

const geoRows: RegisterRows = {
  register: geoRegister,
  entity: 'Geo',
  table: 'geo',
  key: 't.geo_id',
  columns: { geoTypeEnumId: 'geo_type_enum_id', geoName: 'geo_name', geoCodeNumeric: 'geo_code_numeric', parentGeoId: 'parent_geo_id', geoCodeTax: 'geo_code_tax' },
  parent: 'parentGeoId',
  folded: 'geoName',
  unique: { geo_code: 'geoCodeNumeric' },
  newKey: (_values, newId) => `G${shortId(newId)}`,
  prepare: (tx, { geoTypeEnumId, parentGeoId }) => checkPlace(tx, geoTypeEnumId, parentGeoId),
  shown: { geoName: { value: sql`t.geo_name`, folded: sql`t.search_text` }, parentName: { value: sql`(select p.geo_name from geo p where p.geo_id = t.parent_geo_id)` } },
  search: ['geoName', 'geoCodeNumeric'],
  order: sql`persian_order(t.geo_name) collate "C"`,
};

const uomRows: RegisterRows = {
  register: uomRegister,
  entity: 'Uom',
  table: 'uom',
  key: 't.uom_id',
  idField: 'uomId',
  columns: {
    uomId: 'uom_id',
    uomTypeEnumId: 'uom_type_enum_id',
    description: 'description',
    abbreviation: 'abbreviation',
    fractionDigits: 'fraction_digits',
    sequenceNum: 'sequence_num',
  },
  defaults: { fractionDigits: 0, sequenceNum: 0 },
  newKey: (_values, newId) => `U${shortId(newId)}`,
  shown: { uomTypeEnumId: { value: sql`t.uom_type_enum_id`, label: sql`(select e.description from enumeration e where e.enum_id = t.uom_type_enum_id)` } },
  search: ['description', 'abbreviation'],
  order: bySequence,
};

const roleRows: RegisterRows = {
  register: roleRegister,
  entity: 'RoleType',
  table: 'role_type',
  key: 't.role_type_id',
  idField: 'roleTypeId',
  columns: { roleTypeId: 'role_type_id', description: 'description', parentTypeId: 'parent_type_id', sequenceNum: 'sequence_num' },
  defaults: { sequenceNum: 0 },
  parent: 'parentTypeId',
  newKey: (_values, newId) => `R${shortId(newId)}`,
  usedBy: namedBy,
  shown: { parentName: { value: sql`(select p.description from role_type p where p.role_type_id = t.parent_type_id)` } },
  search: ['description', 'roleTypeId'],
  order: bySequence,
};

export const baseRegisters: readonly RegisterRows[] = [enumerationRows, settingTypeRows, statusRows, transitionRows, geoRows, uomRows, roleRows];

export async function readTypes(db: Db) {
  const [types, statusTypes, roles] = await Promise.all([
    db.many<{ enumTypeId: string; description: string; typeGroup: string }>(
      sql`select enum_type_id as "enumTypeId", description, type_group as "typeGroup" from enumeration_type order by persian_order(description) collate "C", enum_type_id`,
    ),
    db.many<{ statusTypeId: string; description: string }>(
      sql`select status_type_id as "statusTypeId", description from status_type order by persian_order(description) collate "C", status_type_id`,
    ),
    db.many<{ roleTypeId: string; description: string }>(sql`select role_type_id as "roleTypeId", description from role_type order by sequence_num, role_type_id`),
  ]);
  return { types, statusTypes, roles };
}
