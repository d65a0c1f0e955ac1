import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { GroupRows } from '../groups/group-rows.tsx';
import { groupActions } from './group-actions.contract.ts';
import words from './group-actions-page.messages.fa.ts';

const start = { type: 'PCABeforClac' };

/** Who sees to what before a run of the group is counted, and after it is approved. */
export function GroupActions({ id: payGroupId }: SheetAt) {
  return <GroupRows of={groupActions} payGroupId={payGroupId} start={start} rowName={({ title }) => title} words={words} hasNoSearch />;
}
