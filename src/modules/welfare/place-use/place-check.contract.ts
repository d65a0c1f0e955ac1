/** Whether an introduction letter is genuine, for whoever holds it: state, service, days, persons, unit, company and initials. */
import { z } from '#kernel/schema.ts';
import { definePaperCheck } from '#platform/papers/paper-check.define.ts';

const known = z.nullable(z.string());

export const checkPlace = definePaperCheck({
  path: '/rest/s1/welfare/placeUse/check',
  summary: 'Says of a verification code whether its introduction letter is valid, used or cancelled, its service, days, persons, unit and company and the initials on it',
  states: ['valid', 'used', 'cancelled'],
  facts: { title: known, fromDate: known, thruDate: known, persons: z.nullable(z.int()), unitCode: known, companyName: known, initials: known },
});
