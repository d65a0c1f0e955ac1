import { useMemo } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
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
  return (
    <Page title={words.title} lead={messages.lead}>
      <GroupMonth of={narrowing} onChange={(next) => void setSearch(next)} />
      <RecordsList
        key={`${year}/${month}/${payGroupId}`}
        of={standingItems}
        changeForm={standingItems.changeForm}
        query={query}
        start={start}
        rowName={({ fullName }) => fullName}
        words={messages}
      />
    </Page>
  );
}
