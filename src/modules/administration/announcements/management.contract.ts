/**
 * Announcements of a company to its people (guide base-data 9.1).
 * Invariants: nobody sends to people out of their reach; an announcement has a recipient; one that was sent stays as it is; one that is
 * ready is sent once, on its day, however many servers look. CeInProgress is a draft, CeReady waits for its day, CeSent is out; what becomes
 * of it stands with each recipient (CeSent, CeReceived, CeViewed).
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { announcementForm } from './management.form.ts';
import { announcementTable, audienceTable } from './management.table.ts';

export const announcementErrors = defineErrors('modules/administration/announcements', {
  notReady: { status: 409 },
  stale: { status: 409 },
  nobody: { status: 400 },
  outOfReach: { status: 404 },
  tooMany: { status: 400 },
  option: { status: 400 },
});

const PAGE = 'notification/management';
export const OBSERVE = `${PAGE}/observe`;
export const ADD = `${PAGE}/add`;
export const EDIT = `${PAGE}/edit`;
const HCM = '/rest/s1/hcm';
/** Recipients of one announcement. */
export const MAX_AUDIENCE = 20_000;
/** Twenty thousand ids with the text. */
const bodyLimit = 1024 * 1024;
const takes = { values: MAX_AUDIENCE + 100 };

const people = z.array(z.guid()).check(z.maxLength(MAX_AUDIENCE));
const rowVersion = z.int();

export const announcements = defineList(announcementTable, {
  path: `${HCM}/listOfAllMessages`,
  summary: 'One page of the announcements of the companies in scope, and of those the actor wrote',
  permission: OBSERVE,
  of: ['CommunicationEvent'],
  scope: 'rows',
});

const one = { scope: 'rows', errors: [announcementErrors] } as const;

export const readAnnouncement = defineCall({
  ...one,
  method: 'GET',
  path: `${HCM}/notification/:communicationEventId`,
  summary: 'An announcement with how far it has come',
  permission: OBSERVE,
  of: ['CommunicationEvent'],
  reply: entity({
    communicationEventId: field('public', text),
    subject: field('public', text),
    body: field('public', optionalText),
    /** JSON array of CommunicationPurpose. */
    purposes: field('public', text),
    statusId: field('public', z.enum(['CeInProgress', 'CeReady', 'CeSent'])),
    /** ISO day. */
    sentDate: field('public', text),
    sentAt: field('public', optionalText),
    byMail: field('public', z.boolean()),
    bySms: field('public', z.boolean()),
    isDraft: field('public', z.boolean()),
    authorName: field('public', optionalText),
    recipients: field('public', z.int()),
    received: field('public', z.int()),
    viewed: field('public', z.int()),
    rowVersion: field('public', rowVersion),
  }),
});

export const notificationWays = defineCall({
  method: 'GET',
  path: `${HCM}/notification/ways`,
  summary: 'Ways out of the house that the settings have opened',
  permission: OBSERVE,
  scope: 'none',
  reply: z.strictObject({ ways: z.array(z.enum(['mail', 'sms'])) }),
});

const outcome = z.strictObject({ communicationEventId: text, statusId: text, recipients: z.int(), rowVersion });

export const createNotification = defineCall({
  ...one,
  method: 'POST',
  path: `${HCM}/createNotification`,
  summary: 'Writes an announcement; without a day or for today it is sent at once',
  permission: ADD,
  success: 201,
  bodyLimit,
  takes,
  body: formBody(announcementForm, { audience: people }),
  changes: ['CommunicationEvent'],
  reply: outcome,
});

export const editNotification = defineCall({
  ...one,
  method: 'PUT',
  path: `${HCM}/editNotification/:communicationEventId`,
  summary: 'Changes an announcement that was not sent; for today it is sent at once',
  permission: EDIT,
  bodyLimit,
  takes,
  body: formBody(announcementForm, { rowVersion, added: z._default(people, []), removed: z._default(people, []) }),
  changes: ['CommunicationEvent'],
  reply: outcome,
});

export const deleteNotification = defineCall({
  ...one,
  method: 'DELETE',
  path: `${HCM}/deleteNotification/:communicationEventId`,
  summary: 'Deletes an announcement that was not sent',
  permission: EDIT,
  query: z.strictObject({ rowVersion: z.coerce.number().check(z.int()) }),
  changes: ['CommunicationEvent'],
  reply: z.strictObject({ removed: z.boolean() }),
});

export const approveNotification = defineCall({
  ...one,
  method: 'PUT',
  path: `${HCM}/approveNotification/:communicationEventId`,
  summary: 'Approves a draft: it is sent, or ready for its day',
  permission: EDIT,
  body: z.strictObject({ rowVersion }),
  changes: ['CommunicationEvent'],
  reply: outcome,
});

const recipient = entity(
  {
    partyId: field('public', text),
    fullName: field('public', text),
    pseudoId: field('public', optionalText),
    /** Post and unit. */
    detail: field('public', optionalText),
    statusId: field('public', z.nullable(z.enum(['CeSent', 'CeReceived', 'CeViewed']))),
    receivedDate: field('public', optionalText),
    viewedDate: field('public', optionalText),
  },
  { subject: 'partyId' },
);

export const notificationAudience = defineCall({
  ...one,
  method: 'GET',
  path: `${HCM}/notificationAudience/:communicationEventId`,
  summary: 'Whom an announcement is for, and what has become of it with each',
  permission: OBSERVE,
  of: ['CommunicationEvent'],
  reply: z.strictObject({ audience: z.array(recipient) }),
});

export const changeAudience = defineCall({
  ...one,
  method: 'POST',
  path: `${HCM}/notificationAudience/:communicationEventId`,
  summary: 'Adds people to the audience of an announcement that was not sent, and takes others out',
  permission: EDIT,
  bodyLimit,
  takes,
  body: z.strictObject({ rowVersion, added: z._default(people, []), removed: z._default(people, []) }),
  changes: ['CommunicationEvent'],
  reply: outcome,
});

/** The people one may send to, as a list with filters. */
export const audience = defineList(audienceTable, {
  path: `${HCM}/searchUsers`,
  summary: 'One page of the people in scope whom an announcement may be for',
  permission: [ADD, EDIT, 'notification/template/edit'],
  scope: 'rows',
  subject: 'partyId',
});

export const searchUsers = defineCall({
  method: 'POST',
  path: `${HCM}/searchUsers`,
  summary: 'Who the chosen of the list are: some of them, or all that match but some',
  permission: [ADD, EDIT, 'notification/template/edit'],
  scope: 'rows',
  body: z.strictObject({ selection: tableSelection }),
  noChanges: 'it asks for what an address is too short for',
  reply: z.strictObject({ users: z.array(recipient) }),
  errors: [tableErrors],
});
