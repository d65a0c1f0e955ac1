import { Megaphone } from 'lucide-react';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NewRecord } from '#ui/record-sheet/new-record.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { AnnouncementSheet } from './announcement-sheet.tsx';
import { announcements, createNotification } from './management.contract.ts';
import messages from './management.messages.fa.ts';
import { managementScreen } from './management.screen.ts';
import { announcementTable } from './management.table.ts';

const badges: Readonly<Record<string, BadgeState>> = { CeInProgress: 'draft', CeReady: 'pending', CeSent: 'approved' };

/** Announcements to the people of the company; one of them opened shows its words and whom it has reached. */
export default function ManagementPage() {
  const { event } = useScreenSearch(managementScreen);
  return <PageFrame>{event === undefined ? <List /> : <AnnouncementSheet key={event} id={event} />}</PageFrame>;
}

function List() {
  const open = useOpenScreen();
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<Add />} />
      <DataTable
        of={announcementTable}
        list={announcements.list}
        export={announcements.export}
        unit={messages.unit}
        rowName={({ subject }) => subject ?? ''}
        onOpen={({ communicationEventId }) => void open(managementScreen, { search: { event: communicationEventId } })}
        cells={{
          statusId: ({ statusId }) => <Badge state={badges[statusId ?? ''] ?? 'draft'}>{messages.statuses[statusId as keyof typeof messages.statuses] ?? statusId}</Badge>,
        }}
        empty={
          <EmptyState icon={Megaphone} title={messages.none} actions={<Add isInside />}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
    </>
  );
}

const Add = ({ isInside }: { isInside?: boolean }) => (
  <NewRecord call={createNotification} to={managementScreen} search={{ event: NEW }} isInside={isInside}>
    {messages.add}
  </NewRecord>
);
