/** Premiums that pay takes: of each membership the employee's share of its parts (issue 24, insurance 3). */
import { sql } from '#platform/db/db.server.ts';
import { defineOwed } from '../deductions/owed.service.ts';
import words from './premium-items.messages.fa.ts';

export const premiumDeductions = defineOwed({
  key: 'insurancePremium',
  tables: {
    ...{ of: 'insurance_membership', key: 'insurance_membership_id', due: 'premium_part', amount: 'employee_share', taken: 'premium_taken' },
    named: { by: sql`join insurance_contract c on c.insurance_contract_id = o.insurance_contract_id`, code: sql`c.contract_code`, title: sql`c.title` },
  },
  /** Of the group: what takes premiums of treatment insurance, with its column of the tax list (direct taxes 137). */
  factor: 'supplementaryInsurance',
  /** Before loans: a cover that is not paid for ends. */
  rank: 5,
  item: words.item,
});
