import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { PagedGrid } from '#ui/read/paged-grid.tsx';
import { changeRequests, PAGE_SIZE, type RequestRow } from '../change-requests.contract.ts';
import messages from '../change-requests-page.messages.fa.ts';
import { OutcomeBadge, titleOf } from '../request-pieces.tsx';
import { ReviewDialog } from './review-dialog.tsx';

interface InboxProps {
  /** Only of this person; of everybody in scope when absent. */
  partyId?: string;
  /** Only those in this state. */
  state?: RequestRow['state'];
  page?: number;
  onPage?: (page: number) => void;
  /** The one whose review is open, when the address names it. */
  requestId?: string | undefined;
  onReview?: (requestId: string | undefined) => void;
}

const { columns } = messages;

const columnsOf = (onReview: (row: RequestRow) => void, isOfAll: boolean): GridColumn<RequestRow>[] => [
  ...(isOfAll
    ? [
        { id: 'person', label: columns.person, grows: true, render: ({ fullName }: RequestRow) => <bdi>{fullName}</bdi> },
        { id: 'code', label: columns.code, render: ({ pseudoId }: RequestRow) => <Ltr>{formatCode(pseudoId)}</Ltr> },
      ]
    : []),
  { id: 'what', label: columns.what, grows: true, render: titleOf },
  { id: 'fields', label: columns.fields, render: ({ fieldCount }) => formatNumber(fieldCount) },
  { id: 'outcome', label: columns.outcome, render: (row) => <OutcomeBadge {...row} /> },
  { id: 'sent', label: columns.sent, render: ({ sentAt }) => formatDateTime(sentAt) },
  { id: 'closed', label: columns.closed, render: ({ closedAt }) => formatDateTime(closedAt) },
  {
    id: 'acts',
    label: columns.acts,
    isService: true,
    hasControls: true,
    render: (row) => (
      <Button size="sm" aria-label={messages.reviewOf({ name: row.fullName })} onPress={() => onReview(row)}>
        {messages.review}
      </Button>
    ),
  },
];

/** Requests for a change that the reader may see. */
export function ChangesInbox({ partyId, state, page = 1, onPage, requestId, onReview }: InboxProps) {
  const [reviewed, review] = useState<string>();
  const [ownPage, turnTo] = useState(page);
  const shownPage = onPage === undefined ? ownPage : page;
  const query = { ...(partyId === undefined ? {} : { partyId }), ...(state === undefined ? {} : { state }), pageIndex: shownPage - 1 };
  const mayRead = useMay(changeRequests);
  const read = useCall(changeRequests, { query, keepPrevious: true, enabled: mayRead });
  const openId = onReview === undefined ? reviewed : requestId;
  const open = onReview ?? review;
  return (
    <Card isFlush>
      <PagedGrid
        of={read}
        label={messages.tabs.changes}
        columns={columnsOf(({ requestId: id }) => open(id), partyId === undefined)}
        rowKey={(row) => row.requestId}
        page={shownPage}
        pageSize={PAGE_SIZE}
        onPage={onPage ?? turnTo}
        bones={3}
        failed={messages.failed}
        none={messages.none[state ?? 'all']}
        headingLevel={2}
      />
      {openId === undefined ? null : <ReviewDialog key={openId} requestId={openId} onClose={() => open(undefined)} />}
    </Card>
  );
}
