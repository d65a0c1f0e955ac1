/** Whether a year of pay on paper is genuine, for whoever holds it: state, year, day, company and initials. */
import { z } from '#kernel/schema.ts';
import { definePaperCheck } from '#platform/papers/paper-check.define.ts';

const known = z.nullable(z.string());

export const checkPayYear = definePaperCheck({
  path: '/rest/s1/payroll/yearCheck',
  summary: 'Says of a verification code whether its year of pay stands as printed or has changed since, its year, day and company and the initials on it; no amount',
  states: ['current', 'outdated'],
  facts: { year: known, issuedOn: known, companyName: known, initials: known },
});
