import { useMemo } from 'react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { RecordsList } from '#platform/records/records-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { GroupMonth } from '../pay-data/group-month.tsx';
import { wageItems } from './wage-items.contract.ts';
import words from './wage-items.messages.fa.ts';
import { wageItemsScreen } from './wage-items.screen.ts';
import messages from './wage-items-page.messages.fa.ts';

/** Dated wages of everybody in reach, by factor. */
export default function WageItemsPage() {
  const narrowing = useScreenSearch(wageItemsScreen);
  const setSearch = useSetScreenSearch(wageItemsScreen);
  const { year, month, payGroupId } = narrowing;
  const query = useMemo(() => ({ year, month, payGroupId }), [year, month, payGroupId]);
  return (
    <Page title={words.title} lead={messages.lead} actions={<ImportLink kind="wageItem">{messages.import}</ImportLink>}>
      <GroupMonth of={narrowing} onChange={(next) => void setSearch(next)} />
      <RecordsList key={`${year}/${month}/${payGroupId}`} of={wageItems} changeForm={wageItems.changeForm} query={query} rowName={({ fullName }) => fullName} words={messages} />
    </Page>
  );
}
