import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { ceilingsReport, daysReport, lateReport, totalsReport } from './reports.contract.ts';
import { ceilingsTable, daysTable, lateTable, totalsTable } from './reports.table.ts';
import words from './reports-page.messages.fa.ts';

const reportNames = ['totals', 'days', 'ceilings', 'late'] as const;
type ReportName = (typeof reportNames)[number];

const shared = {
  unit: words.unit,
  rowName: ({ fullName }: { readonly fullName?: string | null | undefined }) => fullName ?? '',
  isLocal: true,
  empty: (
    <EmptyState icon={ChartColumn} headingLevel={2} title={words.none}>
      {words.noneAdvice}
    </EmptyState>
  ),
} as const;

/** Reports of attendance, one at a time. */
export function ReportsTab() {
  const [name, choose] = useState<ReportName>('totals');
  return (
    <Stack>
      <Choices>
        <SelectField
          label={words.choice}
          value={name}
          options={reportNames.map((id) => ({ id, label: words.reports[id] }))}
          onChange={(next) => choose(reportNames.find((id) => id === next) ?? 'totals')}
          isClearable={false}
        />
      </Choices>
      <Meta>{words.leads[name]}</Meta>
      <Report name={name} />
    </Stack>
  );
}

function Report({ name }: { name: ReportName }) {
  if (name === 'days') return <DataTable key={name} of={daysTable} list={daysReport.list} export={daysReport.export} {...shared} />;
  if (name === 'ceilings') return <DataTable key={name} of={ceilingsTable} list={ceilingsReport.list} export={ceilingsReport.export} {...shared} />;
  if (name === 'late') return <DataTable key={name} of={lateTable} list={lateReport.list} export={lateReport.export} {...shared} />;
  return <DataTable key={name} of={totalsTable} list={totalsReport.list} export={totalsReport.export} {...shared} />;
}
