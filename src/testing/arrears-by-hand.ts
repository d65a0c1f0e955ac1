/** A paid month that is otherwise now, and the month that pays the difference, by other means than the product's: two months counted by hand and what lies between them. */
import { isTaxedIn, payByHand } from './pay-by-hand.ts';
import { dayKinds, type HandAnswer, type HandCase, minuteKinds } from './pay-by-hand-case.ts';
import { handLaw } from './pay-by-hand-law.ts';

export interface HandArrears {
  /** The month as it was paid, and as it is now. */
  readonly was: HandCase;
  readonly now: HandCase;
  /** A month after it, which pays the difference. */
  readonly next: HandCase;
}

export interface HandArrearsAnswer extends HandAnswer {
  /** Lines of the month before, by code, of those that come to something. */
  readonly arrears: Readonly<Record<string, bigint>>;
}

const factorCodes = ['base', 'seniority', 'housing', 'grocery', 'marital', 'child', ...minuteKinds, ...dayKinds];
export const handInsurance = ['insurable', 'insuranceBase', 'insuranceWorker', 'insuranceEmployer', 'insuranceUnemployment', 'insuranceHardWork'] as const;

/** What a month was paid, by code; what came to nothing too. */
export function paidByHand(was: HandCase): ReadonlyMap<string, bigint> {
  const { lines } = payByHand(was);
  return new Map([...factorCodes, ...handInsurance].map((code) => [code, lines[code] ?? 0n]));
}

export function arrearsByHand({ was, now, next }: HandArrears): HandArrearsAnswer {
  const [paid, anew] = [paidByHand(was), paidByHand(now)];
  const difference = (code: string): bigint => (anew.get(code) ?? 0n) - (paid.get(code) ?? 0n);
  const sumOf = (codes: readonly string[]): bigint => codes.reduce((sum, code) => sum + difference(code), 0n);
  const owed = {
    gross: sumOf(factorCodes),
    taxed: sumOf(factorCodes.filter(isTaxedIn(handLaw(now.year, now.month)))),
    insurance: new Map(handInsurance.map((code) => [code, difference(code)])),
  };
  const arrears = [...factorCodes, ...handInsurance].map((code) => [code, difference(code)] as const).filter(([, amount]) => amount !== 0n);
  return { ...payByHand(next, owed), arrears: Object.fromEntries(arrears) };
}
