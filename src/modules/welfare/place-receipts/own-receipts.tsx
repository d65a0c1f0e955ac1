/** Own places that are paid by the own hand: what is owed, the receipts that were handed in, and another one. */
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate, formatMoney } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { useKitServices } from '#ui/services/services.tsx';
import { handReceipt, ownBills } from './place-receipts.contract.ts';
import { receiptForm } from './place-receipts.form.ts';
import messages from './place-receipts-page.messages.fa.ts';

const words = messages.own;
type Bill = ReplyOf<typeof ownBills>['rows'][number];
type Handed = NonNullable<Bill['receipts']>[number];

/** Nothing for whoever pays no place by the own hand. */
export function OwnReceipts() {
  const read = useCall(ownBills, {});
  const rows = read.data?.rows ?? [];
  if (!read.error && rows.length === 0) return null;
  return (
    <Card title={words.title}>{read.error ? <ReadError of={read} title={words.failed} headingLevel={3} /> : rows.map((bill) => <OwnBill key={bill.requestId} of={bill} />)}</Card>
  );
}

function OwnBill({ of: { requestId, eventTitle, slotTitle, owed, accepted, waiting, left, receipts = [] } }: { of: Bill }) {
  const may = useMay(handReceipt);
  const title = [eventTitle, slotTitle].filter(Boolean).join(' - ');
  const sums = [
    { term: words.owed, value: owed && formatMoney(owed) },
    { term: words.accepted, value: accepted && formatMoney(accepted) },
    { term: words.waiting, value: waiting && formatMoney(waiting) },
    { term: words.left, value: left && formatMoney(left) },
  ];
  return (
    <>
      <RequestEntry title={title} status={null} acts={may && left !== undefined && left !== '0' ? <Hand requestId={requestId} title={title} left={left} /> : undefined}>
        <DescriptionList isAcross items={sums.filter(({ value }) => value)} />
      </RequestEntry>
      {receipts.map((one) => (
        <OneReceipt key={one.welfareReceiptId} of={one} />
      ))}
    </>
  );
}

export const looks = { WrHanded: 'pending', WrAccepted: 'approved', WrReturned: 'returned' } as const;

function OneReceipt({ of: { receiptNumber, paidOn, amount, statusId, reason, file } }: { of: Handed }) {
  const { files } = useKitServices();
  return (
    <RequestEntry
      title={words.number(receiptNumber)}
      beside={formatMoney(amount)}
      status={<Badge state={looks[statusId]}>{messages.states[statusId]}</Badge>}
      acts={
        <a href={files.address(file)} target="_blank" rel="noreferrer">
          {messages.see}
        </a>
      }
      lines={[words.paidOn(formatDate(paidOn)), reason === null ? null : words.reason(reason)]}
    />
  );
}

function Hand({ requestId = '', title, left }: { requestId: string | undefined; title: string; left: string }) {
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  return (
    <>
      <Button icon={Receipt} size="sm" variant="outline" aria-label={words.handOf(title)} onPress={() => open(true)}>
        {words.hand}
      </Button>
      {isOpen ? (
        <Dialog isOpen onClose={close} title={words.handOf(title)} size="md">
          <DefinedForm
            of={receiptForm}
            call={handReceipt}
            params={{ requestId }}
            layout="dialog"
            start={{ amount: left }}
            submitLabel={words.hand}
            savedText={words.handed}
            onSaved={close}
            onReset={close}
            autoFocus
          />
        </Dialog>
      ) : null}
    </>
  );
}
