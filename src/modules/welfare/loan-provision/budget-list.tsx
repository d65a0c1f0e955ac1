/** The list of one budget: what waits for it, who stands where and why, and what is done with it. */
import { ArrowUpDown, ListOrdered, Lock, LogOut, RotateCcw, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Row as Line, Stack } from '#ui/stack/stack.tsx';
import { MoveDialog } from '../approved-list/list-moves.tsx';
import moveWords from '../approved-list/moves-page.messages.fa.ts';
import { budgetPlaces, budgetSummary, closeBudget, movePlace, rankBudget, reopenBudget, sendBudget, withdrawPlace } from './loan-provision.contract.ts';
import { placeTable } from './loan-provision.table.ts';
import words from './loan-provision-page.messages.fa.ts';

type Summary = ReplyOf<typeof budgetSummary>;
type Row = RowOf<typeof budgetPlaces.list>;

export function BudgetList({ loanBudgetId }: { loanBudgetId: string }) {
  const read = useCall(budgetSummary, { params: { loanBudgetId } });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return null;
  return (
    <Stack>
      <BudgetHead loanBudgetId={loanBudgetId} summary={read.data} />
      <Places loanBudgetId={loanBudgetId} summary={read.data} />
    </Stack>
  );
}

const badges = {
  ...({ LbDraft: 'draft', LbRanked: 'info', LbSent: 'pending', LbReturned: 'returned' } as const),
  ...({ LbApproved: 'approved', LbRejected: 'rejected', LbClosed: 'done' } as const),
};

function BudgetHead({ loanBudgetId, summary }: { loanBudgetId: string; summary: Summary }) {
  const { stateId, waiting = 0, waitingAmount = '0', places = 0, funded = 0, used = '0', left = '0', seedHash, seed } = summary;
  return (
    <>
      <DescriptionList
        isAcross
        items={[
          { term: words.state, value: stateId && <Badge state={badges[stateId]}>{words.states[stateId]}</Badge> },
          { term: words.people, value: formatNumber(places) },
          { term: words.funded, value: formatNumber(funded) },
          { term: words.usedAmount, value: formatMoney(used) },
          { term: words.leftAmount, value: formatMoney(left) },
        ]}
      />
      {waiting > 0 ? <p>{words.requestsWaiting({ count: formatNumber(waiting), sum: formatMoney(waitingAmount) })}</p> : null}
      {seedHash ? <DescriptionList items={[{ term: words.seedHash, value: <bdi>{seedHash}</bdi> }, ...(seed ? [{ term: words.seed, value: <bdi>{seed}</bdi> }] : [])]} /> : null}
      <Acts loanBudgetId={loanBudgetId} summary={summary} />
    </>
  );
}

function Acts({ loanBudgetId, summary: { stateId, rowVersion = 0, seedHash } }: { loanBudgetId: string; summary: Summary }) {
  const may = useMay(rankBudget);
  const [rank, reopen, send, close] = [useSend(rankBudget), useSend(reopenBudget), useSend(sendBudget), useSend(closeBudget)];
  if (!may) return null;
  const at = { params: { loanBudgetId }, body: { rowVersion } };
  return (
    <Line>
      {stateId === 'LbDraft' ? (
        <AskButton label={words.rank} icon={ListOrdered} variant="filled" title={words.rank} act={() => rank.mutateAsync(at)} done={words.ranked}>
          {words.rankText}
        </AskButton>
      ) : null}
      {stateId === 'LbRanked' ? (
        <AskButton label={words.send} icon={Send} variant="filled" title={words.send} act={() => send.mutateAsync(at)} done={words.sent}>
          {words.sendText}
        </AskButton>
      ) : null}
      {stateId === 'LbRanked' && !seedHash ? (
        <AskButton label={words.reopen} icon={RotateCcw} title={words.reopen} act={() => reopen.mutateAsync(at)} done={words.reopened}>
          {words.reopenText}
        </AskButton>
      ) : null}
      {stateId === 'LbApproved' ? (
        <AskButton label={words.close} icon={Lock} title={words.close} act={() => close.mutateAsync(at)} done={words.closed}>
          {words.closeText}
        </AskButton>
      ) : null}
    </Line>
  );
}

const isMovable = (stateId: Summary['stateId']): boolean => stateId === 'LbRanked' || stateId === 'LbReturned';
const isLive = ({ statusId }: Row): boolean => statusId === 'LpWaiting' || statusId === 'LpFunded';

function Places({ loanBudgetId, summary: { stateId } }: { loanBudgetId: string; summary: Summary }) {
  const may = useMay(withdrawPlace);
  const [moved, move] = useState<Row>();
  const [gone, take] = useState<Row>();
  const withdraw = useSend(withdrawPlace);
  const query = useMemo(() => ({ loanBudgetId }), [loanBudgetId]);
  const isOpen = stateId !== 'LbRejected' && stateId !== 'LbClosed';
  return (
    <>
      <DataTable
        of={placeTable}
        list={budgetPlaces.list}
        export={budgetPlaces.export}
        query={query}
        isLocal
        hasNoViews
        rowName={({ fullName }) => String(fullName ?? '')}
        rowActions={[
          { id: 'move', label: moveWords.move, icon: ArrowUpDown, run: move, isShown: (row) => may && isMovable(stateId) && isLive(row) },
          { id: 'withdraw', label: words.withdraw, icon: LogOut, run: take, isShown: (row) => may && isOpen && isLive(row), isDanger: true },
        ]}
        empty={<EmptyState title={words.noPlaces}>{words.noPlacesAdvice}</EmptyState>}
      />
      {moved === undefined ? null : (
        <MoveDialog
          call={movePlace}
          params={{ loanBudgetPlaceId: moved.loanBudgetPlaceId }}
          name={String(moved.fullName ?? '')}
          place={moved.place}
          onClose={() => move(undefined)}
        />
      )}
      {gone === undefined ? null : (
        <AskTextDialog
          title={words.withdraw}
          text={words.withdrawText}
          label={words.reason}
          maxLength={500}
          needed={words.reasonNeeded}
          confirmLabel={words.withdraw}
          isDanger
          act={async (reason) => {
            await withdraw.mutateAsync({ params: { loanBudgetPlaceId: gone.loanBudgetPlaceId }, body: { reason } });
            showAlert({ type: 'success', message: words.withdrawn });
          }}
          onClose={() => take(undefined)}
        />
      )}
    </>
  );
}
