/**
 * Wages of a day by class and rank of the person, of the own company (plan of job classes): dated, each with its source. Formulas of orders ask for
 * the one of the day as `wageTable.daily`.
 * Invariants: of a class and rank there is one figure a day; a figure counts once somebody has confirmed it as it stands, and a change waits to be confirmed anew.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { wageStepForm, wageStepTable } from './wage-table.table.ts';

export const wageTableErrors = defineErrors('modules/orders/wage-table', {
  overlaps: { status: 409, constraint: 'wage_step_no_overlap', field: 'fromDate' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'emplOrder/wageTable';
const PATH = '/rest/s1/emplOrder/entity/wageStep';

export const wageSteps = defineRecords({
  entity: 'WageStep',
  table: wageStepTable,
  form: wageStepForm,
  path: PATH,
  scope: 'rows',
  of: 'the own company',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` },
  under: {},
  errors: [wageTableErrors],
});

export const confirmStep = defineCall({
  method: 'PUT',
  path: `${PATH}/:id/confirm`,
  summary: 'Confirms a wage of a class and rank as it stands: formulas count by it from then on',
  permission: `${PAGE}/confirm`,
  scope: 'rows',
  body: z.strictObject({ rowVersion: z.int() }),
  changes: ['WageStep'],
  reply: z.strictObject({ confirmed: z.boolean() }),
  errors: [wageTableErrors],
});
