/** The task that a case waits at, and the answer of whoever it asks: for tests that take a case through its steps. */
import type pg from 'pg';

export interface OpenTask {
  readonly task: string;
  /** Id of its element. */
  readonly node: string;
  /** partyId of who is asked. */
  readonly who: string;
}

/** Undefined of a case that waits for nobody. `node`: at which element, of a case that waits at several. */
export const openTaskOf = async (owner: Pick<pg.Pool, 'query'>, instanceId: string, node?: string): Promise<OpenTask | undefined> =>
  (
    await owner.query<OpenTask>(
      `select t.task_id as task, t.node_id as node, c.party_id as who from process_task t join process_task_candidate c using (task_id) where t.process_instance_id = $1 and t.status = 'open' and ($2::text is null or t.node_id = $2)`,
      [instanceId, node ?? null],
    )
  ).rows[0];

/** What whoever is asked says. */
export const saidOf = (open: OpenTask | undefined, outcome: string, values: Readonly<Record<string, unknown>> = {}) => ({
  ...{ taskId: open?.task ?? '', partyId: open?.who ?? '', comment: 'so' },
  ...{ outcome, values: { ...values } },
});
