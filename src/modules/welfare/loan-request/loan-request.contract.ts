/**
 * Requests for loans (guide welfare 7.3 and 7.4).
 * Invariants: who asks reads and writes the own requests alone; of a loan somebody has one open request (the database refuses a second);
 * the server alone says what is open to whom.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { requestCalls } from '#platform/requests/request.contract.ts';
import { loanRequest, OPEN_LOANS } from './loan-request.form.ts';

const PAGE = 'welfareServices/financialFacility/request';

export const loanRequestCalls = requestCalls(loanRequest, { path: '/rest/s1/welfare/loanRequest', page: PAGE });

export const openLoanOptions = defineOptions({
  path: OPEN_LOANS,
  summary: 'Loans that are open to the own group of welfare today, with their bounds, by words of the title, or any loan of the company by id',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['WelfareGroupLoan', 'WelfareMember', 'welfare/loan'],
  by: 'welfareId',
  row: entity({ welfareId: field('public', text), title: field('public', text), second: field('public', secondLine) }),
});

export const neededDocumentsOf = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/personNeededDocument',
  summary: 'Papers that a request for a loan of the company needs: what the loan asks of everybody, and the own group of its members',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['WelfareGroupDocument', 'WelfareLoanDocument', 'WelfareMember'],
  query: z.strictObject({ welfareId: z.guid() }),
  reply: z.strictObject({ documents: z.array(z.strictObject({ welfareDocEnumId: text, title: text })) }),
});
