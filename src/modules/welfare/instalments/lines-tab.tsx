import { Banknote, CalendarClock, HandCoins, PiggyBank, Scale } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { postponeAll, postponeInstallment } from '../loan-moving/loan-moving.contract.ts';
import { PostponeAllDialog } from '../loan-moving/postpone-all-dialog.tsx';
import { PostponeDialog } from '../loan-moving/postpone-dialog.tsx';
import { prepayLoan } from '../loan-prepayment/loan-prepayment.contract.ts';
import { settleLoan } from '../loan-settlement/loan-settlement.contract.ts';
import { methodOf } from '../loan-settlement/receipt-methods.rules.ts';
import { askRemission, instalments, payInstallment, receiveSelected, SHOWS } from './instalments.contract.ts';
import { instalmentTable, receiveForm, remitForm } from './instalments.table.ts';
import messages from './instalments-page.messages.fa.ts';
import { PrepayDialog } from './prepay-dialog.tsx';
import { type Chosen, ReceiveManyDialog } from './receive-many-dialog.tsx';
import { StatementDialog } from './statement-dialog.tsx';

type Row = RowOf<typeof instalments.list>;
type Act = 'receive' | 'postpone' | 'remit' | 'prepay' | 'settle';

const shows = SHOWS.map((id) => ({ id, label: messages.shows[id] }));
const lineOf = ({ loanId, installmentId }: Row) => ({ loanId, number: Number(installmentId.split(':')[1]) });

/** Lines of the loans of people, and what is done with one of them. */
export function LinesTab() {
  const [show, setShow] = useState<(typeof SHOWS)[number]>('open');
  const [act, start] = useState<{ act: Act; row: Row }>();
  const [isMovingAll, moveAll] = useState(false);
  const [many, chooseMany] = useState<Chosen>();
  const mayMoveAll = useMay(postponeAll);
  const may = {
    receive: useMay(payInstallment),
    many: useMay(receiveSelected),
    postpone: useMay(postponeInstallment),
    remit: useMay(askRemission),
    prepay: useMay(prepayLoan),
    settle: useMay(settleLoan),
  };
  const query = useMemo(() => ({ show }), [show]);
  const action = (id: Act, label: string, icon: typeof Scale) => ({ id, label, icon, run: (row: Row) => start({ act: id, row }), isShown: () => may[id] });
  // in the menu alone: five icons would hide what is open of a line
  const rare = (...of: Parameters<typeof action>) => ({ ...action(...of), isRare: true });
  const stop = () => start(undefined);
  return (
    <Stack>
      <Choices>
        <SelectField label={messages.show} options={shows} value={show} hasSearch={false} onChange={(next) => setShow(SHOWS.find((one) => one === next) ?? 'open')} />
      </Choices>
      <DataTable
        of={instalmentTable}
        list={instalments.list}
        export={instalments.export}
        query={query}
        unit={messages.unit}
        rowName={({ loanCode, number }) => `${loanCode ?? ''} ${number ?? ''}`}
        actions={
          mayMoveAll ? (
            <Button variant="outline" icon={CalendarClock} onPress={() => moveAll(true)}>
              {messages.postponeAll}
            </Button>
          ) : null
        }
        bulkActions={
          may.many ? [{ id: 'receive', label: messages.receiveMany, icon: Banknote, keepsSelection: true, run: async (selection, count) => chooseMany({ selection, count }) }] : []
        }
        rowActions={[
          action('receive', messages.receive, Banknote),
          action('postpone', messages.postpone, CalendarClock),
          rare('remit', messages.remit, HandCoins),
          rare('prepay', messages.prepay, PiggyBank),
          rare('settle', messages.settle, Scale),
        ]}
        empty={<EmptyState title={messages.none}>{messages.noneAdvice}</EmptyState>}
      />
      {act?.act === 'settle' ? <StatementDialog loanId={act.row.loanId} onClose={stop} /> : null}
      {act?.act === 'prepay' ? <PrepayDialog loanId={act.row.loanId} onClose={stop} /> : null}
      {act?.act === 'postpone' ? <PostponeDialog {...lineOf(act.row)} onClose={stop} /> : null}
      {act?.act === 'receive' || act?.act === 'remit' ? <LineDialog act={act.act} row={act.row} onClose={stop} /> : null}
      {many === undefined ? null : <ReceiveManyDialog chosen={many} show={show} onClose={() => chooseMany(undefined)} />}
      {isMovingAll ? <PostponeAllDialog onClose={() => moveAll(false)} /> : null}
    </Stack>
  );
}

const titles = { receive: messages.receiveTitle, remit: messages.remitTitle };

function LineDialog({ act, row, onClose }: { act: 'receive' | 'remit'; row: Row; onClose: () => void }) {
  const line = lineOf(row);
  const shared = { layout: 'dialog', submitLabel: messages.submit, onSaved: onClose, onReset: onClose, autoFocus: true } as const;
  return (
    <Dialog isOpen onClose={onClose} title={titles[act]} size="md">
      {act === 'receive' ? (
        <Stack>
          <p>{messages.receiveLead}</p>
          <DefinedForm
            {...shared}
            of={receiveForm}
            call={payInstallment}
            start={{ paidOn: today(), method: 'slip' }}
            savedText={messages.received}
            toBody={({ paidInstallmentAmount, paidOn, method, reference, note }) => ({
              ...{
                installments: [line],
                paidOn: paidOn ?? today(),
                method: methodOf(method),
                paidInstallmentAmount: paidInstallmentAmount == null ? null : String(paidInstallmentAmount),
              },
              ...(reference == null ? {} : { reference }),
              ...(note == null ? {} : { note }),
            })}
          />
        </Stack>
      ) : null}
      {act === 'remit' ? (
        <DefinedForm
          {...shared}
          of={remitForm}
          call={askRemission}
          start={{ kind: 'remission' }}
          savedText={messages.remitAsked}
          toBody={({ kind, amount, reason }) => ({
            ...line,
            kind: kind === 'writtenOff' ? ('writtenOff' as const) : ('remission' as const),
            amount: String(amount),
            reason: reason ?? '',
          })}
        />
      ) : null}
    </Dialog>
  );
}
