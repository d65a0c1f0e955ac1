/** Questions about costs of services as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { serviceCostCall } from './service-cost.contract.ts';

export const serviceCostExamples: Readonly<Record<string, BodyInput<typeof serviceCostCall>>> = {
  'three nights at the coast of a couple, a small child and a guest': {
    audience: [{ cost: '4000000' }, { relation: 'Child', ageThru: 5, cost: '0' }, { relation: 'Child', ageFrom: 6, cost: '2000000' }, { relation: 'guest', cost: '7000000' }],
    shares: [{ employee: '40' }, { relation: 'self', employee: '25' }],
    slots: 3,
    date: '2026-08-02',
    companions: [{ relation: 'self' }, { relation: 'Spouse', birthDate: '1990-01-01' }, { relation: 'Child', birthDate: '2022-05-05' }, { relation: 'guest' }],
  },
};
