import { useMemo } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { today } from '#ui/format/today.ts';
import { shiftChoices } from '../shifts/shifts.contract.ts';
import { shiftNeeds } from './staffing.contract.ts';
import { needForm } from './staffing.table.ts';
import words from './staffing-page.messages.fa.ts';

/** How many people each unit needs in each shift. */
export function NeedsList() {
  const { data } = useCall(shiftChoices);
  const form = useMemo(() => needForm(data?.shifts.filter(({ isActive }) => isActive) ?? []), [data]);
  return (
    <RecordsList
      of={shiftNeeds}
      form={form}
      start={{ fromDate: today() }}
      rowName={({ unitName, shiftTitle }) => words.ofUnit(String(shiftTitle), String(unitName))}
      words={words}
    />
  );
}
