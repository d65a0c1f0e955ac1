/**
 * What a person is in the organisation (guide personnel 6.3): posts, place in the personnel structure, employments.
 * Invariants: one of each classification on a day, and a new row ends the one before it; a sub-group is one of its group. Posts
 * are given and taken by the calls of modules/organisation/positions, which hold the rules; here they are only read.
 */
import { defineCall, type PermissionKey } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import { EMPLOYED } from '../records.rules.ts';
import { structureForm } from './organisational.form.ts';

export const organisationalErrors = defineErrors('modules/personnel/organisational', {
  /** Another row begins later, within the days of this one. */
  structureTwice: { status: 409, constraint: 'personnel_structure_one', field: 'thruDate' },
  /** On none of these days the person is with the company. */
  notHere: { status: 409, field: 'fromDate' },
});

const PAGE = `${OTHERS}/organisation` as const;
const reads: readonly PermissionKey[] = [`${OWN}/organisation`];
const PATH = '/rest/s1/hcm/person';

export const personStructure = definePart({
  entity: 'PersonnelStructure',
  owner: 'person',
  own: 'others',
  path: `${PATH}/structure`,
  page: PAGE,
  reads,
  form: structureForm,
  names: ['activityAreaName', 'expertiseAreaName', 'employeeGroupName', 'employeeSubGroupName', 'costCenterName'],
  errors: [organisationalErrors],
});

const reading = { method: 'GET', permission: [`${PAGE}/observe`, ...reads], scope: 'rows', query: z.strictObject({ partyId: z.guid(), asOf: z.optional(z.iso.date()) }) } as const;

/** Days are ISO, the last one within; null: open. */
const days = { partyFromDate: field('public', optionalText), partyThruDate: field('public', optionalText) };

const personPosition = entity(
  {
    partyId: field('public', text),
    emplPositionPartyId: field('public', text),
    emplPositionId: field('public', text),
    positionCode: field('public', text),
    positionTitle: field('public', text),
    unitName: field('public', optionalText),
    roleName: field('public', optionalText),
    mainPosition: field('public', z.enum(['Y', 'N'])),
    /** Percent. */
    occupancyRate: field('public', z.int()),
    ...days,
    rowVersion: field('public', z.int()),
  },
  { subject: 'partyId' },
);

export const personPositions = defineCall({
  ...reading,
  path: `${PATH}/seats`,
  summary: 'Posts a person holds, held and will hold, newest first; with a day those of that day',
  of: [...EMPLOYED],
  reply: z.strictObject({ rows: z.array(personPosition) }),
});

const personEmployment = entity(
  {
    partyId: field('public', text),
    partyRelationshipId: field('public', text),
    companyName: field('public', text),
    relationshipName: field('public', optionalText),
    pseudoId: field('public', text),
    statusId: field('public', z.enum(['ActiveRel', 'NotActiveRel'])),
    ...days,
    /** Why it ended, where that was said. */
    terminationName: field('personal', optionalText),
    /** Kinds of the employment over time, newest first; the version is for the call that corrects one. */
    kinds: field('public', z.array(z.strictObject({ employmentStatusEnumId: text, name: text, fromDate: optionalText, thruDate: optionalText, rowVersion: z.int() }))),
  },
  { subject: 'partyId' },
);

export const personEmployments = defineCall({
  ...reading,
  path: `${PATH}/employments`,
  summary: 'Employments and other ties of a person to companies, with their kinds over time, newest first; with a day those of that day',
  of: [...EMPLOYED],
  reply: z.strictObject({ rows: z.array(personEmployment) }),
});
