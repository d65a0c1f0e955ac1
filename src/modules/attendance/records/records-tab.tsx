import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DayDialog } from '../day-counting/day-dialog.tsx';
import { attendanceRecords } from './records.contract.ts';
import { recordsTable } from './records.table.ts';
import words from './records-page.messages.fa.ts';

/** Counted days of people in reach; one of them opened explains itself. */
export function RecordsTab() {
  const [opened, open] = useState<{ readonly partyId: string; readonly date: string; readonly fullName: string }>();
  return (
    <>
      <DataTable
        of={recordsTable}
        list={attendanceRecords.list}
        export={attendanceRecords.export}
        unit={words.unit}
        rowName={({ fullName }) => fullName ?? ''}
        onOpen={({ partyId, date, fullName }) => open({ partyId, date: date ?? '', fullName: fullName ?? '' })}
        isLocal
        empty={
          <EmptyState icon={CalendarCheck} headingLevel={2} title={words.none}>
            {words.noneAdvice}
          </EmptyState>
        }
      />
      {opened === undefined ? null : <DayDialog {...opened} onClose={() => open(undefined)} />}
    </>
  );
}
