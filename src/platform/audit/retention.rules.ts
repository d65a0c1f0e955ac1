/** How long the log is kept, and what a change of that waits for. Pure. */

/** The time that holds, and the shorter one that is going to. */
export interface Retention {
  readonly monthsKept: number;
  /** `at`: epoch milliseconds. */
  readonly next: { readonly monthsKept: number; readonly at: number } | null;
}

/** What is dropped never comes back: a week for somebody to ask why. */
export const SHORTENING_WAITS_MS = 7 * 86_400_000;

/** What holds at a time (epoch milliseconds): a shorter time whose day has come is no longer one that waits. */
export const holdingAt = ({ monthsKept, next }: Retention, now: number): Retention =>
  next !== null && next.at <= now ? { monthsKept: next.monthsKept, next: null } : { monthsKept, next };

/** After somebody has asked for so many months: as long or longer at once, which takes back what waits; shorter after the wait. */
export const retentionAfter = ({ monthsKept, next }: Retention, wanted: number, now: number): Retention =>
  wanted >= monthsKept ? { monthsKept: wanted, next: null } : { monthsKept, next: next?.monthsKept === wanted ? next : { monthsKept: wanted, at: now + SHORTENING_WAITS_MS } };
