import { Check, History, RotateCcw, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import type { OptionRow } from '#kernel/form/definition.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { ArrearsDialog } from './arrears-dialog.tsx';
import words from './arrears-page.messages.fa.ts';
import { useFoundAnew } from './found-list.ui.ts';
import { decideArrears, payArrears, readArrears, searchArrears } from './pay-arrears.contract.ts';
import { arrearsForm } from './pay-arrears.form.ts';
import { arrearsTable, type decisions } from './pay-arrears.table.ts';

type Seen = ReplyOf<typeof readArrears>;
type Decision = (typeof decisions)[number];

/** How often a search that is under way is asked for. */
const AGAIN_MS = 1_500;

export interface ArrearsTabProps {
  id: string;
  /** Payslip types of the company, to choose from. */
  types: readonly OptionRow[];
}

/** What the people of a run are still owed of months before it: looked for, judged, taken into it or left. */
export function ArrearsTab({ id, types }: ArrearsTabProps) {
  const params = { payRunId: id };
  const read = useCall(readArrears, { params });
  const isSearching = read.data?.isSearching === 'Y';
  const { data } = useCall(readArrears, { params, ...(isSearching ? { refetchInterval: AGAIN_MS } : {}) });
  useFoundAnew(data);
  if (data === undefined) return <Skeleton kind="blocks" count={2} />;
  return (
    <Stack gap={4}>
      <Search id={id} seen={data} types={types} />
      <Found id={id} isOpen={data.isOpen === 'Y'} />
    </Stack>
  );
}

function Search({ id, seen, types }: ArrearsTabProps & { seen: Seen }) {
  const { range, isOpen, isSearching, total, done } = seen;
  const may = useMay(searchArrears) && isOpen === 'Y';
  const form = useMemo(() => arrearsForm(types), [types]);
  return (
    <Card title={words.title}>
      <Stack gap={3}>
        <p>{words.lead}</p>
        {isSearching === 'Y' ? (
          <ProgressBar label={words.searching} value={done ?? 0} max={total ?? 0} valueText={words.progress({ done: formatNumber(done ?? 0), total: formatNumber(total ?? 0) })} />
        ) : null}
        {may && isSearching !== 'Y' ? (
          <DefinedForm of={form} call={searchArrears} params={{ payRunId: id }} start={startOf(range)} submitLabel={range ? words.again : words.search} savedText={words.started} />
        ) : null}
        <Sums seen={seen} />
      </Stack>
    </Card>
  );
}

/** What was asked for last; before that all of the year so far. */
function startOf(range: Seen['range']) {
  if (range) return { ...range, fromMonth: String(range.fromMonth), thruMonth: String(range.thruMonth), payslipTypeIds: JSON.stringify(range.payslipTypeIds) };
  const { year, month } = toJalali(today());
  return { fromYear: year, fromMonth: '1', thruYear: year, thruMonth: String(Math.max(month - 1, 1)), percent: 100 };
}

function Sums({ seen: { range, isOpen, open = 0, taken = 0, left = 0, takenGross, takenCost } }: { seen: Seen }) {
  if (!range) return null;
  return (
    <>
      <Figures>
        <Figure label={words.open} value={formatNumber(open)} />
        <Figure label={words.taken} value={formatNumber(taken)} />
        <Figure label={words.left} value={formatNumber(left)} />
        {takenGross === undefined ? null : <Figure label={words.takenGross} value={formatMoney(takenGross)} unit={moneyUnitName()} />}
        {takenCost === undefined ? null : <Figure label={words.takenCost} value={formatMoney(takenCost)} unit={moneyUnitName()} />}
      </Figures>
      {taken > 0 && isOpen === 'Y' ? <p>{words.countAgain}</p> : null}
    </>
  );
}

function Found({ id, isOpen }: { id: string; isOpen: boolean }) {
  const may = useMay(decideArrears) && isOpen;
  const { mutateAsync } = useSend(decideArrears);
  const decide = async (decision: Decision, selection: BulkSelection): Promise<void> => {
    await tellOutcome(mutateAsync({ params: { payRunId: id }, body: { decision, selection } }), words.done);
  };
  const acts = [
    { id: 'taken', label: words.take, icon: Check },
    { id: 'left', label: words.leave, icon: X },
    { id: 'open', label: words.reopen, icon: RotateCcw },
  ] as const;
  const [opened, open] = useState<string>();
  return (
    <>
      <DataTable
        of={arrearsTable}
        list={payArrears.list}
        export={payArrears.export}
        query={{ payRunId: id }}
        unit={words.unit}
        rowName={({ fullName }) => fullName ?? ''}
        onOpen={({ arrearsId }) => open(arrearsId)}
        isLocal
        {...(may && {
          rowActions: acts.map((one) => ({
            ...one,
            run: ({ arrearsId }: { arrearsId: string }) => void decide(one.id, { keys: [arrearsId] }),
            isShown: ({ decision, reason }: { decision?: string | null; reason?: string | null }) => decision !== one.id && (one.id !== 'taken' || !reason),
          })),
          bulkActions: acts.map((one) => ({ ...one, run: (selection: BulkSelection) => decide(one.id, selection) })),
        })}
        empty={
          <EmptyState icon={History} title={words.none}>
            {words.noneAdvice}
          </EmptyState>
        }
      />
      {opened === undefined ? null : <ArrearsDialog id={opened} onClose={() => open(undefined)} />}
    </>
  );
}
