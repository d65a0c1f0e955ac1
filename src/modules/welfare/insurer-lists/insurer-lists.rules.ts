/** What the next list tells an insurer of the members of a contract, and what must be put right before (issue 24, insurance 4). Pure; days ISO, rials. */
import { isNationalCode } from '#kernel/identity-codes/identity-codes.ts';
import { type AgeLimit, isTooOld } from '../insurance-membership/age-limits.rules.ts';

export const listChanges = ['joined', 'left', 'changed', 'stands'] as const;
export type ListChange = (typeof listChanges)[number];
export const listFaults = ['noCode', 'badCode', 'noBirthDate', 'tooOld', 'notRelated', 'twice'] as const;
export type ListFault = (typeof listFaults)[number];

/** A membership as an insurer is told of it. */
export interface ToldMember {
  readonly membershipId: string;
  readonly insuredName: string;
  readonly relation: string;
  readonly nationalCode: string | null;
  readonly birthDate: string | null;
  readonly tier: string | null;
  readonly joinedOn: string;
  /** Last day of cover. */
  readonly thruDate: string;
  readonly premium: bigint;
}

/** A membership with what it is judged by. */
export interface ListedMember extends ToldMember {
  readonly isEnded: boolean;
  readonly isRelated: boolean;
  readonly occupation: string | null;
  readonly hasPaper: boolean;
}

/** Only Iranians have a national code; of whom it is missing no list tells. */
function faultOf(one: ListedMember, limits: readonly AgeLimit[], known: ReadonlyMap<string, readonly ListedMember[]>, day: string): ListFault | undefined {
  const { nationalCode, birthDate, isEnded } = one;
  if (nationalCode === null) return 'noCode';
  if (!isNationalCode(nationalCode)) return 'badCode';
  if (birthDate === null) return 'noBirthDate';
  if (!isEnded && !one.isRelated) return 'notRelated';
  if (!isEnded && isTooOld(limits, { ...one, birthDate }, day)) return 'tooOld';
  const others = known.get(nationalCode) ?? [];
  return others.some((other) => other !== one && other.joinedOn <= one.thruDate && one.joinedOn <= other.thruDate) ? 'twice' : undefined;
}

/** As it is compared with what was told before. */
const told = ({ insuredName, relation, nationalCode, birthDate, tier, joinedOn, thruDate, premium }: ToldMember): string =>
  JSON.stringify([insuredName, relation, nationalCode, birthDate, tier, joinedOn, thruDate, String(premium)]);

/** Undefined: nothing is told of it any more, for the insurer knows that it has ended. */
function changeOf(one: ListedMember, last: (ToldMember & { readonly change: ListChange }) | undefined): ListChange | undefined {
  if (last === undefined) return 'joined';
  const isSame = told(one) === told(last);
  if (isSame && last.change === 'left') return undefined;
  if (isSame) return 'stands';
  return one.isEnded && one.thruDate !== last.thruDate ? 'left' : 'changed';
}

export interface NextList<M extends ListedMember> {
  readonly lines: readonly { readonly member: M; readonly change: ListChange }[];
  readonly faults: readonly { readonly member: M; readonly fault: ListFault }[];
}

/**
 * The next list of a contract. `last`: what the newest list that told of a membership said, by its id; `day`: that of sending. Whoever has a fault is left out and
 * told of when it is put right.
 */
export function nextList<M extends ListedMember>(
  members: readonly M[],
  last: ReadonlyMap<string, ToldMember & { readonly change: ListChange }>,
  limits: readonly AgeLimit[],
  day: string,
): NextList<M> {
  const known = Map.groupBy(members, ({ nationalCode }) => nationalCode ?? '');
  const lines: { member: M; change: ListChange }[] = [];
  const faults: { member: M; fault: ListFault }[] = [];
  for (const member of members) {
    const fault = faultOf(member, limits, known, day);
    const change = changeOf(member, last.get(member.membershipId));
    if (change === undefined) continue;
    if (fault === undefined) lines.push({ member, change });
    else faults.push({ member, fault });
  }
  return { lines, faults };
}
