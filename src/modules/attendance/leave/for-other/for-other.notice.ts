/** Somebody asked for leave for another, told to whose it is. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './for-other.messages.fa.ts';

const { notices, told } = words;

export const leaveAskedForYou = defineNotice({
  event: 'leave/askedForYou',
  title: notices.askedForYou,
  topic: 'leave',
  color: 'info',
  placeholders: { what: { label: notices.what, sample: notices.sample } },
  subject: told.askedForYou({ what: '{what}' }),
  body: '',
});
