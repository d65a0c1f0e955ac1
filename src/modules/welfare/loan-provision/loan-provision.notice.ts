/** What somebody hears of the own place in a list of loans. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './loan-provision.messages.fa.ts';

const told = { topic: 'requests', placeholders: {}, body: '' } as const;

export const placeFunded = defineNotice({ ...told, event: 'loans/funded', title: words.notices.funded, color: 'success', subject: words.told.funded });
export const placeWaits = defineNotice({ ...told, event: 'loans/waiting', title: words.notices.waiting, color: 'info', subject: words.told.waiting });
/** In an approved list; what is paid from then on is told as `placeFunded` alone. */
export const placeMovedUp = defineNotice({
  ...told,
  event: 'loans/movedUp',
  title: words.notices.movedUp,
  color: 'info',
  placeholders: { place: { label: words.notices.place, sample: 3, is: 'number' } },
  subject: words.told.movedUp,
});
