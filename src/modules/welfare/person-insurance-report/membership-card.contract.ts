/** The card of supplementary insurance on paper: one's own, or of somebody in reach for whoever may know relatives and codes of that person. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { personInsuranceErrors } from './person-insurance-report.errors.ts';

const OBSERVE = 'welfareServices/supplementaryInsurance/personReport/observe';
const card = { method: 'GET', permission: OBSERVE, ownTransactions: true, raw: 'application/pdf', reply: z.unknown() } as const;

export const ownMembershipCard = defineCall({
  ...card,
  path: '/rest/s1/welfare/insurance/own/card',
  summary: 'The own card of supplementary insurance with the relatives who are covered today, as PDF: of the newest contract that covers them',
  scope: 'self',
  errors: [personInsuranceErrors, printErrors],
});

export const personMembershipCard = defineCall({
  ...card,
  path: '/rest/s1/welfare/insurance/person/card',
  summary: 'The card of supplementary insurance of somebody in reach with the relatives who are covered today, as PDF: of the newest contract that covers them',
  scope: 'rows',
  query: z.strictObject({ partyId: z.guid() }),
  errors: [personInsuranceErrors, printErrors],
});
