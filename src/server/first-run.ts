import type { Clock } from '#kernel/clock/clock.ts';
import type { Settings } from './config.ts';
import type { Database } from './database.ts';

export interface FirstRun { readonly settings: Settings; readonly database: Database; readonly clock: Clock; say(line: string): void }
/** What an empty installation needs: demo organisation or the first account. Answers lines to print. */
export async function firstRun(_run: FirstRun): Promise<string[]> {
  return [];
}
