import { type ReactNode, useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { TreeTable } from '#ui/tree-table/tree-table.tsx';
import { type ChartNode, growTree, searchTextOf } from '../chart/chart-tree.rules.ts';
import { unitTree } from './units.contract.ts';
import styles from './units.module.css';
import { unitsScreen } from './units.screen.ts';
import messages from './units-page.messages.fa.ts';

/** Whoever sees the screen sees every column of it. */
type Unit = Required<ReplyOf<typeof unitTree>['units'][number]>;
type Node = ChartNode<Unit>;

const columns: readonly GridColumn<Node>[] = [
  {
    id: 'name',
    label: messages.name,
    width: 300,
    grows: true,
    render: ({ unit: { organizationName, disabled } }) => (
      <>
        <bdi>{organizationName}</bdi>
        {disabled === 'Y' ? <Badge state="draft">{messages.isInactive}</Badge> : null}
      </>
    ),
  },
  { id: 'code', label: messages.code, width: 110, render: ({ unit }) => <Ltr>{formatCode(unit.pseudoId)}</Ltr> },
  { id: 'level', label: messages.level, width: 120, render: ({ unit }) => unit.levelName ?? '-' },
  { id: 'type', label: messages.type, width: 110, render: ({ unit }) => unit.typeName ?? '-' },
  { id: 'degree', label: messages.degree, width: 110, render: ({ unit }) => unit.degreeTitle ?? '-' },
  { id: 'manager', label: messages.manager, width: 190, render: ({ unit }) => <Manager unit={unit} /> },
  { id: 'seats', label: messages.seats, width: 100, align: 'count', render: ({ totals }) => formatNumber(totals.seats) },
  { id: 'holders', label: messages.holders, width: 100, align: 'count', render: ({ totals }) => formatNumber(totals.holders) },
  { id: 'vacancies', label: messages.vacancies, width: 100, align: 'count', render: ({ totals }) => formatNumber(totals.vacancies) },
];

function Manager({ unit: { managerName, managerPartyId, faceImage } }: Pick<Node, 'unit'>) {
  if (managerName === null) return '-';
  return (
    <span className={styles.person}>
      <Avatar name={managerName} partyId={managerPartyId ?? undefined} photoUrl={photoUrl(faceImage)} size="sm" />
      {managerName}
    </span>
  );
}

const rowKey = ({ id }: Node): string => id;
const childrenOf = ({ children }: Node): readonly Node[] => children;
const textOf = ({ unit }: Node): string => searchTextOf(unit);

/** The units of a day as they stand below one another; the counts of each are those with everything below it. */
export function UnitTree({ asOf, empty }: { asOf: string | undefined; empty: ReactNode }) {
  const open = useOpenScreen();
  const read = useCall(unitTree, { query: { asOf } });
  const { data } = read;
  const tree = useMemo(() => growTree((data?.units ?? []) as readonly Unit[]), [data]);
  if (read.error) return <ReadError of={read} title={messages.treeFailed} headingLevel={2} />;
  return (
    <TreeTable
      key={String(data === undefined)}
      label={messages.tree}
      roots={tree.roots}
      columns={columns}
      rowKey={rowKey}
      childrenOf={childrenOf}
      textOf={textOf}
      openAtFirst={tree.roots.map(({ id }) => id)}
      searchExample={messages.searchExample}
      isLoading={data === undefined}
      empty={empty}
      onOpen={({ id }) => void open(unitsScreen, { search: { unitId: id, asOf } })}
    />
  );
}
