import { EllipsisVertical, Pencil, Plus, Save, Share2, Star, StarOff, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { showError } from '#ui/alert/show-error.ts';
import { CountBadge } from '#ui/badge/badge.tsx';
import { Button, IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx';
import type { SavedView } from '#ui/services/services.tsx';
import { intoSight } from '#ui/tabs/into-sight.ts';
import tabs from '#ui/tabs/tabs.module.css';
import { showToast } from '#ui/toast/toast-store.ts';
import messages from './data-table.messages.fa.ts';
import type { TableStateStore } from './use-table-state.ts';
import type { Views } from './use-views.ts';
import { ViewDialog } from './view-dialog.tsx';
import { isChangedFrom, keptState } from './views.ts';
import styles from './views-bar.module.css';

const MAX_COUNT = 99_999;

type Asking = 'new' | 'rename' | 'delete';

export interface ViewsBarProps {
  of: TableDefinition;
  store: TableStateStore;
  views: Views;
  /** Rows of the view that is open. */
  count: number | undefined;
}

/** Saved views as tabs; beside them what the reader has changed and where to keep it. */
export function ViewsBar({ of, store, views, count }: ViewsBarProps) {
  const { state } = store;
  const { active } = views;
  const [asking, setAsking] = useState<Asking>();
  const isChanged = isChangedFrom(of, state, active);
  return (
    <div className={styles.bar}>
      <fieldset aria-label={messages.views} className={styles.tabs}>
        <ViewTab label={messages.wholeList} isActive={active === undefined} count={count} onPress={() => views.open(undefined)} />
        {views.views.map((view) => (
          <ViewTab key={view.viewId} label={view.name} view={view} isActive={view === active} count={count} onPress={() => views.open(view)} />
        ))}
        <Button variant="ghost" size="sm" icon={Plus} onPress={() => setAsking('new')}>
          {messages.newView}
        </Button>
      </fieldset>
      <ViewActs store={store} views={views} isChanged={isChanged} onAsk={setAsking} />
      <ViewDialogs asking={asking} store={store} views={views} onClose={() => setAsking(undefined)} />
    </div>
  );
}

interface ViewTabProps {
  label: string;
  view?: SavedView;
  isActive: boolean;
  count: number | undefined;
  onPress: () => void;
}

function ViewTab({ label, view, isActive, count, onPress }: ViewTabProps) {
  return (
    <button ref={isActive ? intoSight : null} type="button" aria-pressed={isActive} className={cx(tabs.tab)} data-selected={isActive || undefined} onClick={onPress}>
      {view?.isDefault ? <MarkedIcon of={Star} label={messages.defaultView} /> : null}
      {view?.isShared ? <MarkedIcon of={Users} label={messages.sharedView} /> : null}
      <bdi>{label}</bdi>
      {isActive && count !== undefined ? <CountBadge count={count} max={MAX_COUNT} /> : null}
    </button>
  );
}

function MarkedIcon({ of, label }: { of: typeof Star; label: string }) {
  return (
    <span role="img" aria-label={label} title={label}>
      <Icon of={of} size="xs" />
    </span>
  );
}

/** Takes an act of the server's; a refusal is told at the top of the page. */
const told = (act: Promise<unknown>, message?: string): void => void act.then(() => (message === undefined ? undefined : showToast({ type: 'success', message }))).catch(showError);

interface ViewActsProps {
  store: TableStateStore;
  views: Views;
  isChanged: boolean;
  onAsk: (asking: Asking) => void;
}

function ViewActs({ store: { state }, views, isChanged, onAsk }: ViewActsProps) {
  const { active } = views;
  const isOwn = active?.isOwn === true;
  return (
    <div className={styles.acts}>
      {isChanged && active !== undefined ? (
        <>
          <span className={styles.changed}>{messages.viewChanged}</span>
          <Button variant="ghost" size="sm" onPress={() => views.open(active)}>
            {messages.restoreView}
          </Button>
        </>
      ) : null}
      {isChanged && isOwn ? (
        <Button variant="soft" size="sm" onPress={() => told(views.save({ ...active, state: keptState(state) }), messages.viewSaved(active.name))}>
          {messages.saveView}
        </Button>
      ) : null}
      {active === undefined ? null : (
        <Menu
          label={messages.viewMenu(active.name)}
          trigger={<IconButton label={messages.viewMenu(active.name)} icon={EllipsisVertical} size="sm" />}
          items={entriesOf(active, views, onAsk)}
        />
      )}
    </div>
  );
}

function entriesOf(view: SavedView, views: Views, onAsk: (asking: Asking) => void): readonly MenuEntry[] {
  const saveAs: MenuEntry = { id: 'saveAs', label: messages.saveAs, icon: Save, onAction: () => onAsk('new') };
  if (!view.isOwn) return [saveAs];
  const set = (marks: Partial<SavedView>) => () => told(views.save({ ...view, ...marks }));
  return [
    saveAs,
    { id: 'rename', label: messages.renameView, icon: Pencil, onAction: () => onAsk('rename') },
    { id: 'share', label: view.isShared ? messages.unshareView : messages.shareView, icon: Share2, onAction: set({ isShared: !view.isShared }) },
    { id: 'default', label: view.isDefault ? messages.noDefault : messages.makeDefault, icon: view.isDefault ? StarOff : Star, onAction: set({ isDefault: !view.isDefault }) },
    { id: 'delete', label: messages.deleteView, icon: Trash2, isDanger: true, isGroupStart: true, onAction: () => onAsk('delete') },
  ];
}

function ViewDialogs({ asking, store: { state, change }, views, onClose }: { asking: Asking | undefined; store: TableStateStore; views: Views; onClose: () => void }) {
  const { active } = views;
  if (asking === 'new')
    return (
      <ViewDialog
        title={messages.newView}
        name=""
        isShared={false}
        onClose={onClose}
        onSave={(name, isShared) => views.save({ name, isShared, isDefault: false, state: keptState(state) }).then(({ viewId }) => change({ view: viewId }))}
      />
    );
  if (active === undefined || asking === undefined) return null;
  if (asking === 'rename')
    return (
      <ViewDialog
        title={messages.renameView}
        name={active.name}
        isShared={active.isShared}
        onClose={onClose}
        onSave={(name, isShared) => views.save({ ...active, name, isShared })}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={messages.deleteViewAsk(active.name)}
      confirmLabel={messages.deleteView}
      onConfirm={() =>
        views.remove(active).then(
          () => void showToast({ type: 'success', message: messages.viewDeleted(active.name) }),
          (error) => void showError(error),
        )
      }
    >
      {active.isShared ? messages.deleteSharedText : messages.deleteViewText}
    </ConfirmDialog>
  );
}
