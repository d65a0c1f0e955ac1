import { defineSample } from '#testing/sample.ts';
import { standingItems } from './standing-items.contract.ts';

export const standingItem = defineSample({
  gives: 'row/standingItem',
  create: standingItems.create,
  body: (label, pseudoId) => ({ pseudoId, amount: '5000000', times: 3, fromDate: '2026-03-21', mayBePart: 'Y', source: label }),
  needs: { payFactorId: 'row/payFactor' },
});
