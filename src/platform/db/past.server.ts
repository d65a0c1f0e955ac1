/** The one way to write over what a dated row has said: tables under `keep_past` refuse any other (platform/party/parts/parts.001.migration.sql). */
import { sql, type Tx } from './db.server.ts';

/**
 * correction: somebody who may says that it was never true. plan: nothing of the row is past yet. firstDay: the first day of an employment is
 * put right, and with it that of what began with it. upkeep: the same thing stored otherwise (a new seal, a bank that follows from its Sheba).
 */
export type Overwriting = 'correction' | 'plan' | 'firstDay' | 'upkeep';

/** Runs statements that write over dated rows; `_why` is for whoever reads the caller. */
export async function writingOver<T>(tx: Tx, _why: Overwriting, work: () => Promise<T>): Promise<T> {
  await tx.one(sql`select set_config('app.past', 'open', true)`);
  const result = await work();
  await tx.one(sql`select set_config('app.past', 'kept', true)`);
  return result;
}
