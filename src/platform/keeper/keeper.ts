/** What is looked after without anybody's asking. */
import type { Clock } from '#kernel/clock/clock.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';

/** A new day begins once in 24 of them. */
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface Keeper {
  /** Waits for the look that is under way. */
  stop(): Promise<void>;
}

export interface Keeping {
  readonly clock: Clock;
  report(error: unknown): void;
}

/** What is looked after, told the ISO day in Tehran. */
type Look = (today: string) => Promise<unknown>;

/** Looks at once and then at intervals. While a look lasts, no second one begins beside it; its faults are reported. */
function keepEvery(interval: number, look: Look, { clock, report }: Keeping): Keeper {
  let running: Promise<unknown> | undefined;
  const begin = (): void => {
    running ??= look(todayIn('Asia/Tehran', clock.now()))
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** For what a person expects of a new day. */
export const keepHourly = (look: Look, keeping: Keeping): Keeper => keepEvery(HOUR_MS, look, keeping);

/** For what is to hold from midnight on. */
export const keepByMinute = (look: Look, keeping: Keeping): Keeper => keepEvery(MINUTE_MS, look, keeping);

/** For what people wait for. */
export const keepBySeconds = (seconds: number, look: Look, keeping: Keeping): Keeper => keepEvery(seconds * 1_000, look, keeping);
