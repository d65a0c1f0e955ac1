/** Wage items: before the wage of the contract, on the days that they cover. Points count by the coefficient of the month (civil service law 64). */
import { readExact } from '#kernel/formula/exact.ts';
import { parametersInMonth } from '../annual-annuities/legal.store.ts';
import { definePaySource, type SourceLook, type WageFact } from '../sources/pay-source.define.ts';
import { type StoredWage, wagesIn } from './wage-items.store.ts';

const COEFFICIENT = 'LpPointCoefficient';

/** Rials for a point in the month; undefined where the year has none. */
async function coefficientIn({ db, year, month }: SourceLook, wages: readonly StoredWage[]): Promise<bigint | undefined> {
  if (!wages.some(({ per }) => per === 'point')) return undefined;
  return (await parametersInMonth(db, year, month)).find(({ kind }) => kind === COEFFICIENT)?.amount ?? undefined;
}

function factOf({ id, partyRelationshipId: employmentId, factor, amount, per, from, thru }: StoredWage, coefficient: bigint | undefined): WageFact {
  const days = { from, ...(thru !== null && { thru }) };
  if (per !== 'point') return { employmentId, factor, amount: readExact(amount) ?? 0, per, ...days, evidence: { kind: 'wageItem', id, number: amount, day: from } };
  const rials = BigInt(amount) * (coefficient ?? 0n);
  return {
    ...{ employmentId, factor, amount: readExact(String(rials)) ?? 0, per: 'month', ...days, restsOn: [COEFFICIENT], isLawless: coefficient === undefined },
    evidence: { kind: 'wageItem', id, number: `${amount} × ${coefficient ?? '?'}`, day: from },
  };
}

export const wageItemSource = definePaySource({
  is: 'wages',
  key: 'wageItem',
  over: 10,
  async read(look) {
    const wages = await wagesIn(look);
    const coefficient = await coefficientIn(look, wages);
    return wages.map((wage) => factOf(wage, coefficient));
  },
});
