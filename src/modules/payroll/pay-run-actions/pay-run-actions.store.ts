/** SQL of the duties around a run of pay. Without a RowScope, all of it: of a run within the actor's companies. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { GroupAction } from '../group-actions/group-actions.store.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';

export type ActionState = 'waiting' | 'done' | 'passed';

export interface RunAction extends GroupAction {
  readonly place: number;
  /** Names of the duties, in their order. */
  readonly dutyNames: string[];
  readonly positionTitle: string;
  readonly state: ActionState;
  /** ISO moment. */
  readonly doneAt: string | null;
  readonly doneBy: string | null;
}

/** Lays the duties of a process that begins, behind those of one before it. */
export const insertActions = (tx: Tx, { payRunId, companyId }: Pick<PayRun, 'payRunId' | 'companyId'>, actions: readonly GroupAction[]): Promise<number> =>
  tx.run(sql`
    insert into pay_run_action (pay_run_id, company_id, place, title, type_enum_id, duty_enum_ids, empl_position_id)
    select ${payRunId}::uuid, ${companyId}::uuid, before.last + a.at, a.one ->> 'title', a.one ->> 'type', array(select jsonb_array_elements_text(a.one -> 'duties')), (a.one ->> 'emplPositionId')::uuid
    from jsonb_array_elements(${JSON.stringify(actions)}::jsonb) with ordinality as a (one, at),
      (select coalesce(max(place), 0) as last from pay_run_action where pay_run_id = ${payRunId}::uuid) as before`);

/** Those of a run, in the order in which they were laid. */
export const actionsOfRun = (db: Db, payRunId: string): Promise<RunAction[]> =>
  db.many(sql`
    select a.place::int, a.title, a.type_enum_id as type, a.duty_enum_ids as duties, a.empl_position_id as "emplPositionId", a.state,
      array(select e.description from unnest(a.duty_enum_ids) with ordinality as d (id, at) join enumeration e on e.enum_id = d.id order by d.at) as "dutyNames",
      (select e.description from empl_position e where e.empl_position_id = a.empl_position_id) as "positionTitle",
      to_char(a.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "doneAt", ${nameOfPerson(sql`a.done_by`)} as "doneBy"
    from pay_run_action a where a.pay_run_id = ${payRunId}::uuid order by a.place`);

export interface Done {
  readonly place: number;
  readonly partyId: string | null;
  readonly now: Date;
}

export const noteDone = (tx: Tx, payRunId: string, { place, partyId, now }: Done): Promise<number> =>
  tx.run(sql`
    update pay_run_action set state = 'done', done_at = ${now}, done_by = ${partyId}::uuid
    where pay_run_id = ${payRunId}::uuid and place = ${place} and state = 'waiting'`);

/** What still waits of a time is left undone; of every time where none is said. */
export const passOver = (tx: Tx, payRunId: string, type?: GroupAction['type']): Promise<number> =>
  tx.run(sql`update pay_run_action set state = 'passed' where pay_run_id = ${payRunId}::uuid and state = 'waiting' and type_enum_id = coalesce(${type ?? null}, type_enum_id)`);

/** Whether somebody has still to see to the data of a run before it is counted. */
export const awaitsActions = async (db: Db, payRunId: string): Promise<boolean> =>
  (await db.maybe(sql`select from pay_run_action where pay_run_id = ${payRunId}::uuid and state = 'waiting' and type_enum_id = 'PCABeforClac' limit 1`)) !== undefined;
