/** How an exchange of shifts ended; told to both. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './swaps.messages.fa.ts';

const { told, notices } = words;
const what = { what: '{what}' };
const about = { topic: 'requests', placeholders: { what: { label: notices.what, sample: words.process } }, body: '' } as const;

export const swapApproved = defineNotice({ ...about, event: 'attendance/swapApproved', title: notices.approved, color: 'success', subject: told.approved(what) });
export const swapRejected = defineNotice({ ...about, event: 'attendance/swapRejected', title: notices.rejected, color: 'danger', subject: told.rejected(what) });
