import { BellRing, Mail, MailCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { ordersScreen } from '../orders/orders.screen.ts';
import { acknowledgements, receiveOrders, remindOfOrders } from './acknowledgements.contract.ts';
import words from './acknowledgements.messages.fa.ts';
import { acknowledgementsScreen } from './acknowledgements.screen.ts';
import { acknowledgementTable, notedWays, type ReceiptState, receiptStates, receiveForm } from './acknowledgements.table.ts';
import messages from './acknowledgements-page.messages.fa.ts';
import { mailOrders } from './receipt-link.contract.ts';
import links from './receipt-link-page.messages.fa.ts';

const options = receiptStates.map((value) => ({ value, label: messages.states[value] }));

/** Reminders and receipts of chosen orders, for who may note them. */
function useBulkActions(choose: (selection: BulkSelection) => void) {
  const [mayRemind, mayReceive, mayMail] = [useMay(remindOfOrders), useMay(receiveOrders), useMay(mailOrders)];
  const { mutateAsync } = useSend(remindOfOrders);
  const remind = async (selection: BulkSelection): Promise<void> => {
    const { orders, people } = await mutateAsync({ body: { selection } });
    showToast({ type: 'success', message: messages.reminded({ orders: formatNumber(orders), people: formatNumber(people) }) });
  };
  const send = useSend(mailOrders);
  const mail = async (selection: BulkSelection): Promise<void> => {
    const { orders, people, without } = await send.mutateAsync({ body: { selection } });
    showToast({ type: 'success', message: links.mailed({ orders: formatNumber(orders), people: formatNumber(people) }) });
    if (without > 0) showToast({ type: 'warning', message: links.without(formatNumber(without)) });
  };
  return [
    ...(mayRemind ? [{ id: 'remind', label: messages.remind, icon: BellRing, run: remind }] : []),
    ...(mayMail ? [{ id: 'mail', label: links.mail, icon: Mail, run: mail }] : []),
    ...(mayReceive ? [{ id: 'receive', label: messages.receive, icon: MailCheck, keepsSelection: true, run: async (selection: BulkSelection) => choose(selection) }] : []),
  ];
}

/** Who has received their signed orders, and who has not. */
export default function AcknowledgementsPage() {
  const { state: asked } = useScreenSearch(acknowledgementsScreen);
  const setSearch = useSetScreenSearch(acknowledgementsScreen);
  const open = useOpenScreen();
  const state: ReceiptState = receiptStates.find((one) => one === asked) ?? 'waiting';
  const query = useMemo(() => ({ state }), [state]);
  const [chosen, choose] = useState<BulkSelection>();
  const acts = useBulkActions(choose);
  return (
    <Page title={words.title} lead={messages.lead}>
      <Stack>
        <Segmented label={messages.state} isLabelHidden value={state} options={options} onChange={(next) => void setSearch({ state: next === 'waiting' ? undefined : next })} />
        <DataTable
          key={state}
          of={acknowledgementTable}
          list={acknowledgements.list}
          export={acknowledgements.export}
          query={query}
          unit={messages.unit}
          rowName={({ fullName }) => fullName ?? ''}
          onOpen={({ orderId }) => void open(ordersScreen, { search: { orderId } })}
          bulkActions={state === 'received' ? [] : acts}
          empty={
            <EmptyState icon={MailCheck} headingLevel={2} title={messages.none[state]}>
              {messages.noneAdvice}
            </EmptyState>
          }
        />
      </Stack>
      {chosen === undefined ? null : <Receiving selection={chosen} onClose={() => choose(undefined)} />}
    </Page>
  );
}

const wayOf = (said: unknown): (typeof notedWays)[number] => notedWays.find((one) => one === said) ?? 'print';

function Receiving({ selection, onClose }: { selection: BulkSelection; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={messages.receiveTitle} size="md">
      <Stack>
        <Text>{messages.receiveLead}</Text>
        <DefinedForm
          of={receiveForm}
          call={receiveOrders}
          layout="dialog"
          start={{ via: 'print', on: today() }}
          toBody={({ via, on }) => ({ selection, via: wayOf(via), on: String(on) })}
          submitLabel={messages.receive}
          savedText={null}
          onSaved={({ orders }) => {
            showToast({ type: 'success', message: messages.received(formatNumber(orders)) });
            onClose();
          }}
          onReset={onClose}
          autoFocus
        />
      </Stack>
    </Dialog>
  );
}
