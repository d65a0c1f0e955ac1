/** When mail and SMS may come; minutes are those of Tehran; moments are epoch milliseconds. */
const ZONE = 'Asia/Tehran';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

const wallClock = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Minutes since midnight. */
export function minuteOfDay(now: number): number {
  const parts = new Map(wallClock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}

/** Both absent: never quiet. `from` after `until`: over midnight. */
export interface Quiet {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** The moment from which a message may go: now, or the end of the quiet time that now lies in. */
export function afterQuiet(now: number, { quietFrom, quietUntil }: Quiet): number {
  if (quietFrom === null || quietUntil === null) return now;
  const minute = minuteOfDay(now);
  const isQuiet = quietFrom < quietUntil ? minute >= quietFrom && minute < quietUntil : minute >= quietFrom || minute < quietUntil;
  if (!isQuiet) return now;
  const left = (quietUntil - minute + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % MINUTE_MS) + left * MINUTE_MS;
}
