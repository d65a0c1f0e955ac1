/** The form of an announcement (guide base-data 9.1). */
import { defineForm, fault } from '#kernel/form/definition.ts';
import words from './management.messages.fa.ts';

export const announcementForm = defineForm('notifications/announcement', [
  { type: 'text', name: 'subject', label: words.subject, required: true, maxLength: 200, col: 6 },
  { type: 'multiselect', name: 'purposes', label: words.purposes, options: 'CommunicationPurpose', required: true, col: 6 },
  { type: 'textarea', name: 'body', label: words.body, rows: 6, maxLength: 4000, col: 12 },
  {
    type: 'date',
    name: 'sentDate',
    label: words.sentDate,
    help: words.sentDateHelp,
    validator: ({ sentDate }, today) => fault(typeof sentDate === 'string' && sentDate < today ? words.errors.pastDay : undefined),
  },
  { type: 'switch', name: 'byMail', label: words.byMail, help: words.channelsHelp },
  { type: 'switch', name: 'bySms', label: words.bySms },
  { type: 'switch', name: 'isDraft', label: words.draftSwitch, help: words.draftHelp },
]);
