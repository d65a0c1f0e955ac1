/** What is left of debts once the pay of the last month has taken its part. Pure; rials. */
import type { PayLine } from '../pay/pay-lines.rules.ts';
import type { DebtFact } from '../sources/pay-source.define.ts';

/** In the order they came; what the month took of a factor is off the first debts of it. Those of which nothing is left are not there. */
export function debtsLeft(debts: readonly DebtFact[], month: readonly Pick<PayLine, 'code' | 'isDeduct' | 'amount'>[]): readonly DebtFact[] {
  const took = new Map<string, bigint>();
  for (const { code, isDeduct, amount } of month) if (isDeduct === 'Y') took.set(code, (took.get(code) ?? 0n) + amount);
  return debts.flatMap((debt) => {
    const taken = took.get(debt.factor) ?? 0n;
    const off = taken < debt.amount ? taken : debt.amount;
    took.set(debt.factor, taken - off);
    return debt.amount === off ? [] : [{ ...debt, amount: debt.amount - off }];
  });
}
