/** The form of a new company below another one of the installation. */
import { defineForm } from '#kernel/form/definition.ts';
import messages from './subsidiary.messages.fa.ts';

const { fields, help } = messages;

export const subsidiaryForm = defineForm('platform/subsidiary', [
  { type: 'text', name: 'organizationName', label: fields.organizationName, required: true, maxLength: 120, col: 6 },
  { type: 'text', name: 'code', label: fields.code, code: 'pseudoId', required: true, maxLength: 20, help: help.code },
  { type: 'text', name: 'legalEntityId', label: fields.legalEntityId, code: 'legalEntityId', required: true },
  { type: 'select', name: 'parentCompanyId', label: fields.parentCompanyId, options: 'Organization', required: true, col: 6 },
]);
