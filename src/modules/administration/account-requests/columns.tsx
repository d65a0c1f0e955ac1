import type { RequestState } from '#platform/identity/account-requests/account-requests.rules.ts';
import { nameOf } from '#platform/identity/account-requests/account-requests.rules.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import messages from './account-requests.messages.fa.ts';
import styles from './account-requests.module.css';
import type { RequestRow } from './account-requests.page.tsx';

function Contact({ row: { mobile, email } }: { row: RequestRow }) {
  return (
    <span className={styles.contact}>
      {mobile ? <Ltr>{formatCode(mobile)}</Ltr> : null}
      {email ? <Ltr>{email}</Ltr> : null}
    </span>
  );
}

/** Columns of the list; decided requests show when and why instead of a button. */
export function columnsOf(state: RequestState, onReview: ((row: RequestRow) => void) | undefined): GridColumn<RequestRow>[] {
  const { columns } = messages;
  const shared: GridColumn<RequestRow>[] = [
    { id: 'name', label: columns.name, grows: true, render: (row) => <bdi>{nameOf(row)}</bdi> },
    {
      id: 'username',
      label: columns.username,
      render: (row) => (
        <span className={styles.cell}>
          <Ltr>{row.username}</Ltr>
          {row.isUsernameTaken && row.state === 'waiting' ? <Badge state="returned">{messages.taken}</Badge> : null}
        </span>
      ),
    },
    { id: 'nationalCode', label: columns.nationalCode, render: (row) => <Ltr>{formatCode(row.nationalCode)}</Ltr> },
    { id: 'contact', label: columns.contact, render: (row) => <Contact row={row} /> },
    { id: 'created', label: columns.created, render: (row) => <Ltr>{formatDate(row.createdDate)}</Ltr> },
  ];
  if (state !== 'waiting')
    return [
      ...shared,
      { id: 'decided', label: columns.decided, render: (row) => <Ltr>{formatDate(row.decidedDate)}</Ltr> },
      ...(state === 'refused' ? [{ id: 'reason', label: columns.reason, grows: true, render: (row: RequestRow) => row.reason ?? kit.unknown }] : []),
    ];
  if (!onReview) return shared;
  return [
    ...shared,
    {
      id: 'actions',
      label: columns.actions,
      render: (row) => (
        <Button size="sm" aria-label={messages.reviewOf({ name: nameOf(row) })} onPress={() => onReview(row)}>
          {messages.review}
        </Button>
      ),
    },
  ];
}
