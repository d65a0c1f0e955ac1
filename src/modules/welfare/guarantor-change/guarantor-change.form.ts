/** Another guarantor for a running loan, as its borrower asks for one. */
import { defineForm } from '#kernel/form/definition.ts';
import { defineRequest } from '#platform/requests/request.contract.ts';
import words from './guarantor-change.messages.fa.ts';
import { PROCESS } from './guarantor-change.steps.ts';

const { fields } = words;
export const LOANS_WITHOUT = '/rest/s1/welfare/loan/own/guarantorGone';

export const guarantorChange = defineRequest({
  key: PROCESS,
  entity: 'GuarantorChange',
  table: 'guarantor_change',
  keepsStatus: true,
  form: defineForm('welfare/guarantorChange', [
    {
      type: 'lazyselect',
      name: 'loanId',
      label: fields.loan,
      help: fields.loanHelp,
      url: LOANS_WITHOUT,
      optionIdField: 'loanId',
      optionLabelField: 'title',
      required: true,
      col: 6,
    },
    { type: 'text', name: 'guarantor', label: fields.guarantor, help: fields.guarantorHelp, code: 'pseudoId', required: true, maxLength: 40, col: 6 },
  ]),
});
