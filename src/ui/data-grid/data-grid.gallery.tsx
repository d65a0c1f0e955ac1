import { formatDate, formatMoney } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataGridProps, RowTone } from './types.ts';

interface Row {
  id: string;
  day: string;
  amount: string;
}

const tones: readonly (RowTone | undefined)[] = [undefined, 'success', 'warning', 'error', 'info', 'disabled'];
const rows: readonly Row[] = tones.map((_, at) => ({ id: String(at), day: `2026-0${at + 1}-21`, amount: String(1_250_000 * (at + 1)) }));

/** Rows in hand, without server, pages or filters. */
const grid = (more: Partial<DataGridProps<Row>>) => () => (
  <div style={{ inlineSize: '100%' }}>
    <DataGrid<Row>
      hasCards
      label={kit.noRows}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'day', label: kit.calendar, render: ({ day }) => <Ltr>{formatDate(day)}</Ltr> },
        { id: 'amount', label: kit.more, align: 'amount', grows: true, render: ({ amount }) => formatMoney(amount) },
      ]}
      {...more}
    />
  </div>
);

const selection = { isSelected: (key: string) => key === '1', onToggle: () => undefined, ofAll: 'some', onToggleAll: () => undefined } as const;

export default defineGallery({
  plain: grid({}),
  selection: grid({ selection, label: kit.clear }),
  tones: grid({ tone: ({ id }) => tones[Number(id)], current: '0', label: kit.copy }),
  details: grid({ details: ({ id }) => (id === '1' ? kit.loading : undefined), label: kit.cancel }),
  totals: grid({ totals: (column) => (column === 'amount' ? formatMoney('26250000') : null), label: kit.close }),
  empty: grid({ rows: [], label: kit.retry }),
  loading: grid({ rows: [], isLoading: true, label: kit.pending }),
});
