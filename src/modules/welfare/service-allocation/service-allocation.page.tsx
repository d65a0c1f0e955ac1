import { ArrowUpDown, ListOrdered, Printer, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Row as Line, Stack } from '#ui/stack/stack.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { ListMoves, MoveDialog } from '../approved-list/list-moves.tsx';
import moveWords from '../approved-list/moves-page.messages.fa.ts';
import { EventSumsTab, ReceiptsTab } from '../place-receipts/receipts-tab.tsx';
import { UseByCode } from '../place-use/use-by-code.tsx';
import paper from './allocation-list.messages.fa.ts';
import {
  allocationLines,
  allocationSummary,
  allocations,
  decideLineMove,
  lineMoves,
  moveLine,
  printAllocation,
  rankAllocation,
  sendAllocation,
} from './service-allocation.contract.ts';
import titles from './service-allocation.messages.fa.ts';
import { serviceAllocationScreen } from './service-allocation.screen.ts';
import { allocationTable, lineTable, moveTable } from './service-allocation.table.ts';
import words from './service-allocation-page.messages.fa.ts';

type Summary = ReplyOf<typeof allocationSummary>;

/** Events whose places are given by a list, and the list of the one that is opened. */
function Lists() {
  const [opened, open] = useState<string>();
  return (
    <Stack>
      <UseByCode />
      <DataTable
        of={allocationTable}
        list={allocations.list}
        export={allocations.export}
        isLocal
        hasNoViews
        rowName={({ title }) => String(title ?? '')}
        rowActions={[{ id: 'open', label: words.open, icon: ListOrdered, run: ({ welfareEventId }) => open(welfareEventId) }]}
        empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
      />
      {opened === undefined ? null : <EventList key={opened} welfareEventId={opened} />}
    </Stack>
  );
}

const tabs: readonly ScreenTab<object>[] = [
  { id: 'lists', label: words.tabs.lists, Content: Lists },
  { id: 'receipts', label: words.tabs.receipts, Content: ReceiptsTab },
  { id: 'sums', label: words.tabs.sums, Content: EventSumsTab },
];

/** Places given by lists, receipts of those who pay themselves, and what events cost. */
export default function ServiceAllocationPage() {
  return (
    <Page title={titles.title} lead={words.lead}>
      <ScreenTabs screen={serviceAllocationScreen} label={words.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

const badges = { WaOpen: 'draft', WaRanked: 'info', WaSent: 'pending', WaReturned: 'returned', WaApproved: 'approved', WaRejected: 'rejected' } as const;

function EventList({ welfareEventId }: { welfareEventId: string }) {
  const read = useCall(allocationSummary, { params: { welfareEventId } });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return null;
  const { title, stateId, capacity = 0, listed = 0, undecided = 0, given = 0, seedHash, seed } = read.data;
  return (
    <section aria-label={words.listOf({ title: title ?? '' })}>
      <Stack>
        <h2>{words.listOf({ title: title ?? '' })}</h2>
        <DescriptionList
          isAcross
          items={[
            { term: words.state, value: stateId && <Badge state={badges[stateId]}>{words.states[stateId]}</Badge> },
            { term: words.capacity, value: formatNumber(capacity) },
            { term: words.listed, value: formatNumber(listed) },
            { term: words.undecided, value: formatNumber(undecided) },
            { term: words.given, value: formatNumber(given) },
          ]}
        />
        {seedHash ? <DescriptionList items={[{ term: words.seedHash, value: <bdi>{seedHash}</bdi> }, ...(seed ? [{ term: words.seed, value: <bdi>{seed}</bdi> }] : [])]} /> : null}
        <Acts welfareEventId={welfareEventId} summary={read.data} />
        <Lines welfareEventId={welfareEventId} stateId={stateId} />
        {stateId === 'WaOpen' ? null : (
          <>
            <h3>{words.moves}</h3>
            <Moves welfareEventId={welfareEventId} />
          </>
        )}
      </Stack>
    </section>
  );
}

function Lines({ welfareEventId, stateId }: { welfareEventId: string; stateId: Summary['stateId'] }) {
  const may = useMay(moveLine);
  const [moved, move] = useState<RowOf<typeof allocationLines.list>>();
  const query = useMemo(() => ({ welfareEventId }), [welfareEventId]);
  const isMovable = may && (stateId === 'WaRanked' || stateId === 'WaReturned');
  return (
    <>
      <DataTable
        of={lineTable}
        list={allocationLines.list}
        export={allocationLines.export}
        query={query}
        isLocal
        hasNoViews
        rowName={({ fullName }) => String(fullName ?? '')}
        rowActions={[{ id: 'move', label: moveWords.move, icon: ArrowUpDown, run: move, isShown: ({ place, statusId }) => isMovable && place !== null && statusId === 'WpListed' }]}
        empty={<EmptyState title={words.noLines} />}
      />
      {moved === undefined ? null : (
        <MoveDialog call={moveLine} params={{ welfareRequestId: moved.welfareRequestId }} name={String(moved.fullName ?? '')} place={moved.place} onClose={() => move(undefined)} />
      )}
    </>
  );
}

function Acts({ welfareEventId, summary: { stateId, rowVersion = 0 } }: { welfareEventId: string; summary: Summary }) {
  const may = useMay(rankAllocation);
  const [rank, send] = [useSend(rankAllocation), useSend(sendAllocation)];
  const at = { params: { welfareEventId }, body: { rowVersion } };
  return (
    <Line>
      {may && (stateId === 'WaOpen' || stateId === 'WaRejected') ? (
        <AskButton label={words.rank} icon={ListOrdered} variant="filled" title={words.rank} act={() => rank.mutateAsync(at)} done={words.ranked}>
          {words.rankText}
        </AskButton>
      ) : null}
      {may && stateId === 'WaRanked' ? (
        <AskButton label={words.send} icon={Send} variant="filled" title={words.send} act={() => send.mutateAsync(at)} done={words.sent}>
          {words.sendText}
        </AskButton>
      ) : null}
      {stateId === 'WaOpen' ? null : (
        <RunButton variant="outline" icon={Printer} run={async () => openPdf(await sendForBlob(printAllocation, { params: at.params }), paper.file)}>
          {paper.print}
        </RunButton>
      )}
    </Line>
  );
}

function Moves({ welfareEventId }: { welfareEventId: string }) {
  const query = useMemo(() => ({ welfareEventId }), [welfareEventId]);
  return <ListMoves of={moveTable} moves={lineMoves} query={query} decide={decideLineMove} />;
}
