/** Questions about costs of treatment as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { compensationCall } from './claims.contract.ts';

export const compensationExamples: Readonly<Record<string, BodyInput<typeof compensationCall>>> = {
  'dental costs of two of a family, of whom one has had some, and an invoice that came too late': {
    costs: [
      { type: 'dental', personCeiling: '60000000', familyCeiling: '100000000', franchise: '0.1', waitingDays: 90, claimDays: 60 },
      { type: 'hospital', familyCeiling: '2000000000', franchise: '0.15' },
    ],
    joinedOn: '2026-03-21',
    earlier: [{ member: 'child', type: 'dental', payable: '45000000' }],
    lines: [
      { member: 'child', type: 'dental', serviceDate: '2026-07-10', filedOn: '2026-07-20', accepted: '30000000' },
      { member: 'self', type: 'dental', serviceDate: '2026-07-05', filedOn: '2026-08-01', accepted: '80000000' },
      { member: 'self', type: 'dental', serviceDate: '2026-07-06', filedOn: '2026-10-01', accepted: '5000000' },
      { member: 'self', type: 'hospital', serviceDate: '2026-04-06', filedOn: '2026-05-01', accepted: '450000001' },
    ],
  },
};
