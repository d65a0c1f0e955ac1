/**
 * Signed orders put right (guide orders 12.7): an order of its own number that stands in the place of another from a day on which that one counts.
 * Invariants: what it does to days, facts, later orders and pay is shown before it goes to its approvers, and all of it is signed with it or nothing is;
 * the corrected order keeps its number and what it said; nobody corrects their own. Rials are digits, days ISO dates, ends within.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { plainItem } from '../counting/calculate.contract.ts';
import { askedMoves } from '../moves/moves.contract.ts';
import { endSayings, movable } from '../moves/moves.rules.ts';
import { changeFields, MODIFY_KEYS, PATH, shared } from './modify.contract.ts';

const MOST_TYPED = 100;
const code = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/));
const number = z.union([z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,6}|\/[1-9]\d{0,8})?$/)), z.number().check(z.gte(0), z.lte(999_999_999_999_999))]);

const asked = {
  orderDate: day,
  /** From when on it stands in the place of the other: a day on which that one counts. */
  fromDate: day,
  /** Its last day; that of the other where absent, null: none. */
  thruDate: z.optional(z.nullable(day)),
  employmentStatusEnumId: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  /** By code of factor: rials, or points of one that is scored; what the other was counted from stands of those that are absent. */
  typed: z.optional(z.record(code, number).check(z.refine((all) => Object.keys(all).length <= MOST_TYPED))),
  /** What it moves beside kind and wage, where the type may; what the other has moved stands of what is not named. */
  moves: z.optional(askedMoves),
  /** Why the employment ends with the day before; null: it goes on, where the order had ended it. The end that the order made stands where absent. */
  end: z.optional(z.strictObject({ terminationTypeEnumId: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))) })),
};

export const previewCorrection = defineCall({
  ...shared,
  path: `${PATH}/correct/preview`,
  summary: 'A correction as it would be issued, and what becomes of days, facts, later orders and pay; nothing is stored',
  permission: MODIFY_KEYS.observe,
  body: z.strictObject(asked),
  noChanges: 'it tries the correction and takes it back',
  reply: entity(
    {
      ...changeFields,
      items: field('pay', z.array(plainItem)),
      /** Rials of a month: of the correction, and of the order that it corrects. */
      monthly: field('pay', text),
      corrected: field('pay', text),
    },
    { subject: 'partyId' },
  ),
});

export const correctionChoices = defineCall({
  method: 'GET',
  path: `${PATH}/correct/choices`,
  summary: 'What a correction of a signed order may say: factors that are typed, and what its type moves',
  permission: MODIFY_KEYS.observe,
  scope: 'rows',
  of: ['EmplOrder', 'OrderFactor', 'OrderType'],
  reply: z.strictObject({
    movesKind: z.boolean(),
    moves: z.array(z.enum(movable)),
    /** What it may say of the end: that the employment ends, or that it goes on. */
    ends: z.array(z.enum(endSayings)),
    factors: z.array(z.strictObject({ code: text, title: text, isScored: z.boolean() })),
  }),
});

export const correctOrder = defineCall({
  ...shared,
  errors: [...shared.errors, taskErrors],
  path: `${PATH}/correct`,
  summary: 'Issues a correction of a signed order and brings it before its approvers; later orders are counted anew when it is signed',
  permission: MODIFY_KEYS.add,
  own: 'others',
  body: z.strictObject(asked),
  changes: ['EmplOrder', 'ProcessInstance', 'ProcessTask'],
  success: 201,
  reply: z.strictObject({ orderIssueId: text }),
});
