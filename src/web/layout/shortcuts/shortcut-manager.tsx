import { GripVertical, Star } from 'lucide-react';
import { useState } from 'react';
import { GridList, GridListItem, Link, Button as RacButton, useDragAndDrop } from 'react-aria-components';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { ShortcutPage, Shortcuts } from '#platform/shortcuts/shortcuts.ui.ts';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import nav from '../navigation/nav.messages.fa.ts';
import { navIcon } from '../navigation/nav-icons.ts';
import styles from './shortcut-manager.module.css';
import { toggleStar } from './toggle-star.ts';

/** Spec section 9: navigation search suggests at most this many pages. */
const SUGGESTIONS = 10;

/** Pages whose title holds every word that was typed, whatever the letters' forms; those that begin with it first. */
export function searchPages(pages: readonly ShortcutPage[], text: string): ShortcutPage[] {
  const wanted = foldForSearch(text);
  const words = wanted.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const titled = pages.map((page) => ({ page, title: foldForSearch(page.title) })).filter(({ title }) => words.every((word) => title.includes(word)));
  return titled
    .sort((a, b) => Number(b.title.startsWith(wanted)) - Number(a.title.startsWith(wanted)))
    .slice(0, SUGGESTIONS)
    .map(({ page }) => page);
}

/** `paths` with `moved` taken out and put before or after `target`. */
export function reorder(paths: readonly string[], moved: ReadonlySet<string>, target: string, isAfter: boolean): string[] {
  const rest = paths.filter((path) => !moved.has(path));
  const at = rest.indexOf(target) + (isAfter ? 1 : 0);
  return [...rest.slice(0, at), ...paths.filter((path) => moved.has(path)), ...rest.slice(at)];
}

interface RowProps {
  page: ShortcutPage;
  shortcuts: Shortcuts;
  onOpenPage: () => void;
}

function PageLink({ page, onOpenPage }: Omit<RowProps, 'shortcuts'>) {
  return (
    <Link href={page.path} onPress={onOpenPage} className={styles.link ?? ''}>
      <Icon of={navIcon(page.icon)} size="sm" />
      <span>{page.title}</span>
    </Link>
  );
}

function StarOf({ page, shortcuts }: Omit<RowProps, 'onOpenPage'>) {
  const isStarred = shortcuts.starred.some(({ path }) => path === page.path);
  return (
    <IconButton
      size="sm"
      icon={Star}
      label={isStarred ? nav.unstarPage(page.title) : nav.starPage(page.title)}
      className={cx(isStarred && styles.starred)}
      onPress={() => toggleStar(shortcuts, page)}
    />
  );
}

/** Starred pages, moved by dragging or, with the keyboard, from the handle of a row: Enter, arrows, Enter. */
function StarredList({ shortcuts, onOpenPage }: Omit<RowProps, 'page'>) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': shortcuts.starred.find(({ path }) => path === key)?.title ?? String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = new Set([...keys].map(String));
      shortcuts.arrange((shown) => reorder(shown, moved, String(target.key), target.dropPosition === 'after'));
    },
  });
  return (
    <GridList
      aria-label={nav.shortcuts}
      items={shortcuts.starred.map((page) => ({ ...page, id: page.path }))}
      dependencies={[shortcuts.starred]}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className={styles.note}>{nav.none}</p>}
      className={styles.list ?? ''}
    >
      {(page) => (
        <GridListItem textValue={page.title} className={styles.row ?? ''}>
          <RacButton slot="drag" className={styles.handle ?? ''}>
            <Icon of={GripVertical} size="sm" />
          </RacButton>
          <PageLink page={page} onOpenPage={onOpenPage} />
          <StarOf page={page} shortcuts={shortcuts} />
        </GridListItem>
      )}
    </GridList>
  );
}

function Found({ text, shortcuts, onOpenPage }: Omit<RowProps, 'page'> & { text: string }) {
  const found = searchPages(shortcuts.pages, text);
  if (found.length === 0) return <p className={styles.note}>{nav.noPages}</p>;
  return (
    <ul className={styles.list}>
      {found.map((page) => (
        <li key={page.path} className={styles.row}>
          <PageLink page={page} onOpenPage={onOpenPage} />
          <StarOf page={page} shortcuts={shortcuts} />
        </li>
      ))}
    </ul>
  );
}

/** The sheet behind the shortcut bar: search any page one may open and star it; without a search, order what is starred. */
export function ShortcutManager({ shortcuts, onOpenPage }: Omit<RowProps, 'page'>) {
  const [text, setText] = useState('');
  return (
    <>
      <TextField kind="search" label={nav.searchPages} isLabelHidden placeholder={nav.searchPages} value={text} onChange={setText} maxLength={60} autoFocus />
      {text.trim() === '' ? <StarredList shortcuts={shortcuts} onOpenPage={onOpenPage} /> : <Found text={text} shortcuts={shortcuts} onOpenPage={onOpenPage} />}
    </>
  );
}
