import type { ReplyOf } from '#kernel/call.ts';
import type { Notice } from '#platform/notifications/notice.define.ts';
import type { notificationEvent } from './templates.contract.ts';

/** The values of an event as the rules of texts and conditions take them. */
export const placesOf = ({ placeholders }: Pick<ReplyOf<typeof notificationEvent>, 'placeholders'>): Notice['placeholders'] =>
  Object.fromEntries(placeholders.map(({ name, label, sample, is }) => [name, { label, sample, ...(is === null ? {} : { is }) }]));
