/** Columns and forms of /systemBaseData (guide base-data 7.3; iran.md section 3). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './system-base-data.messages.fa.ts';

const codeField = { type: 'text', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30 } as const;
type Rows = string | readonly OptionRow[];

export const organTable = defineTable({
  key: 'systemBaseData/organ',
  rowKey: 'organId',
  title: messages.tabs.organ,
  columns: [
    { name: 'organCode', label: messages.code, type: 'code' },
    { name: 'organName', label: messages.name, type: 'text' },
    { name: 'organTypeEnumId', label: messages.type, type: 'select', options: 'OrganType' },
    activeColumn,
  ],
});
export const organForm = defineForm('systemBaseData/organ', [
  { ...codeField, name: 'organCode' },
  { type: 'text', name: 'organName', label: messages.name, required: true, maxLength: 200 },
  { type: 'select', name: 'organTypeEnumId', label: messages.type, options: 'OrganType', required: true },
]);

export const branchTable = defineTable({
  key: 'systemBaseData/branch',
  rowKey: 'branchId',
  title: messages.tabs.branch,
  columns: [
    { name: 'branchCode', label: messages.code, type: 'code' },
    { name: 'branchTitle', label: messages.branchTitle, type: 'text' },
    { name: 'organName', label: messages.organ, type: 'text' },
    { name: 'cityName', label: messages.city, type: 'text' },
    { name: 'contactNumber', label: messages.phone, type: 'code' },
    activeColumn,
  ],
});
export const branchForm = (organs: Rows = 'Organ') =>
  defineForm({
    key: 'systemBaseData/branch',
    sections: [
      {
        fields: [
          { type: 'select', name: 'organId', label: messages.organ, options: organs, required: true },
          { ...codeField, name: 'branchCode' },
          { type: 'text', name: 'branchTitle', label: messages.branchTitle, required: true, maxLength: 200 },
        ],
      },
      {
        title: messages.contactSection,
        fields: [
          { type: 'select', name: 'provinceGeoId', label: messages.province, options: 'Province', optionIdField: 'geoId', optionLabelField: 'geoName' },
          {
            type: 'select',
            name: 'cityGeoId',
            label: messages.city,
            options: 'City',
            optionIdField: 'geoId',
            optionLabelField: 'geoName',
          },
          { type: 'text', name: 'areaCode', label: messages.areaCode, code: 'digits', maxLength: 5 },
          { type: 'text', name: 'contactNumber', label: messages.phone, code: 'digits', maxLength: 15 },
          { type: 'text', name: 'postalCode', label: messages.postalCode, code: 'postalCode' },
          { type: 'textarea', name: 'address', label: messages.address, maxLength: 500, rows: 2, col: 12 },
        ],
      },
    ],
  });

export const bankTable = defineTable({
  key: 'systemBaseData/bank',
  rowKey: 'bankId',
  title: messages.tabs.bank,
  columns: [
    { name: 'bankId', label: messages.bankCode, type: 'code' },
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'mergedIntoName', label: messages.mergedInto, type: 'text' },
    { name: 'mergedOn', label: messages.mergedOn, type: 'date' },
    activeColumn,
  ],
});
export const bankForm = (banks: Rows = 'Bank') =>
  defineForm('systemBaseData/bank', [
    { type: 'text', name: 'bankId', label: messages.bankCode, code: 'digits', required: true, minLength: 3, maxLength: 3 },
    { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 100 },
    { type: 'select', name: 'mergedIntoBankId', label: messages.mergedInto, options: banks },
    { type: 'date', name: 'mergedOn', label: messages.mergedOn, visibleWhen: (values) => values['mergedIntoBankId'] !== null && values['mergedIntoBankId'] !== undefined },
  ]);
