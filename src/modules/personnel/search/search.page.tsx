import { Plus, Upload, UserPlus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { importScreen } from '#platform/import-export/import.screen.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { registerScreen } from '../register/register.screen.ts';
import { type ListedPerson, PersonCard, peopleCells } from './people-cells.tsx';
import { people } from './search.contract.ts';
import styles from './search.module.css';
import { personnelSearchScreen } from './search.screen.ts';
import { peopleTable } from './search.table.ts';
import messages from './search-page.messages.fa.ts';
import { renewed } from './search-view.ts';
import { useQuickFilters } from './use-quick-filters.tsx';

const PersonPeek = lazy(() => import('./person-peek.tsx').then(({ PersonPeek: component }) => ({ default: component })));

const nameOf = ({ fullName }: ListedPerson): string => fullName;
const noActions: readonly never[] = [];

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
  return (
    <div className={styles.list}>
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
        bulkActions={noActions}
        empty={<Nobody />}
      />
    </div>
  );
}

function Actions({ isInside = false }: { isInside?: boolean }) {
  const mayRegister = useMay(registerScreen.access[0]);
  const mayImport = useMay(importScreen.access[0]);
  return (
    <>
      {mayImport ? (
        <ScreenLink to={importScreen} className={buttonClass(isInside ? 'outline' : 'ghost')}>
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
  const mayAdd = [useMay(registerScreen.access[0]), useMay(importScreen.access[0])].some(Boolean);
  return (
    <EmptyState icon={UserPlus} title={messages.none} actions={<Actions isInside />}>
      {mayAdd ? messages.noneAdvice : messages.noneWait}
    </EmptyState>
  );
}
