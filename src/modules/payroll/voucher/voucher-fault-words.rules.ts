/** What is wrong with a voucher, in words. Pure. */
import words from './voucher-faults.messages.fa.ts';
import type { Fault } from './voucher-faults.rules.ts';

/** `names`: of what groups lack. The amount is without its sign. */
export function sentenceOf({ code, title, amount = 0n, id = null }: Fault, names: ReadonlyMap<string, string>): string {
  const name = id === null ? words.nowhere : (names.get(id) ?? '');
  return words[code]({ title, name, amount: (amount < 0n ? -amount : amount).toLocaleString('fa') });
}
