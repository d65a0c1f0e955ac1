/** The days of a slot, as people read them. */
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';

/** ISO days, both within; one day is said once. */
export const formatDate = (from: string, thru: string): string => (from === thru ? formatJalaliFa(from) : `${formatJalaliFa(from)} – ${formatJalaliFa(thru)}`);
