import { useState } from 'react';
import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { useChosenRows } from '#ui/data-table/use-chosen-rows.ts';
import { formatCode, formatDateTime, formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { PagedGrid } from '#ui/read/paged-grid.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { IssueManyDialog } from './issue-many-dialog.tsx';
import { PdfButton, StateBadge } from './letter-pieces.tsx';
import { issueLetter, type LetterRow, letters, PAGE_SIZE, refuseLetter, withdrawLetter } from './letters.contract.ts';
import styles from './letters.module.css';
import messages from './letters-page.messages.fa.ts';

type Act = 'issue' | 'refuse' | 'withdraw';
type Asked = { readonly act: Act; readonly row: LetterRow } | { readonly act: 'issueMany'; readonly rows: readonly LetterRow[] };

const { columns } = messages;

function Acts({ row, mayIssue, onAct }: { row: LetterRow; mayIssue: boolean; onAct: (asked: Asked) => void }) {
  const { state, fullName, letterId, kind } = row;
  const name = fullName;
  return (
    <span className={styles.acts}>
      {state === 'issued' ? <PdfButton letterId={letterId} title={messages.kinds[kind]} /> : null}
      {mayIssue && state === 'asked' ? (
        <>
          <Button size="sm" variant="soft" aria-label={messages.issueOf({ name })} onPress={() => onAct({ act: 'issue', row })}>
            {messages.issue}
          </Button>
          <Button size="sm" aria-label={messages.refuseOf({ name })} onPress={() => onAct({ act: 'refuse', row })}>
            {messages.refuse}
          </Button>
        </>
      ) : null}
      {mayIssue && state === 'issued' ? (
        <Button size="sm" aria-label={messages.withdrawOf({ name })} onPress={() => onAct({ act: 'withdraw', row })}>
          {messages.withdraw}
        </Button>
      ) : null}
    </span>
  );
}

const columnsOf = (isOfAll: boolean, mayIssue: boolean, onAct: (asked: Asked) => void): GridColumn<LetterRow>[] => [
  ...(isOfAll
    ? [
        { id: 'person', label: columns.person, grows: true, render: ({ fullName }: LetterRow) => <bdi>{fullName}</bdi> },
        { id: 'code', label: columns.code, render: ({ pseudoId }: LetterRow) => <Ltr>{formatCode(pseudoId)}</Ltr> },
      ]
    : []),
  { id: 'kind', label: columns.kind, render: ({ kind, language }) => messages.toWhom({ language: messages.kinds[kind], addressee: messages.languages[language] }) },
  { id: 'addressee', label: columns.addressee, grows: true, render: ({ addressee }) => <bdi>{addressee}</bdi> },
  { id: 'number', label: columns.number, render: ({ number }) => <Ltr>{formatCode(number)}</Ltr> },
  { id: 'state', label: columns.state, render: StateBadge },
  { id: 'asked', label: columns.asked, render: ({ askedAt }) => formatDateTime(askedAt) },
  { id: 'reason', label: columns.reason, render: ({ reason, note }) => <bdi>{reason ?? note ?? kit.unknown}</bdi> },
  { id: 'acts', label: columns.acts, isService: true, hasControls: true, render: (row) => <Acts row={row} mayIssue={mayIssue} onAct={onAct} /> },
];

interface InboxProps {
  /** Only of this person; of everybody in scope when absent. */
  partyId?: string;
  state?: LetterRow['state'];
}

/** Letters that the reader may see, and what may be done with them. */
export function LettersInbox({ partyId, state }: InboxProps) {
  const [page, turnTo] = useState(1);
  const [asked, ask] = useState<Asked>();
  const isForReading = useForReading();
  const mayIssue = useMay(issueLetter) && !isForReading;
  const query = { ...(partyId === undefined ? {} : { partyId }), ...(state === undefined ? {} : { state }), pageIndex: page - 1 };
  const read = useCall(letters, { query, keepPrevious: true });
  const { grid, chosen, clear } = useChosenRows(read.data?.rows ?? [], ({ letterId }) => letterId);
  const mayChoose = mayIssue && state === 'asked';
  const close = (): void => ask(undefined);
  const closeMany = (): void => {
    clear();
    close();
  };
  return (
    <Card isFlush>
      {mayChoose && chosen.length > 0 ? (
        <div className={styles.many}>
          <Button variant="filled" size="sm" onPress={() => ask({ act: 'issueMany', rows: chosen })}>
            {messages.issueMany({ count: formatNumber(chosen.length) })}
          </Button>
          <Button size="sm" onPress={clear}>
            {messages.chooseNone}
          </Button>
        </div>
      ) : null}
      <PagedGrid
        of={read}
        label={messages.inbox}
        columns={columnsOf(partyId === undefined, mayIssue, ask)}
        rowKey={({ letterId }) => letterId}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        bones={3}
        failed={messages.failed}
        none={state === undefined ? messages.noneOfPerson : messages.none}
        headingLevel={2}
        selection={mayChoose ? grid : undefined}
      />
      {asked === undefined ? null : asked.act === 'issueMany' ? (
        <IssueManyDialog rows={asked.rows} onClose={closeMany} />
      ) : asked.act === 'issue' ? (
        <IssueDialog row={asked.row} onClose={close} />
      ) : (
        <Ending act={asked.act} row={asked.row} onClose={close} />
      )}
    </Card>
  );
}

/** Refusing and withdrawing: both need a reason. */
function Ending({ act, row: { letterId }, onClose }: { act: 'refuse' | 'withdraw'; row: LetterRow; onClose: () => void }) {
  const refuse = useSend(refuseLetter);
  const withdraw = useSend(withdrawLetter);
  const isRefusal = act === 'refuse';
  return (
    <AskTextDialog
      title={isRefusal ? messages.refuseTitle : messages.withdrawTitle}
      text={isRefusal ? undefined : messages.withdrawText}
      label={messages.reason}
      rows={2}
      maxLength={500}
      needed={messages.reasonNeeded}
      confirmLabel={messages[act]}
      isDanger
      onClose={onClose}
      act={async (reason) => {
        const sent = { params: { letterId }, body: { reason } };
        await (isRefusal ? refuse.mutateAsync(sent) : withdraw.mutateAsync(sent));
        showToast({ type: 'success', message: isRefusal ? messages.refused : messages.withdrawnNow });
      }}
    />
  );
}
