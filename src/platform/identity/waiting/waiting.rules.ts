/** How often the waiting page asks. Times are milliseconds. */

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 30_000;
/** Without a question for so long, an outage counts as over. */
const CALM_MS = 60_000;

export interface Asked {
  /** Questions of this outage so far. */
  readonly rounds: number;
  /** When the last one was asked. */
  readonly at: number;
}

export const nothingAsked: Asked = { rounds: 0, at: 0 };

/** An outage goes on where an answer did not last, so that the way there and back again makes no storm of questions. */
export const continued = (asked: Asked, now: number): Asked => (now - asked.at >= CALM_MS ? nothingAsked : asked);

/** Before the next question: none before the first, then from 3 seconds doubling to 30. */
export const waitBefore = ({ rounds }: Asked): number => (rounds === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** Math.min(rounds - 1, 10), LONGEST_WAIT_MS));
