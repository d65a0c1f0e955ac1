/** What the call of costs of treatment asks, read into rules. */
import { readExact } from '#kernel/formula/exact.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { compensationCall } from './claims.contract.ts';
import { claimsErrors } from './claims.errors.ts';
import { type ClaimBound, type ClaimLine, type CostType, ceilingsLeft, countClaims } from './claims.rules.ts';

type Body = Context<typeof compensationCall>['body'];

const amount = (value: string | number | null | undefined): bigint | undefined => (value == null ? undefined : BigInt(value));
const written = (value: bigint | undefined): string | null => (value === undefined ? null : String(value));
const isCovered = (bound: ClaimBound): boolean => bound === 'accepted' || bound === 'personCeiling' || bound === 'familyCeiling';
const leftOf = ({ personLeft, familyLeft }: { readonly personLeft: bigint | undefined; readonly familyLeft: bigint | undefined }) => ({
  personLeft: written(personLeft),
  familyLeft: written(familyLeft),
});

function costsFrom({ costs }: Body): CostType[] {
  if (new Set(costs.map(({ type }) => type)).size < costs.length) throw claimsErrors.error('typeTwice');
  return costs.map(({ type, personCeiling, familyCeiling, franchise = '0', waitingDays = 0, claimDays }) => {
    const [person, family] = [amount(personCeiling), amount(familyCeiling)];
    if (person !== undefined && family !== undefined && person > family) throw claimsErrors.error('ceilingOrder');
    return { type, personCeiling: person, familyCeiling: family, franchise: readExact(String(franchise)) ?? 0, waitingDays, claimDays: claimDays ?? undefined };
  });
}

/** Throws typeTwice, ceilingOrder. */
export async function compensationFor({ body }: Context<typeof compensationCall>) {
  const costs = costsFrom(body);
  const earlier = (body.earlier ?? []).map(({ payable, ...paid }) => ({ ...paid, payable: BigInt(payable) }));
  const lines: ClaimLine[] = body.lines.map(({ accepted, joinedOn = body.joinedOn, ...line }) => ({ ...line, joinedOn, accepted: BigInt(accepted) }));
  const counted = countClaims(costs, earlier, lines).map((one, at) => ({ ...(lines[at] as ClaimLine), ...one }));
  const members = [...new Set([...earlier, ...lines].map(({ member }) => member))];
  return {
    payable: String(counted.reduce((sum, { payable }) => sum + payable, 0n)),
    lines: counted.map(({ member, type, payable, accepted, afterFranchise, boundBy, ...left }) => ({
      ...{ member, type, boundBy, payable: String(payable), afterFranchise: String(afterFranchise) },
      franchise: String(isCovered(boundBy) ? accepted - afterFranchise : 0n),
      ...leftOf(left),
    })),
    ceilings: ceilingsLeft(costs, [...earlier, ...counted], members).map(({ type, member, ...left }) => ({ type, member, ...leftOf(left) })),
  };
}
