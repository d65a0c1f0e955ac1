/** How a change of guarantor ended, and that one is needed. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './guarantor-change.messages.fa.ts';

const ended = { topic: 'requests', placeholders: {}, body: '' } as const;

export const guarantorChanged = defineNotice({ ...ended, event: 'loans/guarantorChanged', title: words.notices.approved, color: 'success', subject: words.told.approved });
export const guarantorRefused = defineNotice({ ...ended, event: 'loans/guarantorRefused', title: words.notices.rejected, color: 'danger', subject: words.told.rejected });

/** To the borrower and to whoever sees to the group: a guarantor has left. */
export const guarantorGone = defineNotice({
  event: 'loans/guarantorGone',
  title: words.notices.gone,
  topic: 'requests',
  color: 'warning',
  placeholders: { number: { label: words.number, sample: '1405/12' } },
  subject: words.told.gone({ number: '{number}' }),
  body: words.told.goneBody,
});
