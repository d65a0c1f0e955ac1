import { Users } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { type Closing, closingSheets } from './closing.contract.ts';
import { closingSheetsTable } from './closing.table.ts';
import words from './closing-page.messages.fa.ts';
import { SheetDialog } from './sheet-dialog.tsx';

/** The people of a closing: where each stands; one of them opened says why. */
export function ClosingPeople({ closing }: { closing: Closing }) {
  const [opened, open] = useState<{ readonly partyId: string; readonly fullName: string }>();
  return (
    <>
      <DataTable
        of={closingSheetsTable}
        list={closingSheets.list}
        export={closingSheets.export}
        query={{ closingId: closing.closingId }}
        unit={words.unit}
        rowName={({ fullName }) => fullName ?? ''}
        onOpen={({ partyId, fullName }) => open({ partyId, fullName: fullName ?? '' })}
        isLocal
        empty={
          <EmptyState icon={Users} headingLevel={3} title={words.none}>
            {words.noneAdvice}
          </EmptyState>
        }
      />
      {opened === undefined ? null : <SheetDialog closing={closing} {...opened} onClose={() => open(undefined)} />}
    </>
  );
}
