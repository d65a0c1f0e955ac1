import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { standingItems } from './standing-items.contract.ts';
import words from './standing-items.messages.fa.ts';
import messages from './standing-items-page.messages.fa.ts';

const start = { mayBePart: 'Y' };

/** Benefits and deductions of everybody in reach that repeat by the month, with what is left of each. */
export default function StandingItemsPage() {
  const may = { add: useMay(standingItems.create), edit: useMay(standingItems.change), remove: useMay(standingItems.remove) };
  return (
    <Page title={words.title} lead={messages.lead}>
      <RecordsEditor<RecordRow>
        of={standingItems}
        changeForm={standingItems.changeForm}
        start={start}
        rowName={({ fullName }) => String(fullName)}
        may={may}
        words={{ add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
        empty={<EmptyState title={messages.none}>{may.add ? messages.noneAdvice : null}</EmptyState>}
      />
    </Page>
  );
}
