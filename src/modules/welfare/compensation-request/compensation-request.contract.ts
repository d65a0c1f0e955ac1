/**
 * The own claims for costs of treatment (guide welfare 7.12).
 * Invariants: who asks reads and writes the own claims alone; whom a claim may be for comes from the memberships and from nowhere else.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { lineStatuses, refusalReasons } from '../claims/claim-line.rules.ts';
import { claimBounds } from '../claims/claims.rules.ts';
import { compensationRequestErrors } from './compensation-request.errors.ts';
import { INSURED } from './compensation-request.form.ts';

const PAGE = 'welfareServices/supplementaryInsurance/compensationRequest';
const PATH = '/rest/s1/welfare/compensation';
const status = z.enum(lineStatuses);

/** A line as whoever it is about reads it. */
export const ownLine = entity(
  {
    lineId: field('public', text),
    claimId: field('public', text),
    partyId: field('public', text),
    lineNo: field('public', z.int()),
    status: field('public', status),
    serviceDate: field('personal', text),
    filedOn: field('personal', text),
    insuredName: field('health', text),
    costTypeEnumId: field('health', text),
    provider: field('health', text),
    invoiceNumber: field('health', text),
    claimed: field('health', text),
    /** Digits of rials: less the franchise and within what was left. */
    accepted: field('health', optionalText),
    payable: field('health', optionalText),
    boundBy: field('health', z.nullable(z.enum(claimBounds))),
    decisionReason: field('health', optionalText),
    refusalId: field('personal', z.nullable(z.enum(refusalReasons))),
    insurerPaid: field('health', optionalText),
    settled: field('health', optionalText),
    paidOn: field('personal', optionalText),
    documents: field('health', z.array(text)),
  },
  { subject: 'partyId' },
);

export const ownCeiling = entity(
  {
    partyId: field('public', text),
    contractTitle: field('public', text),
    insuredId: field('family', text),
    insuredName: field('health', text),
    costTypeEnumId: field('health', text),
    /** Digits of rials; null: without a ceiling. */
    personLeft: field('pay', optionalText),
    familyLeft: field('pay', optionalText),
  },
  { subject: 'partyId' },
);

export const ownClaims = defineCall({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'The own claims for costs of treatment, newest first, with their lines, and what is left of the ceilings today',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['CompensationClaim', 'CompensationLine', 'InsuranceMembership', 'InsuranceCost', 'ProcessInstance'],
  reply: z.strictObject({
    claims: z.array(
      z.strictObject({
        requestId: text,
        status,
        /** ISO instant. */
        sentAt: text,
        instanceId: optionalText,
        lines: z.array(ownLine),
      }),
    ),
    ceilings: z.array(ownCeiling),
  }),
});

export const withdrawClaim = defineCall({
  method: 'POST',
  path: `${PATH}/own/:requestId/withdraw`,
  summary: 'Takes back the lines of an own claim that nobody has decided on',
  permission: `${PAGE}/request`,
  scope: 'self',
  body: z.strictObject({}),
  changes: ['CompensationClaim', 'CompensationLine', 'ProcessInstance'],
  reply: z.strictObject({ status }),
  errors: [compensationRequestErrors],
});

export const insuredOptions = defineOptions({
  path: INSURED,
  summary: 'Who is or was insured through the one who asks: by words of the name, or one by id',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['InsuranceMembership'],
  by: 'insuredId',
  row: entity({ insuredId: field('public', text), title: field('public', text), second: field('public', secondLine) }),
});
