/** Settlements as outside programs ask for them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { calculateSettlement } from './settlement.contract.ts';

const service = { lastDay: '2026-05-21', dailyWage: '8000000', spans: [{ from: '2021-03-21', thru: null }] };

export const settlementExamples: Readonly<Record<string, BodyInput<typeof calculateSettlement>>> = {
  'of five years and two months, with leave and a loan': {
    ...service,
    ...{ kind: 'resignation', severance: { method: 'days', yearBasis: 'own' }, leave: { minutes: 3_960, dayMinutes: 440 }, eidi: { yearTaxable: '500000000' } },
    ...{ unpaidWage: '160000000', loans: [{ amount: '50000000' }], advances: '10000000' },
  },
  'less a year that was settled and months without pay': {
    ...{ ...service, spans: [...service.spans, { from: '2024-03-20', thru: '2024-06-20', counts: false }] },
    severance: { method: 'days', yearBasis: 365, settled: [{ from: '2021-03-21', thru: '2022-03-20' }] },
  },
  'with more taken than there is': { lastDay: '2026-05-21', dailyWage: '8000000', leave: { minutes: -880, dayMinutes: 440 }, owed: ['20000000'] },
};
