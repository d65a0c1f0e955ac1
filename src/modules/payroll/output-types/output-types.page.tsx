import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { RecordsList, RecordsWithRows } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import templateWords from './bank-templates-page.messages.fa.ts';
import { BankTemplatesTab } from './bank-templates-tab.tsx';
import { outputSettingList, outputSettings, outputTypes } from './output-types.contract.ts';
import { outputTypesScreen } from './output-types.screen.ts';
import { outputSettingForm } from './output-types.table.ts';
import words from './output-types-page.messages.fa.ts';

const settingWords = { ...words, add: words.addSetting, none: words.noSetting, noneAdvice: words.noSettingAdvice };

const tabs: readonly ScreenTab<object>[] = [
  { id: 'types', label: words.title, Content: OutputTypesTab },
  { id: 'bankTemplates', label: templateWords.tab, Content: BankTemplatesTab },
];
/** Filters, order and what is opened belong to the list of one tab. */
const ofOneTab = ['q', 'f', 's', 'page', 'size', 'c', 'd', 'l', 'view', 'payOutputTypeId', 'payBankTemplateId'];

/** The outputs that payroll makes, and the forms of files of banks that the company describes itself. */
export default function OutputTypesPage() {
  return (
    <PageFrame>
      <PageHeader title={words.title} lead={words.lead} />
      <ScreenTabs screen={outputTypesScreen} label={words.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTab} />
    </PageFrame>
  );
}

/** One of the outputs opened shows its settings. */
function OutputTypesTab() {
  const { payOutputTypeId } = useScreenSearch(outputTypesScreen);
  const open = useOpenScreen();
  const to = useCallback((id: string) => void open(outputTypesScreen, { search: { payOutputTypeId: id } }), [open]);
  return (
    <RecordsWithRows
      of={outputTypes}
      rowName={({ title }) => title}
      words={words}
      opened={payOutputTypeId}
      open={{ label: words.open, icon: SlidersHorizontal, to }}
      back={
        <ScreenLink to={outputTypesScreen} search={{}}>
          {words.back}
        </ScreenLink>
      }
      rows={(id) => <Settings key={id} payOutputTypeId={id} />}
    />
  );
}

function Settings({ payOutputTypeId }: { payOutputTypeId: string }) {
  const owner = useMemo(() => ({ payOutputTypeId }), [payOutputTypeId]);
  const { data } = useCall(outputSettingList);
  const form = useMemo(() => outputSettingForm(data?.list ?? []), [data]);
  return <RecordsList of={outputSettings} form={form} owner={owner} rowName={({ valueName }) => valueName} words={settingWords} />;
}
