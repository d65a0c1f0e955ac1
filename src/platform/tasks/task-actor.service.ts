/** What acts on tasks are made with, and the trace they leave. */
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry, Base } from '#platform/http/context.server.ts';
import { type Instance, insertEvent } from '#platform/workflow/cases/instances.store.ts';
import type { SeenTask } from './reach.service.ts';

export interface Held {
  readonly task: SeenTask;
  readonly instance: Instance;
}

export type Acting = Base & { readonly tx: Tx; readonly actor: Actor; audit(entry: AuditEntry): void };

/** An act becomes an event of the case and a line of the audit. */
export async function note({ tx, actor, clock, newId, audit }: Acting, { task, instance }: Held, kind: string, assignee: string | null, detail: object): Promise<void> {
  const { taskId, nodeId, subjectPartyId, companyId } = task;
  await insertEvent(tx, instance, { eventId: newId(), kind, nodeId, actorPartyId: actor.partyId, passed: [], detail: { taskId, ...detail }, now: new Date(clock.now()) });
  audit({ entity: 'ProcessTask', id: taskId, action: 'update', subjectPartyId, companyId, changes: { assignee: [task.assigneePartyId, assignee] } });
}
