/**
 * Templates and rules of the events that slices tell people of (guide base-data 9.3).
 * Invariants: a template is never changed, it gets a newer version; a text names only what its event has; a rule has a recipient, and a
 * condition that can be read. Both are those of the company one works in.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { noticeChannels } from '#platform/notifications/notice.define.ts';
import { ruleForm, templateForm } from './templates.form.ts';

export const templateErrors = defineErrors('modules/administration/notice-templates', {
  unknownPlace: { status: 400 },
  mandatory: { status: 400, field: 'isActive' },
  condition: { status: 400, field: 'condition' },
  unknownName: { status: 400, field: 'condition' },
  stale: { status: 409 },
  noWay: { status: 409 },
  noAddress: { status: 409 },
  outOfReach: { status: 404 },
});

export const OBSERVE = 'notification/template/observe';
export const EDIT = 'notification/template/edit';
const HCM = '/rest/s1/hcm';

const channel = z.enum(noticeChannels);
const event = z.string().check(z.minLength(1), z.maxLength(100));
const scalar = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const one = { scope: 'rows', errors: [templateErrors] } as const;

const version = z.strictObject({
  version: z.int(),
  subject: text,
  body: text,
  isActive: z.boolean(),
  /** ISO day from which it holds. */
  fromDate: text,
  authorName: optionalText,
  createdDate: text,
});

const rule = z.strictObject({
  noticeRuleId: text,
  title: text,
  condition: text,
  delayMinutes: z.int(),
  repeatTimes: z.int(),
  repeatMinutes: z.int(),
  toConcerned: z.boolean(),
  toManager: z.boolean(),
  positionIds: z.array(text),
  roleTypeIds: z.array(text),
  userGroupIds: z.array(text),
  people: z.array(z.strictObject({ partyId: text, fullName: text, pseudoId: optionalText, detail: optionalText })),
  isActive: z.boolean(),
  rowVersion: z.int(),
});

export const notificationEvents = defineCall({
  ...one,
  method: 'GET',
  path: `${HCM}/notificationEvents`,
  summary: 'The events people are told of, with what the company has laid down for each',
  permission: OBSERVE,
  of: ['NoticeTemplate', 'NoticeRule'],
  reply: z.strictObject({
    events: z.array(
      z.strictObject({
        event: text,
        title: text,
        topic: text,
        /** State of each way: a company text in force that is on or off, or none. */
        channels: z.strictObject({ inApp: z.enum(['on', 'off', 'none']), mail: z.enum(['on', 'off', 'none']), sms: z.enum(['on', 'off', 'none']) }),
        rules: z.int(),
      }),
    ),
  }),
});

export const notificationEvent = defineCall({
  ...one,
  method: 'GET',
  path: `${HCM}/notificationEvent`,
  summary: 'One event: its values, the text it ships with, versions of the company newest first, and rules',
  permission: OBSERVE,
  query: z.strictObject({ event }),
  of: ['NoticeTemplate', 'NoticeRule'],
  reply: z.strictObject({
    event: text,
    title: text,
    topic: text,
    isMandatory: z.boolean(),
    subject: text,
    body: text,
    placeholders: z.array(z.strictObject({ name: text, label: text, sample: scalar, is: z.nullable(z.enum(['date', 'number'])) })),
    versions: z.strictObject({ inApp: z.array(version), mail: z.array(version), sms: z.array(version) }),
    rules: z.array(rule),
    /** Ways out that the settings have opened. */
    ways: z.array(z.enum(['mail', 'sms'])),
    groups: z.array(z.strictObject({ userGroupId: text, description: text })),
  }),
});

export const writeTemplate = defineCall({
  ...one,
  method: 'POST',
  path: `${HCM}/notificationTemplate`,
  summary: 'A new version of the text of an event on one way, from a day on',
  permission: EDIT,
  success: 201,
  /** `basedOn`: the newest version its writer has seen; 0 for none. */
  body: formBody(templateForm, { event, basedOn: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  changes: ['NoticeTemplate'],
  reply: z.strictObject({ version: z.int() }),
});

export const testTemplate = defineCall({
  ...one,
  method: 'POST',
  path: `${HCM}/notificationTemplate/test`,
  summary: 'Sends a text with sample values to the actor',
  permission: EDIT,
  body: z.strictObject({ event, channel, subject: z.nullable(z.string().check(z.maxLength(200))), body: z.string().check(z.maxLength(4000)) }),
  noChanges: 'one message goes to whoever asks',
  reply: z.strictObject({ sent: z.boolean() }),
});

const ruleExtra = { event, people: z._default(z.array(z.guid()).check(z.maxLength(100)), []) };

export const addRule = defineCall({
  ...one,
  method: 'POST',
  path: `${HCM}/notificationRule`,
  summary: 'A rule of an event',
  permission: EDIT,
  success: 201,
  body: formBody(ruleForm, ruleExtra),
  changes: ['NoticeRule'],
  reply: z.strictObject({ noticeRuleId: text }),
});

export const editRule = defineCall({
  ...one,
  method: 'PUT',
  path: `${HCM}/notificationRule/:noticeRuleId`,
  summary: 'Changes a rule; messages that lie ready follow it',
  permission: EDIT,
  body: formBody(ruleForm, { ...ruleExtra, rowVersion: z.int() }),
  changes: ['NoticeRule'],
  reply: z.strictObject({ rowVersion: z.int() }),
});

export const deleteRule = defineCall({
  ...one,
  method: 'DELETE',
  path: `${HCM}/notificationRule/:noticeRuleId`,
  summary: 'Deletes a rule with the messages that lie ready by it',
  permission: EDIT,
  changes: ['NoticeRule'],
  reply: z.strictObject({ removed: z.boolean() }),
});
