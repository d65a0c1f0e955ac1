import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { GroupMonth } from '../pay-data/group-month.tsx';
import { standingItems } from './standing-items.contract.ts';
import words from './standing-items.messages.fa.ts';
import { standingItemsScreen } from './standing-items.screen.ts';
import messages from './standing-items-page.messages.fa.ts';

const start = { mayBePart: 'Y' };

/** Benefits and deductions of everybody in reach that repeat by the month, with what is left of each. */
export default function StandingItemsPage() {
  const narrowing = useScreenSearch(standingItemsScreen);
  const setSearch = useSetScreenSearch(standingItemsScreen);
  const { year, month, payGroupId } = narrowing;
  const query = useMemo(() => ({ year, month, payGroupId }), [year, month, payGroupId]);
  const may = { add: useMay(standingItems.create), edit: useMay(standingItems.change), remove: useMay(standingItems.remove) };
  return (
    <Page title={words.title} lead={messages.lead}>
      <GroupMonth of={narrowing} onChange={(next) => void setSearch(next)} />
      <RecordsEditor<RecordRow>
        key={`${year}/${month}/${payGroupId}`}
        query={query}
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
