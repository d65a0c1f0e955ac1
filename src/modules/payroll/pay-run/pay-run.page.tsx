import { Calculator, Plus } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { addPayRun, payRuns } from './pay-run.contract.ts';
import { payRunScreen } from './pay-run.screen.ts';
import { payRunsTable } from './pay-run.table.ts';
import words from './pay-run-page.messages.fa.ts';
import { PayRunSheet } from './pay-run-sheet.tsx';

/** Runs of pay; one of them opened shows what it comes to, its payslips and who is set aside. */
export default function PayRunPage() {
  const { payRunId } = useScreenSearch(payRunScreen);
  return <PageFrame>{payRunId === undefined ? <Runs /> : <PayRunSheet key={payRunId} id={payRunId} />}</PageFrame>;
}

function Runs() {
  const open = useOpenScreen();
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} actions={<NewRun />} />
      <DataTable
        of={payRunsTable}
        list={payRuns.list}
        export={payRuns.export}
        unit={words.unitOfRuns}
        rowName={({ groupName }) => groupName ?? ''}
        onOpen={({ payRunId }) => void open(payRunScreen, { search: { payRunId } })}
        empty={
          <EmptyState icon={Calculator} headingLevel={3} title={words.none} actions={<NewRun isInside />}>
            {words.noneAdvice}
          </EmptyState>
        }
      />
    </>
  );
}

function NewRun({ isInside = false }: { isInside?: boolean }) {
  if (!useMay(addPayRun)) return null;
  return (
    <ScreenLink to={payRunScreen} search={{ payRunId: NEW }} className={buttonClass(isInside ? 'outline' : 'filled')}>
      <Icon of={Plus} size="sm" />
      {words.new}
    </ScreenLink>
  );
}
