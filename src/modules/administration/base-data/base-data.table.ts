/** Columns and forms of the registers of /baseData (guide base-data 7.7). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import { MAX_PATTERN, MAX_PATTERNED, readPattern } from '#platform/reference-data/value-pattern.rules.ts';
import messages from './base-data.messages.fa.ts';

const { tabs, geoTypes, settingOwners } = messages;
const order = { name: 'sequenceNum', label: messages.order, type: 'count' } as const;
const orderField = { type: 'number', name: 'sequenceNum', label: messages.order, min: 0, max: 100_000 } as const;
const system = { name: 'isSystem', label: messages.system, type: 'indicator', hidden: true } as const;
const idField = (name: string) => ({ type: 'text', name, label: messages.id, help: messages.idHelp, code: 'latin', maxLength: 60 }) as const;

/** Rows of a select, or the name of the list where only the server knows them. */
type Rows = string | readonly OptionRow[];

export const enumerationTable = defineTable({
  key: 'baseData/enumeration',
  rowKey: 'enumId',
  title: tabs.enumeration,
  columns: [
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'enumCode', label: messages.code, type: 'code' },
    { name: 'parentName', label: messages.parent, type: 'text' },
    order,
    { name: 'isDefault', label: messages.isDefault, type: 'indicator' },
    activeColumn,
    { name: 'enumId', label: messages.id, type: 'code', hidden: true },
    system,
  ],
});
export const enumerationForm = (parents: Rows = 'Enumeration') =>
  defineForm('baseData/enumeration', [
    { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200 },
    { type: 'text', name: 'enumCode', label: messages.code, code: 'alphanumeric', maxLength: 30 },
    { type: 'select', name: 'parentEnumId', label: messages.parent, options: parents },
    orderField,
    { type: 'text', name: 'optionValue', label: messages.value, maxLength: 200 },
    { type: 'indicator', name: 'isDefault', label: messages.isDefault },
    idField('enumId'),
    { type: 'text', name: 'enumTypeId', label: messages.list, display: false, maxLength: 60 },
  ]);

/** Kinds of other information (guide personnel 6.3): rows of the list settingType, each with what a value of it may be. */
export const settingTypeTable = defineTable({
  key: 'baseData/settingType',
  rowKey: 'enumId',
  title: tabs.settingType,
  columns: [
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'parentEnumId', label: messages.settingOwner, type: 'select', options: optionRows(settingOwners) },
    { name: 'valueList', label: messages.valueList, type: 'text' },
    { name: 'validRegexp', label: messages.pattern, type: 'code' },
    { name: 'defaultValue', label: messages.defaultValue, type: 'text' },
    order,
    activeColumn,
    system,
  ],
});

const isFree = ({ valueEnumTypeId }: FormValues): boolean => valueEnumTypeId == null;
const isPattern = (value: unknown): value is string => typeof value === 'string';

export const settingTypeForm = (types: Rows = 'EnumerationType') =>
  defineForm('baseData/settingType', [
    { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200 },
    { type: 'select', name: 'parentEnumId', label: messages.settingOwner, options: optionRows(settingOwners), required: true },
    { type: 'select', name: 'valueEnumTypeId', label: messages.valueList, help: messages.valueListHelp, options: types },
    {
      type: 'text',
      name: 'validRegexp',
      label: messages.pattern,
      help: messages.patternHelp,
      maxLength: MAX_PATTERN,
      visibleWhen: isFree,
      validator: ({ validRegexp }) => fault(isPattern(validRegexp) && readPattern(validRegexp) === undefined ? messages.badPattern : undefined),
    },
    {
      type: 'text',
      name: 'validHint',
      label: messages.patternHint,
      help: messages.patternHintHelp,
      maxLength: 200,
      visibleWhen: ({ validRegexp, ...values }) => isFree(values) && validRegexp != null,
      requiredWhen: ({ validRegexp }) => validRegexp != null,
    },
    {
      type: 'text',
      name: 'defaultValue',
      label: messages.defaultValue,
      maxLength: MAX_PATTERNED,
      visibleWhen: isFree,
      validator: ({ validRegexp, defaultValue }) =>
        fault(isPattern(validRegexp) && readPattern(validRegexp)?.(String(defaultValue)) === false ? messages.defaultBreaks : undefined),
    },
    orderField,
  ]);

export const statusTable = defineTable({
  key: 'baseData/status',
  rowKey: 'statusKey',
  title: tabs.status,
  columns: [
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'statusId', label: messages.id, type: 'code' },
    { name: 'typeName', label: messages.statusType, type: 'text' },
    order,
    activeColumn,
    system,
  ],
});
export const statusForm = (types: Rows = 'StatusType') =>
  defineForm('baseData/status', [
    { type: 'select', name: 'statusTypeId', label: messages.statusType, options: types, required: true },
    { type: 'text', name: 'statusId', label: messages.id, code: 'latin', required: true, maxLength: 60 },
    { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200 },
    orderField,
  ]);

export const transitionTable = defineTable({
  key: 'baseData/transition',
  rowKey: 'transitionId',
  title: tabs.transition,
  columns: [
    { name: 'typeName', label: messages.statusType, type: 'text' },
    { name: 'fromName', label: messages.from, type: 'text' },
    { name: 'toName', label: messages.to, type: 'text' },
    { name: 'transitionName', label: messages.move, type: 'text' },
    order,
    { name: 'userPermissionId', label: messages.permission, type: 'code' },
    activeColumn,
    system,
  ],
});
export const transitionForm = (types: Rows = 'StatusType', statuses: Rows = 'StatusItem') =>
  defineForm('baseData/transition', [
    { type: 'select', name: 'statusTypeId', label: messages.statusType, options: types, required: true },
    { type: 'select', name: 'statusId', label: messages.from, options: statuses, required: true },
    { type: 'select', name: 'toStatusId', label: messages.to, options: statuses, required: true },
    { type: 'text', name: 'transitionName', label: messages.move, required: true, maxLength: 200 },
    orderField,
    { type: 'text', name: 'userPermissionId', label: messages.permission, help: messages.permissionHelp, code: 'latin', maxLength: 120 },
  ]);

export const geoTable = defineTable({
  key: 'baseData/geo',
  rowKey: 'geoId',
  title: tabs.geo,
  columns: [
    { name: 'geoName', label: messages.geoName, type: 'text' },
    { name: 'geoTypeEnumId', label: messages.geoType, type: 'select', options: optionRows(geoTypes) },
    { name: 'geoCodeNumeric', label: messages.geoCode, type: 'code' },
    { name: 'parentName', label: messages.parent, type: 'text' },
    activeColumn,
    system,
  ],
});
export const geoForm = (parents: Rows = 'Geo') =>
  defineForm('baseData/geo', [
    { type: 'select', name: 'geoTypeEnumId', label: messages.geoType, options: optionRows(geoTypes), required: true },
    { type: 'text', name: 'geoName', label: messages.geoName, required: true, maxLength: 100 },
    { type: 'text', name: 'geoCodeNumeric', label: messages.geoCode, code: 'digits', required: true, maxLength: 12 },
    { type: 'select', name: 'parentGeoId', label: messages.parent, options: parents, requiredWhen: (values) => values['geoTypeEnumId'] !== 'GEOT_COUNTRY' },
    { type: 'text', name: 'geoCodeTax', label: messages.geoTax, code: 'digits', maxLength: 6, visibleWhen: (values) => values['geoTypeEnumId'] === 'GEOT_COUNTRY' },
  ]);

export const uomTable = defineTable({
  key: 'baseData/uom',
  rowKey: 'uomId',
  title: tabs.uom,
  columns: [
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'abbreviation', label: messages.abbreviation, type: 'code' },
    { name: 'uomTypeEnumId', label: messages.uomType, type: 'select', options: 'UomType' },
    { name: 'fractionDigits', label: messages.digits, type: 'count' },
    order,
    activeColumn,
    system,
  ],
});
export const uomForm = defineForm('baseData/uom', [
  { type: 'select', name: 'uomTypeEnumId', label: messages.uomType, options: 'UomType', required: true },
  { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 100 },
  { type: 'text', name: 'abbreviation', label: messages.abbreviation, maxLength: 20 },
  { type: 'number', name: 'fractionDigits', label: messages.digits, min: 0, max: 9 },
  orderField,
  idField('uomId'),
]);

export const roleTable = defineTable({
  key: 'baseData/role',
  rowKey: 'roleTypeId',
  title: tabs.role,
  columns: [
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'roleTypeId', label: messages.id, type: 'code' },
    { name: 'parentName', label: messages.parent, type: 'text' },
    order,
    activeColumn,
    system,
  ],
});
export const roleForm = (parents: Rows = 'RoleType') =>
  defineForm('baseData/role', [
    { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 100 },
    { type: 'select', name: 'parentTypeId', label: messages.parent, options: parents },
    orderField,
    idField('roleTypeId'),
  ]);
