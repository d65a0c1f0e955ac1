import { CalendarCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { DayDialog } from '../day-counting/day-dialog.tsx';
import { personDay } from '../day-counting/person-day.contract.ts';
import { OthersDialog } from './others-dialog.tsx';
import { askForOthers, attendanceRequests } from './people-requests.contract.ts';
import { attendanceRequestTable } from './requests.table.ts';
import words from './requests-page.messages.fa.ts';

/** Requests of people in reach; one of them opened shows its day as it stands. */
export function RequestsTab() {
  const [isAsking, ask] = useState(false);
  const [opened, open] = useState<{ readonly partyId: string; readonly date: string; readonly fullName: string }>();
  const mayAsk = useMay(askForOthers);
  const maySee = useMay(personDay);
  return (
    <Stack>
      {mayAsk ? (
        <Row>
          <Button icon={Plus} variant="filled" onPress={() => ask(true)}>
            {words.forOthers}
          </Button>
        </Row>
      ) : null}
      <DataTable
        of={attendanceRequestTable}
        list={attendanceRequests.list}
        export={attendanceRequests.export}
        unit={words.unit}
        rowName={({ fullName }) => fullName ?? ''}
        {...(maySee && { onOpen: ({ partyId, fromDate, fullName }) => open({ partyId, date: fromDate ?? '', fullName: fullName ?? '' }) })}
        isLocal
        empty={
          <EmptyState icon={CalendarCheck} headingLevel={2} title={words.none}>
            {words.noneAdvice}
          </EmptyState>
        }
      />
      {opened === undefined ? null : <DayDialog {...opened} onClose={() => open(undefined)} />}
      {isAsking ? <OthersDialog onClose={() => ask(false)} /> : null}
    </Stack>
  );
}
