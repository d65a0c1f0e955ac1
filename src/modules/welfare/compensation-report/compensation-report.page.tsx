import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import type { LineStatus } from '../claims/claim-line.rules.ts';
import { LineBadge } from '../claims/line-badge.tsx';
import { BatchesTab } from '../compensation-batches/batches-tab.tsx';
import reverseWords from '../compensation-review/compensation-reverse.messages.fa.ts';
import { reverseApproval } from '../compensation-review/compensation-review.contract.ts';
import { ReverseDialog } from '../compensation-review/reverse-dialog.tsx';
import { claimLines } from './compensation-report.contract.ts';
import words from './compensation-report.messages.fa.ts';
import { compensationReportScreen } from './compensation-report.screen.ts';
import { claimLineTable } from './compensation-report.table.ts';
import messages from './compensation-report-page.messages.fa.ts';
import { FiguresTab } from './figures-tab.tsx';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'lines', label: messages.tabs.lines, Content: () => <Lines query={{}} /> },
  { id: 'figures', label: messages.tabs.figures, Content: FiguresTab },
  {
    id: 'batches',
    label: messages.tabs.batches,
    Content: () => (
      <BatchesTab bring={<ImportLink kind="insuranceClaims">{messages.bringClaims}</ImportLink>} sheet={(compensationBatchId) => <Lines query={{ compensationBatchId }} />} />
    ),
  },
];

/** Claims of people in reach: line by line, and in figures. */
export default function CompensationReportPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={compensationReportScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

/** Lines of claims, all of them or those of one list for the insurer. */
function Lines({ query }: { query: { readonly compensationBatchId?: string } }) {
  const mayReverse = useMay(reverseApproval);
  const [reversing, reverse] = useState<string>();
  return (
    <>
      <DataTable
        of={claimLineTable}
        list={claimLines.list}
        export={claimLines.export}
        query={query}
        subject="partyId"
        unit={messages.unit}
        rowName={({ fullName }) => fullName ?? ''}
        rowActions={[
          {
            ...{ id: 'reverse', label: reverseWords.reverse, icon: Undo2 },
            run: ({ compensationLineId }) => reverse(compensationLineId),
            isShown: ({ status }) => mayReverse && status === 'ClmApproved',
          },
        ]}
        cells={{ status: ({ status }) => <LineBadge of={status as LineStatus} /> }}
        isLocal
        empty={<EmptyState title={messages.none}>{messages.noneAdvice}</EmptyState>}
      />
      <ReverseDialog lineId={reversing} close={() => reverse(undefined)} />
    </>
  );
}
