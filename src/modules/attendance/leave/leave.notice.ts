/** What became of a request for leave, told to whoever asked. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import messages from './leave-notices.messages.fa.ts';
import words from './leave-process.messages.fa.ts';

const what = { label: messages.what, sample: messages.sample } as const;
const answer = { topic: 'leave', placeholders: { what }, body: '' } as const;

export const leaveApproved = defineNotice({ ...answer, event: 'leave/approved', title: messages.approved, color: 'success', subject: words.told.LvApproved({ what: '{what}' }) });

export const leaveRejected = defineNotice({ ...answer, event: 'leave/rejected', title: messages.rejected, color: 'danger', subject: words.told.LvRejected({ what: '{what}' }) });
