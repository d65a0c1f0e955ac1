/** When a message is tried again. Milliseconds. */

/** How long one try may take. */
export const SEND_MS = 20_000;
/** How long a claimed message belongs to its process; longer than a try, so that only a crash lets another one repeat it. */
export const LEASE_MS = 60_000;
export const MAX_TRIES = 8;

/** Wait after the n-th failed try: 5 seconds doubling up to 5 minutes; undefined: no more. */
export const waitAfterTry = (tries: number): number | undefined => (tries >= MAX_TRIES ? undefined : Math.min(5_000 * 2 ** (tries - 1), 300_000));
