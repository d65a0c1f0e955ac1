/** A fault of counting pay as a refusal in Persian at its field. */
import type { AppError } from '#kernel/errors.ts';
import { ExactFault } from '#kernel/formula/exact.ts';
import { faultWords } from '../pay/fault-words.rules.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { simulatorErrors } from './simulator.errors.ts';

const refusalOf = (fault: PayFault): AppError => {
  const { kinds = [] } = fault.about;
  return simulatorErrors.error(fault.code, { values: faultWords(fault), ...(kinds.length > 0 && { data: { kinds } }) });
};

/** What was counted. Throws the refusal of a fault of pay. */
export function counted<T>(count: () => T): T {
  try {
    return count();
  } catch (error) {
    if (error instanceof ExactFault) throw refusalOf(new PayFault('uncountable'));
    throw error instanceof PayFault ? refusalOf(error) : error;
  }
}
