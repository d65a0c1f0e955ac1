/**
 * Types of outputs of the own company (guide payroll 4.4): bank, insurance or tax, the version of it and its settings.
 * Invariants: a title stands once in a company; the version is one of its kind; each setting stands once, with a value of its kind; what a
 * payslip type names is not deleted and keeps its kind.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { outputSettingForm, outputSettingTable, outputTypeForm, outputTypeTable } from './output-types.table.ts';

export const outputTypeErrors = defineErrors('modules/payroll/output-types', {
  titleTaken: { status: 409, constraint: 'pay_output_type_title', field: 'title' },
  version: { status: 400, field: 'settingId' },
  kindInUse: { status: 409, field: 'outputTypeEnumId' },
  inUse: { status: 409 },
  /** Runs of pay are to make it. */
  inRun: { status: 409, constraint: 'pay_run_output_type' },
  settingTwice: { status: 409, constraint: 'pay_output_setting_once', field: 'partySettingTypeId' },
  value: { status: 400, field: 'value' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'payroll/outputType';
export const outputTypeKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;
const text = z.string();

export const outputTypes = defineRecords({
  entity: 'PayOutputType',
  table: outputTypeTable,
  form: outputTypeForm,
  path: '/rest/s1/payroll/outputType',
  scope: 'rows',
  of: 'the own company',
  keys: outputTypeKeys,
  under: {},
  errors: [outputTypeErrors],
});

/** Whoever may edit an output edits its settings. */
export const outputSettings = defineRecords({
  entity: 'PayOutputSetting',
  table: outputSettingTable,
  form: outputSettingForm(),
  path: '/rest/s1/payroll/entity/outputSetting',
  scope: 'rows',
  of: 'an output type',
  keys: keysOfRows(outputTypeKeys),
  under: { payOutputTypeId: z.guid() },
  errors: [outputTypeErrors],
});

export const outputPrintSetting = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/outputPrintSetting',
  summary: 'Versions that outputs may be made in, of one kind of outputs where it is said',
  permission: outputTypeKeys.observe,
  scope: 'none',
  of: [],
  query: z.strictObject({ outputTypeEnumId: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.strictObject({ list: z.array(z.strictObject({ settingId: text, outputTypeEnumId: text, description: text })) }),
});

export const partySettingTypes = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/entity/partySettingType',
  summary: 'Settings that an output may have (SettingTypeOutput), each with what a value of it may be; an unknown kind has none',
  permission: outputTypeKeys.observe,
  scope: 'none',
  of: [],
  query: z.strictObject({ settingTypeEnumId: z._default(z.string().check(z.maxLength(60)), 'SettingTypeOutput') }),
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        partySettingTypeId: text,
        description: text,
        /** The list of which a value is one; null: digits or a text. */
        enumTypeId: z.nullable(text),
        /** What a text matches as a whole. */
        validRegexp: z.nullable(text),
      }),
    ),
  }),
});

export const outputSettingList = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/outputSettingList',
  summary: 'Values that settings of outputs have to choose from',
  permission: outputTypeKeys.observe,
  scope: 'none',
  of: [],
  reply: z.strictObject({ list: z.array(z.strictObject({ partySettingTypeId: text, enumId: text, description: text })) }),
});
