/**
 * What the quick panel tells of people: one's own birthday and deadlines, and for who may see the list of personnel the
 * birthdays of the week and the employments that end soon, in that list's reach.
 * Invariants: a birthday is a day, never a year; names of birthdays are of class personal.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';

/** Today and the seven days after it. */
export const BIRTHDAY_SPAN = { days: 8, limit: 50 };
/** Days ahead in which one's own deadlines and those of others are told. */
export const OWN_DEADLINE_DAYS = 90;
export const ENDING_DAYS = 30;
/** Ending employments that are named; the rest are counted. */
export const ENDING_LIMIT = 5;

/** A person and an ISO day. */
const personDay = z.strictObject({ partyId: text, fullName: text, faceImage: z.nullable(text), date: text });
export type PersonDay = z.infer<typeof personDay>;

/** What ends, and its last day (ISO). */
const deadline = z.strictObject({ kind: z.enum(['employment', 'account', 'password']), date: text });
export type OwnDeadline = z.infer<typeof deadline>;

export const ownDay = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/quick/own',
  summary: 'Whether today is the own birthday, and the own deadlines of the next 90 days',
  permission: 'session',
  scope: 'self',
  reply: z.strictObject({ isBirthday: z.boolean(), deadlines: z.array(deadline) }),
});

const list = { permission: 'personnelInformationManagement/searchPersonnelList/observe', scope: 'rows' } as const;

export const peopleDays = defineCall({
  ...list,
  method: 'GET',
  path: '/rest/s1/hcm/quick/people',
  summary: 'Birthdays of today and the next seven days, and employments that end within 30 days, of the personnel in scope',
  reply: entity({
    /** Today first; `date` is the ISO day of the birthday this year. */
    birthdays: field('personal', z.array(personDay)),
    /** The first to end first; `date` is the last day. */
    ending: field('public', z.strictObject({ count: z.int(), people: z.array(personDay) })),
  }),
});
