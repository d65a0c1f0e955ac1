/** Wage items: before the wage of the contract, on the days that they cover. */
import { readExact } from '#kernel/formula/exact.ts';
import { definePaySource } from '../sources/pay-source.define.ts';
import { wagesIn } from './wage-items.store.ts';

export const wageItemSource = definePaySource({
  is: 'wages',
  key: 'wageItem',
  over: 10,
  async read(look) {
    return (await wagesIn(look)).map(({ id, partyRelationshipId: employmentId, factor, amount, per, from, thru }) => ({
      ...{ employmentId, factor, amount: readExact(amount) ?? 0, per, from },
      ...(thru !== null && { thru }),
      evidence: { kind: 'wageItem', id, number: amount, day: from },
    }));
  },
});
