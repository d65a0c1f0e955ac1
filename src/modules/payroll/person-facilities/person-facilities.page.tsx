import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { personFacilities } from './person-facilities.contract.ts';
import words from './person-facilities.messages.fa.ts';
import messages from './person-facilities-page.messages.fa.ts';

/** Facilities that everybody in reach has, over time. */
export default function PersonFacilitiesPage() {
  const may = { add: useMay(personFacilities.create), edit: useMay(personFacilities.change), remove: useMay(personFacilities.remove) };
  return (
    <Page title={words.title} lead={messages.lead}>
      <RecordsEditor<RecordRow>
        of={personFacilities}
        changeForm={personFacilities.changeForm}
        rowName={({ fullName }) => String(fullName)}
        may={may}
        words={{ add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
        empty={<EmptyState title={messages.none}>{may.add ? messages.noneAdvice : null}</EmptyState>}
      />
    </Page>
  );
}
