import { paperCheckRoute } from '#platform/papers/paper-check.service.ts';
import { initialsOf } from '#platform/papers/paper-marks.rules.ts';
import { checkPlace } from './place-check.contract.ts';
import { placeOfCode } from './place-use.store.ts';

const stateOf = (status: string): 'valid' | 'used' | 'cancelled' => (status === 'WpConfirmed' ? 'valid' : status === 'WpUsed' ? 'used' : 'cancelled');

export const routes = [
  paperCheckRoute(checkPlace, {
    name: 'place-check',
    unknown: { state: 'unknown', title: null, fromDate: null, thruDate: null, persons: null, unitCode: null, companyName: null, initials: null },
    async find(db, code) {
      const found = await placeOfCode(db, code);
      if (found === undefined) return undefined;
      const { state, eventTitle, slotTitle, firstName, lastName, ...place } = found;
      return { ...place, state: stateOf(state), title: `${eventTitle} - ${slotTitle}`, initials: initialsOf(firstName, lastName) };
    },
  }),
];
