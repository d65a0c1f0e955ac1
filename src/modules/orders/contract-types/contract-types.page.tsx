import { type ComponentType, useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { OfRow } from '#platform/reference-data/register/of-row.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { contractFactorChoices, contractFactors, contractTerms, contractTypes } from './contract-types.contract.ts';
import words from './contract-types.messages.fa.ts';
import { contractTypesScreen } from './contract-types.screen.ts';
import { contractFactorForm } from './contract-types.table.ts';
import messages from './contract-types-page.messages.fa.ts';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'types', label: messages.tabs.types, Content: Types },
  { id: 'terms', label: messages.tabs.terms, Content: () => <OfType Content={Terms} /> },
  { id: 'factors', label: messages.tabs.factors, Content: () => <OfType Content={Factors} /> },
];

/** Types of contract, their terms by days, the wages they name. */
export default function ContractTypesPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={contractTypesScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

function Types() {
  return (
    <RegisterEditor
      of={contractTypes}
      start={{ probationDays: 0, printVersion: 'plain', orderSet: 'labour', chainOf: 'contract' }}
      rowName={({ description }: RegisterRow) => String(description)}
    />
  );
}

/** The rows of one type, which the address says; the first one where it says none. */
function OfType({ Content }: { Content: ComponentType<{ agreementId: string }> }) {
  return (
    <OfRow register={contractTypes} screen={contractTypesScreen} label={messages.type} rowLabel="description" empty={{ title: messages.noTypes, advice: messages.chooseAdvice }}>
      {(agreementId) => <Content key={agreementId} agreementId={agreementId} />}
    </OfRow>
  );
}

function Terms({ agreementId }: { agreementId: string }) {
  const may = { add: useMay(contractTerms.create), edit: useMay(contractTerms.change), remove: useMay(contractTerms.remove) };
  const owner = useMemo(() => ({ agreementId }), [agreementId]);
  return (
    <RecordsEditor<RecordRow>
      of={contractTerms}
      owner={owner}
      query={owner}
      start={{ fromDate: today() }}
      rowName={({ termName }) => String(termName)}
      may={may}
      words={{ add: messages.addTerm, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      empty={<EmptyState title={messages.noTerms}>{messages.noTermsAdvice}</EmptyState>}
    />
  );
}

function Factors({ agreementId }: { agreementId: string }) {
  const may = { add: useMay(contractFactors.create), edit: useMay(contractFactors.change), remove: useMay(contractFactors.remove) };
  const owner = useMemo(() => ({ agreementId }), [agreementId]);
  const { data } = useCall(contractFactorChoices);
  const form = useMemo(() => contractFactorForm(data?.list ?? []), [data]);
  return (
    <RecordsEditor<RecordRow>
      of={contractFactors}
      form={form}
      owner={owner}
      query={owner}
      rowName={({ factorTitle }) => String(factorTitle)}
      may={may}
      words={{ add: messages.addFactor, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      hasNoSearch
      empty={<EmptyState title={messages.noFactors}>{messages.noFactorsAdvice}</EmptyState>}
    />
  );
}
