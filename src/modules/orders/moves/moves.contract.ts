/**
 * What orders move beside kind and wage, on the wire. Each fact comes from the file (absent: it stays as the file has it), from the orders before (the last one
 * that says it) or is fixed. Days are ISO, the last one within.
 */
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { movedFacts } from './moves.rules.ts';

/** Fixed where absent: then what is named stands. */
const from = z.optional(z.enum(['previous', 'fixed']));
const id = z.optional(z.nullable(z.guid()));
const option = z.optional(z.nullable(z.string().check(z.maxLength(40))));

export const askedMoves = z.strictObject({
  /** `replace`: whoever stands in the way gives way. */
  post: z.optional(z.strictObject({ from, emplPositionId: id, roleTypeId: option, replace: z.optional(z.boolean()) })),
  structure: z.optional(z.strictObject({ from, activityAreaId: id, expertiseAreaId: id, employeeGroupId: id, employeeSubGroupId: id, costCenterId: id })),
  grade: z.optional(z.strictObject({ from, jobGradeEnumId: option, payGradeEnumId: option })),
  /** The employment begins with the execution day: of the first order. */
  begin: z.optional(z.literal(true)),
});

/** What an order says of a fact, in words. */
export const saidMove = z.strictObject({ fact: z.enum(movedFacts), value: text });

/** A fact of the file as it is and as it becomes on some days. */
export const moveChange = z.strictObject({ fact: z.enum(movedFacts), fromDate: optionalText, thruDate: optionalText, was: optionalText, now: optionalText });
