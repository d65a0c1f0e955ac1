import { useCallback, useMemo } from 'react';
import { foldForSearch, searchWords } from '#kernel/persian-text/persian-text.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { TreeTable } from '#ui/tree-table/tree-table.tsx';
import styles from './chart.module.css';
import messages from './chart-page.messages.fa.ts';
import type { PostRow } from './chart-posts.rules.ts';
import { above, type ChartNode, type ChartTree, searchTextOf } from './chart-tree.rules.ts';
import { type CardLook, Mark } from './drawing/chart-card.tsx';
import type { ChartPosts } from './use-chart-posts.ui.ts';

/** A unit, or with the layer of posts what stands in one. */
type Row = { readonly id: string; readonly node: ChartNode; readonly post?: PostRow };

export interface ChartTwinProps {
  tree: ChartTree;
  look: CardLook;
  posts: ChartPosts;
  isPosts: boolean;
  onOpen: (id: string, anchor: HTMLElement) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
}

const rowKey = ({ id }: Row): string => id;
const rowOf = (node: ChartNode): Row => ({ id: node.id, node });
const rowsBelow = ({ node, post }: Row): readonly Row[] => (post === undefined ? node.children.map(rowOf) : []);
const textOf = ({ node: { unit } }: Row): string => searchTextOf(unit);

/** The same chart as a tree of rows: for a screen reader, and where a drawing is too wide. */
export function ChartTwin({ tree, look, posts, isPosts, onOpen, onMenu }: ChartTwinProps) {
  const roots = useMemo(() => tree.roots.map(rowOf), [tree]);
  const hasDegrees = useMemo(() => tree.nodes.values().some(({ unit }) => unit.degreeTitle !== null), [tree]);
  const columns = useColumns(look, hasDegrees);
  const { want } = posts;
  // posts come when their unit is opened; units are known
  const childrenOf = useCallback((row: Row) => (isPosts && row.post === undefined ? undefined : rowsBelow(row)), [isPosts]);
  const loadChildren = useCallback(
    async (row: Row): Promise<readonly Row[]> => {
      const rows = (await want([row.id])).get(row.id) ?? [];
      return [...rows.map((post) => ({ id: `${row.id} ${post.key}`, node: row.node, post })), ...rowsBelow(row)];
    },
    [want],
  );
  const findPaths = useCallback(
    async (search: string) => {
      const words = searchWords(search);
      const hits = [...tree.nodes.values()].filter(({ unit }) => words.every((word) => foldForSearch(searchTextOf(unit)).includes(word)));
      return hits.map((node) => [...above(node)].reverse().concat(node.id));
    },
    [tree],
  );
  return (
    <div className={styles.twin}>
      <TreeTable
        key={String(isPosts)}
        label={messages.tree}
        roots={roots}
        columns={columns}
        rowKey={rowKey}
        childrenOf={childrenOf}
        {...(isPosts ? { loadChildren, findPaths } : { textOf })}
        openAtFirst={tree.roots.map(({ id }) => id)}
        searchExample={messages.searchExample}
        onOpen={({ node }) => onOpen(node.id, document.activeElement instanceof HTMLElement ? document.activeElement : document.body)}
        onRowMenu={({ node }, anchor) => onMenu(node.id, anchor)}
      />
    </div>
  );
}

function useColumns({ levelNames, marks }: CardLook, hasDegrees: boolean): readonly GridColumn<Row>[] {
  return useMemo(
    () => [
      { id: 'name', label: messages.name, width: 320, grows: true, render: (row: Row) => <Name row={row} /> },
      ...(marks.size === 0
        ? []
        : [
            {
              id: 'change',
              label: messages.change,
              width: 150,
              render: ({ node, post }: Row) => (post === undefined ? (marks.get(node.id) ?? []).map((kind) => <Mark key={kind} of={kind} />) : null),
            },
          ]),
      { id: 'leader', label: messages.leader, width: 180, render: (row: Row) => <Person row={row} /> },
      { id: 'code', label: messages.code, width: 110, render: ({ node, post }: Row) => <Ltr>{formatCode(post?.post.pseudoId ?? node.unit.pseudoId)}</Ltr> },
      { id: 'level', label: messages.level, width: 120, render: ({ node, post }: Row) => (post === undefined ? (levelNames.get(node.unit.levelEnumId ?? '') ?? '-') : '') },
      ...(hasDegrees ? [{ id: 'degree', label: messages.degree, width: 120, render: ({ node, post }: Row) => (post === undefined ? (node.unit.degreeTitle ?? '-') : '') }] : []),
      { id: 'holders', label: messages.holders, width: 90, align: 'count', render: ({ node, post }: Row) => (post === undefined ? formatNumber(node.totals.holders) : '') },
      { id: 'seats', label: messages.seats, width: 90, align: 'count', render: ({ node, post }: Row) => formatNumber(post?.post.seats ?? node.totals.seats) },
      {
        id: 'vacancies',
        label: messages.vacanciesColumn,
        width: 90,
        align: 'count',
        render: ({ node, post }: Row) => (post === undefined ? formatNumber(node.totals.vacancies) : ''),
      },
    ],
    [levelNames, marks, hasDegrees],
  );
}

function Name({ row: { node, post } }: { row: Row }) {
  return <bdi>{post?.post.description ?? node.unit.organizationName}</bdi>;
}

/** Who leads the unit or holds the post. */
function Person({ row: { node, post } }: { row: Row }) {
  if (post !== undefined && post.holder === undefined) return <Badge state="pending">{messages.vacant}</Badge>;
  const { managerName, managerPartyId, faceImage } = node.unit;
  const name = post === undefined ? managerName : post.holder?.fullName;
  if (name === null || name === undefined) return messages.noLeader;
  return (
    <span className={styles.person}>
      <Avatar name={name} partyId={post?.holder?.partyId ?? managerPartyId ?? undefined} photoUrl={photoUrl(post === undefined ? faceImage : post.holder?.faceImage)} size="sm" />
      {name}
    </span>
  );
}
