/** Which codes a factor may have: formulas name them beside the sums and facts of a month of pay. Pure. */
import { functionNames, keywords } from '#kernel/formula/formula.messages.fa.ts';
import payMessages from '../pay/pay.messages.fa.ts';

const builtIn: Readonly<Record<string, string>> = payMessages.factors;
const builtInByLower = new Map(Object.keys(builtIn).map((code) => [code.toLowerCase(), code]));

/** Names that pay gives another meaning: sums and figures, days that are not paid, first parts of facts (`month.part`), words of the language. */
const reserved = new Map(
  [
    ...Object.keys(payMessages.sums),
    ...Object.keys(payMessages.work),
    ...Object.keys(payMessages.names).map((name) => name.slice(0, name.indexOf('.'))),
    ...['law', 'work', 'wage', 'gross', 'deductions', 'net', 'employerCost'],
    ...Object.values(keywords),
    ...Object.keys(functionNames),
  ].map((code) => [code.toLowerCase(), code]),
);

export interface FactorSaid {
  readonly code: string;
  /** Id of PayrollFactorGroup. */
  readonly groupEnumId: string;
}

export const DEDUCTIONS = 'PfgDeduction';

/** Why a factor may not be called so; undefined when it may. `title`: what the built-in factor of the code is. */
export function codeFault({
  code,
  groupEnumId,
}: FactorSaid): { readonly name: 'reserved' | 'builtInCode' | 'builtInGroup'; readonly code: string; readonly title: string } | undefined {
  const lower = code.toLowerCase();
  const known = builtInByLower.get(lower);
  if (known === undefined) return reserved.has(lower) ? { name: 'reserved', code, title: '' } : undefined;
  const about = { code: known, title: builtIn[known] ?? known };
  if (known !== code) return { name: 'builtInCode', ...about };
  return groupEnumId === DEDUCTIONS ? { name: 'builtInGroup', ...about } : undefined;
}
