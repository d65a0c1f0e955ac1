/** When the shell speaks up about the session. Times in milliseconds since 1970. */

/** Before the end of the session (issue of the shell: five minutes). */
export const NOTICE_MS = 300_000;

export type SessionPhase = 'quiet' | 'ending' | 'over';

export function phaseOf(expiresAt: number | null, now: number): SessionPhase {
  if (expiresAt === null) return 'quiet';
  if (expiresAt <= now) return 'over';
  return expiresAt - now <= NOTICE_MS ? 'ending' : 'quiet';
}

/** Until the phase or the minute shown changes; a browser's timer holds at most 2^31 - 1. */
export function nextLook(expiresAt: number, now: number): number {
  const left = expiresAt - now;
  if (left <= 0) return 0;
  return Math.min(left > NOTICE_MS ? left - NOTICE_MS : ((left - 1) % 60_000) + 1, 2_147_483_647);
}

/** Whole minutes that are left, at least one. */
export const minutesLeft = (expiresAt: number, now: number): number => Math.max(1, Math.ceil((expiresAt - now) / 60_000));
