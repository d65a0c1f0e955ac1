/** A request in free words, as it is asked for. */
import { defineForm } from '#kernel/form/definition.ts';
import { defineRequest } from '#platform/requests/request.contract.ts';
import words from './general-request.messages.fa.ts';
import { PROCESS } from './general-request.steps.ts';

const { fields } = words;

export const generalRequest = defineRequest({
  key: PROCESS,
  entity: 'GeneralRequest',
  table: 'general_request',
  form: defineForm('tasks/general-request', [
    { type: 'text', name: 'title', label: fields.title, placeholder: fields.titleExample, required: true, maxLength: 120, col: 12 },
    { type: 'textarea', name: 'description', label: fields.description, help: fields.descriptionHelp, required: true, rows: 6, maxLength: 4000, col: 12 },
  ]),
});
