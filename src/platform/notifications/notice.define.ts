/**
 * What a slice says of an event that people are told of (guide base-data 9.3). A slice exports one or more from `x.notice.ts`; HR writes
 * templates and rules for it at /NotificationsTemplate, people choose by topic. Sent by `tell` of tell.ts.
 */
import type { Scalar } from '#kernel/workflow/condition.ts';
import type words from './notices.messages.fa.ts';
import type { MessageColor } from './notifications.store.ts';

/** People choose by topic, so an event needs none of its own. */
export type NoticeTopic = keyof typeof words.topics;

export const noticeChannels = ['inApp', 'mail', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A value of the event: `{name}` in texts, `name` in conditions of rules. */
export interface Placeholder {
  /** In Persian: what HR inserts it by. */
  readonly label: string;
  /** For previews and test sends; of a date an ISO day. */
  readonly sample: Scalar;
  /** How it is written in texts: as it stands when absent, an ISO day as a Jalali date, a number in Persian digits. */
  readonly is?: 'date' | 'number';
}

export interface Notice<P extends string = string> {
  /** `slice/event`; never given to another event. */
  readonly event: string;
  /** In Persian, from the messages of the slice. */
  readonly title: string;
  readonly topic: NoticeTopic;
  readonly color: MessageColor;
  readonly placeholders: Readonly<Record<P, Placeholder>>;
  /** Text without a template of the company's own; with {placeholders}. No values of a class but public: mail and SMS leave the house. */
  readonly subject: string;
  readonly body: string;
  /** Nobody switches the message in the product off (a changed password). */
  readonly isMandatory?: true;
}

/** Declares an event. */
export const defineNotice = <const P extends string>(notice: Notice<P>): Notice<P> => notice;
