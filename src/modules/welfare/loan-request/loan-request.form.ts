/** A request for a loan, as it is asked for (guide welfare 7.3). */
import { defineForm } from '#kernel/form/definition.ts';
import { defineRequest } from '#platform/requests/request.contract.ts';
import words from './loan-request.messages.fa.ts';
import { PROCESS } from './loan-request.steps.ts';

const { fields } = words;
export const OPEN_LOANS = '/rest/s1/welfare/filterWelfareWithPartyRel';

export const loanRequest = defineRequest({
  key: PROCESS,
  entity: 'LoanRequest',
  table: 'loan_request',
  keepsStatus: true,
  form: defineForm('welfare/loanRequest', [
    {
      type: 'lazyselect',
      name: 'welfareId',
      label: fields.loan,
      help: fields.loanHelp,
      url: OPEN_LOANS,
      optionIdField: 'welfareId',
      optionLabelField: 'title',
      required: true,
      col: 6,
    },
    { type: 'number', money: true, name: 'finalLoanAmount', label: fields.amount, class: 'pay', required: true, min: 1, max: 999_999_999_999_999, col: 6 },
    { type: 'number', name: 'finalInstallmentNumber', label: fields.count, class: 'pay', required: true, min: 1, max: 600, col: 6 },
    { type: 'date', name: 'requestMeetDate', label: fields.from, required: true, col: 6 },
    { type: 'text', name: 'guarantorOne', label: fields.guarantorOne, help: fields.guarantorHelp, code: 'pseudoId', maxLength: 40, col: 6 },
    { type: 'text', name: 'guarantorTwo', label: fields.guarantorTwo, code: 'pseudoId', maxLength: 40, col: 6 },
    // what people write here may tell of an illness
    { type: 'textarea', name: 'purpose', label: fields.purpose, class: 'health', required: true, maxLength: 2000, col: 12 },
  ]),
});
