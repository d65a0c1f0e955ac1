import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatCode, formatMoney, formatNumber } from '#ui/format/format.ts';
import { PagedGrid } from '#ui/read/paged-grid.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Side } from './cost.rules.ts';
import words from './cost-page.messages.fa.ts';
import { explainCost } from './pay-cost.contract.ts';

/** Of which months, group or run. */
export interface CostQuestion {
  readonly year: number;
  readonly fromMonth?: number | undefined;
  readonly thruMonth?: number | undefined;
  readonly payGroupId?: string | undefined;
  readonly payRunId?: string | undefined;
}

type Slip = ReplyOf<typeof explainCost>['rows'][number];

const PAGE_SIZE = 25;
const HOUR = 60;

const weightText = (by: Side, { weight = 0, of = 0 }: Slip): string =>
  by === 'project'
    ? words.weights.hours({ part: formatNumber(weight / HOUR, 1), of: formatNumber(of / HOUR, 1) })
    : words.weights.days({ part: formatNumber(weight), of: formatNumber(of) });

const columnsOf = (by: Side): readonly GridColumn<Slip>[] => [
  { id: 'fullName', label: words.fullName, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'pseudoId', label: words.pseudoId, width: 110, render: ({ pseudoId }) => formatCode(pseudoId) },
  { id: 'month', label: words.month, width: 100, render: ({ month = 1 }) => monthNames[month - 1] ?? '' },
  { id: 'whole', label: words.wholeSlip, align: 'amount', width: 140, render: ({ whole }) => formatMoney(whole) },
  { id: 'weight', label: words.weight, width: 150, render: (slip) => weightText(by, slip) },
  { id: 'cost', label: words.cost, align: 'amount', width: 140, render: ({ cost }) => formatMoney(cost) },
];

interface CostExplainedProps {
  readonly query: CostQuestion & { readonly by: Side; readonly key: string };
  readonly name: string;
  readonly onClose: () => void;
}

/** Of which payslips a part is made, and how much of each. */
export function CostExplained({ query, name, onClose }: CostExplainedProps) {
  const [page, turn] = useState(1);
  const read = useCall(explainCost, { query: { ...query, page, pageSize: PAGE_SIZE } });
  return (
    <Dialog isOpen onClose={onClose} size="lg" isDrawer title={words.explain(name)}>
      <Stack>
        <Text as="p" tone="muted">
          {words.rules[query.by]} {words.remainder}
        </Text>
        <PagedGrid
          of={read}
          label={words.explained}
          columns={columnsOf(query.by)}
          rowKey={({ payslipId }) => payslipId ?? ''}
          failed={words.notExplained}
          none={words.none}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={turn}
        />
      </Stack>
    </Dialog>
  );
}
