/** What premiums cost each company and cost centre, and who bears it (issue 24, insurance 4). No row names a person; amounts are class pay. */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';

const amount = field('pay', text);

export const insuranceShares = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/insurance/share',
  summary:
    'Premiums of people in reach by company and cost centre, with both shares and what pay has taken; of one contract, and of parts that are due in some days, where they are said',
  permission: 'welfareServices/supplementaryInsurance/reports/observe',
  scope: 'rows',
  of: [MEMBERSHIP],
  query: z.strictObject({ insuranceContractId: z.optional(z.guid()), fromDate: z.optional(day), thruDate: z.optional(day) }),
  reply: z.strictObject({
    rows: z.array(
      entity({
        companyName: field('public', text),
        /** Null: of nobody whose file names one. */
        costCenter: field('public', optionalText),
        employees: field('public', z.int()),
        insured: field('public', z.int()),
        premium: amount,
        employeeShare: amount,
        employerShare: amount,
      }),
    ),
  }),
});
