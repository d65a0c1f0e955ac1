/** Questions about places as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { allocateCall } from './allocation.contract.ts';

export const allocationExamples: Readonly<Record<string, BodyInput<typeof allocateCall>>> = {
  'two nights at the coast by score, a quota for a company, one who was there in spring stands back': {
    event: {
      slots: [
        { code: 'night1', capacity: 2 },
        { code: 'night2', capacity: 2 },
      ],
      quotas: [{ code: 'companyA', capacity: 2 }],
      standBackMonths: 12,
      on: '2026-11-01',
    },
    requests: [
      { request: 'r1', quota: 'companyA', choices: ['night1', 'night2'], score: 90, requestedAt: '2026-10-01' },
      { request: 'r2', choices: ['night1'], score: 80, requestedAt: '2026-10-02', lastUsedOn: '2026-04-10' },
      { request: 'r3', choices: ['night1'], score: 70, requestedAt: '2026-10-03' },
      { request: 'r4', quota: 'companyA', choices: ['night1', 'night2'], score: 60, requestedAt: '2026-10-04' },
      { request: 'r5', choices: ['night2'], places: 2, score: 50, requestedAt: '2026-10-05' },
    ],
    mode: 'score',
  },
  'a concert by a draw that anybody can repeat': {
    event: { capacity: 2 },
    requests: [{ request: 'ali' }, { request: 'sara' }, { request: 'reza' }],
    mode: 'draw',
    seed: '1405-autumn',
  },
};
