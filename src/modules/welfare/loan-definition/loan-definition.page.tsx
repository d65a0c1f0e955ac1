import { type ComponentType, useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { RecordsList } from '#platform/records/records-list.tsx';
import { OfRow } from '#platform/reference-data/register/of-row.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { SchedulePreview } from '../loan-figures/schedule-preview.tsx';
import { loanConditions, loanDocuments, loans } from './loan-definition.contract.ts';
import words from './loan-definition.messages.fa.ts';
import { loanDefinitionScreen } from './loan-definition.screen.ts';
import { loanStart } from './loan-definition.table.ts';
import messages from './loan-definition-page.messages.fa.ts';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'loans', label: messages.tabs.loans, Content: Loans },
  { id: 'conditions', label: messages.tabs.conditions, Content: () => <OfLoan Content={Conditions} /> },
  { id: 'documents', label: messages.tabs.documents, Content: () => <OfLoan Content={Documents} /> },
  { id: 'preview', label: messages.tabs.preview, Content: () => <OfLoan Content={SchedulePreview} /> },
];

/** Loans of the company, who may have one, and what one costs. */
export default function LoanDefinitionPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={loanDefinitionScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

function Loans() {
  return <RegisterEditor of={loans} start={loanStart} rowName={({ title }: RegisterRow) => String(title)} />;
}

/** What belongs to one loan, which the address says; to the first one where it says none. */
function OfLoan({ Content }: { Content: ComponentType<{ welfareId: string }> }) {
  return (
    <OfRow register={loans} screen={loanDefinitionScreen} label={messages.loan} rowLabel="title" empty={{ title: messages.noLoans, advice: messages.noLoansAdvice }}>
      {(welfareId) => <Content key={welfareId} welfareId={welfareId} />}
    </OfRow>
  );
}

function Conditions({ welfareId }: { welfareId: string }) {
  const may = { add: useMay(loanConditions.create), edit: useMay(loanConditions.change), remove: useMay(loanConditions.remove) };
  const owner = useMemo(() => ({ welfareId }), [welfareId]);
  return (
    <RecordsEditor<RecordRow>
      of={loanConditions}
      owner={owner}
      query={owner}
      start={{ sequence: 10, overruledBy: 'nobody' }}
      rowName={({ title }) => String(title)}
      may={may}
      words={{ add: messages.addCondition, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      empty={<EmptyState title={messages.noConditions}>{messages.noConditionsAdvice}</EmptyState>}
    />
  );
}

const documentWords = {
  ...{ add: messages.addDocument, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel },
  ...{ none: messages.noDocuments, noneAdvice: messages.noDocumentsAdvice },
} as const;

/** Papers that every request for it needs. */
function Documents({ welfareId }: { welfareId: string }) {
  const owner = useMemo(() => ({ welfareId }), [welfareId]);
  return <RecordsList of={loanDocuments} owner={owner} rowName={({ welfareDocEnumId }) => welfareDocEnumId} words={documentWords} hasNoSearch />;
}
