/**
 * Degrees of units over time (guide organisation 5.4).
 * Invariants: a unit has one degree at most on a day; a change counts from its day on, as far as the degree of that day would
 * have gone, and leaves the days before as they were; a change of many units is one act, done to all of them or to none.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { asOf, optionalText, text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { changeForm, degreeForm, degreeTable, unitDegreesTable } from './unit-degrees.table.ts';

export const unitDegreeErrors = defineErrors('modules/organisation/unit-degrees', {
  degree: { status: 400, field: 'unitDegreeId' },
  noUnit: { status: 400 },
  /** `count`: units that do not stand on the day. */
  notThere: { status: 409, field: 'from' },
  /** `data`: `effectData`. */
  lookFirst: { status: 409 },
  overlap: { status: 409, constraint: 'org_unit_degree_no_overlap' },
});

const PAGE = 'organizationChartManagement/organizationalUnitDegree';
const PATH = '/rest/s1/hcm/orgStructure/unitDegree';

export const degrees = defineRegister({ page: `${PAGE}/catalogue`, scope: 'rows', table: degreeTable, form: degreeForm, path: `${PATH}/catalogue` });

export const unitDegrees = defineList(unitDegreesTable, {
  path: `${PATH}/units`,
  summary: 'One page of the units of a day with their degrees',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: ['OrgUnitDegree', 'organisation/unitDegreeCatalogue'],
  query: { asOf },
});

/** Degrees a choice shows, the highest first. */
export const degreeChoices = defineCall({
  method: 'GET',
  path: `${PATH}/choices`,
  summary: 'Degrees of the own company, the highest first',
  permission: `${PAGE}/observe`,
  scope: 'none',
  of: ['organisation/unitDegreeCatalogue'],
  reply: z.strictObject({ list: z.array(z.strictObject({ enumId: text, description: text, sequenceNum: z.int(), optionIndicator: z.enum(['Y', 'N']) })) }),
});

/** Units that are named at most before a change. */
export const EFFECT_LIMIT = 100;

/** Data of `lookFirst`: what the change would do. */
export const effectData = z.object({
  changed: z.int(),
  same: z.int(),
  list: z.array(z.object({ unitId: text, organizationName: text, now: optionalText, next: optionalText })),
});
export type Effect = z.infer<typeof effectData>;

export const changeDegrees = defineCall({
  method: 'POST',
  path: `${PATH}/units`,
  summary: 'Gives the chosen units a degree from a day on, or takes it from them',
  permission: `${PAGE}/assign`,
  scope: 'rows',
  /** Without `isSeen` a change is refused with what it would do; the same call with it is the act. */
  body: formBody(changeForm(), { selection: tableSelection, asOf, isSeen: z.optional(z.boolean()) }),
  changes: ['OrgUnitDegree'],
  reply: z.strictObject({ changed: z.int(), same: z.int() }),
  errors: [unitDegreeErrors, tableErrors, fileErrors],
});

export const degreeHistory = defineCall({
  method: 'GET',
  path: `${PATH}/history`,
  summary: 'Which degrees a unit had, has and will have, newest first',
  permission: [`${PAGE}/observe`, 'organizationChartManagement/organizationalUnit/observe'],
  scope: 'rows',
  query: z.strictObject({ unitId: z.guid() }),
  of: ['OrgUnitDegree', 'organisation/unitDegreeCatalogue'],
  reply: z.strictObject({
    list: z.array(
      entity({
        degreeTitle: field('public', text),
        rankNumber: field('public', z.int()),
        fromDate: field('public', text),
        thruDate: field('public', optionalText),
        reason: field('public', text),
        attachment: field('public', optionalText),
        decidedAt: field('public', text),
        decidedBy: field('public', optionalText),
      }),
    ),
  }),
});
