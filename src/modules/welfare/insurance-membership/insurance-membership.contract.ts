/**
 * Members of contracts of supplementary insurance (issue 24, insurance 2), as the office joins and ends them; employees ask by /InsuranceRequest.
 * Invariants: whoever is insured stands in the file, as the employee or a row of the family tab; of a contract somebody is a member once on a day (the
 * database refuses a second); a membership is ended and nothing else of it changes.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { membershipErrors } from './insurance-membership.errors.ts';
import { endForm, joinForm, membershipTable } from './insurance-membership.table.ts';
import { JOIN, MEMBERSHIP, OPEN_CONTRACTS } from './membership-names.rules.ts';

const PATH = '/rest/s1/welfare/insurance/membership';
const REPORTS = 'welfareServices/supplementaryInsurance/reports/observe';
const PAGE = 'welfareServices/supplementaryInsurance/membership';

export const memberships = defineList(membershipTable, {
  path: PATH,
  permission: REPORTS,
  scope: 'rows',
  subject: 'partyId',
  of: [MEMBERSHIP],
  summary: 'One page of the members of contracts of supplementary insurance, with their days; of one contract where it is said',
  query: { insuranceContractId: z.optional(z.guid()) },
  fields: { rowVersion: field('public', z.int()), isEnded: field('public', z.boolean()) },
});

export const joinContract = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Makes an employee, or somebody of the family tab, a member of a contract from a day on',
  permission: JOIN,
  scope: 'rows',
  own: 'others',
  changes: [MEMBERSHIP],
  errors: [membershipErrors, ownFileErrors],
  body: formBody(joinForm),
  reply: z.strictObject({ id: text }),
  success: 201,
});

export const endMembership = defineCall({
  method: 'POST',
  path: `${PATH}/:id/end`,
  summary: 'Ends a membership: on the last day that is said, or before the next part is due',
  permission: `${PAGE}/edit`,
  scope: 'rows',
  own: 'others',
  changes: [MEMBERSHIP],
  errors: [membershipErrors, ownFileErrors],
  body: formBody(endForm, { rowVersion: z.int() }),
  reply: z.strictObject({ thruDate: text }),
});

export const openContracts = defineOptions({
  path: OPEN_CONTRACTS,
  summary: 'Contracts of supplementary insurance of the company that last, to choose from, by words of the title, or any contract of the company by id',
  permission: [JOIN, 'welfareServices/supplementaryInsurance/request/observe'],
  scope: 'self',
  of: ['welfare/insuranceContract'],
  by: 'insuranceContractId',
  row: entity({ insuranceContractId: field('public', text), title: field('public', text), second: field('public', secondLine) }),
});
