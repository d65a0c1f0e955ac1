import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import type { ValuesOf } from '#kernel/form/values.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { loanRecipientScreen } from '../loan-recipient/loan-recipient.screen.ts';
import { loanToPay, payLoanCall } from './loan-payment.contract.ts';
import { paymentForm } from './loan-payment.table.ts';
import messages from './loan-payment-page.messages.fa.ts';

/** The parts that were filled in; what they lack is judged by the server. */
function bodyOf({ paidOn, accountAmount, ...cheques }: ValuesOf<typeof paymentForm>): BodyInput<typeof payLoanCall> {
  const cheque = (amount: string | null, number: string | null | undefined, bankName: string | null | undefined) =>
    amount === null ? [] : [{ method: 'cheque' as const, amount: String(amount), chequeNumber: number, bankName }];
  return {
    paidOn: paidOn ?? today(),
    parts: [
      ...(accountAmount === null ? [] : [{ method: 'account' as const, amount: String(accountAmount) }]),
      ...cheque(cheques.chequeAmount, cheques.chequeNumber, cheques.bankName),
      ...cheque(cheques.secondAmount, cheques.secondNumber, cheques.secondBank),
    ],
  };
}

/** What the borrower receives and where to, and the payment of it. */
export function PayDialog({ loanRequestId, onClose }: { loanRequestId: string; onClose: () => void }) {
  const read = useCall(loanToPay, { params: { loanRequestId }, query: {} });
  const { data, error } = read;
  return (
    <Dialog isOpen onClose={onClose} title={messages.payTitle({ name: data?.fullName ?? '' })} size="lg">
      {error ? (
        <ReadError of={read} title={messages.failed} headingLevel={3} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={3} />
      ) : (
        <Payment of={data} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Payment({ of, onClose }: { of: ReplyOf<typeof loanToPay>; onClose: () => void }) {
  const openScreen = useOpenScreen();
  const { loanRequestId, loanTitle, paidOutAmount, feeAtPayment, iban } = of;
  const start = { paidOn: today(), ...(iban && paidOutAmount !== undefined && { accountAmount: paidOutAmount }) };
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: messages.columns.loan, value: loanTitle },
          ...(paidOutAmount === undefined ? [] : [{ term: messages.receives, value: formatMoney(paidOutAmount) }]),
          ...(feeAtPayment === undefined || feeAtPayment === '0' ? [] : [{ term: messages.feeAtPayment, value: formatMoney(feeAtPayment) }]),
          ...(iban === undefined ? [] : [{ term: messages.account, value: iban === null ? messages.noAccount : <Ltr>{iban}</Ltr> }]),
        ]}
      />
      <DefinedForm
        of={paymentForm}
        call={payLoanCall}
        params={{ loanRequestId }}
        start={start}
        toBody={bodyOf}
        layout="dialog"
        submitLabel={messages.submit}
        savedText={messages.saved}
        onSaved={({ loanId }) => void openScreen(loanRecipientScreen, { params: { accompanyId: loanId } })}
        onReset={onClose}
      />
    </Stack>
  );
}
