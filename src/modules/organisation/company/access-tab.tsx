import { approvalChain, type ChainWords, certificationStepsScreen, type DraftStep, draftsOf, useChainWords } from '#modules/administration/administration.web.ts';
import { versionOn } from '#platform/approval/chain.rules.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import messages from './company-page.messages.fa.ts';

/** The process by which the attendance of everybody is approved. */
const ATTENDANCE = 'AttendanceIntegration';

/** Columns of the guide (5.1): order, type, position, permitted actions. */
const columnsOf = (words: ChainWords, order: readonly string[]): readonly GridColumn<DraftStep>[] => [
  { id: 'order', label: messages.stepOrder, render: ({ key }) => formatNumber(order.indexOf(key) + 1) },
  { id: 'type', label: messages.stepType, render: (step) => words.verificationType(step) },
  { id: 'who', label: messages.stepWho, grows: true, render: (step) => words.who(step) },
  { id: 'actions', label: messages.stepActions, render: (step) => words.actionsOf(step) },
];

/** Who approves attendance today, for reading: the chain is written where all chains are. */
export function AccessTab() {
  const read = useCall(approvalChain, { params: { processType: ATTENDANCE } });
  const words = useChainWords();
  if (read.error) return <ReadError of={read} title={messages.chainFailed} headingLevel={3} />;
  const { data } = read;
  const steps = draftsOf(versionOn(data?.versions ?? [], today()));
  return (
    <Card
      title={messages.attendanceChain}
      headingLevel={3}
      actions={
        <ScreenLink to={certificationStepsScreen} search={{ process: ATTENDANCE }} className={buttonClass()}>
          {messages.toChain}
        </ScreenLink>
      }
    >
      <DataGrid
        label={messages.chainSteps}
        rows={steps}
        rowKey={({ key }) => key}
        isLoading={data === undefined || words.isLoading}
        hasCards
        bones={2}
        columns={columnsOf(
          words,
          steps.map(({ key }) => key),
        )}
        empty={
          <EmptyState title={messages.noChain} headingLevel={3}>
            {messages.noChainAdvice}
          </EmptyState>
        }
      />
    </Card>
  );
}
