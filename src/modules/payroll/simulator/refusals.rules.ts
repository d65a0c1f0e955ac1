/** A fault of counting pay as a refusal in Persian at its field. */
import type { AppError } from '#kernel/errors.ts';
import { ExactFault } from '#kernel/formula/exact.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { lawTitle } from '../pay/pay-law.rules.ts';
import { simulatorErrors } from './simulator.errors.ts';

const inPersian = (year: number): string => year.toLocaleString('fa', { useGrouping: false });

const words: Readonly<Record<string, string>> = { ...payMessages.factors, ...payMessages.work, ...payMessages.sums };

function refusalOf({ code, about: { year = 0, kinds = [], code: named = '' } }: PayFault): AppError {
  const factor = Object.hasOwn(words, named) ? (words[named] ?? named) : named;
  return simulatorErrors.error(code, {
    values: { year: inPersian(year), kinds: kinds.map(lawTitle).join(payMessages.separator), factor },
    ...(kinds.length > 0 && { data: { kinds } }),
  });
}

/** What was counted. Throws the refusal of a fault of pay. */
export function counted<T>(count: () => T): T {
  try {
    return count();
  } catch (error) {
    if (error instanceof ExactFault) throw refusalOf(new PayFault('uncountable'));
    throw error instanceof PayFault ? refusalOf(error) : error;
  }
}
