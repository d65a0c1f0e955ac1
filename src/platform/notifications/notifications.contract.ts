/**
 * One's own messages (spec sections 4 and 7; guide/screens/base-data-security-notifications.md 9.2) and the stream that
 * tells the browser of changes. Invariant: every call is about the messages of the person who calls, and nobody else's.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';

/** Who reads messages: the bell of the toolbar or the screen is enough. */
const permission = ['notification/myNotifications', 'myNotifications/observe'] as const;
const MAX_NOTIFS = 100;
const notifId = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_NOTIFS));
/** What a client showed: nothing, too. */
const shownIds = z.array(z.uuid()).check(z.maxLength(MAX_NOTIFS));
const moment = z.nullable(z.string());

const message = entity({
  communicationEventId: field('public', z.uuid()),
  notificationMessageId: field('public', z.uuid()),
  subject: field('public', z.string()),
  body: field('public', z.string()),
  color: field('public', z.enum(['info', 'success', 'warning', 'danger'])),
  /** Where it came about: its link is opened in that company. */
  companyId: field('public', z.uuid()),
  companyName: field('public', z.string()),
  /** Of an announcement, in words and in order. */
  purposes: field('public', z.array(z.string())),
  /** A page of this product. */
  link: field('public', z.nullable(z.string())),
  statusId: field('public', z.enum(['CeSent', 'CeReceived', 'CeViewed'])),
  /** ISO moments. */
  sentDate: field('public', z.string()),
  receivedDate: field('public', moment),
  viewedDate: field('public', moment),
});

export const listOfMyMessages = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/listOfMyMessages',
  summary: 'Own messages, newest first, with the number of unread ones. notViewed without maxResults answers the number alone',
  permission,
  scope: 'self',
  isUnattended: true,
  body: z.strictObject({
    show: z.enum(['notViewed', 'notReceived', 'viewed', 'all']),
    companyId: z.optional(z.guid()),
    /** Words of the subject. */
    subject: z.optional(z.string().check(z.maxLength(100))),
    /** CommunicationPurpose; any of them. */
    purposes: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50))),
    /** Days in Tehran, both within. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    firstResult: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
    maxResults: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_NOTIFS))),
  }),
  of: ['NotificationMessageUser'],
  reply: z.strictObject({
    /** Unread messages, whatever is shown. */
    numberNotif: z.int(),
    /** Messages that match `show`. */
    total: z.int(),
    notifs: z.array(message),
  }),
});

export const getCompanies = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/getCompanies',
  summary: 'Companies whose messages the person has',
  permission,
  scope: 'self',
  reply: z.strictObject({ companies: z.array(z.strictObject({ partyId: z.string(), organizationName: z.string() })) }),
});

const numberReply = z.strictObject({ numberNotif: z.int() });

export const receivedMessage = defineCall({
  method: 'PATCH',
  path: '/rest/s1/hcm/receivedMessage',
  summary: 'Says that messages were shown to their recipient. Ids of others and ids reported before change nothing',
  permission,
  scope: 'self',
  isUnattended: true,
  body: z.strictObject({ notifId: shownIds }),
  noChanges: 'what has arrived is shown already',
  reply: numberReply,
});

export const viewdNotif = defineCall({
  method: 'PATCH',
  path: '/rest/s1/hcm/viewdNotif',
  summary: 'Marks own messages as read: those named, or without a list all of them',
  permission,
  scope: 'self',
  body: z.strictObject({ notifId: z.optional(notifId) }),
  changes: ['NotificationMessageUser'],
  reply: numberReply,
});

export const notViewdNotif = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/notViewdNotif',
  summary: 'Marks own messages as not read',
  permission,
  scope: 'self',
  body: z.strictObject({ notifId }),
  changes: ['NotificationMessageUser'],
  reply: numberReply,
});

/** What a browser is told to ask for again. */
export type LiveTopic = 'notification' | 'task' | 'access' | 'run';

export const live = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/live',
  summary: 'With "accept: text/event-stream" a stream that names what has changed for the person until the session ends; otherwise its first event alone',
  permission: 'session',
  scope: 'self',
  isUnattended: true,
  raw: 'text/event-stream',
  reply: z.string(),
});
