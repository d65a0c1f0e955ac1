import { FilePen, Plus } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
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

function AddLink({ isInside = false }: { isInside?: boolean }) {
  if (!useMay(addDraft)) return null;
  return (
    <ScreenLink to={draftsScreen} search={{ draftId: NEW }} className={buttonClass(isInside ? 'outline' : 'filled')}>
      <Icon of={Plus} size="sm" />
      {messages.add}
    </ScreenLink>
  );
}
