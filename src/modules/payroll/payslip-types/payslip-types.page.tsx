import { ListChecks } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { RecordsList, RecordsWithRows } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { payslipTypeFactors, payslipTypeOptions, payslipTypes } from './payslip-types.contract.ts';
import { payslipTypesScreen } from './payslip-types.screen.ts';
import { payslipTypeFactorForm, payslipTypeForm } from './payslip-types.table.ts';
import words from './payslip-types-page.messages.fa.ts';

const start = { printSettingId: 'PayslipPrintPreviewDefault', autgenTimePeriod: 'N', changeCalcType: 'N', cashAllowed: 'N' };
const factorStart = { calcTypeEnumId: 'PfcNormal', arrearsPay: 'N' };
const factorWords = { ...words, add: words.addFactor, none: words.noFactor, noneAdvice: words.noFactorAdvice };

/** The types of payslips; one of them opened shows the factors that it counts. */
export default function PayslipTypesPage() {
  const { payslipTypeId } = useScreenSearch(payslipTypesScreen);
  const open = useOpenScreen();
  const to = useCallback((id: string) => void open(payslipTypesScreen, { search: { payslipTypeId: id } }), [open]);
  const { data } = useCall(payslipTypeOptions);
  const form = useMemo(() => payslipTypeForm({ periodTypes: data?.periodTypes ?? [], outputs: data?.outputs ?? [] }), [data]);
  return (
    <Page title={words.title} lead={words.lead}>
      <RecordsWithRows
        of={payslipTypes}
        form={form}
        start={start}
        rowName={({ title }) => title}
        words={words}
        opened={payslipTypeId}
        open={{ label: words.openFactors, icon: ListChecks, to }}
        back={
          <ScreenLink to={payslipTypesScreen} search={{}}>
            {words.back}
          </ScreenLink>
        }
        rows={(id) => <Factors key={id} payslipTypeId={id} />}
      />
    </Page>
  );
}

function Factors({ payslipTypeId }: { payslipTypeId: string }) {
  const owner = useMemo(() => ({ payslipTypeId }), [payslipTypeId]);
  const { data } = useCall(payslipTypeOptions);
  const form = useMemo(() => payslipTypeFactorForm(data?.factors ?? []), [data]);
  return <RecordsList of={payslipTypeFactors} form={form} owner={owner} start={factorStart} rowName={({ factorTitle }) => factorTitle} words={factorWords} />;
}
