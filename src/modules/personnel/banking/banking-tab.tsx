import { useMemo } from 'react';
import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import { bankList } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { infoOfEachPerson } from '../profile/profile.contract.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { personAccounts } from './banking.contract.ts';
import { accountForm, bankOf, MAIN } from './banking.form.ts';
import messages from './banking-page.messages.fa.ts';

/** Banks change once in years. */
const FRESH_MS = 3_600_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const code = (name: string) => (row: PartRow) => <Ltr>{formatCode(text(row[name]))}</Ltr>;

function branch({ branchName, branchCode }: PartRow): string {
  if (typeof branchName === 'string' && typeof branchCode === 'string') return messages.branchOf({ name: branchName, code: formatCode(branchCode) });
  return text(branchName) || formatCode(text(branchCode)) || '-';
}

/** The bank of the Sheba, whatever an import has said; of one that no list knows its digits. */
function bankText(id: string | null, banks: ReadonlyMap<string, string>): string {
  if (id === null) return '-';
  return banks.get(id) ?? messages.bankCode({ code: formatCode(id) });
}

const columnsOf = (banks: ReadonlyMap<string, string>): readonly GridColumn<PartRow>[] => [
  { id: 'purpose', label: messages.purpose, render: ({ purposeName }) => text(purposeName) },
  { id: 'bank', label: messages.bank, render: (row) => bankText(bankOf(row), banks) },
  { id: 'iban', label: messages.iban, grows: true, render: code('iban') },
  { id: 'accountNumber', label: messages.accountNumber, render: code('accountNumber') },
  { id: 'cardNumber', label: messages.cardNumber, render: code('cardNumber') },
  { id: 'branch', label: messages.branchName, render: branch },
  { id: 'owner', label: messages.owner, render: ({ ownerFirstName, ownerLastName }) => [text(ownerFirstName), text(ownerLastName)].join(' ').trim() || '-' },
];

/** Accounts of the person, with those that were. */
export function BankingTab({ partyId, asOf }: ProfileTabProps) {
  const { data } = useCall(bankList, { staleTime: FRESH_MS });
  // a new account is as a rule the person's own
  const { data: person } = useCall(infoOfEachPerson, { query: { partyId }, enabled: useMay(personAccounts.create) });
  const banks = useMemo(() => new Map(data?.result.map(({ bankId, description }) => [bankId, description])), [data]);
  const form = useMemo(() => personAccounts.dressed(accountForm(data && new Set(banks.keys()))), [data, banks]);
  return (
    <PartEditor
      of={personAccounts}
      form={form}
      partyId={partyId}
      asOf={asOf}
      title={messages.accounts}
      columns={columnsOf(banks)}
      rowName={({ purposeName }) => text(purposeName) || messages.account}
      start={{ paymentMethodPurposeEnumId: MAIN, ownerFirstName: person?.firstName ?? null, ownerLastName: person?.lastName ?? null, ownerSuffix: person?.suffix ?? null }}
    />
  );
}
