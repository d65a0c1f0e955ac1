import type { AnyCall } from '#kernel/call.ts';
import { classesOf, type WhoLooks } from '#platform/access/access.rules.ts';
import { cutterOf } from '#platform/http/cut.ts';

/** `data` of a 409 that tells of an older version, as the form reads it: what stands now, who changed it last and when (ISO). */
export interface StaleData<R> {
  readonly values: Partial<R>;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/**
 * What stands stored, for the answer to a save on an older version, cut as the reply of the call is: an error leaves
 * uncut otherwise. `row` is a whole reply of the call.
 */
export function staleData<R extends object>(call: AnyCall, actor: WhoLooks, row: R, last: { readonly byName: string | null; readonly at: string } | undefined): StaleData<R> {
  const cut = cutterOf(call.reply);
  const values = cut === null ? row : (cut(row, classesOf(actor, call)) as Partial<R>);
  return { values, changedBy: last?.byName ?? null, changedAt: last?.at ?? null };
}
