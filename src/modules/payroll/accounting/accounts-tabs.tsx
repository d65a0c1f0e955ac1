import { useMemo } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { accountChoices, detailAccounts, glAccounts } from './accounting.contract.ts';
import { detailAccountForm, glAccountForm } from './accounts.table.ts';
import words from './accounts-page.messages.fa.ts';

export function AccountsTab() {
  const { data } = useCall(accountChoices);
  const form = useMemo(() => glAccountForm(data?.accounts ?? []), [data]);
  return <RecordsList of={glAccounts} form={form} rowName={({ accountName }) => accountName} words={{ ...words, ...words.account }} />;
}

export function DetailsTab() {
  const { data } = useCall(accountChoices);
  const form = useMemo(() => detailAccountForm(data?.details ?? []), [data]);
  return <RecordsList of={detailAccounts} form={form} rowName={({ title }) => title} words={{ ...words, ...words.detail }} />;
}
