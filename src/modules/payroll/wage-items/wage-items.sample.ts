import { defineSample } from '#testing/sample.ts';
import { wageItems } from './wage-items.contract.ts';

export const wageItem = defineSample({
  gives: 'row/wageItem',
  create: wageItems.create,
  body: (label, pseudoId) => ({ pseudoId, amount: '5000000', per: 'month', fromDate: '2026-03-21', source: label }),
  needs: { payFactorId: 'row/payFactor' },
});
