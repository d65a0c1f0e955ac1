import { RecordsList } from '#platform/records/records-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { personFacilities } from './person-facilities.contract.ts';
import words from './person-facilities.messages.fa.ts';
import messages from './person-facilities-page.messages.fa.ts';

/** Facilities that everybody in reach has, over time. */
export default function PersonFacilitiesPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <RecordsList of={personFacilities} changeForm={personFacilities.changeForm} rowName={({ fullName }) => fullName} words={messages} />
    </Page>
  );
}
