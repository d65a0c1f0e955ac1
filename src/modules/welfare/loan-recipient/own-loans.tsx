import { Banknote } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatCode, formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ownLoans, withdrawGrant } from './loan-recipient.contract.ts';
import words from './loan-recipient.messages.fa.ts';
import { loanRecipientScreen } from './loan-recipient.screen.ts';
import messages from './loan-recipient-page.messages.fa.ts';

/** Asked for behind the page: guarantors of most people stay. */
const OwnChanges = lazy(() => import('../guarantor-change/own-changes.tsx'));

type Answer = ReplyOf<typeof ownLoans>;
type Loan = Answer['loans'][number];
type Waiting = Answer['waiting'][number];
type Guaranteed = Answer['guaranteed'][number];

const { facts } = messages;
const money = (amount: string | undefined): string | null => (amount === undefined ? null : formatMoney(amount));
const number = (value: number | undefined): string | null => (value === undefined ? null : formatNumber(value));

const Open = ({ loanId, loanCode }: Loan) => (
  <ScreenLink to={loanRecipientScreen} params={{ accompanyId: loanId }} className={buttonClass('outline', 'sm')} aria-label={messages.own.openOf({ code: formatCode(loanCode) })}>
    {messages.own.open}
  </ScreenLink>
);

const loanColumns: readonly GridColumn<Loan>[] = [
  { id: 'code', label: facts.code, render: ({ loanCode }) => <Ltr>{formatCode(loanCode)}</Ltr> },
  { id: 'loan', label: facts.loan, grows: true, render: ({ loanTitle }) => loanTitle },
  { id: 'status', label: facts.status, render: ({ status }) => messages.statuses[status] },
  { id: 'paidOn', label: facts.paidOn, render: ({ paidOn }) => formatDate(paidOn) },
  { id: 'principal', label: facts.principal, align: 'amount', render: ({ principal }) => money(principal) },
  { id: 'open', label: facts.open, align: 'amount', render: ({ open }) => money(open) },
  { id: 'late', label: facts.late, align: 'count', render: ({ lateLines }) => number(lateLines) },
  { id: 'see', label: messages.own.open, render: Open },
];

function Withdraw({ loanRequestId, loanTitle }: Waiting) {
  const { mutateAsync } = useSend(withdrawGrant);
  const may = useMay(withdrawGrant);
  if (!may) return null;
  return (
    <AskButton
      label={messages.waiting.withdraw}
      aria-label={messages.waiting.withdrawOf({ what: loanTitle })}
      size="sm"
      variant="ghost"
      title={messages.waiting.withdrawTitle}
      act={() => mutateAsync({ params: { loanRequestId }, body: {} })}
      done={messages.waiting.done}
    >
      {messages.waiting.ask}
    </AskButton>
  );
}

const waitingColumns: readonly GridColumn<Waiting>[] = [
  { id: 'loan', label: facts.loan, grows: true, render: ({ loanTitle }) => loanTitle },
  { id: 'status', label: messages.waiting.status, render: ({ status }) => messages.grants[status] },
  { id: 'amount', label: facts.principal, align: 'amount', render: ({ amount }) => money(amount) },
  { id: 'count', label: facts.count, align: 'count', render: ({ count }) => number(count) },
  { id: 'withdraw', label: messages.waiting.withdraw, render: (row) => <Withdraw {...row} /> },
];

const guaranteedColumns: readonly GridColumn<Guaranteed>[] = [
  { id: 'code', label: facts.code, render: ({ loanCode }) => <Ltr>{formatCode(loanCode)}</Ltr> },
  { id: 'borrower', label: messages.guaranteed.borrower, grows: true, render: ({ borrowerName }) => borrowerName },
  { id: 'loan', label: facts.loan, render: ({ loanTitle }) => loanTitle },
  { id: 'status', label: facts.status, render: ({ status }) => messages.statuses[status] },
  { id: 'paidOn', label: facts.paidOn, render: ({ paidOn }) => formatDate(paidOn) },
  { id: 'principal', label: facts.principal, align: 'amount', render: ({ principal }) => money(principal) },
  { id: 'count', label: facts.count, align: 'count', render: ({ count }) => number(count) },
];

function Lists({ of: { loans, waiting, guaranteed } }: { of: Answer }) {
  return (
    <Stack>
      {waiting.length === 0 ? null : (
        <Card title={messages.waiting.title} isFlush>
          <DataGrid label={messages.tableOf({ title: messages.waiting.title })} columns={waitingColumns} rows={waiting} rowKey={({ loanRequestId }) => loanRequestId} hasCards />
        </Card>
      )}
      {loans.length === 0 ? (
        <EmptyState icon={Banknote} headingLevel={2} title={messages.own.none}>
          {messages.own.noneAdvice}
        </EmptyState>
      ) : (
        <Card title={messages.own.loans} isFlush>
          <DataGrid label={messages.tableOf({ title: messages.own.loans })} columns={loanColumns} rows={loans} rowKey={({ loanId }) => loanId} hasCards />
        </Card>
      )}
      {guaranteed.length === 0 ? null : (
        <Card title={messages.guaranteed.title} isFlush>
          <DataGrid label={messages.tableOf({ title: messages.guaranteed.title })} columns={guaranteedColumns} rows={guaranteed} rowKey={({ loanCode }) => loanCode} hasCards />
        </Card>
      )}
    </Stack>
  );
}

/** The own loans, what waits for its money, and what one answers for. */
export function OwnLoans() {
  const read = useCall(ownLoans);
  const { data, error } = read;
  return (
    <Page title={words.title} lead={messages.ownLead}>
      {error ? <ReadError of={read} title={messages.failed} headingLevel={2} /> : data === undefined ? <Skeleton kind="blocks" count={3} /> : <Lists of={data} />}
      <Suspense>
        <OwnChanges />
      </Suspense>
    </Page>
  );
}
