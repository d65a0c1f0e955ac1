/** Rials with their sign, in the person's unit: how far one amount is from another. */
import { formatMoney } from '#ui/format/format.ts';

export const signedMoney = (rials: bigint): string => `${rials > 0n ? '+' : ''}${formatMoney(rials)}`;
