import { defineSample } from '#testing/sample.ts';
import { orderTypes } from './order-types.contract.ts';

export const orderType = defineSample({
  gives: 'row/orderType',
  create: orderTypes.create,
  isOfCompany: true,
  body: (title) => ({
    ...{ code: 'Special', title, issueTimeEnumId: 'ItoEvent', isActive: 'Y', isCover: 'N', endsCover: 'N', pays: 'Y', movesKind: 'N', needsEnd: 'N', series: '1', chainOf: 'type' },
  }),
  named: ['orderTypeId'],
});
