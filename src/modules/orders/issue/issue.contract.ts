/**
 * Orders of one or of many issued together (guide orders 8.1, 12.4): counted first with every amount explained, then brought before their approvers.
 * Invariants: whoever issues holds class pay and issues nothing about themselves; people of another company are not found; what is shown is what is
 * signed; of somebody chosen who can have no order the reason is told, and they are left out only when that is asked for.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, fieldClasses } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { plainItem, wageStep } from '../counting/calculate.contract.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import { askedMoves, moveChange } from '../moves/moves.contract.ts';
import { movesErrors } from '../moves/moves.errors.ts';
import { movable } from '../moves/moves.rules.ts';
import { issueErrors } from './issue.errors.ts';

const PAGE = 'emplOrder/issuance';
export const ISSUE_KEYS = { observe: `${PAGE}/observe`, add: `${PAGE}/add` } as const;
/** Orders of one call: as many people as a case is about. */
export const MOST_PEOPLE = 500;
/** Orders of a run, which are brought before their approvers in cases of so many. */
export const MOST_IN_RUN = 20_000;
const MOST_TYPED = 100;

const code = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/));
const number = z.union([z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,6}|\/[1-9]\d{0,8})?$/)), z.number().check(z.gte(0), z.lte(999_999_999_999_999))]);
const typed = z.record(code, number).check(z.refine((all) => Object.keys(all).length <= MOST_TYPED));

/** People as they are chosen for orders, so many at most. */
const chosen = (most: number) => ({
  /** Employments (partyRelationshipId). */
  persons: z.optional(z.array(z.guid()).check(z.maxLength(most))),
  /** Personnel codes of the own company beside them. */
  codes: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(most))),
  /** Those whom the filters of the personnel list choose as of the execution day, beside them. */
  unitId: z.optional(z.guid()),
  people: z.optional(tableSelection),
  /** Employments that are left out of all of them. */
  except: z.optional(z.array(z.guid()).check(z.maxLength(most))),
});

/** What is ordered for all of them. */
const ordered = {
  /** Type of order. */
  settingId: z.guid(),
  /** Type of contract; that of the order before where absent. */
  agreementId: z.optional(z.nullable(z.guid())),
  orderDate: day,
  fromDate: day,
  thruDate: z.optional(z.nullable(day)),
  employmentStatusEnumId: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  /** By code of factor: rials, or points of one that is scored. */
  typed: z.optional(typed),
  /** What they move beside kind and wage, where the type may. */
  moves: z.optional(askedMoves),
};

/** Orders of one type for people, as they are asked for: of one case, or of a run of many. */
export const asked = { ...chosen(MOST_PEOPLE), ...ordered };
export const askedOfMany = { ...chosen(MOST_IN_RUN), ...ordered };

/** Counted with figures of the law that nobody has confirmed yet, as those of a coming year: shown and never issued. */
export const trial = { trial: z.optional(z.boolean()) };

const shared = { method: 'POST', scope: 'rows', errors: [issueErrors, countingErrors, movesErrors, taskErrors, tableErrors] } as const;

export const previewOrders = defineCall({
  ...shared,
  path: '/rest/s1/emplOrder/issuance/preview',
  summary: 'Orders of people as they would be issued, each item old, new and explained; `trial`: with figures of the law that nobody has confirmed yet; nothing is stored',
  permission: ISSUE_KEYS.observe,
  body: z.strictObject({ ...asked, ...trial }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    orders: z.array(
      entity(
        {
          partyId: field('public', text),
          partyRelationshipId: field('public', text),
          fullName: field('public', text),
          pseudoId: field('public', text),
          items: field('pay', z.array(plainItem)),
          monthly: field('pay', text),
          previous: field('pay', text),
          difference: field('pay', text),
          dailyWage: field('pay', optionalText),
          trail: field('pay', z.array(wageStep)),
          /** Post, place, class and rank, and the employment itself: as they are and as they become. */
          moves: field('public', z.array(moveChange)),
        },
        { subject: 'partyId' },
      ),
    ),
    /** Who has one that is counted from a file with gaps: INCOMPLETE_PERSONNEL_INFO. */
    warnings: z.array(
      entity(
        {
          partyId: field('public', text),
          partyRelationshipId: field('public', text),
          fullName: field('public', text),
          pseudoId: field('public', text),
          code: field('public', text),
          reason: field('public', text),
        },
        { subject: 'partyId' },
      ),
    ),
    /** Who can have none, and why. */
    errors: z.array(
      entity(
        {
          partyId: field('public', text),
          partyRelationshipId: field('public', text),
          fullName: field('public', text),
          pseudoId: field('public', text),
          code: field('public', text),
          reason: field('public', text),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

export const issueOrders = defineCall({
  ...shared,
  path: '/rest/s1/emplOrder/issuance',
  summary: 'Issues orders of people and brings them before their approvers; `leaveOut`: without those who can have none',
  permission: ISSUE_KEYS.add,
  own: 'others',
  body: z.strictObject({ ...asked, leaveOut: z.optional(z.boolean()) }),
  changes: ['EmplOrder', 'ProcessInstance', 'ProcessTask'],
  success: 201,
  reply: z.strictObject({ orderIssueId: text, orders: z.int(), left: z.int() }),
});

export const issueChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/emplOrder/issuance/choices',
  summary: 'Active types of orders of the own company, and the factors that are typed with the laws that know them, to choose from',
  permission: ISSUE_KEYS.observe,
  scope: 'rows',
  of: ['OrderType', 'OrderFactor'],
  reply: z.strictObject({
    types: z.array(
      z.strictObject({
        settingId: text,
        code: text,
        title: text,
        needsEnd: z.boolean(),
        movesKind: z.boolean(),
        bodyText: optionalText,
        moves: z.array(z.enum(movable)),
        ends: z.boolean(),
      }),
    ),
    /** The law that each type of contract is under. */
    agreements: z.array(z.strictObject({ agreementId: text, orderSet: z.enum(['labour', 'civil']) })),
    /** Classes of fields by which people may be chosen. */
    classes: z.array(z.enum(fieldClasses)),
    factors: z.array(z.strictObject({ code: text, title: text, isScored: z.boolean(), basis: text, sets: z.array(z.enum(['labour', 'civil'])) })),
  }),
});
