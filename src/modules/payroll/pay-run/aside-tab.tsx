import { UserCheck } from 'lucide-react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { asidePeople } from './pay-run.contract.ts';
import { asideTable } from './pay-run.table.ts';
import words from './pay-run-page.messages.fa.ts';

/** Who is not paid by the run, each with the reason. */
export const AsideTab = ({ id }: { id: string }) => (
  <DataTable
    of={asideTable}
    list={asidePeople.list}
    export={asidePeople.export}
    query={{ payRunId: id }}
    unit={words.unitOfPeople}
    rowName={({ fullName }) => fullName ?? ''}
    isLocal
    empty={
      <EmptyState icon={UserCheck} headingLevel={3} title={words.asideNone}>
        {words.asideNoneAdvice}
      </EmptyState>
    }
  />
);
