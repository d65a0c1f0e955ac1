/** How long ordered payslips are kept. Pure. */

const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;

/** From when on nobody reads what was ordered or made at a moment (epoch milliseconds). */
export const keptUntil = (now: number): Date => new Date(now + KEPT_DAYS * DAY_MS);
