import { defineSample } from '#testing/sample.ts';
import { leaveToBuy } from './leave-to-buy.contract.ts';

export const leaveToBuyOfMonth = defineSample({
  gives: 'row/leaveToBuy',
  create: leaveToBuy.create,
  body: (label, pseudoId) => ({ pseudoId, jalaliYear: 1405, jalaliMonth: '1', days: 0, source: label }),
});
