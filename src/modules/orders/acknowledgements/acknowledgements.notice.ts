/** That signed orders wait to be received, told to whose they are: how many, no amount. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './acknowledgements-notices.messages.fa.ts';

export const ordersWait = defineNotice({
  event: 'orders/unreceived',
  title: words.reminder,
  topic: 'pay',
  color: 'warning',
  placeholders: { count: { label: words.count, sample: 2, is: 'number' } },
  subject: words.subject({ count: '{count}' }),
  body: words.body,
});
