/** How a claim ended, told to whoever asked: nothing of what it was for. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './compensation-request-process.messages.fa.ts';

const ended = { topic: 'requests', placeholders: {}, body: '' } as const;

export const claimDecided = defineNotice({ ...ended, event: 'compensation/decided', title: words.notices.decided, color: 'success', subject: words.told.decided });
export const claimRejected = defineNotice({ ...ended, event: 'compensation/rejected', title: words.notices.rejected, color: 'danger', subject: words.told.rejected });
