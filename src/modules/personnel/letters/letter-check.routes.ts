import { paperCheckRoute } from '#platform/papers/paper-check.service.ts';
import { checkLetter } from './letter-check.contract.ts';
import { letterOfCode } from './letters.store.ts';

export const routes = [
  paperCheckRoute(checkLetter, {
    name: 'letter-check',
    unknown: { state: 'unknown', kind: null, number: null, issuedOn: null, companyName: null, initials: null },
    async find(db, code) {
      const found = await letterOfCode(db, code);
      return found && { ...found, state: found.state === 'issued' ? ('valid' as const) : ('withdrawn' as const) };
    },
  }),
];
