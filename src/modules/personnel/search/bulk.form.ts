/** What is done with people of the list: a message to them, another group of the personnel structure for them. */
import { defineForm } from '#kernel/form/definition.ts';
import { groupFields } from '../organisational/organisational.form.ts';
import messages from './search-page.messages.fa.ts';

export const messageForm = defineForm('personnel/message', [
  { type: 'text', name: 'subject', label: messages.subject, required: true, maxLength: 200, col: 12 },
  { type: 'textarea', name: 'body', label: messages.body, rows: 5, maxLength: 4_000, col: 12 },
]);

const [group, subGroup] = groupFields;

export const groupForm = defineForm('personnel/change-group', [
  { ...group, required: true, col: 12 },
  { ...subGroup, col: 12 },
  { type: 'date', name: 'fromDate', label: messages.groupFrom, required: true, col: 12 },
]);
