import { UserX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { httpErrors } from '#platform/http/http.errors.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { personnelSearchScreen } from '../search/search.screen.ts';
import { useOptionLists } from './fact-text.tsx';
import { FactsCard } from './facts-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { MoreFacts } from './more-facts.tsx';
import { infoOfEachPerson, personHistory, type SeenFile } from './profile.contract.ts';
import styles from './profile.module.css';
import { Crumbs, ProfileHeader } from './profile-header.tsx';
import messages from './profile-page.messages.fa.ts';
import { useMayCall } from './use-may-call.tsx';

const SecurityCard = lazy(() => import('#platform/identity/account-security/security-card.tsx').then(({ SecurityCard: component }) => ({ default: component })));

/** The file of a person; without `partyId` the own one. */
export function PersonProfile({ partyId }: { partyId?: string | undefined }) {
  const { data, error, refetch, isFetching } = useCall(infoOfEachPerson, { query: partyId === undefined ? {} : { partyId } });
  if (error) {
    if (httpErrors.is(error, 'notFound') || error.status === 400) return <NoProfile />;
    return (
      <div className={styles.page}>
        <ErrorState title={messages.failed} headingLevel={1} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      </div>
    );
  }
  if (data === undefined)
    return (
      <div className={styles.page}>
        <Skeleton kind="blocks" count={3} />
      </div>
    );
  return <Profile file={data} isOwn={partyId === undefined} />;
}

function Profile({ file, isOwn }: { file: SeenFile; isOwn: boolean }) {
  const lists = useOptionLists();
  const mayList = useMay(personnelSearchScreen.access[0]);
  const hasHistory = useMayCall(personHistory);
  return (
    <div className={styles.page}>
      {mayList && !isOwn ? <Crumbs name={file.fullName} /> : null}
      <ProfileHeader file={file} mayList={mayList} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FactsCard key={file.partyId} file={file} lists={lists} />
          <MoreFacts file={file} lists={lists} />
          {isOwn ? (
            <Suspense>
              <SecurityCard />
            </Suspense>
          ) : null}
        </div>
        {hasHistory ? <HistoryCard partyId={file.partyId} lists={lists} /> : null}
      </div>
    </div>
  );
}

/** An address without a person, or with one who is out of reach. */
export function NoProfile() {
  const mayList = useMay(personnelSearchScreen.access[0]);
  return (
    <div className={styles.page}>
      <EmptyState
        icon={UserX}
        title={messages.notFound}
        headingLevel={1}
        actions={
          mayList ? (
            <ScreenLink to={personnelSearchScreen} className={buttonClass()}>
              {messages.list}
            </ScreenLink>
          ) : undefined
        }
      >
        {messages.notFoundAdvice}
      </EmptyState>
    </div>
  );
}
