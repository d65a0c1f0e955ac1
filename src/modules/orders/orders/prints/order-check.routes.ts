import { paperCheckRoute } from '#platform/papers/paper-check.service.ts';
import { initialsOf } from '#platform/papers/paper-marks.rules.ts';
import { checkOrder } from './order-check.contract.ts';
import { orderOfCode } from './order-prints.store.ts';

export const routes = [
  paperCheckRoute(checkOrder, {
    name: 'order-check',
    unknown: { state: 'unknown', typeTitle: null, number: null, orderDate: null, companyName: null, initials: null },
    async find(db, code) {
      const found = await orderOfCode(db, code);
      if (found === undefined) return undefined;
      const { state, isCorrected, title: typeTitle, number, orderDate, companyName, firstName, lastName } = found;
      return {
        state: state === 'EoAnnulled' ? ('annulled' as const) : isCorrected ? ('corrected' as const) : ('valid' as const),
        ...{ typeTitle, number, orderDate, companyName, initials: initialsOf(firstName, lastName) },
      };
    },
  }),
];
