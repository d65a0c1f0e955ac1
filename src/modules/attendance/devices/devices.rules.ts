/** How it stands with a clock. Pure. */

/** Seconds within which a clock is right. */
const EXACT = 5;

/** `lastContactAt`: ISO moment; `silenceMinutes`: null where nobody waits for it; `now`: epoch milliseconds. */
export const isSilent = (lastContactAt: string, silenceMinutes: number | null, now: number): boolean =>
  silenceMinutes !== null && now - Date.parse(lastContactAt) > silenceMinutes * 60_000;

/** `seconds`: how much it was ahead of the server, below zero behind it. */
export const driftOf = (seconds: number): 'exact' | 'ahead' | 'behind' => (Math.abs(seconds) <= EXACT ? 'exact' : seconds > 0 ? 'ahead' : 'behind');
