import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { GroupRows } from '../groups/group-rows.tsx';
import { groupLevels } from './group-levels.contract.ts';
import words from './group-levels-page.messages.fa.ts';

const start = { actionEnumIds: '["VapConfirm","VapCorrect"]' };

/** Who approves the runs of the group, one after the other. */
export function GroupLevels({ id: payGroupId }: SheetAt) {
  return <GroupRows of={groupLevels} payGroupId={payGroupId} start={start} rowName={({ title }) => title} words={words} hasNoSearch />;
}
