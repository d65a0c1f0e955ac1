/** The process that a run of pay goes through, as far as acts on the run move it. */
import type { Tx } from '#platform/db/db.server.ts';
import type { Act, Actor, AuditEntry } from '#platform/http/context.server.ts';
import { runningCaseOf } from '#platform/requests/request-cases.store.ts';
import { cancelCase } from '#platform/workflow/cases/cases.service.ts';
import { lockInstance } from '#platform/workflow/cases/instances.store.ts';
import { SALARY_PROCESS } from './pay-run-names.rules.ts';

/** What an act on a run is made with. */
export interface ActingOnProcess extends Act {
  readonly tx: Tx;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

/**
 * The running process of a run, held before the run itself is, as its tasks hold it: acts and answers wait for one another in one order. Undefined
 * where none runs. Without a RowScope: whoever asks demands the run next.
 */
export async function holdProcess(tx: Tx, payRunId: string): Promise<string | undefined> {
  const instanceId = await runningCaseOf(tx, SALARY_PROCESS, payRunId);
  return instanceId === undefined ? undefined : (await lockInstance(tx, instanceId))?.instanceId;
}

/** Calls the process off with what waits in it; the run stands as it is left. */
export async function stopProcess({ actor, ...acting }: ActingOnProcess, instanceId: string, comment: string | null): Promise<void> {
  const { tx, today, clock, audit } = acting;
  const context = { tx, today, clock, newId: () => acting.newId(), audit, companyId: actor.companyId };
  await cancelCase(context, { instanceId, partyId: actor.partyId, comment, kind: 'withdrawn' });
}
