/**
 * Wage items (issue 20 A): dated wages of an employment by factor of pay, a month or a day, that count before the contract's wage.
 * Invariants: of a factor there is one on a day (the database refuses the second); whoever lacks class pay neither sees nor
 * writes them, and nobody writes their own.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { groupMonthAsked } from '../employment-rows/group-month.rules.ts';
import { wageItemErrors } from './wage-items.errors.ts';
import { wageItemChangeForm, wageItemForm, wageItemTable } from './wage-items.table.ts';

export const PAGE = 'payroll/wageItems';

export const wageItems = defineEmploymentRecords({
  entity: 'WageItem',
  table: wageItemTable,
  form: wageItemForm,
  changeForm: wageItemChangeForm,
  path: '/rest/s1/payroll/wageItem',
  page: PAGE,
  under: {},
  asked: groupMonthAsked,
  errors: [wageItemErrors],
});

export const personWages = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/personWages',
  summary: 'What the contract of somebody says of the daily wage over time, the latest first, and the code that wage items are added by',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: ['WageItem'],
  query: z.strictObject({ partyId: z.guid() }),
  reply: entity(
    {
      partyId: field('public', text),
      /** Personnel code in the company that the asker works in; null: not employed in it. */
      pseudoId: field('public', optionalText),
      /** Rials a day, first and last day (ISO). */
      contract: field('pay', z.array(z.strictObject({ dailyWage: text, fromDate: text, thruDate: optionalText }))),
    },
    { subject: 'partyId' },
  ),
});
