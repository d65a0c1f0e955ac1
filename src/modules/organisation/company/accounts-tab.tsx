import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { companyAccounts } from './company.contract.ts';
import messages from './company-page.messages.fa.ts';
import type { CompanyTabProps } from './company-tab.rules.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const columns: readonly GridColumn<PartRow>[] = [
  { id: 'bank', label: messages.bank, render: ({ bankName }) => text(bankName) },
  { id: 'purpose', label: messages.purpose, render: ({ purposeName }) => text(purposeName) },
  { id: 'branch', label: messages.branchName, render: ({ branchName }) => text(branchName) || '-' },
];
/** Columns of those who may see numbers: others do not even get them. */
const numbers: readonly GridColumn<PartRow>[] = [
  { id: 'iban', label: messages.iban, grows: true, render: ({ iban }) => <Ltr>{formatCode(text(iban))}</Ltr> },
  { id: 'accountNumber', label: messages.accountNumber, render: ({ accountNumber }) => <Ltr>{formatCode(text(accountNumber))}</Ltr> },
];

/** Accounts of the company from which it pays. */
export const AccountsTab = ({ partyId, asOf }: CompanyTabProps) => (
  <PartEditor
    of={companyAccounts}
    partyId={partyId}
    asOf={asOf}
    title={messages.accounts}
    columns={[...columns, ...numbers]}
    rowName={({ bankName }) => text(bankName) || messages.account}
    start={{ paymentMethodPurposeEnumId: 'PmpPayroll' }}
  />
);
