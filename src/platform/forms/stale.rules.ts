import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { AppErrorDetail } from '#kernel/errors.ts';
import { classesOf, type WhoLooks } from '#platform/access/access.rules.ts';
import { redactorFor } from '#platform/http/redact.rules.ts';

/** `data` of a 409 that tells of an older version, as the form reads it: what stands now, who changed it last and when (ISO). */
export interface StaleData<R> {
  readonly values: Partial<R>;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/**
 * What stands stored, for the answer to a save on an older version, cut as the reply of the call is: an error leaves
 * uncut otherwise. What it shows of others leaves the trace of a read. `row` is a whole reply of the call; `by`: the call that saves.
 */
export function staleDetail<R extends object>(
  call: AnyCall,
  actor: WhoLooks,
  row: R,
  last: { readonly byName: string | null; readonly at: string } | undefined,
  by: AnyCall = call,
): Pick<AppErrorDetail, 'data' | 'shows'> {
  const cut = redactorFor(call.reply);
  const shows: [string, FieldClass][] = [];
  const values = cut === null ? row : (cut(row, classesOf(actor, call, by), (subject = '', one) => void shows.push([subject, one])) as Partial<R>);
  const data: StaleData<R> = { values, changedBy: last?.byName ?? null, changedAt: last?.at ?? null };
  return { data, shows };
}
