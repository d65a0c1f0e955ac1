/** The owner of an account hears of a password that somebody else made for it. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import messages from './one-time.messages.fa.ts';

export const oneTimePasswordMade = defineNotice({
  event: 'account/oneTimePassword',
  title: messages.noticeTitle,
  topic: 'account',
  color: 'warning',
  placeholders: {},
  ...messages.toOwner,
  isMandatory: true,
});
