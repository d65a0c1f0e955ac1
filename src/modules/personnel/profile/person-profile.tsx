import { UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Screen } from '#kernel/screen.ts';
import { SecurityCard } from '#modules/administration/administration.web.ts';
import { ForReadingProvider } from '#platform/party/parts/for-reading.ui.ts';
import { AsOf, AsOfNotice, FoldedAsOf } from '#ui/as-of/as-of.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { holds, useHolds, useMay, useSession } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { OWN } from '../keys.rules.ts';
import { personnelSearchScreen } from '../search/search.screen.ts';
import { AccountCard } from './account/account-card.tsx';
import type { Gap } from './completeness.rules.ts';
import { useOptionLists } from './fact-text.tsx';
import { FactsCard, type FactsCardProps, type FactsStage } from './facts-card.tsx';
import { Crumbs, ProfileHeader } from './header/profile-header.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { MoreFacts } from './more-facts.tsx';
import { infoOfEachPerson, type SeenFile, updatePerson } from './profile.contract.ts';
import styles from './profile.module.css';
import messages from './profile-page.messages.fa.ts';
import { BASE, profileTabs, tabTitle } from './profile-tabs.ui.ts';

const PersonPlans = lazy(() => import('../organisational/person-plans.tsx').then(({ PersonPlans: component }) => ({ default: component })));
const ProposeBar = lazy(() => import('../change-requests/proposing/propose-bar.tsx').then(({ ProposeBar: component }) => ({ default: component })));

/** A screen of the file: its address says the tab and the day. */
type FileScreen = Screen<string, { readonly tab: 'text'; readonly asOf: 'day'; readonly propose: 'text' }>;

const HISTORY = 'history';

interface PersonProfileProps {
  /** Without it the own file. */
  partyId?: string | undefined;
  /** The screen that shows it, whose address says the tab and the day. */
  screen: FileScreen;
  /** The tab when the address names none; the base facts when absent. */
  firstTab?: string | undefined;
}

/** The file of a person. */
export function PersonProfile({ partyId, screen, firstTab = BASE }: PersonProfileProps) {
  const { asOf } = useScreenSearch(screen);
  const ownId = useSession(({ user }) => user?.partyId);
  const mayList = useMay(personnelSearchScreen);
  const read = useCall(infoOfEachPerson, { query: defined({ partyId, asOf }), keepPrevious: true });
  return (
    <div className={styles.page}>
      <StoredRecord
        of={read}
        words={messages}
        icon={UserX}
        back={
          mayList ? (
            <ScreenLink to={personnelSearchScreen} className={buttonClass()}>
              {messages.list}
            </ScreenLink>
          ) : undefined
        }
      >
        {(file) => <Profile file={file} isOwn={file.partyId === ownId} screen={screen} firstTab={firstTab} />}
      </StoredRecord>
    </div>
  );
}

interface ProfileProps {
  file: SeenFile;
  isOwn: boolean;
}
type Staged = Pick<FactsCardProps, 'stage' | 'onStage'>;
type SectionsProps = ProfileProps & Required<Pick<PersonProfileProps, 'screen'>> & { firstTab: string };

function Profile({ file, isOwn, screen, firstTab }: SectionsProps) {
  const mayList = useMay(personnelSearchScreen);
  const { asOf } = useScreenSearch(screen);
  const setSearch = useSetScreenSearch(screen);
  const tabs = useOpenTabs(isOwn);
  // a phone shows whose file it is first
  const isNarrow = useIsNarrow();
  const mayEdit = useMay(updatePerson) && !isOwn;
  const [stage, setStage] = useState<FactsStage>('read');
  const mayPropose = useHolds(`${OWN}/changeRequests/send`) && isOwn;
  /** Base facts are entered in their form, the others in their tab; of the own file their change is asked for. */
  function wayTo({ tab, name }: Gap): (() => void) | undefined {
    if (tab !== BASE) return tabs.some(({ id }) => id === tab) ? () => void setSearch({ tab }) : undefined;
    if (!mayEdit) return mayPropose && canPropose(name) ? () => void setSearch({ tab: 'requests', propose: 'facts' }) : undefined;
    return () => {
      setStage('edit');
      void setSearch({ tab });
    };
  }
  const ofDay = { value: asOf, onChange: (day: string | undefined) => void setSearch({ asOf: day }) };
  const crumbs = mayList && !isOwn ? <Crumbs file={file} /> : null;
  return (
    <>
      {isNarrow ? (
        crumbs
      ) : (
        <div className={styles.top}>
          {crumbs}
          <AsOf {...ofDay} />
        </div>
      )}
      <AsOfNotice value={asOf} />
      <ProfileHeader file={file} mayList={mayList} asOf={asOf} wayTo={wayTo} />
      {isNarrow ? <FoldedAsOf {...ofDay} /> : null}
      {asOf === undefined ? (
        <Suspense>
          <PersonPlans partyId={file.partyId} isOwn={isOwn} />
        </Suspense>
      ) : null}
      <Sections file={file} isOwn={isOwn} screen={screen} firstTab={firstTab} stage={stage} onStage={setStage} />
    </>
  );
}

/** What people can say of themselves: kind and state of the work are said by the personnel office. */
const canPropose = (name: Gap['name']): boolean => name !== 'employmentStatusEnumId';

/** Tabs beside the base tab for which the reader holds a key: of the own file also one for the files of others. */
function useOpenTabs(isOwn: boolean) {
  const permissions = useSession((session) => session.permissions);
  return profileTabs.filter(({ keys: [others, own] }) => holds(permissions, others) || (isOwn && holds(permissions, own)));
}

function Sections({ file, isOwn, screen, firstTab, ...facts }: SectionsProps & Staged) {
  const { tab = firstTab, asOf } = useScreenSearch(screen);
  const setSearch = useSetScreenSearch(screen);
  const open = useOpenTabs(isOwn);
  const selected = open.find(({ id }) => id === tab);
  return (
    <Tabs
      label={messages.sections}
      tabs={[BASE, ...open.map(({ id }) => id)].map((id) => ({ id, label: tabTitle(id) }))}
      selected={selected?.id ?? BASE}
      onSelect={(id) => void setSearch({ tab: id })}
    >
      {isOwn && asOf === undefined ? (
        <Suspense>
          <ProposeBar tab={selected?.id ?? BASE} />
        </Suspense>
      ) : null}
      {selected === undefined ? (
        <BaseTab file={file} isOwn={isOwn} asOf={asOf} {...facts} {...(open.some(({ id }) => id === HISTORY) ? { onHistory: () => void setSearch({ tab: HISTORY }) } : {})} />
      ) : (
        <ForReadingProvider value={asOf !== undefined}>
          <Suspense fallback={<Skeleton kind="blocks" count={2} />}>
            <selected.Content partyId={file.partyId} asOf={asOf} />
          </Suspense>
        </ForReadingProvider>
      )}
    </Tabs>
  );
}

interface BaseTabProps extends ProfileProps, Staged {
  asOf: string | undefined;
  /** The way to the whole history; absent for who may not read it. */
  onHistory?: () => void;
}

function BaseTab({ file, isOwn, asOf, stage, onStage, onHistory }: BaseTabProps) {
  const isPast = asOf !== undefined;
  const lists = useOptionLists();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FactsCard key={file.partyId} stage={stage} onStage={onStage} file={file} lists={lists} asOf={asOf} />
        {isPast ? null : <AccountCard partyId={file.partyId} isOwn={isOwn} lists={lists} />}
        <MoreFacts file={file} lists={lists} />
        {isOwn && !isPast ? (
          <Suspense>
            <SecurityCard />
          </Suspense>
        ) : null}
      </div>
      {onHistory === undefined || isPast ? null : <HistoryCard partyId={file.partyId} lists={lists} onWhole={onHistory} />}
    </div>
  );
}
