/**
 * The work sheet of a month (issue 20 A; guide payroll 4.8.3): what people worked and missed, by factor and project, until attendance says it.
 * Invariants: a factor is counted in minutes or in days by its kind; one row per employment, month, factor and project; of no
 * factor is there more than the days of employment in the month hold; nobody writes rows of their own.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { groupMonthAsked, month, year } from '../employment-rows/group-month.rules.ts';
import { workSheetErrors } from './work-sheet.errors.ts';
import { sheetFactors } from './work-sheet.rules.ts';
import { workSheetChangeForm, workSheetForm, workSheetTable } from './work-sheet.table.ts';

export const PAGE = 'payroll/workSheet';

export const workSheet = defineEmploymentRecords({
  entity: 'WorkSheetLine',
  table: workSheetTable,
  form: workSheetForm,
  changeForm: workSheetChangeForm,
  path: '/rest/s1/payroll/workedFactor',
  page: PAGE,
  /** Jalali. */
  under: { year, month },
  asked: { ...groupMonthAsked, project: z.optional(z.string().check(z.minLength(1), z.maxLength(60))) },
  errors: [workSheetErrors],
});

const reads = { method: 'GET', permission: `${PAGE}/observe` } as const;

export const workedFactorType = defineCall({
  ...reads,
  path: '/rest/s1/payroll/workedFactorType',
  summary: 'Factors that a work sheet counts by, for programs that fill it in: by minutes or days, with a ceiling or none',
  scope: 'none',
  of: [],
  reply: z.strictObject({
    list: z.array(z.strictObject({ workFactor: z.enum(sheetFactors), description: text, countedIn: z.enum(['minutes', 'days']), hasCeiling: z.boolean() })),
  }),
});

/** Projects most of which a list of the page holds. */
export const PROJECT_LIMIT = 500;

export const workedProject = defineCall({
  ...reads,
  path: '/rest/s1/payroll/workedProject',
  summary: 'Projects that work of people in reach is booked on, with what is booked of each; of one month and one pay group where they are said',
  scope: 'rows',
  of: ['WorkSheetLine'],
  query: z.strictObject(groupMonthAsked),
  reply: z.strictObject({ list: z.array(z.strictObject({ project: text, people: z.int(), minutes: z.int(), days: z.number() })).check(z.maxLength(PROJECT_LIMIT)) }),
});
