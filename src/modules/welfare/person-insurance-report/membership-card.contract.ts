/** The own card of supplementary insurance on paper. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { printErrors } from '#platform/print/print.errors.ts';

export const ownMembershipCard = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/insurance/own/card',
  summary: 'The own card of supplementary insurance with the relatives who are covered today, as PDF: of the newest contract that covers them',
  permission: 'welfareServices/supplementaryInsurance/personReport/observe',
  scope: 'self',
  ownTransactions: true,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [printErrors],
});
