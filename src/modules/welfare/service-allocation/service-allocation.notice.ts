/** What somebody hears who is in the approved list of an event and waits. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './service-allocation.messages.fa.ts';

export const placeWaits = defineNotice({ topic: 'requests', placeholders: {}, body: '', event: 'services/waiting', title: words.notice, color: 'info', subject: words.told });
