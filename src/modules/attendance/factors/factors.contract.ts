/**
 * Factors of attendance of the own company (guide questionnaire-performance.md 16.1): what of a sheet each counts, and which factor of payroll it pays.
 * Invariants: a code stands once in a company, whatever its letters' case; a figure and the factor that pays it stand in one active factor; what is in minutes is
 * paid by a factor in minutes.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { factorForm, factorTable } from './factors.table.ts';

export const attendanceFactorErrors = defineErrors('modules/attendance/factors', {
  codeTaken: { status: 409, constraint: 'attendance_factor_code', field: 'factorCode' },
  paidTwice: { status: 409, constraint: 'attendance_factor_paid', field: 'workFactor' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'functionalManagement/factors';
const PATH = '/rest/s1/functionalManagement/workingFactor';

export const attendanceFactors = defineRecords({
  entity: 'AttendanceFactor',
  table: factorTable,
  form: factorForm,
  path: PATH,
  scope: 'rows',
  of: 'the own company',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` },
  under: {},
  errors: [attendanceFactorErrors],
});

export const layUsualFactors = defineCall({
  method: 'POST',
  path: `${PATH}/usual`,
  summary: 'Lays the factors that are counted in a company that has said nothing, as its own; codes that are there stay as they are',
  permission: `${PAGE}/add`,
  scope: 'rows',
  body: z.strictObject({}),
  changes: ['AttendanceFactor'],
  reply: z.strictObject({ added: z.int() }),
});
