/** What is looked after without anybody's asking. */
import type { Clock } from '#kernel/clock/clock.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';

export interface ScheduledLoop {
  /** Waits for the look that is under way. */
  stop(): Promise<void>;
}

export interface Keeping {
  readonly clock: Clock;
  report(error: unknown): void;
}

/** What is looked after, told the ISO day in Tehran. */
type Look = (today: string) => Promise<unknown>;

/** Looks at once and then every so many seconds. While a look lasts, no second one begins beside it; its faults are reported. */
export function keepBySeconds(seconds: number, look: Look, { clock, report }: Keeping): ScheduledLoop {
  let running: Promise<unknown> | undefined;
  const begin = (): void => {
    running ??= look(todayIn('Asia/Tehran', clock.now()))
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, seconds * 1_000);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
