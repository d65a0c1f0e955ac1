import { Plus, SearchX, Upload, UserPlus } from 'lucide-react';
import { importScreen } from '#platform/import-export/import.screen.ts';
import { subOrganization } from '#platform/party/party.contract.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { registerScreen } from '../register/register.screen.ts';
import { PeopleCards } from './people-cards.tsx';
import { type ListPage, PeopleGrid, tells } from './people-grid.tsx';
import { personList } from './search.contract.ts';
import styles from './search.module.css';
import { personnelSearchScreen } from './search.screen.ts';
import { everything, SearchFilters, type ViewChange } from './search-filters.tsx';
import messages from './search-page.messages.fa.ts';
import { isNarrowed, type ListView, queryOf, readView } from './search-view.ts';

const HALF_HOUR = 1_800_000;

/** The personnel in scope: searched, filtered, ordered and paged by the server. */
export default function PersonnelSearchPage() {
  const view = readView(useScreenSearch(personnelSearchScreen));
  const setSearch = useSetScreenSearch(personnelSearchScreen);
  const open = useOpenScreen();
  const isNarrow = useIsNarrow();
  const ownId = useSession(({ user }) => user?.partyId);
  const list = useCall(personList, { query: queryOf(view), keepPrevious: true });
  const organisation = useCall(subOrganization, { staleTime: HALF_HOUR });
  const change = (next: ViewChange): void => void setSearch({ ...next, page: 1 });
  const shared = {
    view,
    // drawn with all its columns or not at all: whether there are several companies is told by the other call
    list: organisation.isPending ? undefined : list.data,
    isLoading: list.isFetching || organisation.isPending,
    onChange: change,
    empty: <Nothing view={view} count={list.data?.count ?? 0} onClear={() => change(everything)} onFirst={() => change({})} />,
  };
  const footer = <ListPager view={view} list={list.data} onSearch={setSearch} />;
  return (
    <div className={styles.page}>
      <PageHeader title={messages.searchTitle} actions={<Actions />} />
      <SearchFilters
        view={view}
        onChange={change}
        units={organisation.isPending ? undefined : (organisation.data?.organizationUnit ?? [])}
        hasOrder={isNarrow}
        seesNationalCodes={tells(list.data?.rows ?? [], 'nationalCode', ownId)}
      />
      <div className={isNarrow ? undefined : styles.sheet}>
        {list.error ? (
          <ErrorState title={messages.failed} code={list.error.requestId || undefined} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
            {list.error.messages}
          </ErrorState>
        ) : isNarrow ? (
          <PeopleCards {...shared} footer={footer} />
        ) : (
          <PeopleGrid
            {...shared}
            hasCompanies={(organisation.data?.organization.length ?? 0) > 1}
            onOpen={(person) => void open(profileScreen, { search: { partyId: person.partyId } })}
            footer={footer}
          />
        )}
      </div>
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

interface NothingProps {
  view: ListView;
  count: number;
  onClear: () => void;
  onFirst: () => void;
}

/** Why there are no rows, and the way out. */
function Nothing({ view, count, onClear, onFirst }: NothingProps) {
  const mayAdd = [useMay(registerScreen.access[0]), useMay(importScreen.access[0])].some(Boolean);
  if (count > 0) return <EmptyState title={messages.pastEnd} actions={<Button onPress={onFirst}>{messages.firstPage}</Button>} />;
  if (isNarrowed(view))
    return (
      <EmptyState icon={SearchX} title={messages.nothing} actions={<Button onPress={onClear}>{messages.clearSearch}</Button>}>
        {messages.nothingAdvice}
      </EmptyState>
    );
  return (
    <EmptyState icon={UserPlus} title={messages.none} actions={<Actions isInside />}>
      {mayAdd ? messages.noneAdvice : messages.noneWait}
    </EmptyState>
  );
}

interface ListPagerProps {
  view: ListView;
  list: ListPage | undefined;
  onSearch: (change: { page?: number; size?: number }) => Promise<void>;
}

function ListPager({ view, list, onSearch }: ListPagerProps) {
  if (list === undefined || list.rows.length === 0) return undefined;
  return (
    <Pager
      page={view.page}
      pageSize={view.size}
      total={list.count}
      isTotalCapped={list.countIsCapped}
      onPage={(page) => void onSearch({ page })}
      onPageSize={(size) => void onSearch({ size, page: 1 })}
    />
  );
}
