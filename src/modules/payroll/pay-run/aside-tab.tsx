import { UserCheck } from 'lucide-react';
import { profileScreen } from '#modules/personnel/personnel.web.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { asidePeople } from './pay-run.contract.ts';
import { asideTable } from './pay-run.table.ts';
import words from './pay-run-page.messages.fa.ts';

interface Aside {
  readonly partyId?: string;
  readonly fullName: string | null;
}

/** What is missing is put right in the file. */
const cells = {
  fullName: ({ partyId, fullName }: Aside) => (
    <ScreenLink to={profileScreen} search={{ partyId }}>
      <bdi>{fullName}</bdi>
    </ScreenLink>
  ),
};

/** Who is not paid by the run, each with the reason and the way to their file. */
export const AsideTab = ({ id }: { id: string }) => (
  <DataTable
    of={asideTable}
    list={asidePeople.list}
    export={asidePeople.export}
    query={{ payRunId: id }}
    unit={words.unitOfPeople}
    rowName={({ fullName }) => fullName ?? ''}
    cells={cells}
    isLocal
    empty={
      <EmptyState icon={UserCheck} headingLevel={3} title={words.asideNone}>
        {words.asideNoneAdvice}
      </EmptyState>
    }
  />
);
