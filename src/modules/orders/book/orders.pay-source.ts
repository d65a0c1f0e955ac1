/** Orders: before wage items and the wage of the contract, on the days that they count; with the number of the order as evidence. */
import { definePaySource } from '#modules/payroll/payroll.api.ts';
import { paySpans, wageOfSpan } from './pay-spans.rules.ts';
import { ordersPaying } from './pay-spans.store.ts';

export const orderWages = definePaySource({
  is: 'wages',
  key: 'order',
  over: 20,
  async read(look) {
    return paySpans(await ordersPaying(look)).map(({ employmentId, factor, from, thru, orderId, number, ...said }) => ({
      ...{ employmentId, factor, ...wageOfSpan(said), from, ...(thru !== null && { thru }) },
      evidence: { kind: 'order', id: orderId, number, day: from },
    }));
  },
});
