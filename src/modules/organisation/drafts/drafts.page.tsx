import { FilePen } from 'lucide-react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NewRecord } from '#ui/record-sheet/new-record.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import { addDraft, drafts } from './drafts.contract.ts';
import { draftsScreen } from './drafts.screen.ts';
import { draftsTable } from './drafts.table.ts';
import messages from './drafts-page.messages.fa.ts';

/** Drafts of future structures; one of them opened is changed, compared and brought to its activation. */
export default function DraftsPage() {
  const { draftId } = useScreenSearch(draftsScreen);
  return <PageFrame>{draftId === undefined ? <DraftList /> : <DraftSheet key={draftId} id={draftId} />}</PageFrame>;
}

function DraftList() {
  const open = useOpenScreen();
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<AddLink />} />
      <DataTable
        of={draftsTable}
        list={drafts.list}
        export={drafts.export}
        unit={messages.unit}
        rowName={({ title }) => title ?? ''}
        onOpen={({ draftId }) => void open(draftsScreen, { search: { draftId } })}
        empty={
          <EmptyState icon={FilePen} title={messages.none} actions={<AddLink isInside />}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
    </>
  );
}

const AddLink = ({ isInside }: { isInside?: boolean }) => (
  <NewRecord call={addDraft} to={draftsScreen} search={{ draftId: NEW }} isInside={isInside}>
    {messages.add}
  </NewRecord>
);
