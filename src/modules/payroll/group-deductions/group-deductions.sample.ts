import { defineSample } from '#testing/sample.ts';
import { groupDeductions } from './group-deductions.contract.ts';

export const payGroupLegalDeduct = defineSample({
  gives: 'row/payGroupLegalDeduct',
  create: groupDeductions.create,
  body: (source) => ({ parentLegalDeductId: 'DdtInsurance', legalDeductEnumId: 'DdtWorker', rate: 5, source, fromDate: '2026-03-21' }),
  needs: { payGroupId: 'row/payGroup' },
});
