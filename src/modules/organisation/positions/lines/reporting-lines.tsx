import { useState } from 'react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { lines } from '../positions.contract.ts';
import { positionsScreen } from '../positions.screen.ts';
import messages from '../positions-page.messages.fa.ts';
import { linesTable } from './lines.table.ts';

/** Whom the post answers to and who answers to it, solid and dotted, with the days of each line. */
export function ReportingLines({ emplPositionId, asOf }: { emplPositionId: string; asOf: string | undefined }) {
  const open = useOpenScreen();
  const [isWhole, setWhole] = useState(false);
  return (
    <DataTable
      of={linesTable}
      list={lines.list}
      export={lines.export}
      isLocal
      hasNoViews
      query={{ asOf, emplPositionId, ...(isWhole && { history: 'Y' }) }}
      unit={messages.post}
      rowName={({ description }) => description ?? ''}
      onOpen={(row) => void open(positionsScreen, { search: { emplPositionId: row.emplPositionId, asOf } })}
      actions={
        <Switch isSelected={isWhole} onChange={setWhole}>
          {messages.withHistory}
        </Switch>
      }
      empty={<EmptyState title={messages.noLines} headingLevel={3} />}
    />
  );
}
