import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { accountChoices, detailAccounts, glAccounts } from './accounting.contract.ts';
import { detailAccountForm, glAccountForm } from './accounts.table.ts';
import words from './accounts-page.messages.fa.ts';

const shared = { edit: words.edit, addLabel: words.addLabel, saveLabel: words.saveLabel };

export function AccountsTab() {
  const may = { add: useMay(glAccounts.create), edit: useMay(glAccounts.change), remove: useMay(glAccounts.remove) };
  const { data } = useCall(accountChoices);
  const form = useMemo(() => glAccountForm(data?.accounts ?? []), [data]);
  return (
    <RecordsEditor
      of={glAccounts}
      form={form}
      rowName={({ accountName }: RecordRow) => String(accountName)}
      may={may}
      words={{ ...shared, add: words.account.add }}
      empty={<EmptyState title={words.account.none}>{words.account.noneAdvice}</EmptyState>}
    />
  );
}

export function DetailsTab() {
  const may = { add: useMay(detailAccounts.create), edit: useMay(detailAccounts.change), remove: useMay(detailAccounts.remove) };
  const { data } = useCall(accountChoices);
  const form = useMemo(() => detailAccountForm(data?.details ?? []), [data]);
  return (
    <RecordsEditor
      of={detailAccounts}
      form={form}
      rowName={({ title }: RecordRow) => String(title)}
      may={may}
      words={{ ...shared, add: words.detail.add }}
      empty={<EmptyState title={words.detail.none}>{words.detail.noneAdvice}</EmptyState>}
    />
  );
}
