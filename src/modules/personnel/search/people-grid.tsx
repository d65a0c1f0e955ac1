import type { ReactNode } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { photoUrl } from '#platform/files/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useSession } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { pageSizes } from '#ui/pager/pager.tsx';
import type { personList } from './search.contract.ts';
import styles from './search.module.css';
import type { ViewChange } from './search-filters.tsx';
import messages from './search-page.messages.fa.ts';
import type { ListView } from './search-view.ts';

export type ListPage = ReplyOf<typeof personList>;
export type ListedPerson = ListPage['rows'][number];

export interface PeopleProps {
  view: ListView;
  list: ListPage | undefined;
  isLoading: boolean;
  hasCompanies: boolean;
  onOpen: (person: ListedPerson) => void;
  onChange: (change: ViewChange) => void;
  empty: ReactNode;
  footer: ReactNode;
}

export function StatusBadge({ statusId }: { statusId: string }) {
  const isActive = statusId === 'ActiveRel';
  return (
    <Badge state={isActive ? 'active' : 'draft'} isPlain>
      {isActive ? messages.states.ActiveRel : messages.states.NotActiveRel}
    </Badge>
  );
}

const text = (value: string | null): string => value ?? kit.unknown;
/** Nothing for a fact of a class that one does not hold, a dash for one that nobody knows. */
const code = (value: string | null | undefined) => (value === undefined ? null : <Ltr>{formatCode(value)}</Ltr>);

const name: GridColumn<ListedPerson> = {
  id: 'lastName',
  label: messages.name,
  pinned: true,
  sortable: true,
  render: (person) => (
    <span className={styles.person}>
      <Avatar name={person.fullName} partyId={person.partyId} photoUrl={photoUrl(person.faceImage)} size="sm" />
      <bdi className={styles.name}>{person.fullName}</bdi>
    </span>
  ),
};
const always: readonly GridColumn<ListedPerson>[] = [
  { id: 'pseudoId', label: messages.code, sortable: true, render: (person) => code(person.pseudoId) },
  { id: 'unitName', label: messages.unitName, sortable: true, grows: true, render: (person) => text(person.unitName) },
  { id: 'positionTitle', label: messages.position, sortable: true, render: (person) => text(person.positionTitle) },
  { id: 'kind', label: messages.kind, render: (person) => text(person.employmentKind) },
  { id: 'hireDate', label: messages.hireDate, sortable: true, render: (person) => <Ltr>{formatDate(person.hireDate)}</Ltr> },
];
const state: GridColumn<ListedPerson> = { id: 'state', label: messages.state, render: (person) => <StatusBadge statusId={person.statusId} /> };
const company: GridColumn<ListedPerson> = { id: 'companyName', label: messages.company, sortable: true, render: (person) => person.companyName };
const nationalCode: GridColumn<ListedPerson> = { id: 'nationalCode', label: messages.nationalCode, render: (person) => code(person.nationalCode) };
const mobile: GridColumn<ListedPerson> = { id: 'mobile', label: messages.mobile, render: (person) => code(person.mobile) };

/** Whether the reply tells a fact of others: about themselves people see every class. */
export const tells = (rows: readonly ListedPerson[], key: 'nationalCode' | 'mobile', ownId: string | undefined): boolean =>
  rows.some((row) => row[key] !== undefined && row.partyId !== ownId);

/** Columns of what the reply holds: facts of a class the actor may not see are not in it. */
function columnsOf(rows: readonly ListedPerson[], view: ListView, hasCompanies: boolean, ownId: string | undefined): GridColumn<ListedPerson>[] {
  const has = (key: 'nationalCode' | 'mobile'): boolean => tells(rows, key, ownId);
  return [
    name,
    ...(view.status === 'all' ? [state] : []),
    ...always,
    ...(has('nationalCode') ? [nationalCode] : []),
    ...(has('mobile') ? [mobile] : []),
    ...(hasCompanies ? [company] : []),
  ];
}

/** The list as a table. */
export function PeopleGrid({ view, list, isLoading, hasCompanies, onOpen, onChange, empty, footer }: PeopleProps) {
  const ownId = useSession(({ user }) => user?.partyId);
  const rows = list?.rows ?? [];
  const sort = view.sort ?? (view.q === '' ? 'lastName' : undefined);
  return (
    <DataGrid
      label={messages.grid}
      columns={columnsOf(rows, view, hasCompanies, ownId)}
      rows={rows}
      rowKey={(person) => person.partyRelationshipId}
      sort={sort === undefined ? null : { column: sort, direction: view.order === 'desc' ? 'descending' : 'ascending' }}
      onSort={({ column, direction }) => onChange({ sort: column, order: direction === 'descending' ? 'desc' : '' })}
      isLoading={isLoading}
      bones={pageSizes[0]}
      onOpen={onOpen}
      total={list === undefined || list.countIsCapped ? null : list.count}
      offset={(view.page - 1) * view.size}
      empty={empty}
      footer={footer}
    />
  );
}
