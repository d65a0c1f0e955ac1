/** How long figures that were counted are kept and shown; all in milliseconds. */

/** Counted at a moment (epoch), which took so long. */
export interface Timing {
  readonly countedAt: number;
  readonly tookMs: number;
}

/** Lines about changes are kept for a day; figures are counted anew long before. */
const KEPT_MS = 600_000;
/** Who asks waits for a count that takes no longer. */
const QUICK_MS = 150;
const SHOWN_MEANWHILE_MS = 60_000;

export const isTooOld = ({ countedAt }: Timing, now: number): boolean => now - countedAt > KEPT_MS;

/** Whether figures that something has changed since are shown, with their time, while they are counted anew. */
export const mayBeShownMeanwhile = ({ countedAt, tookMs }: Timing, now: number): boolean => tookMs > QUICK_MS && now - countedAt <= SHOWN_MEANWHILE_MS;
