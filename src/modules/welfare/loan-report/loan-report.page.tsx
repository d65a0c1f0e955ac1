import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { recipientInfo } from '../loan-recipient/loan-recipient.contract.ts';
import { loanRecipientScreen } from '../loan-recipient/loan-recipient.screen.ts';
import { loanReport } from './loan-report.contract.ts';
import words from './loan-report.messages.fa.ts';
import { loanReportTable } from './loan-report.table.ts';

/** Loans of people: what is left of each and how late it is, with filters and files; a row opens its loan. */
export default function LoanReportPage() {
  const openScreen = useOpenScreen();
  const mayOpen = useMay(recipientInfo);
  return (
    <Page title={words.title} lead={words.lead}>
      <DataTable
        of={loanReportTable}
        list={loanReport.list}
        export={loanReport.export}
        isLocal
        {...(mayOpen && { onOpen: ({ loanId }) => void openScreen(loanRecipientScreen, { params: { accompanyId: loanId } }) })}
        rowName={({ fullName }) => String(fullName ?? '')}
        empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
      />
    </Page>
  );
}
