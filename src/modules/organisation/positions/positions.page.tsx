import { Armchair, Users } from 'lucide-react';
import { useMemo } from 'react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { subOrganization } from '#platform/party/party.contract.ts';
import { AsOf, AsOfNotice, NoneOnDay } from '#ui/as-of/as-of.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { QuickFilter } from '#ui/data-table/quick.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NewRecord } from '#ui/record-sheet/new-record.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { holders } from './holders/holders.contract.ts';
import { holdersTable } from './holders/holders.table.ts';
import { HoldersOfRow } from './holders/holders-of-row.tsx';
import { PositionFigures } from './position-figures.tsx';
import { PositionSheet } from './position-sheet.tsx';
import { addPosition, positions } from './positions.contract.ts';
import { positionsScreen } from './positions.screen.ts';
import { positionsTable } from './positions.table.ts';
import messages from './positions-page.messages.fa.ts';

/** The posts of a day and who holds them; one of them opened shows all that is known of it. */
export default function PositionsPage() {
  const { emplPositionId, asOf } = useScreenSearch(positionsScreen);
  return <PageFrame>{emplPositionId === undefined ? <Lists asOf={asOf} /> : <PositionSheet key={emplPositionId} id={emplPositionId} asOf={asOf} />}</PageFrame>;
}

interface At {
  asOf: string | undefined;
}

const lists: readonly ScreenTab<At & { unitId: string | undefined }>[] = [
  { id: 'posts', label: messages.posts, Content: Posts },
  { id: 'holdersOfAll', label: messages.holdersOfAll, Content: Holders },
];

function Lists({ asOf }: At) {
  const { tab, unitId } = useScreenSearch(positionsScreen);
  const setSearch = useSetScreenSearch(positionsScreen);
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<Actions asOf={asOf} kind={tab === 'holdersOfAll' ? 'holders' : 'positions'} />} />
      <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
      <AsOfNotice value={asOf} />
      <ScreenTabs screen={positionsScreen} label={messages.lists} tabs={lists} at={{ asOf, unitId }} />
    </>
  );
}

const HALF_HOUR = 1_800_000;
const vacant: QuickFilter = { name: 'vacant', parameter: 'vacant', label: messages.vacancies, options: [{ id: 'Y', label: messages.vacantOnly }] };
const over: QuickFilter = { name: 'over', parameter: 'over', label: messages.surplus, options: [{ id: 'Y', label: messages.surplusOnly }] };

/** A unit with everything below it, posts with room and posts held by too many. */
function useQuickFilters(): readonly QuickFilter[] {
  const { data } = useCall(subOrganization, { staleTime: HALF_HOUR });
  return useMemo(() => {
    const options = data?.organizationUnit?.map(({ partyId, organizationName }) => ({ id: partyId ?? '', label: organizationName ?? '' }));
    return [{ name: 'unitId', parameter: 'unitId', label: messages.unit, options, labelOther: () => messages.unit }, vacant, over];
  }, [data]);
}

function Posts({ asOf, unitId }: At & { unitId: string | undefined }) {
  const open = useOpenScreen();
  return (
    <Stack>
      <PositionFigures asOf={asOf} unitId={unitId} />
      <DataTable
        of={positionsTable}
        list={positions.list}
        export={positions.export}
        query={{ asOf, below: 'Y' }}
        quick={useQuickFilters()}
        unit={messages.post}
        rowName={({ description }) => description ?? ''}
        onOpen={({ emplPositionId }) => void open(positionsScreen, { search: { emplPositionId, asOf } })}
        details={({ emplPositionId = '' }) => <HoldersOfRow emplPositionId={emplPositionId} asOf={asOf} />}
        empty={<NoPosts asOf={asOf} />}
      />
    </Stack>
  );
}

const NoPosts = ({ asOf }: At) =>
  asOf === undefined ? (
    <EmptyState icon={Armchair} headingLevel={3} title={messages.none} actions={<Actions asOf={asOf} isInside />}>
      {messages.noneAdvice}
    </EmptyState>
  ) : (
    <NoneOnDay icon={Armchair} title={messages.noneOnDay} />
  );

/** Persons in posts of the whole reach: what the guide exports. */
function Holders({ asOf }: At) {
  const open = useOpenScreen();
  return (
    <DataTable
      of={holdersTable}
      list={holders.list}
      export={holders.export}
      isLocal
      subject="partyId"
      query={{ asOf }}
      unit={messages.holder}
      rowName={({ fullName }) => fullName ?? ''}
      onOpen={({ emplPositionId }) => void open(positionsScreen, { search: { emplPositionId, asOf } })}
      empty={<EmptyState icon={Users} headingLevel={3} title={messages.noHoldersAtAll} />}
    />
  );
}

function Actions({ asOf, kind = 'positions', isInside = false }: At & { kind?: 'positions' | 'holders'; isInside?: boolean }) {
  return (
    <>
      <ImportLink kind={kind} isInside={isInside}>
        {messages.import}
      </ImportLink>
      <NewRecord call={addPosition} to={positionsScreen} search={{ emplPositionId: NEW, asOf }} isInside={isInside}>
        {messages.add}
      </NewRecord>
    </>
  );
}
