/** Starts a PostgreSQL again that ended by itself: killed by hand, by the system for want of memory, or after a fault. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** More starts than this within the window mean that starting does not help. */
const MOST_STARTS = 5;
const WINDOW_MS = 60_000;
/** Wait before each further start in the window, times its number. */
const STEP_MS = 200;

export interface Keeping {
  /** Called for the first start and for each one after an unexpected end. */
  start(): Promise<Postmaster>;
  log(line: string): void;
  /** Called once, after the last try, with a sentence for the operator. */
  gaveUp(sentence: string): void;
}

export interface Kept {
  /** Process id of the present one. */
  pid(): number;
  stop(): Promise<void>;
}

/** Resolves when the first start is ready; rejects as it does. */
export async function keepRunning({ start, log, gaveUp }: Keeping): Promise<Kept> {
  let postmaster = await start();
  let isStopping = false;
  let restart: Promise<void> = Promise.resolve();
  const starts: number[] = [];

  const revive = async (): Promise<void> => {
    while (!isStopping) {
      const now = performance.now();
      while (starts[0] !== undefined && starts[0] <= now - WINDOW_MS) starts.shift();
      if (starts.length >= MOST_STARTS) return gaveUp(`PostgreSQL ended again after ${MOST_STARTS} starts within a minute: Kargozin stops.`);
      await pause(starts.length * STEP_MS);
      starts.push(now);
      try {
        postmaster = await start();
        watch();
        return log('PostgreSQL runs again');
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const watch = (): void => {
    void postmaster.died.then(() => {
      restart = revive();
    });
  };
  watch();
  return {
    pid: () => postmaster.pid,
    stop: async () => {
      isStopping = true;
      await restart;
      await postmaster.stop();
    },
  };
}
