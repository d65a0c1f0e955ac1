import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { RecordsList, RecordsWithRows } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { outputSettingList, outputSettings, outputTypes } from './output-types.contract.ts';
import { outputTypesScreen } from './output-types.screen.ts';
import { outputSettingForm } from './output-types.table.ts';
import words from './output-types-page.messages.fa.ts';

const settingWords = { ...words, add: words.addSetting, none: words.noSetting, noneAdvice: words.noSettingAdvice };

/** The outputs that payroll makes; one of them opened shows its settings. */
export default function OutputTypesPage() {
  const { payOutputTypeId } = useScreenSearch(outputTypesScreen);
  const open = useOpenScreen();
  const to = useCallback((id: string) => void open(outputTypesScreen, { search: { payOutputTypeId: id } }), [open]);
  return (
    <Page title={words.title} lead={words.lead}>
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
    </Page>
  );
}

function Settings({ payOutputTypeId }: { payOutputTypeId: string }) {
  const owner = useMemo(() => ({ payOutputTypeId }), [payOutputTypeId]);
  const { data } = useCall(outputSettingList);
  const form = useMemo(() => outputSettingForm(data?.list ?? []), [data]);
  return <RecordsList of={outputSettings} form={form} owner={owner} rowName={({ valueName }) => valueName} words={settingWords} />;
}
