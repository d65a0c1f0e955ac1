/** How a request about supplementary insurance ended, told to whoever asked. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './insurance-request.messages.fa.ts';

const ended = { topic: 'requests', placeholders: {}, body: '' } as const;

export const insuranceApproved = defineNotice({ ...ended, event: 'insurance/approved', title: words.notices.approved, color: 'success', subject: words.told.approved });
export const insuranceRejected = defineNotice({ ...ended, event: 'insurance/rejected', title: words.notices.rejected, color: 'danger', subject: words.told.rejected });
