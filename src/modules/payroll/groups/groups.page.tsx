import { Plus, Users } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { groupWrites, payGroups } from './groups.contract.ts';
import { groupsScreen } from './groups.screen.ts';
import messages from './groups-page.messages.fa.ts';

/** The pay groups of the company; one of them opened shows its factors and members. */
export default function GroupsPage() {
  const { payGroupId, asOf } = useScreenSearch(groupsScreen);
  return <PageFrame>{payGroupId === undefined ? <GroupList /> : <GroupSheet key={payGroupId} id={payGroupId} asOf={asOf} />}</PageFrame>;
}

function GroupList() {
  const open = useOpenScreen();
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<NewGroup />} />
      <DataTable
        of={payGroups.table}
        list={payGroups.list}
        export={payGroups.export}
        unit={messages.unit}
        rowName={({ description }) => description ?? ''}
        onOpen={({ payGroupId }) => void open(groupsScreen, { search: { payGroupId } })}
        empty={
          <EmptyState icon={Users} headingLevel={3} title={messages.none} actions={<NewGroup isInside />}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
    </>
  );
}

function NewGroup({ isInside = false }: { isInside?: boolean }) {
  if (!useMay(groupWrites.create)) return null;
  return (
    <ScreenLink to={groupsScreen} search={{ payGroupId: NEW }} className={buttonClass(isInside ? 'outline' : 'filled')}>
      <Icon of={Plus} size="sm" />
      {messages.add}
    </ScreenLink>
  );
}
