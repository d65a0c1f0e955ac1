import { Plus } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SampleThingSheet } from './sample-thing-sheet.tsx';
import { sampleThings } from './sample-things.contract.ts';
import messages from './sample-things.messages.fa.ts';
import { sampleThingsScreen } from './sample-things.screen.ts';

/** SampleThings of the company; one of them opened shows all its facts. */
export default function SampleThingsPage() {
  const { sampleThingId } = useScreenSearch(sampleThingsScreen);
  return <PageFrame>{sampleThingId === undefined ? <SampleThingList /> : <SampleThingSheet key={sampleThingId} id={sampleThingId} />}</PageFrame>;
}

function SampleThingList() {
  const open = useOpenScreen();
  return (
    <>
      <PageHeader title={messages.title} actions={<NewLink />} />
      <DataTable
        of={sampleThings.table}
        list={sampleThings.list}
        export={sampleThings.export}
        unit={messages.unit}
        rowName={({ title }) => title ?? ''}
        onOpen={({ sampleThingId }) => void open(sampleThingsScreen, { search: { sampleThingId } })}
        empty={<EmptyState title={messages.none} actions={<NewLink isInside />} />}
      />
    </>
  );
}

function NewLink({ isInside = false }: { isInside?: boolean }) {
  if (!useMay(sampleThings.create)) return null;
  return (
    <ScreenLink to={sampleThingsScreen} search={{ sampleThingId: NEW }} className={buttonClass(isInside ? 'outline' : 'filled')}>
      <Icon of={Plus} size="sm" />
      {messages.add}
    </ScreenLink>
  );
}
