import { Plus, Upload, UserPlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { pageQuery } from '#kernel/table/request.ts';
import { importScreen } from '#modules/administration/administration.web.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { type QuickFilter, quickQuery } from '#ui/data-table/quick.ts';
import { useAddressState } from '#ui/data-table/use-table-state.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { registerScreen } from '../register/register.screen.ts';
import { FilterButton } from './filters/filter-button.tsx';
import { groupsFor } from './filters/filter-groups.rules.ts';
import { useQuickFilters } from './filters/use-quick-filters.tsx';
import { type ListedPerson, PersonCard, peopleCells } from './people-cells.tsx';
import { keepResult } from './result.ui.ts';
import { heldClasses, people } from './search.contract.ts';
import { personnelSearchScreen } from './search.screen.ts';
import { peopleTable } from './search.table.ts';
import messages from './search-page.messages.fa.ts';
import { renewed } from './search-view.rules.ts';
import { useBulk } from './use-bulk.tsx';

const PersonPeek = lazy(() => import('./person-peek.tsx').then(({ PersonPeek: component }) => ({ default: component })));

const nameOf = ({ fullName }: ListedPerson): string => fullName;

/** The personnel in scope: searched, filtered, ordered and paged by the server. */
export default function PersonnelSearchPage() {
  const change = renewed(useScreenSearch(personnelSearchScreen));
  const setSearch = useSetScreenSearch(personnelSearchScreen);
  useEffect(() => {
    if (change !== undefined) void setSearch(change);
  });
  return (
    <Page title={messages.searchTitle} actions={<Actions />}>
      {change === undefined ? <People /> : null}
    </Page>
  );
}

function People() {
  const open = useOpenScreen();
  const quick = useQuickFilters();
  const { conditions } = useKeptResult(quick);
  const { actions, dialog } = useBulk(conditions);
  return (
    <>
      <DataTable
        of={peopleTable}
        list={people.list}
        export={people.export}
        subject="partyId"
        quick={quick}
        searchLabel={messages.searchLabel}
        searchExample={messages.searchExample}
        unit={messages.person}
        rowName={nameOf}
        hasNoNumbers
        cells={peopleCells}
        card={(person) => <PersonCard person={person} />}
        peek={(person) => (
          <Suspense fallback={<Skeleton count={8} />}>
            <PersonPeek key={person.partyId} person={person} />
          </Suspense>
        )}
        onOpen={({ partyId }) => void open(profileScreen, { search: { partyId } })}
        bulkActions={actions}
        hasLayouts
        filterDoor={<PeopleFilters quick={quick} />}
        empty={<Nobody />}
      />
      {dialog}
    </>
  );
}

/** What may be asked is looked up when the filters are first opened. */
function PeopleFilters({ quick }: { quick: readonly QuickFilter[] }) {
  const [isWanted, setWanted] = useState(false);
  const { data } = useCall(heldClasses, { staleTime: Number.POSITIVE_INFINITY, enabled: isWanted });
  return <FilterButton table={peopleTable} quick={quick} groups={data && groupsFor(data.classes)} onOpen={() => setWanted(true)} />;
}

/** The page that is shown is remembered for the pages of its people. */
function useKeptResult(quick: readonly QuickFilter[]) {
  const { state } = useAddressState(peopleTable, quick);
  const conditions = quickQuery(quick, state);
  const text = JSON.stringify({ ...conditions, ...pageQuery(state) });
  useEffect(() => keepResult(JSON.parse(text) as Parameters<typeof keepResult>[0]), [text]);
  return { conditions };
}

function Actions({ isInside = false }: { isInside?: boolean }) {
  const mayRegister = useMay(registerScreen);
  const mayImport = useMay(importScreen);
  return (
    <>
      {mayImport ? (
        <ScreenLink to={importScreen} search={{ kind: 'personnel' }} className={buttonClass(isInside ? 'outline' : 'ghost')}>
          <Icon of={Upload} size="sm" />
          {messages.import}
        </ScreenLink>
      ) : null}
      {mayRegister ? (
        <ScreenLink to={registerScreen} className={buttonClass(isInside ? 'outline' : 'filled')}>
          <Icon of={Plus} size="sm" />
          {messages.register}
        </ScreenLink>
      ) : null}
    </>
  );
}

/** No employment at all in reach, and the way out. */
function Nobody() {
  const mayAdd = [useMay(registerScreen), useMay(importScreen)].some(Boolean);
  return (
    <EmptyState icon={UserPlus} title={messages.none} actions={<Actions isInside />}>
      {mayAdd ? messages.noneAdvice : messages.noneWait}
    </EmptyState>
  );
}
