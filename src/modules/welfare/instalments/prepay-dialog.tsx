import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { PlanGrid } from '../loan-moving/plan-grid.tsx';
import { UntilRead } from '../loan-moving/until-read.tsx';
import { prepayLoan, readPrepayment } from '../loan-prepayment/loan-prepayment.contract.ts';
import type { PrepayWay } from '../loan-prepayment/prepay.rules.ts';
import { methodOf } from '../loan-settlement/receipt-methods.rules.ts';
import { settleForm } from './instalments.table.ts';
import messages from './instalments-page.messages.fa.ts';

const ways = (['smaller', 'shorter'] as const).map((id) => ({ id, label: messages.prepayWays[id] }));
const rial = (digits: string | undefined) => <bdi>{formatMoney(digits)}</bdi>;

/** Principal that comes back before its time: the plan as it would be, and its receipt. */
export function PrepayDialog({ loanId, onClose }: { loanId: string; onClose: () => void }) {
  const [on, setOn] = useState(today());
  const [amount, setAmount] = useState<string | null>(null);
  const [way, setWay] = useState<PrepayWay>('smaller');
  const mayPay = useMay(prepayLoan);
  const isSaid = amount !== null && amount !== '0';
  const read = useCall(readPrepayment, { query: { loanId, on, amount: amount ?? '0', way }, enabled: isSaid, keepPrevious: true });
  const told = isSaid && !read.error ? read.data : undefined;
  const { amount: ofAmount, paidOn: ofDay } = (isSaid && read.error?.fields) || {};
  return (
    <Dialog isOpen onClose={onClose} title={messages.prepay} size="lg">
      <Stack>
        <FieldGrid>
          <FieldCell span={6}>
            <DateField label={messages.on} value={on} onChange={(day) => setOn(day ?? today())} error={ofDay} />
          </FieldCell>
          <FieldCell span={6}>
            <MoneyField label={messages.prepayAmount} value={amount} onChange={setAmount} min={1} error={ofAmount} />
          </FieldCell>
          <FieldCell span={12}>
            <SelectField label={messages.prepayWay} options={ways} value={way} hasSearch={false} onChange={(next) => setWay(next === 'shorter' ? 'shorter' : 'smaller')} />
          </FieldCell>
        </FieldGrid>
        {read.error && ofAmount === undefined && ofDay === undefined ? <ReadError of={read} title={messages.noPrepayment} headingLevel={3} /> : null}
        {told === undefined ? null : (
          <UntilRead isOld={read.isPlaceholderData}>
            <Told told={told} />
            {mayPay && on <= today() ? (
              <DefinedForm
                of={settleForm}
                call={prepayLoan}
                layout="dialog"
                start={{ method: 'slip' }}
                submitLabel={messages.prepayConfirm}
                savedText={messages.prepaid}
                toBody={({ method, reference, note }) => ({
                  ...{ loanId, paidOn: on, amount: amount ?? '0', way, version: told.version ?? 0, method: methodOf(method) },
                  ...(reference == null ? {} : { reference }),
                  ...(note == null ? {} : { note }),
                })}
                onSaved={onClose}
                onReset={onClose}
              />
            ) : null}
            <PlanGrid lines={told.lines ?? []} />
          </UntilRead>
        )}
      </Stack>
    </Dialog>
  );
}

function Told({ told }: { told: ReplyOf<typeof readPrepayment> }) {
  const { dueAmount, originalAmount, profitAmount, savedAmount, linesBefore = 0, linesAfter = 0 } = told;
  return (
    <DescriptionList
      items={[
        { term: messages.prepaidDue, value: rial(dueAmount) },
        { term: messages.prepaidPrincipal, value: rial(originalAmount) },
        { term: messages.prepaidProfit, value: rial(profitAmount) },
        { term: messages.saved, value: rial(savedAmount) },
        { term: messages.linesToCome, value: messages.linesFromTo({ before: formatNumber(linesBefore), after: formatNumber(linesAfter) }) },
      ]}
    />
  );
}
