/** The time, passed to whoever needs it instead of being asked for: pure code stays pure, tests stand still. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

/** A clock that always shows one moment, in epoch milliseconds. */
export function fixedClock(ms: number): Clock {
  return { now: () => ms };
}
