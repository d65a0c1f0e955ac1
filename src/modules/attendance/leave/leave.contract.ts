/**
 * Leave (issue 8; guide iran.md 1.3): the own balance with its reasons, requests, who of the team is away, and for the personnel
 * office the balances of the people in reach. A request is begun as a case of the process `leave` (process/start).
 * Invariants: no balance falls below nothing on any day, with what waits for a decision counted (the database itself);
 * a movement of the ledger never changes; nobody is away twice at a time; colleagues learn who is away and never why.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { leaveErrors } from './leave.errors.ts';
import { balanceTable } from './ledger/balances.table.ts';
import { movementKinds } from './ledger/ledger.rules.ts';
import { leaveRequestQuery } from './request/leave-request.form.ts';
import { halves, modes } from './request/leave-time.rules.ts';

/** Leave of one's own, on the screen of one's own work. */
export const OWN = 'personnelManagement/performanceProfile/leave' as const;
/** Leave of others. */
export const MANAGE = 'functionalManagement/leave' as const;

/** Own requests that are told, newest first. */
export const MOST_REQUESTS = 100;
export const MOST_DAYS_SHOWN = 62;

const PATH = '/rest/s1/hcm/leave';
/** What balances and requests are made of; a request begins and ends with its case. */
const RECORDS = ['LeaveRequest', 'LeaveMovement', 'PersonWorkCalendar', 'ProcessInstance'] as const;
const status = z.enum(['LvSent', 'LvReturned', 'LvApproved', 'LvRejected', 'LvCancelled']);

const time = {
  mode: field('public', z.enum(modes)),
  fromDate: field('public', text),
  thruDate: field('public', text),
  half: field('public', z.nullable(z.enum(halves))),
  fromMinute: field('public', z.nullable(z.int())),
  toMinute: field('public', z.nullable(z.int())),
} as const;

const request = entity(
  {
    requestId: field('public', text),
    partyId: field('public', text),
    ...time,
    minutes: field('public', z.int()),
    days: field('public', z.number()),
    status: field('public', status),
    sentAt: field('public', text),
    closedAt: field('public', optionalText),
    /** The case it runs in. */
    instanceId: field('public', optionalText),
    substituteName: field('public', optionalText),
    isCancellable: field('public', z.boolean()),
    leaveTypeId: field('personal', text),
    typeTitle: field('personal', text),
    /** Why, in the words of whoever asked; may be an illness. */
    note: field('health', optionalText),
    document: field('health', optionalText),
    cancelReason: field('health', optionalText),
  },
  { subject: 'partyId' },
);

/** A line of the explanation: `balance` is what there was at the end of its day. */
const line = z.strictObject({
  key: text,
  day: text,
  kind: z.enum([...movementKinds, 'held']),
  minutes: z.int(),
  balance: z.int(),
  requestId: optionalText,
  reason: optionalText,
  bookedByName: optionalText,
});

/** Minutes. `available` is what may be taken from today on; `atYearEnd` what there will be when nothing more is asked for. */
const balance = z.strictObject({
  jalaliYear: z.int(),
  /** Of a day of leave of this person. */
  dayMinutes: z.int(),
  earned: z.int(),
  yearEntitlement: z.int(),
  carriedIn: z.int(),
  corrected: z.int(),
  used: z.int(),
  held: z.int(),
  available: z.int(),
  atYearEnd: z.int(),
  /** What of `atYearEnd` would lapse at the turn of the year. */
  wouldLapse: z.int(),
  lines: z.array(line),
});
export type LeaveBalance = z.infer<typeof balance>;

const kind = z.strictObject({
  leaveTypeId: text,
  title: text,
  hasBalance: z.boolean(),
  counts: z.enum(['working', 'calendar']),
  allowsHours: z.boolean(),
  mostDays: z.nullable(z.int()),
  needsDocument: z.boolean(),
  paidBy: z.enum(['employer', 'insurance', 'nobody']),
});

const picture = { partyId: text, fullName: text, balance, requests: z.array(request) } as const;

export const ownLeave = defineCall({
  method: 'GET',
  path: `${PATH}/own`,
  keeps: true,
  summary: 'The own balance of a Jalali year with every movement, the kinds of leave, and the own requests',
  permission: `${OWN}/observe`,
  scope: 'self',
  query: z.object({ jalaliYear: z.optional(z.coerce.number().check(z.int(), z.minimum(1300), z.maximum(1500))) }),
  of: [...RECORDS],
  reply: z.strictObject({ ...picture, kinds: z.array(kind), mayRequest: z.boolean() }),
  errors: [leaveErrors],
});
export type OwnLeave = ReplyOf<typeof ownLeave>;
export type LeaveRequest = OwnLeave['requests'][number];

export const personLeave = defineCall({
  method: 'GET',
  path: `${PATH}/person`,
  summary: 'Balance and requests of a person in reach',
  permission: `${MANAGE}/observe`,
  scope: 'rows',
  query: z.object({ partyId: z.guid(), jalaliYear: z.optional(z.coerce.number().check(z.int(), z.minimum(1300), z.maximum(1500))) }),
  of: [...RECORDS],
  reply: z.strictObject({
    ...picture,
    /** The work calendar of today; null: the default of the company. */
    workCalendarId: optionalText,
    workCalendars: z.array(z.strictObject({ workCalendarId: text, title: text })),
    /** What may be asked for of the person. */
    kinds: z.array(kind),
  }),
  errors: [leaveErrors],
});

export type PersonLeave = ReplyOf<typeof personLeave>;

export const previewLeave = defineCall({
  method: 'GET',
  path: `${PATH}/preview`,
  summary: 'What a request would cost and leave, what lies over it, and who of the team is away; writes nothing',
  permission: `${OWN}/request`,
  scope: 'self',
  query: leaveRequestQuery,
  of: [...RECORDS],
  reply: z.strictObject({
    minutes: z.int(),
    days: z.number(),
    dayMinutes: z.int(),
    /** Null of a kind without a balance. */
    balance: z.nullable(z.strictObject({ before: z.int(), after: z.int() })),
    /** Days of the span that cost nothing. */
    freeDays: z.int(),
    needsOffice: z.boolean(),
    /** Own leave over the same time, with the case that leads to it. */
    conflicts: z.array(z.strictObject({ fromDate: text, thruDate: text, instanceId: optionalText })),
    team: z.array(z.strictObject({ name: text, fromDate: text, thruDate: text, isWaiting: z.boolean() })),
    teamSize: z.int(),
    /** Of a colleague of the own units; of others it is false. */
    substituteIsAway: z.boolean(),
  }),
  errors: [leaveErrors],
});
export type LeavePreview = ReplyOf<typeof previewLeave>;

export const cancelLeave = defineCall({
  method: 'POST',
  path: `${PATH}/:leaveRequestId/cancel`,
  summary: 'Takes a request back, or cancels approved leave: the own one before it begins, any in reach for the personnel office with the reason; minutes come back',
  permission: [`${OWN}/request`, `${MANAGE}/cancel`],
  scope: 'rows',
  body: z.strictObject({ reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500)))) }),
  changes: ['LeaveRequest', 'ProcessInstance'],
  reply: z.strictObject({ status }),
  errors: [leaveErrors, taskErrors],
});

const day = z.strictObject({ date: text, isHoliday: z.boolean(), isWorking: z.boolean(), title: optionalText });
export const leaveTeam = defineCall({
  method: 'GET',
  path: `${PATH}/team`,
  keeps: true,
  summary: 'Who is away on the days of a span: colleagues of the own unit, or the people of a unit in reach; kinds only for whoever may see them',
  permission: [`${OWN}/observe`, `${MANAGE}/observe`],
  scope: 'rows',
  query: z.object({ fromDate: z.iso.date(), thruDate: z.iso.date(), unitId: z.optional(z.guid()) }),
  of: [...RECORDS],
  reply: z.strictObject({
    days: z.array(day),
    members: z.array(z.strictObject({ partyId: text, fullName: text })),
    absences: z.array(
      entity(
        {
          partyId: field('public', text),
          fromDate: field('public', text),
          thruDate: field('public', text),
          mode: field('public', z.enum(modes)),
          half: field('public', z.nullable(z.enum(halves))),
          isWaiting: field('public', z.boolean()),
          typeTitle: field('personal', text),
        },
        { subject: 'partyId' },
      ),
    ),
    /** Units that may be asked for. */
    units: z.array(z.strictObject({ unitId: text, name: text })),
  }),
  errors: [leaveErrors],
});
export type LeaveTeam = ReplyOf<typeof leaveTeam>;

export const correctLeave = defineCall({
  method: 'POST',
  path: `${PATH}/correction`,
  summary: 'Adds minutes to the balance of a person in reach, or takes them away, with the reason; never of oneself',
  permission: `${MANAGE}/correct`,
  scope: 'rows',
  success: 201,
  body: z.strictObject({
    partyId: z.guid(),
    day: z.iso.date(),
    minutes: z.int().check(z.minimum(-200_000), z.maximum(200_000)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  changes: ['LeaveMovement'],
  reply: z.strictObject({ movementId: text }),
  errors: [leaveErrors],
});

export const assignCalendar = defineCall({
  method: 'POST',
  path: `${PATH}/workCalendar`,
  summary: 'Lets a person in reach work by another calendar of the company from a day on, or by its default again',
  permission: `${MANAGE}/correct`,
  scope: 'rows',
  body: z.strictObject({ partyId: z.guid(), workCalendarId: z.nullable(z.guid()), fromDate: z.iso.date() }),
  changes: ['PersonWorkCalendar'],
  reply: z.strictObject({ ok: z.literal(true) }),
  errors: [leaveErrors],
});

export const leaveBalances = defineList(balanceTable, { path: `${PATH}/balances`, permission: `${MANAGE}/observe`, of: [...RECORDS], scope: 'rows' });
