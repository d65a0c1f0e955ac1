import { SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { outputSettingList, outputSettings, outputTypes } from './output-types.contract.ts';
import { outputTypesScreen } from './output-types.screen.ts';
import { outputSettingForm } from './output-types.table.ts';
import words from './output-types-page.messages.fa.ts';

const shared = { edit: words.edit, addLabel: words.addLabel, saveLabel: words.saveLabel };

/** The outputs that payroll makes; one of them opened shows its settings. */
export default function OutputTypesPage() {
  const { payOutputTypeId } = useScreenSearch(outputTypesScreen);
  return (
    <PageFrame>
      <PageHeader title={words.title} lead={words.lead} />
      {payOutputTypeId === undefined ? <Outputs /> : <Settings key={payOutputTypeId} payOutputTypeId={payOutputTypeId} />}
    </PageFrame>
  );
}

function Outputs() {
  const may = { add: useMay(outputTypes.create), edit: useMay(outputTypes.change), remove: useMay(outputTypes.remove) };
  const open = useOpenScreen();
  const actions = useMemo(
    () => [
      {
        id: 'settings',
        label: words.open,
        icon: SlidersHorizontal,
        run: (row: RecordRow) => void open(outputTypesScreen, { search: { payOutputTypeId: String(row['payOutputTypeId']) } }),
      },
    ],
    [open],
  );
  return (
    <RecordsEditor
      of={outputTypes}
      rowName={({ title }: RecordRow) => String(title)}
      actions={actions}
      may={may}
      words={{ ...shared, add: words.add }}
      empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
    />
  );
}

function Settings({ payOutputTypeId }: { payOutputTypeId: string }) {
  const mayEdit = useMay(outputSettings.change);
  const owner = useMemo(() => ({ payOutputTypeId }), [payOutputTypeId]);
  const { data } = useCall(outputSettingList);
  const form = useMemo(() => outputSettingForm(data?.list ?? []), [data]);
  return (
    <>
      <ScreenLink to={outputTypesScreen} search={{}}>
        {words.back}
      </ScreenLink>
      <RecordsEditor
        of={outputSettings}
        form={form}
        owner={owner}
        query={owner}
        rowName={({ valueName }: RecordRow) => String(valueName)}
        may={{ add: mayEdit, edit: mayEdit, remove: mayEdit }}
        words={{ ...shared, add: words.addSetting }}
        empty={<EmptyState title={words.noSetting}>{words.noSettingAdvice}</EmptyState>}
      />
    </>
  );
}
