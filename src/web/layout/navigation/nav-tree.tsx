import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown, ChevronLeft, ExternalLink } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import type { NavigationNode } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { TaskBadge } from '../task-badge.tsx';
import nav from './nav.messages.fa.ts';
import { isSoon, navIcon } from './nav-icons.ts';
import styles from './nav-tree.module.css';
import { onTreeKey } from './nav-tree-keys.ts';
import { isAhead, Soon } from './soon.tsx';

/** A page lies under a node when the node or one of its children has its address. */
export function holdsPath(node: NavigationNode, path: string): boolean {
  return node.url === path || (node.url !== undefined && node.url !== '/' && path.startsWith(`${node.url}/`)) || (node.children ?? []).some((child) => holdsPath(child, path));
}

/** The longest address of the menu that the page lies under: a page of its own below another's address is here alone. */
function addressAt(nodes: readonly NavigationNode[], path: string): string | undefined {
  const all = nodes.flatMap(({ url, children = [] }) => [addressAt(children, path), url === path || (url !== undefined && path.startsWith(`${url}/`)) ? url : undefined]);
  return all.reduce((longest, one) => ((one?.length ?? 0) > (longest?.length ?? 0) ? one : longest), undefined);
}
const Here = createContext<string | undefined>(undefined);

interface BranchProps {
  nodes: readonly NavigationNode[];
  path: string;
  /** Below a collapse: smaller lines, no icons. */
  isInner?: boolean;
}

/** One level of the tree: of its collapses one is open at a time, and the one with the current page opens by itself. */
function Branch({ nodes, path, isInner = false }: BranchProps) {
  const current = nodes.find((node) => node.type === 'collapse' && holdsPath(node, path))?.id;
  const [open, setOpen] = useState(current);
  // the address itself is watched too: a page opened from elsewhere shows its place although the collapse was closed by hand
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (current !== undefined) setOpen(current);
  }, [current, path]);
  return (
    <ul className={cx(isInner && styles.inner)}>
      {nodes.map((node) => (
        <li key={node.id}>
          <Node node={node} path={path} isInner={isInner} isOpen={open === node.id} onToggle={() => setOpen(open === node.id ? undefined : node.id)} />
        </li>
      ))}
    </ul>
  );
}

interface NodeProps {
  node: NavigationNode;
  path: string;
  isInner: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function Node({ node, path, isInner, isOpen, onToggle }: NodeProps) {
  if (node.type === 'divider') return <hr className={styles.divider} />;
  if (node.type === 'group') return <Group node={node} path={path} />;
  if (node.type === 'collapse') return <Collapse node={node} path={path} isInner={isInner} isOpen={isOpen} onToggle={onToggle} />;
  const content = (
    <>
      {isInner ? null : <Icon of={navIcon(node.icon)} className={styles.icon} />}
      <span className={styles.text}>{node.title}</span>
    </>
  );
  if (node.type === 'link') {
    return (
      <a href={node.url} target="_blank" rel="noreferrer" className={styles.item}>
        {content} <DirIcon of={ExternalLink} size="sm" className={styles.arrow} />
        <span className={unseen.unseen}>{nav.opensOutside}</span>
      </a>
    );
  }
  return (
    <PageLink url={node.url ?? '/'} path={path}>
      {content} {isAhead(node) ? <Soon /> : <TaskBadge url={node.url} />}
    </PageLink>
  );
}

/** Scrolls the menu, and nothing around it, until the line stands in its middle; a line in sight stays where it is. */
function bringIntoSight(line: HTMLElement): void {
  const tree = line.closest('[data-tree]');
  if (tree === null) return;
  const [box, own] = [tree.getBoundingClientRect(), line.getBoundingClientRect()];
  if (own.top < box.top || own.bottom > box.bottom) tree.scrollTop += own.top - box.top - (box.height - own.height) / 2;
}

/** The line of the current page is in sight when the menu appears and when the page was opened from elsewhere. */
function PageLink({ url, path, children }: { url: string; path: string; children: ReactNode }) {
  const line = useRef<HTMLAnchorElement>(null);
  const isHere = url === path;
  const isElsewhere = useContext(Here) !== url;
  useEffect(() => {
    if (isHere && line.current !== null) bringIntoSight(line.current);
  }, [isHere]);
  return (
    <Link ref={line} to={url} className={cx(styles.item)} activeOptions={{ includeSearch: false, exact: isElsewhere }} activeProps={{ className: styles.on ?? '' }}>
      {children}
    </Link>
  );
}

function Group({ node, path }: { node: NavigationNode; path: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.group}>
        <span>{node.title}</span>
      </h2>
      <Branch nodes={node.children ?? []} path={path} />
    </section>
  );
}

function Collapse({ node, path, isInner, isOpen, onToggle }: NodeProps) {
  const id = useId();
  const disabled = isSoon(node.icon);
  return (
    <>
      <button
        type="button"
        className={cx(styles.item, isOpen && styles.open, holdsPath(node, path) && styles.holds)}
        aria-expanded={disabled ? undefined : isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        onClick={onToggle}
      >
        {isInner ? null : <Icon of={navIcon(node.icon)} className={styles.icon} />}
        <span className={styles.text}>{node.title}</span> {isAhead(node) ? <Soon /> : null}
        {disabled ? null : <Icon of={isOpen ? ChevronDown : ChevronLeft} size="sm" className={styles.arrow} />}
      </button>
      {isOpen && !disabled ? (
        <div id={id} data-inner="">
          <Branch nodes={node.children ?? []} path={path} isInner />
        </div>
      ) : null}
    </>
  );
}

/** The server's menu (`navigationConfig`); what a person may not open is not in it. */
export function NavTree({ nodes, isFolded = false }: { nodes: readonly NavigationNode[]; isFolded?: boolean }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside take the focus, the arrows only go between them
    <div data-tree="" className={cx(styles.tree, isFolded && styles.folded)} onKeyDown={onTreeKey}>
      <Here value={addressAt(nodes, path)}>
        <Branch nodes={nodes} path={path} />
      </Here>
    </div>
  );
}
