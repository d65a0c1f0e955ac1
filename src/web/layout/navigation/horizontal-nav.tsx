import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown, Ellipsis, ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Button, MenuTrigger } from 'react-aria-components';
import type { NavigationNode } from '#ui/client/session.ts';
import { useSession } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import { useRegion } from '#ui/settings/settings-store.ts';
import unseen from '#ui/unseen/unseen.module.css';
import messages from '#web/shell/shell.messages.fa.ts';
import { BrandMark } from '../brand.tsx';
import { ShortcutBar } from '../shortcuts/shortcut-bar.tsx';
import { TaskBadge } from '../task-badge.tsx';
import styles from './horizontal-nav.module.css';
import nav from './nav.messages.fa.ts';
import { isSoon, navIcon } from './nav-icons.ts';
import { NavMenu } from './nav-menu.tsx';
import { holdsPath } from './nav-tree.tsx';
import { onRowKey } from './nav-tree-keys.ts';
import { isAhead, Soon } from './soon.tsx';
import { useFitting } from './use-fitting.ts';

/** Shortcuts shown in the bar; the sheet beside them holds them all. */
const SHORTCUTS = 4;

/** One line of the bar, with the group it comes from. */
interface Line {
  readonly node: NavigationNode;
  readonly group: NavigationNode | undefined;
}

/** Groups lie open in the bar: their nodes stand side by side, a hairline between two groups. */
const linesOf = (nodes: readonly NavigationNode[]): Line[] =>
  nodes
    .flatMap((node): Line[] => (node.type === 'group' ? (node.children ?? []).map((child) => ({ node: child, group: node })) : [{ node, group: undefined }]))
    .filter(({ node }) => node.type !== 'divider');

/** What found no room, again under its groups. */
function rest(lines: readonly Line[]): NavigationNode[] {
  const groups = [...new Set(lines.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const children = lines.filter((line) => line.group === group).map(({ node }) => node);
    return group === undefined ? children : [{ ...group, children }];
  });
}

function Entry({ node, path }: { node: NavigationNode; path: string }) {
  const icon = <Icon of={navIcon(node.icon)} size="sm" className={styles.icon} />;
  if (node.type === 'link') {
    return (
      <a href={node.url} target="_blank" rel="noreferrer" className={styles.entry}>
        {icon}
        {node.title} <DirIcon of={ExternalLink} size="xs" className={styles.icon} />
        <span className={unseen.unseen}>{nav.opensOutside}</span>
      </a>
    );
  }
  if (node.type === 'item') {
    return (
      <Link to={node.url ?? '/'} className={cx(styles.entry)} activeOptions={{ includeSearch: false }} activeProps={{ className: styles.on ?? '' }}>
        {icon}
        {node.title} {isAhead(node) ? <Soon /> : <TaskBadge url={node.url} />}
      </Link>
    );
  }
  if (isSoon(node.icon)) {
    return (
      <button type="button" disabled className={styles.entry}>
        {icon}
        {node.title} <Soon />
      </button>
    );
  }
  return (
    <MenuTrigger>
      <Button className={cx(styles.entry, holdsPath(node, path) && styles.on)}>
        {icon}
        {node.title} {isAhead(node) ? <Soon /> : null}
        <Icon of={ChevronDown} size="xs" className={styles.icon} />
      </Button>
      <NavMenu label={node.title} nodes={node.children ?? []} path={path} />
    </MenuTrigger>
  );
}

/** The menu of layout2: one row under or over the toolbar; what finds no room stands under "more". */
export function HorizontalNav() {
  const navigation = useSession((state) => state.navigation);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const row = useRef<HTMLUListElement>(null);
  const lines = linesOf(navigation);
  const fitting = useFitting(row, lines.length);
  const hidden = lines.slice(fitting);
  return (
    <nav aria-label={messages.menu} {...useRegion('navbar')} className={styles.nav}>
      <BrandMark className={styles.mark} />
      <ul ref={row} className={styles.row} onKeyDown={onRowKey}>
        {lines.map(({ node, group }, at) => (
          <li key={node.id} className={cx(styles.line, at >= fitting && styles.away, at > 0 && lines[at - 1]?.group !== group && styles.first)}>
            <Entry node={node} path={path} />
          </li>
        ))}
      </ul>
      <div className={cx(hidden.length === 0 && styles.away)}>
        <MenuTrigger>
          <Button className={cx(styles.entry, hidden.some(({ node }) => holdsPath(node, path)) && styles.on)}>
            <Icon of={Ellipsis} size="sm" className={styles.icon} />
            {nav.more}
          </Button>
          <NavMenu label={nav.more} nodes={rest(hidden)} path={path} />
        </MenuTrigger>
      </div>
      <ShortcutBar limit={SHORTCUTS} />
    </nav>
  );
}
