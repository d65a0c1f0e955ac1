import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { sampleThings } from './sample-things.contract.ts';
import messages from './sample-things.messages.fa.ts';

/** SampleThings of the company. */
export default function SampleThingsPage() {
  const may = { add: useMay(sampleThings.create), edit: useMay(sampleThings.change), remove: useMay(sampleThings.remove) };
  return (
    <Page title={messages.title}>
      <RecordsEditor of={sampleThings} rowName={({ title }: RecordRow) => String(title)} may={may} words={messages} empty={<EmptyState title={messages.none} />} />
    </Page>
  );
}
