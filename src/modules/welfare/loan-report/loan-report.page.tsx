import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { recipientInfo } from '../loan-recipient/loan-recipient.contract.ts';
import { loanRecipientScreen } from '../loan-recipient/loan-recipient.screen.ts';
import { FiguresTab } from './figures-tab.tsx';
import { guarantors, loanReport } from './loan-report.contract.ts';
import words from './loan-report.messages.fa.ts';
import { loanReportScreen } from './loan-report.screen.ts';
import { guarantorTable, loanReportTable } from './loan-report.table.ts';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'loans', label: words.tabs.loans, Content: LoansTab },
  { id: 'figures', label: words.tabs.figures, Content: FiguresTab },
  { id: 'guarantors', label: words.tabs.guarantors, Content: GuarantorsTab },
];

/** Loans of people: one by one, in figures, and who answers for them. */
export default function LoanReportPage() {
  return (
    <Page title={words.title} lead={words.lead}>
      <ScreenTabs screen={loanReportScreen} label={words.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

/** What is left of each loan and how late it is, with filters and files; a row opens its loan. */
function LoansTab() {
  const openScreen = useOpenScreen();
  const mayOpen = useMay(recipientInfo);
  return (
    <DataTable
      of={loanReportTable}
      list={loanReport.list}
      export={loanReport.export}
      isLocal
      {...(mayOpen && { onOpen: ({ loanId }) => void openScreen(loanRecipientScreen, { params: { accompanyId: loanId } }) })}
      rowName={({ fullName }) => String(fullName ?? '')}
      empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
    />
  );
}

/** How many loans of others people answer for, and how much is left of them. */
function GuarantorsTab() {
  return (
    <DataTable
      of={guarantorTable}
      list={guarantors.list}
      export={guarantors.export}
      isLocal
      rowName={({ fullName }) => String(fullName ?? '')}
      empty={<EmptyState title={words.noGuarantors}>{words.noGuarantorsAdvice}</EmptyState>}
    />
  );
}
