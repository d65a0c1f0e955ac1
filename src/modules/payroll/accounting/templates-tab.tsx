import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { accountChoices, templateLines, voucherTemplates } from './accounting.contract.ts';
import { accountingScreen } from './accounting.screen.ts';
import pageWords from './accounts-page.messages.fa.ts';
import { templateLineForm } from './templates.table.ts';
import words from './templates-page.messages.fa.ts';

const shared = { edit: pageWords.edit, addLabel: pageWords.addLabel, saveLabel: pageWords.saveLabel };
const TAB = 'templates';

/** The voucher templates; one of them opened shows its lines. */
export function TemplatesTab() {
  const { voucherTemplateId } = useScreenSearch(accountingScreen);
  return voucherTemplateId === undefined ? <Templates /> : <Lines key={voucherTemplateId} voucherTemplateId={voucherTemplateId} />;
}

function Templates() {
  const may = { add: useMay(voucherTemplates.create), edit: useMay(voucherTemplates.change), remove: useMay(voucherTemplates.remove) };
  const open = useOpenScreen();
  const actions = useMemo(
    () => [
      {
        id: 'lines',
        label: words.template.openLines,
        icon: ListChecks,
        run: (row: RecordRow) => void open(accountingScreen, { search: { tab: TAB, voucherTemplateId: String(row['voucherTemplateId']) } }),
      },
    ],
    [open],
  );
  return (
    <RecordsEditor
      of={voucherTemplates}
      start={{ statusId: 'VTActive', severalVoucher: 'N' }}
      rowName={({ title }: RecordRow) => String(title)}
      actions={actions}
      may={may}
      words={{ ...shared, add: words.template.add }}
      empty={<EmptyState title={words.template.none}>{words.template.noneAdvice}</EmptyState>}
    />
  );
}

function Lines({ voucherTemplateId }: { voucherTemplateId: string }) {
  const mayEdit = useMay(templateLines.change);
  const owner = useMemo(() => ({ voucherTemplateId }), [voucherTemplateId]);
  const { data } = useCall(accountChoices);
  const form = useMemo(() => {
    const { accounts = [], details = [], groups = [], factors = [] } = data ?? {};
    return templateLineForm({ accounts: accounts.filter(({ isHeading }) => !isHeading), details, groups, factors });
  }, [data]);
  return (
    <>
      <ScreenLink to={accountingScreen} search={{ tab: TAB }}>
        {words.line.back}
      </ScreenLink>
      <RecordsEditor
        of={templateLines}
        form={form}
        owner={owner}
        query={owner}
        start={{ isDebit: 'Y', vtItemTypeEnumId: 'VTITPayrollFactor' }}
        rowName={({ description }: RecordRow) => String(description)}
        may={{ add: mayEdit, edit: mayEdit, remove: mayEdit }}
        words={{ ...shared, add: words.line.add }}
        empty={<EmptyState title={words.line.none}>{words.line.noneAdvice}</EmptyState>}
      />
    </>
  );
}
