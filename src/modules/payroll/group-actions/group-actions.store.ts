/** Where the duties of pay groups lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { enumName } from '#platform/people/people.sql.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { isSeat, namesIn, seatShown } from '../group-seats/group-seats.sql.ts';
import { groupActions } from './group-actions.contract.ts';
import { groupActionErrors } from './group-actions.errors.ts';

/** The group is held: its actions are written one after the other. */
async function checkAction(tx: Tx, { companyId, aboveId }: RowOwner, { type, actionEnumIds: duties, emplPositionId }: FormValues, id: string): Promise<void> {
  if (!(await isSeat(tx, companyId, emplPositionId))) throw groupActionErrors.error('option', { fields: { emplPositionId: 'option' } });
  const said = sql`(select jsonb_array_elements_text(${String(duties)}::jsonb))`;
  const foreign = await tx.maybe(sql`select from enumeration e where e.enum_id in ${said} and e.parent_enum_id is distinct from ${String(type)} limit 1`);
  if (foreign !== undefined) throw groupActionErrors.error('otherType');
  const taken = await tx.maybe<{ duty: string }>(sql`
    select e.description as duty from pay_group_action t, jsonb_array_elements_text(t.action_enum_ids::jsonb) as of_row (duty_id) join enumeration e on e.enum_id = duty_id
    where t.pay_group_id = ${aboveId}::uuid and t.pay_group_action_id <> ${id}::uuid and duty_id in ${said} limit 1`);
  if (taken !== undefined) throw groupActionErrors.error('dutyTwice', { values: { duty: taken.duty } });
}

export const groupActionRows: RecordRows = {
  records: groupActions,
  table: 'pay_group_action',
  above: { table: 'pay_group', field: 'payGroupId' },
  columns: { title: 'title', type: 'type_enum_id', actionEnumIds: 'action_enum_ids', emplPositionId: 'empl_position_id' },
  shown: { typeName: enumName(sql`t.type_enum_id`), duties: namesIn(sql`t.action_enum_ids`), ...seatShown },
  refuse: (name, detail) => groupActionErrors.error(name, detail),
  check: checkAction,
};

export interface GroupAction {
  readonly title: string;
  readonly type: 'PCABeforClac' | 'PCAAfterVerification';
  readonly duties: readonly string[];
  readonly emplPositionId: string;
}

/** The duties of a group, in the order in which they were added. Without a RowScope: of a group within the actor's companies. */
export const actionsOf = (db: Db, payGroupId: string): Promise<GroupAction[]> =>
  db.many(sql`
    select title, type_enum_id as type, action_enum_ids::jsonb as duties, empl_position_id as "emplPositionId"
    from pay_group_action where pay_group_id = ${payGroupId}::uuid order by pay_group_action_id`);

/** Whether runs of a group wait for somebody to see to their data. Without a RowScope: of a group within the actor's companies. */
export const needsActions = async (db: Db, payGroupId: string): Promise<boolean> =>
  (await db.maybe(sql`select from pay_group_action where pay_group_id = ${payGroupId}::uuid and type_enum_id = 'PCABeforClac' limit 1`)) !== undefined;
