import { BadgeCheck } from 'lucide-react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { showError } from '#ui/alert/show-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { RowAction } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { confirmStep, wageSteps } from './wage-table.contract.ts';
import words from './wage-table.messages.fa.ts';
import messages from './wage-table-page.messages.fa.ts';

const label = { add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel };
const nameOf = ({ source, fromDate }: RecordRow): string => messages.nameOf({ grade: String(source), from: formatDate(String(fromDate)) });

/** Wages of a day by class and rank: entered with their source, counted by once confirmed. */
export default function WageTablePage() {
  const may = { add: useMay(wageSteps.create), edit: useMay(wageSteps.change), remove: useMay(wageSteps.remove) };
  const mayConfirm = useMay(confirmStep);
  const send = useSend(confirmStep, { onSuccess: () => showToast({ type: 'success', message: messages.confirmed }) });
  const confirm: RowAction<RecordRow> = {
    id: 'confirm',
    label: messages.confirm,
    icon: BadgeCheck,
    run: ({ wageStepId, rowVersion }) => void send.mutateAsync({ params: { id: String(wageStepId) }, body: { rowVersion } }).catch(showError),
    isShown: ({ isConfirmed }) => mayConfirm && isConfirmed === 'N',
  };
  return (
    <Page title={words.title} lead={messages.lead}>
      <RecordsEditor<RecordRow>
        of={wageSteps}
        rowName={nameOf}
        may={may}
        actions={[confirm]}
        words={label}
        empty={<EmptyState title={messages.none}>{messages.noneAdvice}</EmptyState>}
      />
    </Page>
  );
}
