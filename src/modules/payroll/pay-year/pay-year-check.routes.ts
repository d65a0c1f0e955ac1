import { paperCheckRoute } from '#platform/papers/paper-check.service.ts';
import { initialsOf } from '#platform/papers/paper-marks.rules.ts';
import { yearOfCode } from './pay-year.store.ts';
import { checkPayYear } from './pay-year-check.contract.ts';

export const routes = [
  paperCheckRoute(checkPayYear, {
    name: 'pay-year-check',
    unknown: { state: 'unknown', year: null, issuedOn: null, companyName: null, initials: null },
    async find(db, code) {
      const found = await yearOfCode(db, code);
      if (found === undefined) return undefined;
      const { year, issuedOn, companyName, firstName, lastName, isCurrent } = found;
      return { state: isCurrent ? ('current' as const) : ('outdated' as const), year: String(year), issuedOn, companyName, initials: initialsOf(firstName, lastName) };
    },
  }),
];
