/** Questions about orders as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { calculateOrder } from './calculate.contract.ts';

export const calculateExamples: Readonly<Record<string, BodyInput<typeof calculateOrder>>> = {
  'a wage of 1404 risen to 1405, two years of service, two children': {
    set: 'labour',
    executionDate: '2026-03-21',
    facts: { hireDate: '2024-03-20', isMarried: true, children: 2, dailyWage: '4000000', wageSince: '2025-03-21' },
    previous: { dailyWage: '4000000', housingRight: '9000000' },
  },
  'points of civil service': { set: 'civil', executionDate: '2025-03-21', typed: { jobRight: 4500, employeeRight: 2100, specialExtra: 15 } },
};
