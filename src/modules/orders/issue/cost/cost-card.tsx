/** What orders that are shown would cost, asked for at a press: sums, a chart of the months and the same by month, unit, cost centre and factor. */
import { Calculator, Download } from 'lucide-react';
import { useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatCode, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Text } from '#ui/text/text.tsx';
import { costPreview, exportCost } from './cost.contract.ts';
import words from './cost-card.messages.fa.ts';
import { monthText } from './cost-shown.rules.ts';

type Orders = BodyInput<typeof costPreview>['orders'];
type Answer = ReplyOf<typeof costPreview>;
type View = keyof typeof words.views;

interface Line {
  readonly id: string;
  readonly name: string;
  readonly pay: string;
  readonly share: string | null;
  readonly total: string | null;
}

const dash = '—';
const money = (rials: string | null | undefined): string => (rials == null ? dash : formatMoney(rials));

const linesOf: Readonly<Record<View, (answer: Answer) => Line[]>> = {
  months: ({ months }) =>
    months.map(({ year, month, isArrears, pay = '0', share = '0', total = '0' }) => {
      const name = monthText({ year, month });
      return { id: `${year}/${month}`, name: isArrears ? words.arrearsOf(name) : name, pay, share, total };
    }),
  units: ({ units }) => units.map(({ name, pay = '0', share = '0', total = '0' }) => ({ id: name ?? '', name: name ?? words.noUnit, pay, share, total })),
  costCenters: ({ costCenters }) => costCenters.map(({ name, pay = '0', share = '0', total = '0' }) => ({ id: name ?? '', name: name ?? words.noCostCenter, pay, share, total })),
  factors: ({ factors }) => factors.map(({ code, title, pay = '0' }) => ({ id: code ?? '', name: title ?? words.otherPay, pay, share: null, total: null })),
};

const columnsOf = (view: View, isByPayroll: boolean): readonly GridColumn<Line>[] => [
  { id: 'name', label: words.views[view], grows: true, render: ({ name }) => name },
  { id: 'pay', label: words.pay, width: 170, align: 'count', render: ({ pay }) => money(pay) },
  ...(view === 'factors' || !isByPayroll
    ? []
    : ([
        { id: 'share', label: words.share, width: 160, align: 'count', render: ({ share }) => money(share) },
        { id: 'total', label: words.total, width: 170, align: 'count', render: ({ total }) => money(total) },
      ] satisfies GridColumn<Line>[])),
];

function Sums({ totals: { pay, share, total, arrears }, isByPayroll }: Pick<Answer, 'totals' | 'isByPayroll'>) {
  return (
    <Figures>
      <Figure label={words.total} value={money(total)} />
      <Figure label={words.pay} value={money(pay)} />
      <Figure label={words.share} value={isByPayroll ? money(share) : dash} />
      <Figure label={words.arrears} value={money(arrears)} />
    </Figures>
  );
}

const MonthChart = ({ months, isByPayroll }: Pick<Answer, 'months' | 'isByPayroll'>) => (
  <Chart
    kind="stacked"
    title={words.chart}
    rowTitle={words.month}
    series={[{ id: 'pay', name: words.pay }, ...(isByPayroll ? [{ id: 'share', name: words.share }] : [])]}
    rows={months.map(({ year, month, pay = '0', share = '0' }) => {
      const whole = monthText({ year, month });
      return { id: `${year}/${month}`, name: whole.split(' ')[0] ?? whole, whole, values: isByPayroll ? [Number(pay), Number(share)] : [Number(pay)] };
    })}
    format={(rials) => formatMoney(String(Math.round(rials)))}
    short={(rials) => formatMoney(String(Math.round(rials)))}
    still={words.none}
  />
);

function Shown({ answer }: { answer: Answer }) {
  const [view, setView] = useState<View>('months');
  const { withoutShare, totals, months, isByPayroll } = answer;
  return (
    <Stack>
      <Sums totals={totals} isByPayroll={isByPayroll} />
      {isByPayroll ? null : (
        <Alert type="info" isLive={false}>
          {words.byOrders}
        </Alert>
      )}
      <MonthChart months={months} isByPayroll={isByPayroll} />
      <Tabs label={words.byView} tabs={Object.entries(words.views).map(([id, label]) => ({ id, label }))} selected={view} onSelect={(id) => setView(id as View)}>
        <DataGrid label={words.byView} columns={columnsOf(view, isByPayroll)} rows={linesOf[view](answer)} rowKey={({ id }) => id} hasCards empty={words.none} />
        {view === 'factors' && answer.factors.some(({ code }) => code === null) ? <Text>{words.otherPayHelp}</Text> : null}
      </Tabs>
      {withoutShare.length === 0 ? null : (
        <Alert type="info" title={words.withoutShare(formatNumber(withoutShare.length))}>
          <ul>
            {withoutShare.map(({ partyRelationshipId, fullName, pseudoId, reason }) => (
              <li key={partyRelationshipId}>{words.person({ name: fullName, code: formatCode(pseudoId), reason })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  );
}

/** Of the orders that are shown now: remount it with others. `counted`: what is known of their cost already. */
export function CostCard({ orders, counted }: { orders: Orders; counted?: Answer }) {
  const may = useMay(costPreview);
  const send = useSend(costPreview);
  const [answer, setAnswer] = useState<Answer | undefined>(counted);
  if (!may) return null;
  const body = { orders };
  const actions =
    answer === undefined ? null : (
      <RunButton size="sm" variant="ghost" icon={Download} run={async () => saveBlob(await sendForBlob(exportCost, { body }), `${words.title}.xlsx`)}>
        {words.export}
      </RunButton>
    );
  return (
    <Card title={words.title} actions={actions}>
      {answer === undefined ? (
        <Stack>
          <Text>{words.lead}</Text>
          <RunButton icon={Calculator} variant="outline" run={async () => setAnswer(await send.mutateAsync({ body }))}>
            {words.ask}
          </RunButton>
        </Stack>
      ) : (
        <Shown answer={answer} />
      )}
    </Card>
  );
}
