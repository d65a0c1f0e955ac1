import { X } from 'lucide-react';
import { useState } from 'react';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/button/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatCode, formatDateTime } from '#ui/format/format.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './management.messages.fa.ts';
import styles from './management.module.css';

/** Somebody an announcement is for; states and times where it was sent. */
export interface AudiencePerson {
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly detail: string | null;
  readonly statusId?: 'CeSent' | 'CeReceived' | 'CeViewed' | null;
  readonly receivedDate?: string | null;
  readonly viewedDate?: string | null;
}

const PAGE = 10;
const badges: Readonly<Record<'CeSent' | 'CeReceived' | 'CeViewed', BadgeState>> = { CeSent: 'draft', CeReceived: 'pending', CeViewed: 'approved' };

const whoColumns: readonly GridColumn<AudiencePerson>[] = [
  { id: 'fullName', label: messages.fullName, width: 200, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'pseudoId', label: messages.pseudoId, width: 120, render: ({ pseudoId }) => <bdi dir="ltr">{formatCode(pseudoId)}</bdi> },
  { id: 'detail', label: messages.positionTitle, width: 260, grows: true, render: ({ detail }) => detail },
];

const stateColumns: readonly GridColumn<AudiencePerson>[] = [
  {
    id: 'statusId',
    label: messages.reach,
    width: 130,
    render: ({ statusId }) => (statusId == null ? null : <Badge state={badges[statusId]}>{statusId === 'CeSent' ? messages.notReached : messages.statuses[statusId]}</Badge>),
  },
  { id: 'receivedDate', label: messages.receivedAt, width: 150, render: ({ receivedDate }) => (receivedDate == null ? null : formatDateTime(receivedDate)) },
  { id: 'viewedDate', label: messages.viewedAt, width: 150, render: ({ viewedDate }) => (viewedDate == null ? null : formatDateTime(viewedDate)) },
];

interface PeopleListProps {
  people: readonly AudiencePerson[];
  /** With it people may be taken out. */
  onRemove?: (partyId: string) => void;
  /** It was sent: what has become of it with each. */
  hasStates?: boolean;
}

/** The people of an audience, found by words, a page at a time: all of them are in the browser. */
export function PeopleList({ people, onRemove, hasStates = false }: PeopleListProps) {
  const [words, setWords] = useState('');
  const [asked, setPage] = useState(1);
  const folded = foldForSearch(words);
  const found = folded === '' ? people : people.filter(({ fullName, pseudoId, detail }) => foldForSearch(`${fullName} ${pseudoId ?? ''} ${detail ?? ''}`).includes(folded));
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / PAGE)));
  const removal: GridColumn<AudiencePerson> = {
    id: 'remove',
    label: messages.remove,
    width: 80,
    hasControls: true,
    render: ({ partyId, fullName }) => <IconButton size="sm" icon={X} label={messages.removeOf(fullName)} onPress={() => onRemove?.(partyId)} />,
  };
  return (
    <>
      {people.length > PAGE ? (
        <TextField kind="search" label={messages.searchChosen} isLabelHidden placeholder={messages.searchChosen} value={words} onChange={setWords} className={styles.search} />
      ) : null}
      <DataGrid
        label={messages.audienceList}
        columns={[...whoColumns, ...(hasStates ? stateColumns : []), ...(onRemove === undefined ? [] : [removal])]}
        rows={found.slice((page - 1) * PAGE, page * PAGE)}
        rowKey={({ partyId }) => partyId}
        hasCards
        total={found.length}
        offset={(page - 1) * PAGE}
        empty={<EmptyState title={messages.nobodyFound} headingLevel={3} />}
        footer={found.length > PAGE ? <Pager page={page} pageSize={PAGE} total={found.length} onPage={setPage} unit={messages.person} /> : undefined}
      />
    </>
  );
}
