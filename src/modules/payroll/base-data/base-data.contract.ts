/**
 * Types of periods of the own company and their periods (guide payroll 4.2), beside the Jalali months and years that everybody has.
 * Invariants: codes of types and numbers of a type's periods are unique; two periods of a type share no day; neither the types above a type
 * nor the periods before or above a period come round to it (loop); what stands above something keeps its purpose, and what is used stays.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { periodForm, periodTable, periodTypeForm, periodTypeTable } from './base-data.table.ts';

export const baseDataErrors = defineErrors('modules/payroll/base-data', {
  codeTaken: { status: 409, constraint: 'pay_period_type_code', field: 'code' },
  numberTaken: { status: 409, constraint: 'pay_period_number', field: 'periodNum' },
  overlap: { status: 409, constraint: 'pay_period_no_overlap', field: 'fromDate' },
  /** What the reference front end knows as ERROR_LOOP. */
  loopOfTypes: { status: 409, field: 'parentPeriodTypeId' },
  loopBefore: { status: 409, field: 'previousPeriodId' },
  loopAbove: { status: 409, field: 'parentPeriodId' },
  purpose: { status: 400, field: 'parentPeriodTypeId' },
  purposeLocked: { status: 409, field: 'periodPurposeEnumId' },
  typeLocked: { status: 409, field: 'timePeriodTypeId' },
  previous: { status: 400, field: 'previousPeriodId' },
  parent: { status: 400, field: 'parentPeriodId' },
  hasPeriods: { status: 409, constraint: 'pay_period_of' },
  isParentType: { status: 409, constraint: 'pay_period_type_parent' },
  isParent: { status: 409, constraint: 'pay_period_parent' },
  isPrevious: { status: 409, constraint: 'pay_period_previous' },
  periodPaid: { status: 409, constraint: 'pay_run_period' },
  inUse: { status: 409, constraint: 'payslip_type_period' },
  linkTitleTaken: { status: 409, constraint: 'accounting_link_title', field: 'title' },
  secondDefault: { status: 409, constraint: 'accounting_link_default', field: 'isDefault' },
  linkInUse: { status: 409, constraint: 'pay_group_accounting_link' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'payroll/baseData';
export const baseDataKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;
const text = z.string();

export const periodTypes = defineRecords({
  entity: 'TimePeriodType',
  table: periodTypeTable,
  form: periodTypeForm(),
  path: '/rest/s1/payroll/entity/timePeriodType',
  scope: 'rows',
  of: 'the own company',
  keys: baseDataKeys,
  under: {},
  errors: [baseDataErrors],
});

export const periods = defineRecords({
  entity: 'TimePeriod',
  table: periodTable,
  form: periodForm(),
  path: '/rest/s1/payroll/entity/timePeriod',
  scope: 'rows',
  of: 'the own company',
  keys: baseDataKeys,
  under: {},
  errors: [baseDataErrors],
});

export const periodChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/timePeriodChoices',
  summary: 'Types of periods and periods of the own company, to choose from',
  permission: baseDataKeys.observe,
  scope: 'rows',
  of: [periodTypes.entity, periods.entity],
  reply: z.strictObject({
    types: z.array(z.strictObject({ timePeriodTypeId: text, description: text, periodPurposeEnumId: z.nullable(text), parentPeriodTypeId: z.nullable(text) })),
    periods: z.array(z.strictObject({ timePeriodId: text, periodName: text, timePeriodTypeId: text })),
  }),
});

export const isParentPeriodType = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/isParentPeriodType',
  summary: 'Whether another type stands below a type of periods, whose purpose is locked by that',
  permission: baseDataKeys.observe,
  scope: 'rows',
  of: [periodTypes.entity],
  query: z.strictObject({ timePeriodTypeId: z.guid() }),
  reply: z.strictObject({ isParent: z.boolean() }),
});
