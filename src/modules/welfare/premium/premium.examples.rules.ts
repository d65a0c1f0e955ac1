/** Questions about premiums as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { premiumCall } from './premium.contract.ts';

const terms = {
  from: '2026-03-21',
  thru: '2027-03-20',
  table: [
    { tier: 'gold', relation: 'self', premium: '48000000' },
    { tier: 'gold', relation: 'Spouse', premium: '48000000' },
    { tier: 'gold', relation: 'Child', ageThru: 24, premium: '36000000' },
    { tier: 'gold', relation: 'Parent', ageThru: 59, premium: '60000000' },
    { tier: 'gold', relation: 'Parent', ageFrom: 60, premium: '90000000' },
  ],
  parts: 12,
  gapMonths: 1,
  shares: [{ relation: 'Parent', employee: '100' }, { employee: '30' }],
} satisfies NonNullable<BodyInput<typeof premiumCall>['terms']>;

export const premiumExamples: Readonly<Record<string, BodyInput<typeof premiumCall>>> = {
  'a family under a contract of a year, a child born in its fifth month, a father insured at full cost': {
    terms,
    members: [
      { relation: 'self', birthDate: '1985-06-01', tier: 'gold', joinedOn: '2026-03-21' },
      { relation: 'Child', birthDate: '2026-08-01', tier: 'gold', joinedOn: '2026-08-01' },
      { relation: 'Parent', birthDate: '1960-02-11', tier: 'gold', joinedOn: '2026-03-21', leftOn: '2026-09-22' },
    ],
  },
  'joined and left within the contract, paid by days in four parts': {
    terms: { ...terms, proration: 'days', parts: 4, gapMonths: 3 },
    members: [{ relation: 'Spouse', birthDate: '1990-01-01', tier: 'gold', joinedOn: '2026-05-05', leftOn: '2026-11-30' }],
  },
};
