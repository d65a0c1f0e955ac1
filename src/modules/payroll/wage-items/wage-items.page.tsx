import { useMemo } from 'react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
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
  const may = { add: useMay(wageItems.create), edit: useMay(wageItems.change), remove: useMay(wageItems.remove) };
  return (
    <Page title={words.title} lead={messages.lead} actions={<ImportLink kind="wageItem">{messages.import}</ImportLink>}>
      <GroupMonth of={narrowing} onChange={(next) => void setSearch(next)} />
      <RecordsEditor<RecordRow>
        key={`${year}/${month}/${payGroupId}`}
        query={query}
        of={wageItems}
        changeForm={wageItems.changeForm}
        rowName={({ fullName }) => String(fullName)}
        may={may}
        words={{ add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
        empty={<EmptyState title={messages.none}>{may.add ? messages.noneAdvice : null}</EmptyState>}
      />
    </Page>
  );
}
