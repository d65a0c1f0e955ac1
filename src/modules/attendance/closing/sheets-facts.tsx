import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { hours } from '../day-counting/day-words.ui.ts';
import words from './closing-page.messages.fa.ts';
import process from './closing-process.messages.fa.ts';

interface Person {
  readonly sheetId: string;
  readonly fullName: string;
  readonly confirmedBy: 'person' | 'silence' | 'office' | null;
  readonly planned: number;
  readonly worked: number;
  readonly lacking: number;
  readonly overtime: number;
  readonly covered: number;
}

/** Months of the people of a case, as closing.process.ts tells them. */
export function SheetsFacts({ data }: { data: Readonly<Record<string, unknown>> }) {
  const { period, count, people } = data as unknown as { readonly period: string; readonly count: number; readonly people: readonly Person[] };
  const { columns: label } = words;
  return (
    <Stack gap={3}>
      <p>{process.subject({ period, count: formatNumber(count) })}</p>
      <DataGrid<Person>
        hasCards
        label={words.people}
        rows={people}
        rowKey={({ sheetId }) => sheetId}
        columns={[
          { id: 'fullName', label: label.fullName, grows: true, render: ({ fullName }) => fullName },
          { id: 'planned', label: label.planned, align: 'amount', render: ({ planned }) => hours(planned) },
          { id: 'worked', label: label.worked, align: 'amount', render: ({ worked }) => hours(worked) },
          { id: 'covered', label: label.covered, align: 'amount', render: ({ covered }) => hours(covered) },
          { id: 'lacking', label: label.lacking, align: 'amount', render: ({ lacking }) => hours(lacking) },
          { id: 'overtime', label: label.overtime, align: 'amount', render: ({ overtime }) => hours(overtime) },
          { id: 'confirmedBy', label: label.confirmedBy, render: ({ confirmedBy }) => (confirmedBy === null ? '' : words.confirmedBy[confirmedBy]) },
        ]}
      />
    </Stack>
  );
}
