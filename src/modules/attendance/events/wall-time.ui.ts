/** Moments as clocks show them, for people. */
import { formatDate, shownDigits } from '#ui/format/format.ts';

/** `2026-05-10T07:58:31` (or with a blank) as a Jalali day with its time; empty for none. */
export const wallTimeText = (at: string | null | undefined): string => (at == null || at === '' ? '' : `${formatDate(at.slice(0, 10))} ${shownDigits(at.slice(11))}`);
