/** The daily wage of the employment, as the contract says it: the base wage of the days that nothing else covers. */

import { readExact } from '#kernel/formula/exact.ts';
import { dailyWagesIn } from '#modules/personnel/personnel.api.ts';
import { definePaySource } from './pay-source.define.ts';

export const contractWage = definePaySource({
  is: 'wages',
  key: 'contractWage',
  over: 0,
  async read({ db, rows, employmentIds, from, thru }) {
    const wages = await dailyWagesIn(db, rows, employmentIds, from, thru);
    return wages.map(({ partyRelationshipId: employmentId, dailyWage, from: since, thru: until }) => ({
      ...{ employmentId, factor: 'base', amount: readExact(dailyWage) ?? 0, per: 'day', from: since },
      ...(until !== null && { thru: until }),
      evidence: { kind: 'contract', id: 'base', number: dailyWage, day: since },
    }));
  },
});
