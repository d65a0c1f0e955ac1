/** The cost of pay by its parts as rows of a sheet, sums at the end. Pure; rials. */
import { formatJalali } from '#kernel/jalali/jalali.ts';
import type { PlainSheet } from '../state-files/xlsx.rules.ts';
import type { CostPart, Side } from './cost.rules.ts';
import words from './cost-page.messages.fa.ts';

type Sums = Omit<CostPart, 'key'>;

/** What payslips come to in all, each person once. */
export function wholeOf(slips: readonly { readonly paid: bigint; readonly employer: bigint; readonly partyId: string }[]): Sums {
  const sum = (name: 'paid' | 'employer'): bigint => slips.reduce((all, slip) => all + slip[name], 0n);
  return { paid: sum('paid'), employer: sum('employer'), people: new Set(slips.map(({ partyId }) => partyId)).size };
}

export function costSheet(by: Side, parts: readonly (Sums & { readonly name: string | null })[], whole: Sums): PlainSheet {
  const cells = ({ people, paid, employer }: Sums): bigint[] => [BigInt(people), paid, employer, paid + employer];
  const nameOf = (name: string | null): string => (name === null ? words.nowhere[by] : by === 'day' ? formatJalali(name) : name);
  return {
    title: words.sheet,
    widths: [32, 10, 20, 20, 20],
    rows: [[words.sides[by], words.people, words.paid, words.employer, words.cost], ...parts.map((part) => [nameOf(part.name), ...cells(part)]), [words.whole, ...cells(whole)]],
  };
}
