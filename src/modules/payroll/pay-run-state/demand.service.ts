/** A run of pay in whose state something may be done to it. */
import { isUuid } from '#kernel/ids/ids.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { holdPayRun, type PayRun, type PayRunStatus } from './pay-run.store.ts';

export interface Demanded {
  readonly id: string;
  /** As the reader saw it. */
  readonly version: number;
  readonly states: readonly PayRunStatus[];
  /** The slice's own words for it. */
  refuse(name: 'stale' | 'wrongState'): Error;
}

/** A run in one of these states and of this version, held. Throws notFound of what is out of scope, and what `refuse` says. */
export async function demandRun({ tx, rows }: { readonly tx: Tx; readonly rows: RowScope }, { id, version, states, refuse }: Demanded): Promise<PayRun> {
  const run = isUuid(id) ? await holdPayRun(tx, rows, id) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  if (run.rowVersion !== version) throw refuse('stale');
  if (!states.includes(run.status)) throw refuse('wrongState');
  return run;
}
