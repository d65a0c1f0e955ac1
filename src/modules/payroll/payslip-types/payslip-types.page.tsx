import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { payslipTypeFactors, payslipTypeOptions, payslipTypes } from './payslip-types.contract.ts';
import { payslipTypesScreen } from './payslip-types.screen.ts';
import { payslipTypeFactorForm, payslipTypeForm } from './payslip-types.table.ts';
import words from './payslip-types-page.messages.fa.ts';

const shared = { edit: words.edit, addLabel: words.addLabel, saveLabel: words.saveLabel };

/** The types of payslips; one of them opened shows the factors that it counts. */
export default function PayslipTypesPage() {
  const { payslipTypeId } = useScreenSearch(payslipTypesScreen);
  return (
    <PageFrame>
      <PageHeader title={words.title} lead={words.lead} />
      {payslipTypeId === undefined ? <Types /> : <Factors key={payslipTypeId} payslipTypeId={payslipTypeId} />}
    </PageFrame>
  );
}

function Types() {
  const may = { add: useMay(payslipTypes.create), edit: useMay(payslipTypes.change), remove: useMay(payslipTypes.remove) };
  const open = useOpenScreen();
  const { data } = useCall(payslipTypeOptions);
  const form = useMemo(() => payslipTypeForm({ periodTypes: data?.periodTypes ?? [], outputs: data?.outputs ?? [] }), [data]);
  const actions = useMemo(
    () => [
      {
        id: 'factors',
        label: words.openFactors,
        icon: ListChecks,
        run: (row: RecordRow) => void open(payslipTypesScreen, { search: { payslipTypeId: String(row['payslipTypeId']) } }),
      },
    ],
    [open],
  );
  return (
    <RecordsEditor
      of={payslipTypes}
      form={form}
      start={{ printSettingId: 'PayslipPrintPreviewDefault', autgenTimePeriod: 'N', changeCalcType: 'N', cashAllowed: 'N' }}
      rowName={({ title }: RecordRow) => String(title)}
      actions={actions}
      may={may}
      words={{ ...shared, add: words.add }}
      empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
    />
  );
}

function Factors({ payslipTypeId }: { payslipTypeId: string }) {
  const mayEdit = useMay(payslipTypeFactors.change);
  const owner = useMemo(() => ({ payslipTypeId }), [payslipTypeId]);
  const { data } = useCall(payslipTypeOptions);
  const form = useMemo(() => payslipTypeFactorForm(data?.factors ?? []), [data]);
  return (
    <>
      <ScreenLink to={payslipTypesScreen} search={{}}>
        {words.back}
      </ScreenLink>
      <RecordsEditor
        of={payslipTypeFactors}
        form={form}
        owner={owner}
        query={owner}
        start={{ calcTypeEnumId: 'PfcNormal', arrearsPay: 'N' }}
        rowName={({ factorTitle }: RecordRow) => String(factorTitle)}
        may={{ add: mayEdit, edit: mayEdit, remove: mayEdit }}
        words={{ ...shared, add: words.addFactor }}
        empty={<EmptyState title={words.noFactor}>{words.noFactorAdvice}</EmptyState>}
      />
    </>
  );
}
