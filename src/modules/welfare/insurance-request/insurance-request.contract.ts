/**
 * Requests about memberships of supplementary insurance (issue 24, insurance 2; guide welfare 7.11).
 * Invariants: who asks reads and writes the own requests alone; of a contract somebody has one open request (the database refuses a second); the server
 * alone says who may be insured, from which day and for what.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { requestCalls } from '#platform/requests/request.contract.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import { premiumErrors } from '../premium/premium.errors.ts';
import { insuranceRequestErrors } from './insurance-request.errors.ts';
import { insuranceRequest } from './insurance-request.form.ts';

const PAGE = 'welfareServices/supplementaryInsurance/request';
const MOST_TIER = 60;

export const insuranceRequestCalls = requestCalls(insuranceRequest, { path: '/rest/s1/welfare/insurance/request', page: PAGE });

/** Why nothing is offered to somebody. */
const faults = z.enum(['windowClosed', 'notRelated', 'noBirthDate', 'tooOld', 'outside', 'notBorn', 'noPremium', 'noShare']);

export const insuranceOffer = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/insurance/offer',
  summary: 'Whom of the own family a contract of supplementary insurance insures or may insure from today on, with premium and shares; nothing is stored',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['welfare/insuranceContract', MEMBERSHIP, 'FamilyMember'],
  errors: [insuranceRequestErrors, premiumErrors],
  query: z.strictObject({ insuranceContractId: z.guid(), tier: z.optional(z.string().check(z.maxLength(MOST_TIER))) }),
  reply: z.strictObject({
    insurerName: text,
    fromDate: text,
    thruDate: text,
    parts: z.int(),
    gapMonths: z.int(),
    tiers: z.array(text),
    people: z.array(
      entity(
        {
          partyId: field('public', text),
          /** `self`, or the row of the family tab. */
          insuredId: field('family', text),
          fullName: field('family', text),
          relation: field('family', text),
          birthDate: field('family', optionalText),
          isMember: field('family', z.boolean()),
          joinedOn: field('family', optionalText),
          thruDate: field('family', optionalText),
          premium: field('pay', text),
          employeeShare: field('pay', text),
          employerShare: field('pay', text),
          fault: field('family', z.nullable(faults)),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});
