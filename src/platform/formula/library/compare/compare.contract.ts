/** Two versions of a formula beside each other over many people, counted by a run. */
import { defineCall } from '#kernel/call.ts';
import { fieldClasses } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';

/** The run asks for it too. */
export const COMPARE = `${PAGE}/compare` as const;
/** Most people of a comparison. */
export const MOST_PEOPLE = 100_000;

const version = z.int().check(z.gte(1));

export const startComparison = defineCall({
  method: 'POST',
  path: '/rest/s1/rule/formula/:id/compare',
  summary: 'Counts two versions of a formula for those employed on a day, within reach',
  permission: COMPARE,
  scope: 'rows',
  errors: [libraryErrors, runErrors, tableErrors],
  success: 201,
  body: z.strictObject({
    oldVersion: version,
    newVersion: version,
    asOf: z.iso.date(),
    /** Only those of a unit, with what is below it. */
    unitId: z.optional(z.guid()),
    /** Only those whom the list of personnel shows on the day: by its words and filters, or one by one. */
    people: z.optional(tableSelection),
  }),
  noChanges: 'it answers the id by which the comparison is followed',
  reply: z.strictObject({ runId: z.string() }),
});

export const comparedClasses = defineCall({
  method: 'GET',
  path: '/rest/s1/rule/comparison/classes',
  summary: 'Classes of fields by which the actor may choose people to compare for',
  permission: COMPARE,
  scope: 'rows',
  reply: z.strictObject({ classes: z.array(z.enum(fieldClasses)) }),
});

const count = z.int();
export const readComparison = defineCall({
  method: 'GET',
  path: '/rest/s1/rule/formula/compare/:comparisonId',
  summary: 'How far an own comparison has come, and what has come of it so far',
  permission: COMPARE,
  scope: 'rows',
  errors: [libraryErrors],
  reply: z.strictObject({
    state: z.enum(['running', 'paused', 'stopped', 'failed', 'done']),
    total: count,
    done: count,
    formulaId: z.string(),
    oldVersion: count,
    newVersion: count,
    people: count,
    /** Of whom something else comes out. */
    changed: count,
    /** Exact texts, over those of whom a value comes out. */
    oldSum: z.string(),
    newSum: z.string(),
    /** Twenty at most, the largest first, of people within reach. */
    largest: z.array(z.strictObject({ partyRelationshipId: z.string(), pseudoId: z.string(), fullName: z.string(), old: z.string(), new: z.string() })),
    faults: z.array(z.strictObject({ side: z.enum(['old', 'new']), code: z.string(), message: z.string(), people: count })),
  }),
});
