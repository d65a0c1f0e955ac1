/** How a request in free words ended, told to whoever asked. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './general-request.messages.fa.ts';
import messages from './general-request-notices.messages.fa.ts';

const ended = { topic: 'requests', placeholders: { title: { label: words.fields.title, sample: words.fields.titleExample } }, body: '' } as const;
const named = { title: '{title}' };

export const requestCompleted = defineNotice({ ...ended, event: 'requests/completed', title: messages.completed, color: 'info', subject: words.told.completed(named) });

export const requestCancelled = defineNotice({ ...ended, event: 'requests/cancelled', title: messages.cancelled, color: 'warning', subject: words.told.cancelled(named) });
