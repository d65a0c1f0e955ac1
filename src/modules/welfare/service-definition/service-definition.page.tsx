import { useMemo } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { OfRow } from '#platform/reference-data/register/of-row.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { welfareServices, welfareUnits } from './service-definition.contract.ts';
import words from './service-definition.messages.fa.ts';
import { serviceDefinitionScreen } from './service-definition.screen.ts';
import { serviceStart } from './service-definition.table.ts';
import messages from './service-definition-page.messages.fa.ts';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'services', label: messages.tabs.services, Content: Services },
  { id: 'units', label: messages.tabs.units, Content: Units },
];

/** Services of welfare of the company, and the units of those where people stay. */
export default function ServiceDefinitionPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={serviceDefinitionScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

function Services() {
  return <RegisterEditor of={welfareServices} start={serviceStart} rowName={({ title }: RegisterRow) => String(title)} />;
}

function Units() {
  return (
    <OfRow
      register={welfareServices}
      screen={serviceDefinitionScreen}
      label={messages.service}
      rowLabel="title"
      empty={{ title: messages.noServices, advice: messages.noServicesAdvice }}
    >
      {(welfareServiceId) => <UnitsOf key={welfareServiceId} welfareServiceId={welfareServiceId} />}
    </OfRow>
  );
}

const unitWords = {
  ...{ add: messages.addUnit, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel },
  ...{ none: messages.none, noneAdvice: messages.noneAdvice },
};

function UnitsOf({ welfareServiceId }: { welfareServiceId: string }) {
  const owner = useMemo(() => ({ welfareServiceId }), [welfareServiceId]);
  return <RecordsList of={welfareUnits} owner={owner} rowName={({ unitCode }) => unitCode} words={unitWords} hasNoSearch />;
}
