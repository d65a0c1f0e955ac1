import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { loanReport } from './loan-report.contract.ts';
import words from './loan-report.messages.fa.ts';
import { loanReportTable } from './loan-report.table.ts';

/** Loans of people: what is left of each and how late it is, with filters and files. */
export default function LoanReportPage() {
  return (
    <Page title={words.title} lead={words.lead}>
      <DataTable
        of={loanReportTable}
        list={loanReport.list}
        export={loanReport.export}
        isLocal
        rowName={({ fullName }) => String(fullName ?? '')}
        empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
      />
    </Page>
  );
}
