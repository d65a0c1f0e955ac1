/** What whoever handed in a receipt of a place is told of it. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './place-receipts.messages.fa.ts';

const { notices } = words;
const event = { label: notices.event, sample: notices.eventSample } as const;

export const receiptAccepted = defineNotice({
  ...{ event: 'services/receiptAccepted', title: notices.accepted, topic: 'requests', color: 'success' },
  placeholders: { event },
  subject: words.told.accepted({ event: '{event}' }),
  body: '',
});
export const receiptReturned = defineNotice({
  ...{ event: 'services/receiptReturned', title: notices.returned, topic: 'requests', color: 'warning' },
  placeholders: { event, reason: { label: notices.reason, sample: notices.reasonSample } },
  subject: words.told.returned({ event: '{event}' }),
  body: words.told.returnedBody({ reason: '{reason}' }),
});
