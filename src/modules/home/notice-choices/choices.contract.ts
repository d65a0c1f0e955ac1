/**
 * How somebody wants to be told: what on which way, when not, and whether a summary comes (guide base-data 9.3).
 * Invariant: about the person who calls, and nobody else.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { noticeChannels } from '#platform/notifications/notice.define.ts';
import words from '#platform/notifications/notices.messages.fa.ts';

const own = { permission: ['notification/myNotifications', 'myNotifications/observe'], scope: 'self', path: '/rest/s1/hcm/myNotificationSettings' } as const;
const topic = z.enum(Object.keys(words.topics) as (keyof typeof words.topics)[]);
/** Minutes of the day in Tehran; both or neither. */
const minute = z.nullable(z.int().check(z.minimum(0), z.maximum(1439)));

const habits = {
  quietFrom: minute,
  quietUntil: minute,
  digest: z.enum(['none', 'daily', 'weekly']),
  digestHour: z.int().check(z.minimum(0), z.maximum(23)),
  /** 0 Saturday. */
  digestWeekday: z.int().check(z.minimum(0), z.maximum(6)),
};

export const noticeSettings = defineCall({
  ...own,
  method: 'GET',
  summary: 'How the person wants to be told, with what holds where nothing was chosen',
  of: ['NoticeSettings'],
  reply: z.strictObject({
    /** `usesSms`: the company sends something of the topic by SMS. */
    topics: z.array(z.strictObject({ topic, title: z.string(), inApp: z.boolean(), mail: z.boolean(), sms: z.boolean(), usesSms: z.boolean() })),
    /** Ways out that the settings have opened, and on which the person is reached. */
    ways: z.array(z.enum(['mail', 'sms'])),
    hasEmail: z.boolean(),
    hasMobile: z.boolean(),
    ...habits,
  }),
});

export const saveNoticeSettings = defineCall({
  ...own,
  method: 'PUT',
  summary: 'Changes how the person wants to be told: the choices named, and all habits',
  body: z.strictObject({
    choices: z.array(z.strictObject({ topic, channel: z.enum(noticeChannels), isOn: z.boolean() })).check(z.maxLength(60)),
    ...habits,
  }),
  changes: ['NoticeSettings'],
  reply: z.strictObject({ saved: z.boolean() }),
});
