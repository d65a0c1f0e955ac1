/**
 * Posts of the organisation over time (guide organisation 5.5).
 * Invariants: every call is about a day (`asOf`, ISO date; today when absent); a change counts from its `from` on and leaves
 * the days before as they were; a post stands in one unit, carries at most one job and answers to at most one other post on
 * a day; nobody answers to themselves (the database refuses, platform/structure).
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { seenVersion } from '#platform/records/records.define.ts';
import { structureErrors } from '../structure.errors.ts';
import { linesTable } from './lines/lines.table.ts';
import { positionForm } from './positions.form.ts';
import { positionsTable } from './positions.table.ts';

export const positionErrors = defineErrors('modules/organisation/positions', {
  fromRange: { status: 409, field: 'from' },
  unit: { status: 400, field: 'organizationPartyId' },
  superior: { status: 400, field: 'reportsToId' },
  dotted: { status: 400, field: 'dottedToIds' },
  job: { status: 400, field: 'jobId' },
  jobClass: { status: 400, field: 'jobGradeId' },
  classInUse: { status: 409, constraint: 'empl_position_job_class' },
  option: { status: 400 },
  stale: { status: 409 },
  everHeld: { status: 409 },
  hasReports: { status: 409 },
  heldInactive: { status: 409, field: 'statusId' },
  statusOrder: { status: 409, field: 'statusId' },
  notActive: { status: 409, field: 'partyFromDate' },
  notEmployed: { status: 409, field: 'partyFromDate' },
  role: { status: 400, field: 'roleTypeId' },
  person: { status: 400, field: 'partyId' },
  staleHolder: { status: 409 },
  onRange: { status: 409, field: 'on' },
  /** From the first day of a link that has begun, or of its first day itself: all of its past would be written over. */
  pastKept: { status: 400 },
  /** A link that has begun is taken away with its past. */
  mayNotCorrect: { status: 403 },
});

const MANAGEMENT = 'organizationChartManagement';
const POSTS = `${MANAGEMENT}/organizationalPosition`;
export const OBSERVE = `${POSTS}/observe`;
export const ADD = `${POSTS}/add`;
export const EDIT = `${POSTS}/edit`;
export const DELETE = `${POSTS}/delete`;
/** Writing over the past of a link of a person to a post. */
export const CORRECT = `${POSTS}/correct`;
export const PATH = '/rest/s1/hcm/orgStructure/position';

export const asOf = z.optional(z.iso.date());
/** A condition that is either asked for or not. */
export const flag = z.optional(z.enum(['Y', 'N']));

export const positions = defineList(positionsTable, {
  path: `${PATH}/filterPositions`,
  summary: 'One page of the posts that are there on a day',
  permission: OBSERVE,
  scope: 'rows',
  of: ['EmplPosition', 'EmplPositionParty'],
  query: {
    asOf,
    /** Only posts of this unit; with `below` of the units under it too. */
    unitId: z.optional(z.guid()),
    below: flag,
    /** Only active posts that have room. */
    vacant: flag,
    /** Only posts that more people hold than they are approved for. */
    over: flag,
    /** Only posts that carry this job. */
    jobId: z.optional(z.guid()),
  },
});

export const lines = defineList(linesTable, {
  path: `${PATH}/emplPositionLines`,
  summary: 'Reporting lines of a post on a day, solid and dotted: whom it answers to and who answers to it',
  permission: OBSERVE,
  scope: 'rows',
  fields: {
    /** The post at the other end. */
    emplPositionId: field('public', text),
  },
  of: ['EmplPosition'],
  query: {
    asOf,
    emplPositionId: z.guid(),
    /** With the lines that are over and those to come. */
    history: flag,
  },
});

const position = entity({
  emplPositionId: field('public', text),
  pseudoId: field('public', text),
  description: field('public', text),
  organizationPartyId: field('public', text),
  statusId: field('public', text),
  positionTypeEnumId: field('public', optionalText),
  gradeTypeEnumId: field('public', optionalText),
  payGradeId: field('public', optionalText),
  jobId: field('public', optionalText),
  /** Class of the job in which the post carries it. */
  jobGradeId: field('public', optionalText),
  /** Approved number of people. */
  seats: field('public', z.int()),
  reportsToId: field('public', optionalText),
  /** JSON array of ids as text. */
  dottedToIds: field('public', optionalText),
  /** First day of the post; null: since always. */
  fromDate: field('public', optionalText),
  /** Last day of the post; null: open. */
  thruDate: field('public', optionalText),
  rowVersion: field('public', z.int()),
});

const one = { scope: 'rows', path: `${PATH}/emplPosition/:emplPositionId` } as const;
/** Who stands in the way of a change gives way to it (holders.contract.ts, `standingData`). */
export const replace = z.optional(z.boolean());
const version = z.strictObject({ rowVersion: z.int() });

export const readPosition = defineCall({
  ...one,
  method: 'GET',
  summary: 'A post as it is on a day',
  permission: OBSERVE,
  query: z.strictObject({ asOf }),
  of: ['EmplPosition', 'EmplPositionParty'],
  reply: position,
});

export const addPosition = defineCall({
  method: 'POST',
  path: `${PATH}/emplPosition`,
  summary: 'Adds a post that is there from a day on',
  permission: ADD,
  scope: 'rows',
  body: formBody(positionForm),
  changes: ['EmplPosition'],
  reply: z.strictObject({ emplPositionId: text, rowVersion: z.int() }),
  errors: [positionErrors, structureErrors],
});

export const editPosition = defineCall({
  ...one,
  method: 'PUT',
  summary: 'Says something else of a post, moves it or changes its lines, from a day on',
  permission: EDIT,
  body: formBody(positionForm, { rowVersion: z.int(), replace }),
  changes: ['EmplPosition'],
  reply: version,
  errors: [positionErrors, structureErrors],
});

export const closePosition = defineCall({
  method: 'POST',
  path: `${PATH}/emplPosition/:emplPositionId/close`,
  scope: 'rows',
  summary: 'Ends a post on a day, the first on which it is no more, with its job and its holders',
  permission: EDIT,
  body: z.strictObject({ on: z.iso.date(), rowVersion: z.int() }),
  changes: ['EmplPosition', 'EmplPositionParty'],
  reply: version,
  errors: [positionErrors, structureErrors],
});

export const deletePosition = defineCall({
  ...one,
  method: 'DELETE',
  summary: 'Removes a post that was made by mistake: nobody has ever held it',
  permission: DELETE,
  query: z.strictObject({ rowVersion: seenVersion }),
  changes: ['EmplPosition'],
  reply: z.strictObject({ removed: z.boolean() }),
  errors: [positionErrors],
});

export const positionOptions = defineOptions({
  path: '/rest/s1/hcm/positionOptions',
  summary: 'At most 30 active posts of a day by code or words of title and unit, the nearest title, the own company and vacant ones first, or one by id',
  permission: [OBSERVE, `${MANAGEMENT}/defineJob/observe`, `${MANAGEMENT}/organizationalChart/observe`],
  scope: 'rows',
  of: ['EmplPosition', 'EmplPositionParty'],
  by: 'emplPositionId',
  query: { asOf },
  row: entity({
    emplPositionId: field('public', text),
    /** Title with the name of the unit: many posts share a title. */
    description: field('public', text),
    pseudoId: field('public', text),
    unitName: field('public', optionalText),
    second: field('public', secondLine),
  }),
});

export const positionHistory = defineCall({
  method: 'GET',
  path: `${PATH}/emplPositionHistory`,
  summary: 'What was, is and will be said of a post, where it stood, what it carried and to whom it answered, newest first',
  permission: OBSERVE,
  scope: 'rows',
  query: z.strictObject({ emplPositionId: z.guid() }),
  of: ['EmplPosition'],
  reply: z.strictObject({
    list: z.array(
      entity({
        fromDate: field('public', optionalText),
        thruDate: field('public', optionalText),
        description: field('public', text),
        unitName: field('public', optionalText),
        jobTitle: field('public', optionalText),
        jobGradeName: field('public', optionalText),
        superiorName: field('public', optionalText),
        statusName: field('public', optionalText),
        seats: field('public', z.int()),
      }),
    ),
  }),
});

export const jobClasses = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/jobClassOptions',
  summary: 'The classes of a job, lowest score first, to choose from for a post, with the description of the job',
  permission: OBSERVE,
  scope: 'rows',
  /** Of a job, or the one class that is named. */
  query: z.strictObject({ jobId: z.optional(z.guid()), jobGradeId: z.optional(z.guid()) }),
  of: ['JobGrade'],
  reply: z.strictObject({
    jobDescription: optionalText,
    list: z.array(
      entity({
        jobGradeId: field('public', text),
        /** Title of the class. */
        description: field('public', text),
        jobScore: field('public', z.nullable(z.number())),
        jobGradeName: field('public', text),
      }),
    ),
  }),
});

/** Numbers over the posts of a day: approved against there, and how many answer to whom. */
export const positionFigures = defineCall({
  method: 'GET',
  path: `${PATH}/figures`,
  summary: 'Active posts of a day in numbers: approved, held, free, beyond the approved number, and span of control',
  permission: OBSERVE,
  scope: 'rows',
  query: z.strictObject({ asOf, unitId: z.optional(z.guid()) }),
  of: ['EmplPosition', 'EmplPositionParty'],
  reply: z.strictObject({
    posts: z.int(),
    seats: z.int(),
    holders: z.int(),
    vacancies: z.int(),
    surplus: z.int(),
    /** How many posts answer to one that leads, on average (one decimal) and at most. */
    meanSpan: z.nullable(z.number()),
    widestSpan: z.int(),
  }),
});
