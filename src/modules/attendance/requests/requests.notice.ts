/** How a request of attendance ended, and that somebody asked one for another; told to whose it is. No figure and no reason. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './requests.messages.fa.ts';

const { told, notices } = words;
const what = { what: '{what}' };
const about = { topic: 'requests', placeholders: { what: { label: notices.what, sample: words.kinds.overtime } }, body: '' } as const;

export const attendanceRequestApproved = defineNotice({
  ...about,
  event: 'attendance/requestApproved',
  title: notices.approved,
  color: 'success',
  subject: told.approved(what),
});
export const attendanceRequestRejected = defineNotice({
  ...about,
  event: 'attendance/requestRejected',
  title: notices.rejected,
  color: 'danger',
  subject: told.rejected(what),
});
export const attendanceAskedForYou = defineNotice({
  ...about,
  event: 'attendance/askedForYou',
  title: notices.askedForYou,
  color: 'info',
  subject: told.askedForYou(what),
});
