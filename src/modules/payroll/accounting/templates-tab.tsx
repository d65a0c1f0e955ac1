import { ListChecks } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { RecordsList, RecordsWithRows } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { accountChoices, templateLines, voucherTemplates } from './accounting.contract.ts';
import { accountingScreen } from './accounting.screen.ts';
import pageWords from './accounts-page.messages.fa.ts';
import { templateLineForm } from './templates.table.ts';
import words from './templates-page.messages.fa.ts';

const TAB = 'templates';
const start = { statusId: 'VTActive', severalVoucher: 'N' };
const lineStart = { isDebit: 'Y', vtItemTypeEnumId: 'VTITPayrollFactor' };
const templateWords = { ...pageWords, ...words.template };
const lineWords = { ...pageWords, ...words.line };

/** The voucher templates; one of them opened shows its lines. */
export function TemplatesTab() {
  const { voucherTemplateId } = useScreenSearch(accountingScreen);
  const open = useOpenScreen();
  const to = useCallback((id: string) => void open(accountingScreen, { search: { tab: TAB, voucherTemplateId: id } }), [open]);
  return (
    <RecordsWithRows
      of={voucherTemplates}
      start={start}
      rowName={({ title }) => title}
      words={templateWords}
      opened={voucherTemplateId}
      open={{ label: words.template.openLines, icon: ListChecks, to }}
      back={
        <ScreenLink to={accountingScreen} search={{ tab: TAB }}>
          {words.line.back}
        </ScreenLink>
      }
      rows={(id) => <Lines key={id} voucherTemplateId={id} />}
    />
  );
}

function Lines({ voucherTemplateId }: { voucherTemplateId: string }) {
  const owner = useMemo(() => ({ voucherTemplateId }), [voucherTemplateId]);
  const { data } = useCall(accountChoices);
  const form = useMemo(() => {
    const { accounts = [], details = [], groups = [], factors = [] } = data ?? {};
    return templateLineForm({ accounts: accounts.filter(({ isHeading }) => !isHeading), details, groups, factors });
  }, [data]);
  return <RecordsList of={templateLines} form={form} owner={owner} start={lineStart} rowName={({ description }) => description} words={lineWords} />;
}
