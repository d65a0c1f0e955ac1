import { Link, useRouterState } from '@tanstack/react-router';
import { ListPlus, Star } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { DialogTrigger, Focusable, Dialog as RacDialog } from 'react-aria-components';
import { type ShortcutPage, type Shortcuts, useShortcuts } from '#platform/shortcuts/shortcuts.ui.ts';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import nav from '../navigation/nav.messages.fa.ts';
import { navIcon } from '../navigation/nav-icons.ts';
import styles from './shortcut-bar.module.css';
import { toggleStar } from './toggle-star.ts';

const Manager = lazy(() => import('./shortcut-manager.tsx').then(({ ShortcutManager: component }) => ({ default: component })));

function StarredPage({ page }: { page: ShortcutPage }) {
  return (
    <Tooltip text={page.title}>
      <Focusable>
        <Link to={page.path} aria-label={page.title} className={styles.page} activeOptions={{ includeSearch: false, exact: true }} activeProps={{ className: styles.on ?? '' }}>
          <Icon of={navIcon(page.icon)} />
        </Link>
      </Focusable>
    </Tooltip>
  );
}

function StarButton({ shortcuts, page }: { shortcuts: Shortcuts; page: ShortcutPage }) {
  const isStarred = shortcuts.starred.some(({ path }) => path === page.path);
  return <IconButton label={isStarred ? nav.unstar : nav.star} icon={Star} className={cx(isStarred && styles.starred)} onPress={() => toggleStar(shortcuts, page)} />;
}

/** Starred pages as icons, the star of the current page, and the sheet that holds them all with a search box. */
export function ShortcutBar({ limit }: { limit?: number }) {
  const shortcuts = useShortcuts();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const current = shortcuts?.pages.find((page) => page.path === path);
  return (
    <section aria-label={nav.shortcuts} className={cx(styles.bar, limit !== undefined && styles.inline)}>
      {shortcuts === undefined ? null : (
        <>
          {shortcuts.starred.length === 0 ? null : (
            <ul className={styles.pages}>
              {shortcuts.starred.slice(0, limit).map((page) => (
                <li key={page.path}>
                  <StarredPage page={page} />
                </li>
              ))}
            </ul>
          )}
          {current === undefined ? null : <StarButton shortcuts={shortcuts} page={current} />}
          <DialogTrigger>
            <IconButton label={nav.manage} icon={ListPlus} />
            <Popover placement="bottom start">
              <RacDialog aria-label={nav.shortcuts} className={styles.sheet ?? ''}>
                {({ close }) => (
                  <Suspense fallback={<Skeleton />}>
                    <Manager shortcuts={shortcuts} onOpenPage={close} />
                  </Suspense>
                )}
              </RacDialog>
            </Popover>
          </DialogTrigger>
        </>
      )}
    </section>
  );
}
