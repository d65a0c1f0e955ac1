import { ChevronLeft, ExternalLink } from 'lucide-react';
import { Header, MenuItem, MenuSection, Menu as RacMenu, Separator, SubmenuTrigger } from 'react-aria-components';
import { useTaskCount } from '#platform/tasks/tasks.ui.ts';
import { CountBadge } from '#ui/badge/badge.tsx';
import type { NavigationNode } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import popover from '#ui/popover/popover.module.css';
import { Popover } from '#ui/popover/popover.tsx';
import { TASKS } from '../task-badge.tsx';
import { isSoon, navIcon } from './nav-icons.ts';
import styles from './nav-menu.module.css';
import { holdsPath } from './nav-tree.tsx';
import { isAhead, Soon } from './soon.tsx';

function Words({ node }: { node: NavigationNode }) {
  return (
    <>
      <Icon of={navIcon(node.icon)} size="sm" />
      <span className={popover.grow}>{node.title}</span>
    </>
  );
}

function Waiting() {
  return <CountBadge count={useTaskCount()} tone="accent" />;
}

interface LineProps {
  node: NavigationNode;
  path: string;
}

function Line({ node, path }: LineProps) {
  if (node.type === 'divider') return <Separator className={cx(popover.separator)} />;
  if (node.type === 'group') {
    return (
      <MenuSection>
        <Header className={cx(styles.group)}>{node.title}</Header>
        {lines(node.children, path)}
      </MenuSection>
    );
  }
  if (node.type === 'collapse' && !isSoon(node.icon)) {
    return (
      <SubmenuTrigger>
        <MenuItem id={node.id} textValue={node.title} className={cx(popover.item, holdsPath(node, path) && styles.on)}>
          <Words node={node} />
          {isAhead(node) ? <Soon /> : null}
          <Icon of={ChevronLeft} size="sm" />
        </MenuItem>
        <NavMenu label={node.title} nodes={node.children ?? []} path={path} />
      </SubmenuTrigger>
    );
  }
  const isLink = node.type === 'link';
  const target = node.url === undefined ? {} : { href: node.url, ...(isLink ? { target: '_blank', rel: 'noreferrer' } : {}) };
  return (
    <MenuItem id={node.id} textValue={node.title} isDisabled={node.type === 'collapse'} {...target} className={cx(popover.item, node.url === path && styles.on)}>
      <Words node={node} />
      {isAhead(node) ? <Soon /> : null}
      {isLink ? <DirIcon of={ExternalLink} size="xs" /> : null}
      {node.url === TASKS ? <Waiting /> : null}
    </MenuItem>
  );
}

const lines = (nodes: readonly NavigationNode[] | undefined, path: string) => (nodes ?? []).map((node) => <Line key={node.id} node={node} path={path} />);

/** A part of the menu as a sheet; stands inside a RAC trigger. Collapses open beside it. */
export function NavMenu({ label, nodes, path }: { label: string; nodes: readonly NavigationNode[]; path: string }) {
  return (
    <Popover className={styles.popover}>
      <RacMenu aria-label={label} className={cx(popover.list)}>
        {lines(nodes, path)}
      </RacMenu>
    </Popover>
  );
}
