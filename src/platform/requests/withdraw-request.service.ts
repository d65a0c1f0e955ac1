/** Taking back a request of one's own. */
import { isUuid } from '#kernel/ids/ids.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { CaseContext } from '#platform/workflow/cases/case-context.service.ts';
import { cancelCase } from '#platform/workflow/cases/cases.service.ts';
import { lockInstance } from '#platform/workflow/cases/instances.store.ts';
import { runningCaseOf } from './request-cases.store.ts';
import type { RequestRecord } from './request-spec.service.ts';

export interface Withdrawing<R> {
  readonly processKey: string;
  readonly requestId: string;
  /** Who takes it back: nobody but whose it is. */
  readonly partyId: string;
  /** Locked until the end of the transaction. */
  lock(tx: Tx, requestId: string): Promise<R | undefined>;
  /** Whether nobody has decided for good. */
  isOpen(record: R): boolean;
  closed(): Error;
  /** Of one from before there were cases; without it nothing is open that no case runs for. */
  withdraw?(record: R): Promise<void>;
}

/** Ends a request with its case, or alone. Throws notFound of what is somebody else's, and `closed`. */
export async function withdrawRequest<R extends RequestRecord>(ctx: Omit<CaseContext, 'companyId'>, act: Withdrawing<R>): Promise<void> {
  const { processKey, requestId, partyId } = act;
  if (!isUuid(requestId)) throw httpErrors.error('notFound');
  const caseId = await runningCaseOf(ctx.tx, processKey, requestId);
  // the case first: whoever answers its task locks it before the request
  const running = caseId === undefined ? undefined : await lockInstance(ctx.tx, caseId);
  const record = await act.lock(ctx.tx, requestId);
  if (record === undefined || record.partyId !== partyId) throw httpErrors.error('notFound');
  if (!act.isOpen(record) || (running === undefined && act.withdraw === undefined)) throw act.closed();
  if (running === undefined) return act.withdraw?.(record);
  // the request ends with its case
  const of = { ...ctx, newId: () => ctx.newId(), companyId: record.companyId };
  await cancelCase(of, { instanceId: running.instanceId, partyId, comment: null, kind: 'withdrawn' });
}
