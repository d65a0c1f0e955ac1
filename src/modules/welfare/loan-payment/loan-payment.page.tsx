import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { importScreen } from '#modules/administration/administration.web.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { loansToPay, payLoanCall } from './loan-payment.contract.ts';
import words from './loan-payment.messages.fa.ts';
import { loansToPayTable } from './loan-payment.table.ts';
import messages from './loan-payment-page.messages.fa.ts';
import { PayDialog } from './pay-dialog.tsx';

/** Loans that were granted and wait for their money. */
export default function LoanPaymentPage() {
  const mayPay = useMay(payLoanCall);
  const mayBring = useMay(importScreen);
  const [paying, pay] = useState<string>();
  return (
    <Page
      title={words.title}
      lead={messages.lead}
      actions={
        mayPay && mayBring ? (
          <ScreenLink to={importScreen} search={{ kind: 'runningLoans' }} className={buttonClass()}>
            {messages.bringRunning}
          </ScreenLink>
        ) : undefined
      }
    >
      <DataTable
        of={loansToPayTable}
        list={loansToPay.list}
        export={loansToPay.export}
        unit={messages.unit}
        rowName={({ fullName }) => fullName ?? ''}
        rowActions={mayPay ? [{ id: 'pay', label: messages.pay, icon: Banknote, run: ({ loanRequestId }) => pay(loanRequestId) }] : []}
        empty={
          <EmptyState icon={Banknote} headingLevel={2} title={messages.none}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
      {paying === undefined ? null : <PayDialog loanRequestId={paying} onClose={() => pay(undefined)} />}
    </Page>
  );
}
