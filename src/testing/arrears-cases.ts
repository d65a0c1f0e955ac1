/** Paid months that changed, to count twice; how the product is asked the same; and those that are kept. */
import fc from 'fast-check';
import type { PayCase } from '#modules/payroll/pay/pay-case.rules.ts';
import { arrearsByHand, type HandArrears, type HandArrearsAnswer, paidByHand } from './arrears-by-hand.ts';
import { payByHand } from './pay-by-hand.ts';
import type { HandCase } from './pay-by-hand-case.ts';
import { handLaw, handYears } from './pay-by-hand-law.ts';
import { besideCases, caseOf, handCases } from './pay-cases.ts';
import { goldenLines } from './pay-golden.ts';

const LAST_YEAR = Math.max(...handYears);

/** A wage, family, work or insurance that was said otherwise; the month that pays it may be one of the next year. */
export const arrearsCases: fc.Arbitrary<HandArrears> = fc
  .tuple(handCases, handCases, besideCases, fc.integer({ min: 1, max: 3 }))
  .map(([was, drawn, paying, later]): HandArrears => {
    const count = was.year * 12 + was.month - 1 + later;
    const isKnown = Math.floor(count / 12) <= LAST_YEAR;
    const [year, month] = isKnown ? [was.year, was.month] : [was.year, was.month - later];
    const at = isKnown ? count : count - later;
    const same = { year, month, hired: was.hired, readings: paying.readings, tax: 'normal', items: [], before: [] } as const;
    const paid: HandCase = { ...was, ...same };
    const { figures } = payByHand(paid);
    const next = { year: Math.floor(at / 12), month: (at % 12) + 1 };
    return {
      was: paid,
      now: { ...drawn, ...same, left: was.left, wages: drawn.wages.map(({ from, ...wage }) => ({ ...wage, ...(from && { from: { ...from, year, month } }) })) },
      next: {
        ...paying,
        ...next,
        ...{ hired: was.hired, left: undefined, wages: paying.wages.slice(0, 1) },
        tax: paying.tax === 'nonMain' && handLaw(next.year, next.month).nonMain === undefined ? 'normal' : paying.tax,
        before: [{ year, month, taxable: figures['taxable'] ?? 0n, tax: figures['tax'] ?? 0n }],
      },
    };
  });

/** The same as the product is asked it. */
export function arrearsCaseOf({ was, now, next }: HandArrears): PayCase {
  const [of, month] = [caseOf(next), caseOf(now)];
  const { facts, wages, work } = month;
  return { ...of, before: of.before.map((one) => ({ ...one, facts, wages, work, paid: paidByHand(was) })) };
}

export interface GoldenArrears extends HandArrearsAnswer {
  readonly of: HandArrears;
}

const GOLDEN = 60;

/** Arrears that are kept as they were counted by hand, as text: the same on every machine. */
export const goldenArrearsText = (): string => goldenLines(fc.sample(arrearsCases, { numRuns: GOLDEN, seed: 20 }).map((of): GoldenArrears => ({ of, ...arrearsByHand(of) })));
