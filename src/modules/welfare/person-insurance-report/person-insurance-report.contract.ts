/** Memberships of supplementary insurance of one person: of oneself, or of somebody in reach. Premiums are class pay, relatives class family. */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { ownCeiling, ownLine } from '../compensation-request/compensation-request.contract.ts';
import { endings } from '../insurance-membership/insurance-membership.rules.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';

export const personInsurance = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/insurance/person',
  summary: 'Memberships of supplementary insurance of oneself, or of somebody in reach, with premiums, shares and what pay has taken',
  permission: 'welfareServices/supplementaryInsurance/personReport/observe',
  scope: 'rows',
  of: [MEMBERSHIP],
  query: z.strictObject({ partyId: z.optional(z.guid()) }),
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          insuranceMembershipId: field('public', text),
          partyId: field('public', text),
          contractTitle: field('public', text),
          insuredName: field('family', text),
          relation: field('family', text),
          tier: field('public', optionalText),
          joinedOn: field('public', text),
          thruDate: field('public', text),
          endedBecause: field('family', z.nullable(z.enum(endings))),
          premium: field('pay', text),
          employeeShare: field('pay', text),
          employerShare: field('pay', text),
          /** From payslips. */
          taken: field('pay', text),
          /** Day of the next part. */
          nextDue: field('pay', optionalText),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

export const personClaims = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/compensation/person',
  summary: 'Lines of the claims of somebody in reach for costs of treatment, newest first, and what is left of the ceilings today',
  permission: 'welfareServices/supplementaryInsurance/compensationReport/observe',
  scope: 'rows',
  of: ['CompensationClaim', 'CompensationLine', MEMBERSHIP, 'InsuranceCost'],
  query: z.strictObject({ partyId: z.guid() }),
  reply: z.strictObject({ lines: z.array(ownLine), ceilings: z.array(ownCeiling) }),
});
