import { UserCheck } from 'lucide-react';
import { profileScreen } from '#modules/personnel/personnel.web.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { yearlyLawScreen } from '../yearly-law/yearly-law.screen.ts';
import { asidePeople } from './pay-run.contract.ts';
import { asideTable } from './pay-run.table.ts';
import words from './pay-run-page.messages.fa.ts';

interface Aside {
  readonly partyId?: string;
  readonly fullName: string | null;
  readonly reason: string | null;
  readonly lawYear?: number | null;
}

/** What the law of a year lacks is entered there. */
function Reason({ of: { reason, lawYear } }: { of: Aside }) {
  const may = useMay(yearlyLawScreen);
  if (lawYear == null || !may) return reason;
  return (
    <>
      {reason}{' '}
      <ScreenLink to={yearlyLawScreen} search={{ year: lawYear, tab: 'parameters' }}>
        {words.toLaw(lawYear.toLocaleString('fa', { useGrouping: false }))}
      </ScreenLink>
    </>
  );
}

/** What is missing is put right in the file. */
const cells = {
  fullName: ({ partyId, fullName }: Aside) => (
    <ScreenLink to={profileScreen} search={{ partyId }}>
      <bdi>{fullName}</bdi>
    </ScreenLink>
  ),
  reason: (row: Aside) => <Reason of={row} />,
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
