/** The text of ZK clocks. Pure. */
import type { ToldPress } from '../events/events.rules.ts';

/** Lines of one push that are read; a clock sends the rest again. */
export const MOST_LINES = 5_000;

/** What a clock is told when it starts: push presses as they come, at Tehran time. */
export const optionsText = (serial: string): string =>
  [
    `GET OPTION FROM: ${serial}`,
    'ATTLOGStamp=None',
    'OPERLOGStamp=9999',
    'ErrorDelay=60',
    'Delay=30',
    'TransTimes=00:00;12:00',
    'TransInterval=1',
    'TransFlag=TransData AttLog',
    'TimeZone=210',
    'Realtime=1',
    'Encrypt=None',
    '',
  ].join('\n');

/** State that says that no key was pressed. */
const NO_KEY = '255';

/** Presses of a push: PIN, moment, state, verification, work code between tabs. */
export const pressesIn = (text: string): ToldPress[] =>
  text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => {
      const [card = '', at = '', key = ''] = line.split('\t').map((cell) => cell.trim());
      return { card, at, key: key === NO_KEY ? '' : key };
    });

const LIVE_LINES = 2;
const HOUR = 3_600;

/**
 * Seconds by which a clock that pushes as people press is ahead, by its newest press; undefined where it tells nothing: of a push of many lines, or of
 * one that is older than an hour. `now`: Tehran wall time.
 */
export function driftIn(presses: readonly ToldPress[], now: string): number | undefined {
  if (presses.length === 0 || presses.length > LIVE_LINES) return undefined;
  const seconds = Math.round((Date.parse(`${presses.at(-1)?.at.replace(' ', 'T')}Z`) - Date.parse(`${now}Z`)) / 1_000);
  return Number.isFinite(seconds) && Math.abs(seconds) < HOUR ? seconds : undefined;
}
