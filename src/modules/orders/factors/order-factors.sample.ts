import { defineSample } from '#testing/sample.ts';
import { orderFactors, orderRules } from './order-factors.contract.ts';

export const orderFactor = defineSample({
  gives: 'row/orderFactor',
  create: orderFactors.create,
  body: (title) => ({
    ...{ code: 'siteRight', title, groupEnumId: 'PfgExtra', basisEnumId: 'BcpMonthly', way: 'formula', displayOrder: 300 },
    ...{ isScored: 'N', isDailyWage: 'N', onOrder: 'Y', onCopy: 'Y' },
  }),
  named: ['factorIds'],
});

export const orderRule = defineSample({
  gives: 'row/orderRule',
  create: orderRules.create,
  body: () => ({ orderSet: 'labour', amountText: 'law.LpHousing', fromDate: '2026-03-21' }),
  needs: { payFactorId: 'row/orderFactor' },
});
