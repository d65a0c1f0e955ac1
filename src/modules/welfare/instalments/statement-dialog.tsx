import { useState } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatMoney } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { readSettlement, settleLoan } from '../loan-settlement/loan-settlement.contract.ts';
import { methodOf } from '../loan-settlement/receipt-methods.rules.ts';
import { settleForm } from './instalments.table.ts';
import messages from './instalments-page.messages.fa.ts';

const rial = (digits: string | undefined) => <bdi>{formatMoney(digits)}</bdi>;

/** What a loan comes to on a day, and its settlement by the same amount. */
export function StatementDialog({ loanId, onClose }: { loanId: string; onClose: () => void }) {
  const [on, setOn] = useState(today());
  const mayPay = useMay(settleLoan);
  const statement = useCall(readSettlement, { query: { loanId, on } });
  const told = statement.data;
  return (
    <Dialog isOpen onClose={onClose} title={messages.statementTitle} size="md">
      <Stack>
        <DateField label={messages.on} value={on} onChange={(day) => setOn(day ?? today())} />
        {statement.error ? <ReadError of={statement} title={messages.noStatement} headingLevel={3} /> : null}
        {told === undefined ? null : (
          <Stack>
            <DescriptionList
              items={[
                { term: messages.fullName, value: told.fullName },
                { term: messages.loanCode, value: <Ltr>{formatCode(told.loanCode)}</Ltr> },
                { term: messages.loanTitle, value: told.title },
                { term: messages.due, value: rial(told.dueAmount) },
                { term: messages.penalty, value: rial(told.penaltyAmount) },
                { term: messages.principalLeft, value: rial(told.principalLeft) },
                { term: messages.profitToDay, value: rial(told.profitToDay) },
                { term: messages.feeLeft, value: rial(told.feeLeft) },
                { term: messages.unearned, value: rial(told.unearnedProfit) },
                { term: messages.rebate, value: rial(told.rebateAmount) },
                { term: messages.payable, value: rial(told.payableAmount) },
              ]}
            />
            <p>{messages.validOn}</p>
            {mayPay && told.payableAmount !== undefined && told.payableAmount !== '0' && on <= today() ? (
              <DefinedForm
                of={settleForm}
                call={settleLoan}
                layout="dialog"
                start={{ method: 'slip' }}
                submitLabel={messages.settleConfirm}
                savedText={messages.settled}
                toBody={({ method, reference, note }) => ({
                  ...{ loanId, paidOn: on, payableAmount: told.payableAmount ?? '0', method: methodOf(method) },
                  ...(reference == null ? {} : { reference }),
                  ...(note == null ? {} : { note }),
                })}
                onSaved={onClose}
                onReset={onClose}
              />
            ) : null}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
