/** Whether an order on paper is genuine, for whoever holds it: state, type, number, day, company and initials. */
import { z } from '#kernel/schema.ts';
import { definePaperCheck } from '#platform/papers/paper-check.define.ts';

const known = z.nullable(z.string());

export const checkOrder = definePaperCheck({
  path: '/rest/s1/emplOrder/check',
  summary: 'Says of a verification code whether its order is valid, corrected or annulled, its type, number, day and company and the initials on it',
  states: ['valid', 'corrected', 'annulled'],
  facts: { typeTitle: known, number: known, orderDate: known, companyName: known, initials: known },
});
