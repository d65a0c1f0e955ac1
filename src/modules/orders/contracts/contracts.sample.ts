import { defineSample } from '#testing/sample.ts';
import { contracts } from './contracts.contract.ts';

export const contract = defineSample({
  gives: 'row/contract',
  create: contracts.create,
  body: (label, pseudoId) => ({ pseudoId, fromDate: '2026-03-21', thruDate: '2027-03-20', note: label }),
  named: ['contractId'],
  needs: { agreementId: 'row/agreementType' },
});
