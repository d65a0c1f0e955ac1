import { RecordsList } from '#platform/records/records-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { payFactors } from './factors.contract.ts';
import messages from './factors.messages.fa.ts';

/** The factors of pay of the company. */
export default function FactorsPage() {
  return (
    <Page title={messages.title} lead={messages.lead}>
      <RecordsList of={payFactors} rowName={({ title }) => title} words={messages} />
    </Page>
  );
}
