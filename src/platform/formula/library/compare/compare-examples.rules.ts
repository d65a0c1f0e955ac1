/** How outside programs compare versions, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { startComparison } from './compare.contract.ts';

export const compareExamples: Readonly<Record<string, BodyInput<typeof startComparison>>> = {
  'everybody employed on a day': { oldVersion: 1, newVersion: 2, asOf: '2026-11-24' },
  'those whom the list of personnel shows by a filter': {
    ...{ oldVersion: 1, newVersion: 2, asOf: '2026-11-24' },
    people: { all: { filters: [{ column: 'hireDate', operator: 'to', values: ['2026-03-20'] }] } },
  },
};
