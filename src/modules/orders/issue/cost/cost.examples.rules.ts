/** Questions about the cost of orders as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { costPreview } from './cost.contract.ts';

export const costExamples: Readonly<Record<string, BodyInput<typeof costPreview>>> = {
  'ten people with two children whose wage of 1404 rises to that of 1405': {
    orders: [
      {
        set: 'labour',
        executionDate: '2026-03-21',
        count: 10,
        facts: { hireDate: '2024-03-20', isMarried: true, children: 2, dailyWage: '4000000', wageSince: '2025-03-21' },
        previous: { dailyWage: '4000000', housingRight: '9000000' },
      },
    ],
  },
  'one person of civil service by points': {
    orders: [{ set: 'civil', executionDate: '2025-03-21', count: 1, typed: { jobRight: 4500, employeeRight: 2100, specialExtra: 15 } }],
  },
};
