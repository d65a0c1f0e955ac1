/** Where the approval levels of pay groups lie, and the chain that they are. */
import type { ChainStep, StepAction } from '#platform/approval/chain.rules.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { isSeat, namesIn, seatShown } from '../group-seats/group-seats.sql.ts';
import { groupLevels } from './group-levels.contract.ts';
import { groupLevelErrors } from './group-levels.errors.ts';

export const groupLevelRows: RecordRows = {
  records: groupLevels,
  table: 'pay_group_level',
  above: { table: 'pay_group', field: 'payGroupId' },
  columns: { title: 'title', sequence: 'sequence', emplPositionId: 'empl_position_id', actionEnumIds: 'action_enum_ids' },
  shown: { actions: namesIn(sql`t.action_enum_ids`), ...seatShown },
  refuse: (name, detail) => groupLevelErrors.error(name, detail),
  async check(tx, { companyId }, { emplPositionId }) {
    if (!(await isSeat(tx, companyId, emplPositionId))) throw groupLevelErrors.error('option', { fields: { emplPositionId: 'option' } });
  },
};

/** What a level may do besides confirming, as chains of the house call it. */
const actions: Readonly<Record<string, StepAction>> = { VapCorrect: 'ActModify', VapReject: 'ActReject' };

export interface GroupLevel extends ChainStep {
  readonly title: string;
}

/** The levels of a group as a chain, in their order; empty where it has none. Without a RowScope: of a group within the actor's companies. */
export async function levelsOf(db: Db, payGroupId: string): Promise<readonly GroupLevel[]> {
  const rows = await db.many<{ title: string; sequence: number; emplPositionId: string; actionEnumIds: readonly string[] }>(sql`
    select title, sequence::int, empl_position_id as "emplPositionId", action_enum_ids::jsonb as "actionEnumIds"
    from pay_group_level where pay_group_id = ${payGroupId}::uuid order by sequence`);
  return rows.map(({ actionEnumIds, ...level }) => ({
    ...level,
    ...{ verLevelCriteriaEnumId: 'VLCEP', organizationPartyId: null, roleTypeId: null, levelEnumId: null, roleInProcessEnumId: null },
    ...{ verificationTypeEnumId: 'VtAny', deadlineDays: null, delegation: 'Y' },
    actions: actionEnumIds.flatMap((one) => actions[one] ?? []),
  }));
}
