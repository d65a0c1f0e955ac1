import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { payFactors } from './factors.contract.ts';
import messages from './factors.messages.fa.ts';

const words = { add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel };

/** The factors of pay of the company. */
export default function FactorsPage() {
  const may = { add: useMay(payFactors.create), edit: useMay(payFactors.change), remove: useMay(payFactors.remove) };
  return (
    <PageFrame>
      <PageHeader title={messages.title} lead={messages.lead} />
      <RecordsEditor
        of={payFactors}
        rowName={({ title }: RecordRow) => String(title)}
        may={may}
        words={words}
        empty={
          <EmptyState title={messages.none} headingLevel={3}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
    </PageFrame>
  );
}
