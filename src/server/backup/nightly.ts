/** The backup of each night, and what is let go of after it. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupSource, takeBackup } from './backup.ts';
import { isDue, newestNightly, outdated } from './schedule.rules.ts';

/** How often the clock is looked at. */
export const LOOK_MS = 10 * 60_000;

export interface BackupPlan {
  /** Where backups are kept. */
  readonly folder: string;
  /** 0 to 23 in Asia/Tehran; undefined: none by themselves. */
  readonly hour: number | undefined;
  /** How many of each kind are kept. */
  readonly keep: number;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Removes what is beyond the number to keep. */
export async function forgetOldBackups({ folder, keep }: BackupPlan, now: number): Promise<void> {
  for (const name of outdated(await namesIn(folder), keep, now)) await rm(join(folder, name), { recursive: true, force: true });
}

export interface Nightly {
  /** A backup under way is cut off with the process; a later one removes what it left. */
  stop(): void;
}

/** `startedAt`: epoch milliseconds. Looks every ten minutes; the first time after ten, so that a short start does no work. */
export function startNightly(source: BackupSource, plan: BackupPlan, startedAt: number, say: (line: string) => void, report: (error: unknown) => void): Nightly {
  const { hour } = plan;
  const look = async (now: number): Promise<void> => {
    if (hour === undefined || !isDue(now, hour, newestNightly(await namesIn(plan.folder)) ?? startedAt)) return;
    const { folder } = await takeBackup(source, plan.folder, 'nightly', now);
    await forgetOldBackups(plan, now);
    say(`backup: ${folder}`);
  };
  let isBusy = false;
  const timer = setInterval(async () => {
    // one that takes longer than this is still at it
    if (isBusy) return;
    isBusy = true;
    await look(Date.now()).catch(report);
    isBusy = false;
  }, LOOK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
