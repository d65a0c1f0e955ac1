/** How a request for a loan ended, told to whoever asked. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './loan-request.messages.fa.ts';

const ended = { topic: 'requests', placeholders: {}, body: '' } as const;

export const loanApproved = defineNotice({ ...ended, event: 'loans/approved', title: words.notices.approved, color: 'success', subject: words.told.approved });
export const loanRejected = defineNotice({ ...ended, event: 'loans/rejected', title: words.notices.rejected, color: 'danger', subject: words.told.rejected });
