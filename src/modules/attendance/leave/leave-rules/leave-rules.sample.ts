import { defineSample } from '#testing/sample.ts';
import { leaveRules } from './leave-rules.contract.ts';

const days = { yearDays: null, carryDays: null, mostDays: 5, hrOverDays: null, fromDate: '2026-05-01', thruDate: null } as const;

export const leaveRule = defineSample({
  gives: 'row/leaveRule',
  create: leaveRules.create,
  body: (source) => ({
    ...{ ...days, leaveTypeId: 'LvtMarriage', dayMinutes: 440, counts: 'working', dayCost: 'average', paidBy: 'employer' },
    ...{ allowsHours: 'N', needsDocument: 'Y', source },
  }),
  named: ['leaveRuleId'],
});
