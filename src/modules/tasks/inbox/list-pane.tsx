import { EllipsisVertical, ListChecks, ListFilter, Plus, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { cancelInstance } from '#platform/tasks/cases.contract.ts';
import { useTaskCount } from '#platform/tasks/tasks.ui.ts';
import { CountBadge } from '#ui/badge/badge.tsx';
import { Button, IconButton } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { CaseList } from './case-list.tsx';
import styles from './inbox.module.css';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';
import { hasFilters, ListFilters, noFilters } from './list-filters.tsx';
import { SubstitutesDialog } from './substitutes-dialog.tsx';
import { SubstitutionStand } from './substitution-stand.tsx';
import { TaskList } from './task-list.tsx';

export const lists = ['mine', 'delegated', 'team', 'done', 'requests', 'cases'] as const;
export type ListName = (typeof lists)[number];

/** Lists that share a tab with another. */
const tabOf = (list: ListName): string => (list === 'team' ? 'delegated' : list === 'cases' ? 'requests' : list);
const tabs = ['mine', 'delegated', 'done', 'requests'] as const;

/** The lists of tasks and cases, with what may be done about all of them. */
export function ListPane() {
  const search = useScreenSearch(inboxScreen);
  const setSearch = useSetScreenSearch(inboxScreen);
  const list = lists.find((one) => one === search.box) ?? 'mine';
  const [isFiltering, filter] = useState(hasFilters(search));
  const [isChoosing, choose] = useState(false);
  const waiting = useTaskCount();
  const substitute = (isOpen: boolean): void => void setSearch({ act: isOpen ? 'substitute' : undefined });
  const show = (box: ListName): void => {
    choose(false);
    void setSearch({ ...noFilters, box });
  };
  return (
    <div className={styles.list}>
      <div className={styles.listHead}>
        <h1 className={styles.heading}>{messages.title}</h1>
        <CountBadge count={waiting} />
        <span className={styles.grow} />
        <IconButton
          size="sm"
          label={hasFilters(search) ? messages.filtersOn : messages.filters}
          icon={ListFilter}
          isOn={isFiltering || hasFilters(search)}
          onPress={() => filter(!isFiltering)}
        />
        <Menu
          label={messages.acts}
          trigger={<IconButton size="sm" label={messages.acts} icon={EllipsisVertical} />}
          items={[
            ...(list === 'mine' ? [{ id: 'choose', label: isChoosing ? messages.stopChoosing : messages.choose, icon: ListChecks, onAction: () => choose(!isChoosing) }] : []),
            { id: 'substitute', label: messages.substitute, icon: UserRoundCog, onAction: () => substitute(true) },
          ]}
        />
        <Button size="sm" icon={Plus} onPress={() => void setSearch({ start: 'choose', taskId: undefined, instanceId: undefined })}>
          {messages.start}
        </Button>
      </div>
      <SubstitutionStand onOpen={() => substitute(true)} />
      <div className={styles.boxes}>
        <Tabs label={messages.boxes} isSegmented selected={tabOf(list)} onSelect={(id) => show(id as ListName)} tabs={tabs.map((id) => ({ id, label: messages.box[id] }))}>
          {isFiltering ? <ListFilters list={list} /> : null}
          <ListIn list={list} isChoosing={isChoosing} onShow={show} onStopChoosing={() => choose(false)} />
        </Tabs>
      </div>
      {search.act === 'substitute' ? <SubstitutesDialog onClose={() => substitute(false)} /> : null}
    </div>
  );
}

interface ListInProps {
  list: ListName;
  isChoosing: boolean;
  onShow: (list: ListName) => void;
  onStopChoosing: () => void;
}

function ListIn({ list, isChoosing, onShow, onStopChoosing }: ListInProps) {
  const mayFollowAll = useMay(cancelInstance);
  // an address that somebody with more rights passed on
  const shown = list === 'cases' && !mayFollowAll ? 'requests' : list;
  if (shown === 'requests' || shown === 'cases')
    return (
      <>
        {mayFollowAll ? (
          <div className={styles.which}>
            <Segmented
              label={messages.casesOf}
              isLabelHidden
              value={shown}
              options={[
                { value: 'requests', label: messages.ownCases },
                { value: 'cases', label: messages.box.cases },
              ]}
              onChange={onShow}
            />
          </div>
        ) : null}
        <CaseList key={shown} list={shown} />
      </>
    );
  return <TaskList key={shown} box={shown} isChoosing={isChoosing} onShow={onShow} onStopChoosing={onStopChoosing} />;
}
