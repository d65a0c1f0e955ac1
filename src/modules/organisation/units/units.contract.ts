/**
 * Units of the organisation over time (guide organisation 5.3).
 * Invariants: every call is about a day (`asOf`, ISO date; today when absent); a change counts from its `from` on and leaves
 * the days before as they were; nothing is below itself, nothing hangs in the air (the database refuses, platform/structure).
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { seenVersion } from '#platform/records/records.define.ts';
import { structureErrors } from '../structure.errors.ts';
import { unitForm, unitFormOf } from './units.form.ts';
import { unitsTable } from './units.table.ts';

export const unitErrors = defineErrors('modules/organisation/units', {
  nameTaken: { status: 409, field: 'organizationName' },
  fromRange: { status: 409, field: 'from' },
  onePropertyOfGroup: { status: 400, field: 'propertyEnumIds' },
  propertyMissing: { status: 400, field: 'propertyEnumIds' },
  option: { status: 400 },
  parent: { status: 400, field: 'parentUnitId' },
  hasUnits: { status: 409 },
  hasSeats: { status: 409 },
  isTop: { status: 409 },
  stale: { status: 409 },
});

const OBSERVE = 'organizationChartManagement/organizationalUnit/observe';
const EDIT = 'organizationChartManagement/organizationalUnit/edit';
const PATH = '/rest/s1/hcm/orgStructure/unit';
export const asOf = z.optional(z.iso.date());

export const units = defineList(unitsTable, {
  path: `${PATH}/filterUnits`,
  summary: 'One page of the units that are there on a day',
  permission: OBSERVE,
  scope: 'rows',
  of: ['OrgUnit'],
  query: {
    asOf,
    /** Only units right below this one. */
    parentUnitId: z.optional(z.guid()),
  },
});

const unit = entity({
  unitId: field('public', text),
  pseudoId: field('public', text),
  organizationName: field('public', text),
  levelEnumId: field('public', optionalText),
  organizationTypeEnumId: field('public', optionalText),
  /** JSON array of ids as text. */
  propertyEnumIds: field('public', optionalText),
  parentUnitId: field('public', optionalText),
  disabled: field('public', z.enum(['Y', 'N'])),
  startDate: field('public', optionalText),
  endDate: field('public', optionalText),
  noteText: field('public', optionalText),
  /** First day of the unit; null: since always. */
  fromDate: field('public', optionalText),
  /** Last day of the unit; null: open. */
  thruDate: field('public', optionalText),
  rowVersion: field('public', z.int()),
});

const count = field('public', z.int());
/** What is approved and who is there: of posts that are not out of use; who stands in for somebody does not count. */
const strength = { seats: count, holders: count, vacancies: count } as const;

const treeUnit = entity({
  unitId: field('public', text),
  pseudoId: field('public', text),
  organizationName: field('public', text),
  levelEnumId: field('public', optionalText),
  levelName: field('public', optionalText),
  typeName: field('public', optionalText),
  degreeTitle: field('public', optionalText),
  parentUnitId: field('public', optionalText),
  disabled: field('public', z.enum(['Y', 'N'])),
  ...strength,
  managerPartyId: field('public', optionalText),
  managerName: field('public', optionalText),
  managerTitle: field('public', optionalText),
  faceImage: field('public', optionalText),
});
export type TreeUnit = WholeRowOf<typeof treeUnit>;

export const unitTree = defineCall({
  method: 'GET',
  path: `${PATH}/tree`,
  summary: 'All units of a day with their posts counted and who manages them',
  permission: OBSERVE,
  scope: 'rows',
  query: z.strictObject({ asOf }),
  of: ['OrgUnit'],
  reply: z.strictObject({ units: z.array(treeUnit) }),
});

const one = { scope: 'rows', path: `${PATH}/organizationalUnit/:unitId` } as const;

export const readUnit = defineCall({
  ...one,
  method: 'GET',
  summary: 'A unit as it is on a day',
  permission: OBSERVE,
  query: z.strictObject({ asOf }),
  of: ['OrgUnit'],
  reply: unit,
});

export const unitFigures = defineCall({
  method: 'GET',
  path: `${PATH}/organizationalUnit/:unitId/figures`,
  scope: 'rows',
  summary: 'Degree of a unit on a day, its establishment against actual, and the people in it and below it',
  permission: OBSERVE,
  query: z.strictObject({ asOf }),
  of: ['OrgUnit', 'EmplPosition', 'EmplPositionParty'],
  reply: entity({ degreeTitle: field('public', optionalText), ...strength, units: count, people: count }),
});

export const addUnit = defineCall({
  method: 'POST',
  path: `${PATH}/organizationalUnit`,
  summary: 'Adds a unit that is there from a day on',
  permission: 'organizationChartManagement/organizationalUnit/add',
  scope: 'rows',
  body: formBody(unitForm),
  changes: ['OrgUnit'],
  reply: z.strictObject({ unitId: text, rowVersion: z.int() }),
  errors: [unitErrors, structureErrors],
});

export const editUnit = defineCall({
  ...one,
  method: 'PUT',
  summary: 'Says something else of a unit, or moves it, from a day on',
  permission: EDIT,
  body: formBody(unitFormOf({ mayLackType: true }), { rowVersion: z.int() }),
  changes: ['OrgUnit'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [unitErrors, structureErrors],
});

export const closeUnit = defineCall({
  method: 'POST',
  path: `${PATH}/organizationalUnit/:unitId/close`,
  scope: 'rows',
  summary: 'Ends a unit on a day, the first on which it is no more',
  permission: EDIT,
  body: z.strictObject({ on: z.iso.date(), rowVersion: z.int() }),
  changes: ['OrgUnit'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [unitErrors, structureErrors],
});

export const reopenUnit = defineCall({
  method: 'POST',
  path: `${PATH}/organizationalUnit/:unitId/reopen`,
  scope: 'rows',
  summary: 'Takes the end of a unit back: it goes on as last said, where it last stood',
  permission: EDIT,
  body: z.strictObject({ rowVersion: z.int() }),
  changes: ['OrgUnit'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [unitErrors, structureErrors],
});

export const deleteUnit = defineCall({
  ...one,
  method: 'DELETE',
  summary: 'Removes a unit that was made by mistake: nothing has ever stood in it',
  permission: 'organizationChartManagement/organizationalUnit/delete',
  query: z.strictObject({ rowVersion: seenVersion }),
  changes: ['OrgUnit'],
  reply: z.strictObject({ removed: z.boolean() }),
  errors: [unitErrors],
});

export const unitOptions = defineOptions({
  path: '/rest/s1/hcm/unitOptions',
  summary: 'At most 30 units of a day by code or words of the name, or one by id, to choose from',
  permission: [
    OBSERVE,
    'organizationChartManagement/organizationalPosition/observe',
    'organizationChartManagement/defineJob/observe',
    'organizationChartManagement/organizationalUnitDegree/observe',
    'organizationChartManagement/organizationalChart/observe',
    'payroll/payData/add',
  ],
  scope: 'rows',
  of: ['OrgUnit'],
  by: 'unitId',
  query: {
    /** Neither this unit nor one below it. */
    notBelow: z.optional(z.guid()),
    asOf,
  },
  row: entity({
    unitId: field('public', text),
    organizationName: field('public', text),
    pseudoId: field('public', text),
    path: field('public', text),
    second: field('public', secondLine),
  }),
});

export const unitHistory = defineCall({
  method: 'GET',
  path: `${PATH}/organizationalUnitHistory`,
  summary: 'What was, is and will be said of a unit and where it stood, in order',
  permission: OBSERVE,
  scope: 'rows',
  query: z.strictObject({ unitId: z.guid() }),
  of: ['OrgUnit'],
  reply: z.strictObject({
    list: z.array(
      entity({
        fromDate: field('public', optionalText),
        thruDate: field('public', optionalText),
        organizationName: field('public', text),
        levelName: field('public', optionalText),
        typeName: field('public', optionalText),
        parentName: field('public', optionalText),
        disabled: field('public', z.enum(['Y', 'N'])),
      }),
    ),
  }),
});
