/** What of the file becomes something else on which days, as it is and as it becomes. */
import type { z } from '#kernel/schema.ts';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatPeriod } from '#ui/format/format.ts';
import type { Difference } from './file-changes.rules.ts';
import type { moveChange } from './moves.contract.ts';
import words from './moves.messages.fa.ts';
import messages from './moves-page.messages.fa.ts';

const keyOf = ({ fromDate, thruDate }: Difference): string => `${fromDate} ${thruDate}`;

const columnsOf = (show: (value: string) => string): readonly GridColumn<Difference>[] => [
  { id: 'period', label: messages.period, width: 210, render: ({ fromDate, thruDate }) => (fromDate === null ? messages.start : formatPeriod(fromDate, thruDate)) },
  { id: 'was', label: messages.was, grows: true, render: ({ was }) => (was === null ? words.nothing : show(was)) },
  { id: 'now', label: messages.now, grows: true, render: ({ now }) => (now === null ? words.nothing : show(now)) },
];

/** `show`: a value as it is read. */
export function Differences({ title, rows, show }: { title: string; rows: readonly Difference[]; show: (value: string) => string }) {
  if (rows.length === 0) return null;
  return (
    <Card title={title} headingLevel={3} isFlush>
      <DataGrid<Difference> label={messages.tableOf(title)} columns={columnsOf(show)} rows={[...rows]} rowKey={keyOf} hasCards empty={null} />
    </Card>
  );
}

/** Each fact that orders move. */
export const FileMoves = ({ moves }: { moves: readonly z.infer<typeof moveChange>[] }) => (
  <>
    {[...Map.groupBy(moves, ({ fact }) => fact)].map(([fact, rows]) => (
      <Differences key={fact} title={words.facts[fact]} rows={rows} show={(value) => value} />
    ))}
  </>
);
