/**
 * Another guarantor for a running loan whose guarantor left the company.
 * Invariants: who borrowed asks for the own loan alone; of a loan one change waits at a time (the database refuses a second); whoever is named agrees
 * themselves and is held to the same bounds as who is named with a request.
 */
import { entity, field } from '#kernel/entity.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { text } from '#kernel/shapes.ts';
import { requestCalls } from '#platform/requests/request.contract.ts';
import { guarantorChange, LOANS_WITHOUT } from './guarantor-change.form.ts';

const PAGE = 'welfareServices/financialFacility/request';

export const guarantorChangeCalls = requestCalls(guarantorChange, { path: '/rest/s1/welfare/guarantorChange', page: PAGE });

export const loansWithoutGuarantor = defineOptions({
  path: LOANS_WITHOUT,
  summary: 'Own running loans of which a guarantor has left the company, by words of the title, or any own loan by id',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['PaidLoan', 'GuarantorChange'],
  by: 'loanId',
  row: entity({ loanId: field('public', text), title: field('public', text), second: field('public', secondLine) }),
});
