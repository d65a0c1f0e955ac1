/** Orders: before wage items and the wage of the contract, on the days that they count; with the number of the order as evidence. */
import { readExact } from '#kernel/formula/exact.ts';
import { definePaySource } from '#modules/payroll/payroll.api.ts';
import { paySpans } from './pay-spans.rules.ts';
import { ordersPaying } from './pay-spans.store.ts';

export const orderWages = definePaySource({
  is: 'wages',
  key: 'order',
  over: 20,
  async read(look) {
    return paySpans(await ordersPaying(look)).map(({ employmentId, factor, amount, per, from, thru, orderId, number }) => ({
      ...{ employmentId, factor, amount: readExact(String(amount)) ?? 0, per, from, ...(thru !== null && { thru }) },
      evidence: { kind: 'order', id: orderId, number, day: from },
    }));
  },
});
