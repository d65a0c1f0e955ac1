/**
 * Kinds of leave and what counts of them from a day on (guide iran.md 1.3; issue 22, Leave). Rules of the law are seeded and read alone; a rule of the company
 * takes the place of the law's on its days. Invariants: of a kind one rule of a company on a day, the database refuses a second one; a change marks the counted days
 * of leave that it is of; the rule of the last day of a Jalali year says what that year gives.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, text } from '#kernel/shapes.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { leaveErrors } from '../leave.errors.ts';
import { leaveRuleErrors } from './leave-rules.errors.ts';
import { leaveRuleForm, leaveRuleTable } from './leave-rules.table.ts';

const PAGE = 'functionalManagement/leaveRules';
const PATH = '/rest/s1/functionalManagement/leaveRule';

export const leaveRules = defineRecords({
  entity: 'LeaveRule',
  table: leaveRuleTable,
  form: leaveRuleForm,
  path: PATH,
  scope: 'rows',
  of: 'the own company, and those of the law',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` },
  under: {},
  errors: [leaveRuleErrors],
});

/** People that are told by name. */
export const MOST_PEOPLE = 50;

const count = field('personal', z.int());
const days = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)));

export const leaveRuleReach = defineCall({
  method: 'GET',
  path: `${PATH}/reach`,
  summary: 'Whom a rule of leave would touch if it were saved: people employed on its days, requests that begin in it, and what the year would give them; nothing is stored',
  permission: [`${PAGE}/add`, `${PAGE}/edit`],
  scope: 'rows',
  query: z.object({
    /** The rule that is changed; absent of a new one. */
    leaveRuleId: z.optional(z.guid()),
    leaveTypeId: z.string().check(z.maxLength(40)),
    fromDate: calendarDay,
    thruDate: z.optional(calendarDay),
    yearDays: days,
    carryDays: days,
    dayMinutes: z.coerce.number().check(z.int(), z.minimum(60), z.maximum(1_440)),
  }),
  of: ['LeaveRule', 'LeaveRequest', 'LeaveMovement'],
  reply: z.strictObject({
    employed: z.int(),
    waiting: z.int(),
    approved: z.int(),
    /** Of the kind with a balance: the Jalali year that is told of, and what the law gives in it; null where the yearly figures say nothing. */
    year: z.nullable(z.int()),
    lawDays: z.nullable(z.number()),
    people: z.array(
      entity(
        {
          partyId: field('public', text),
          fullName: field('public', text),
          /** Requests that begin on days of the rule. */
          waiting: count,
          approved: count,
          /** Minutes that the year gives; null of a kind without a balance. */
          before: field('personal', z.nullable(z.int())),
          after: field('personal', z.nullable(z.int())),
        },
        { subject: 'partyId' },
      ),
    ),
    /** There are more than are named. */
    hasMore: z.boolean(),
    /** Some are not named to this reader: the kind tells of an illness. */
    isHidden: z.boolean(),
  }),
  errors: [leaveErrors, leaveRuleErrors],
});
export type LeaveRuleReach = ReplyOf<typeof leaveRuleReach>;
