/** What the call of costs of services asks, read into rules. */
import { readExact } from '#kernel/formula/exact.ts';
import type { Context } from '#platform/http/context.server.ts';
import { rowsOverlap, sharesAddUp } from '../counting/shares.rules.ts';
import type { serviceCostCall } from './service-cost.contract.ts';
import { serviceCostErrors } from './service-cost.errors.ts';
import { ageOn, costOf, type ServiceTerms } from './service-cost.rules.ts';
import { sharesOfGroup } from './service-shares.store.ts';

type Body = Context<typeof serviceCostCall>['body'];

const ALL = 100;

/** Shares that are said, of a group or in full. Throws groupOrShares, unknownGroup. */
async function sharesIn({ tx, rows, today, body: { groupId, serviceId, shares, date } }: Context<typeof serviceCostCall>) {
  if (groupId === undefined && serviceId === undefined) return shares ?? [{ employee: ALL }];
  if (groupId === undefined || serviceId === undefined || shares !== undefined) throw serviceCostErrors.error('groupOrShares');
  const found = await sharesOfGroup(tx, { groupId, serviceId, day: date ?? today }, rows.companyIds);
  if (found === undefined) throw serviceCostErrors.error('unknownGroup');
  return found;
}

function termsFrom({ audience, slots = 1 }: Body, shares: NonNullable<Body['shares']>): ServiceTerms {
  if (rowsOverlap(audience)) throw serviceCostErrors.error('rowsOverlap');
  if (!shares.every(sharesAddUp) || rowsOverlap(shares)) throw serviceCostErrors.error('sharesSum');
  return {
    audience: audience.map(({ cost, ...row }) => ({ ...row, cost: BigInt(cost) })),
    shares: shares.map(({ relation, employee }) => ({ relation, employee: readExact(String(employee)) ?? 0 })),
    slots,
  };
}

/** Throws rowsOverlap, sharesSum, groupOrShares, unknownGroup. */
export async function serviceCostFor(context: Context<typeof serviceCostCall>) {
  const { body } = context;
  const terms = termsFrom(body, [...(await sharesIn(context))]);
  const nothing = { row: -1, perSlot: 0n, cost: 0n, employeeShare: 0n, employerShare: 0n };
  const companions = body.companions.map(({ relation, birthDate, age = body.date === undefined ? undefined : ageOn(birthDate, body.date) }) => {
    const found = costOf(terms, { relation, age });
    const isFault = typeof found === 'string';
    return { relation, age, fault: isFault ? found : null, ...(isFault ? nothing : found) };
  });
  const sum = (name: 'cost' | 'employeeShare' | 'employerShare'): string => String(companions.reduce((total, one) => total + one[name], 0n));
  return {
    ...{ cost: sum('cost'), employeeShare: sum('employeeShare'), employerShare: sum('employerShare') },
    companions: companions.map(({ row, age, perSlot, cost, employeeShare, employerShare, ...rest }) => ({
      ...{ ...rest, age: age ?? null, audienceRow: row < 0 ? null : row + 1 },
      ...{ perSlot: String(perSlot), cost: String(cost), employeeShare: String(employeeShare), employerShare: String(employerShare) },
    })),
  };
}
