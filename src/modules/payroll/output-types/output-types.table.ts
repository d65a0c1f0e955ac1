/** Columns and forms of /payroll/outputType (guide payroll 4.4). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './output-types-page.messages.fa.ts';

const roots = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === null);
/** The root of the settings of outputs is none itself. */
const SETTINGS = 'SettingTypeOutput';

export const outputTypeTable = defineTable({
  key: 'payroll/outputTypes',
  rowKey: 'payOutputTypeId',
  title: words.title,
  columns: [
    { name: 'title', label: words.name, type: 'text', pinned: 'start', width: 240 },
    { name: 'outputTypeEnumId', label: words.kind, type: 'select', options: 'OutputType' },
    { name: 'settingId', label: words.version, type: 'select', options: 'OutputType' },
    { name: 'settings', label: words.settings, type: 'count' },
    { name: 'payslipTypes', label: words.payslipTypes, type: 'count' },
  ],
});

export const outputTypeForm = defineForm('payroll/outputType', [
  { type: 'text', name: 'title', label: words.name, required: true, maxLength: 200 },
  { type: 'select', name: 'outputTypeEnumId', label: words.kind, options: 'OutputType', filterOptions: roots, required: true },
  {
    type: 'select',
    name: 'settingId',
    label: words.version,
    options: 'OutputType',
    filterOptions: (rows, { outputTypeEnumId: kind }) => rows.filter(({ parentEnumId }) => typeof kind === 'string' && parentEnumId === kind),
    required: true,
  },
]);

export const outputSettingTable = defineTable({
  key: 'payroll/outputSettings',
  rowKey: 'payOutputSettingId',
  title: words.settings,
  columns: [
    { name: 'partySettingTypeId', label: words.setting, type: 'select', options: 'OutputSettingType', pinned: 'start' },
    { name: 'valueName', label: words.value, type: 'text', width: 240 },
  ],
});

/** `values`: those that settings have to choose from, where the page knows them. */
export const outputSettingForm = (values: 'OutputSettingValue' | readonly OptionRow[] = 'OutputSettingValue') =>
  defineForm('payroll/outputSetting', [
    {
      type: 'select',
      name: 'partySettingTypeId',
      label: words.setting,
      options: 'OutputSettingType',
      filterOptions: (rows) => rows.filter(({ enumId }) => enumId !== SETTINGS),
      required: true,
    },
    {
      type: 'text',
      name: 'value',
      label: words.value,
      options: values,
      filterOptions: (rows, { partySettingTypeId: setting }) => rows.filter((row) => row['partySettingTypeId'] === setting),
      required: true,
      maxLength: 100,
    },
  ]);
