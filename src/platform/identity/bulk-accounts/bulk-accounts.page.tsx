import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Page } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { bulkTrial } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';
import styles from './bulk-accounts.module.css';
import { type NameRule, nameRules } from './names.rules.ts';
import { useMaking } from './use-making.ui.ts';

type Trial = ReplyOf<typeof bulkTrial>;
type Row = Trial['rows'][number];
const PAGE = 20;

const columnsOf = (byMessage: boolean): GridColumn<Row>[] => {
  const { columns, ways } = messages;
  const wayOf = ({ username, hasMessageWay }: Row) =>
    username === null ? <span className={styles.faint}>{messages.leftOut}</span> : byMessage && hasMessageWay ? ways.message : ways.paper;
  return [
    { id: 'code', label: columns.code, render: ({ personnelCode }) => <Ltr>{formatCode(personnelCode)}</Ltr> },
    { id: 'name', label: columns.name, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
    { id: 'username', label: columns.username, render: ({ username }) => (username === null ? null : <Ltr>{username}</Ltr>) },
    { id: 'way', label: columns.way, grows: true, render: wayOf },
  ];
};

interface Choice {
  readonly rule: NameRule;
  readonly userGroupId: string | null;
  readonly byMessage: boolean;
}

interface ChoicesProps {
  trial: Trial | undefined;
  choice: Choice;
  isGroupMissing: boolean;
  onChange: (part: Partial<Choice>) => void;
}

function Choices({ trial, choice: { rule, userGroupId, byMessage }, isGroupMissing, onChange }: ChoicesProps) {
  return (
    <Card>
      <div className={styles.choices}>
        <SelectField
          label={messages.rule}
          value={rule}
          onChange={(id) => onChange({ rule: nameRules.find((one) => one === id) ?? 'personnelCode' })}
          options={nameRules.map((id) => ({ id, label: messages.rules[id] }))}
          isClearable={false}
        />
        <SelectField
          label={messages.group}
          value={userGroupId}
          onChange={(id) => onChange({ userGroupId: id })}
          options={(trial?.groups ?? []).map((group) => ({ id: group.userGroupId, label: group.description }))}
          error={isGroupMissing ? messages.groupNeeded : undefined}
          isLoading={trial === undefined}
          isRequired
        />
      </div>
      {trial?.hasMessages === false ? <p className={styles.note}>{messages.noMessages}</p> : null}
      {trial?.hasMessages ? (
        <div className={styles.note}>
          <CheckBox isSelected={byMessage} onChange={(checked) => onChange({ byMessage: checked })}>
            {messages.byMessage}
          </CheckBox>
        </div>
      ) : null}
    </Card>
  );
}

function TrialRows({ rows, byMessage, isLoading }: { rows: readonly Row[]; byMessage: boolean; isLoading: boolean }) {
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / PAGE)));
  return (
    <Card isFlush>
      <DataGrid
        label={messages.title}
        columns={columnsOf(byMessage)}
        rows={rows.slice((page - 1) * PAGE, page * PAGE)}
        rowKey={({ partyId }) => partyId}
        isLoading={isLoading}
        total={rows.length}
        offset={(page - 1) * PAGE}
        hasCards
        empty={<EmptyState title={messages.none} />}
        footer={rows.length > PAGE ? <Pager page={page} pageSize={PAGE} total={rows.length} onPage={setPage} /> : undefined}
      />
    </Card>
  );
}

/** Who would get which account; then the accounts, part by part, with their slips. */
export default function BulkAccountsPage() {
  const [choice, setChoice] = useState<Choice>({ rule: 'personnelCode', userGroupId: null, byMessage: false });
  const [isAsked, setAsked] = useState(false);
  const [isGroupMissing, setGroupMissing] = useState(false);
  const { data, error, refetch, isFetching } = useCall(bulkTrial, { query: { rule: choice.rule }, keepPrevious: true, staleTime: 0 });
  const { done, make } = useMaking();
  const rows = data?.rows ?? [];
  const accounts = rows.flatMap(({ partyId, username }) => (username === null ? [] : [{ partyId, username }]));
  const count = formatNumber(accounts.length);
  const run = async (): Promise<void> => {
    const made = await make({ userGroupId: choice.userGroupId ?? '', byMessage: choice.byMessage, accounts });
    const isWhole = made === accounts.length;
    showAlert({ type: isWhole ? 'success' : 'warning', message: isWhole ? messages.done({ count }) : messages.stopped({ done: formatNumber(made) }) });
    void refetch();
  };
  const ask = (): void => {
    setGroupMissing(choice.userGroupId === null);
    setAsked(choice.userGroupId !== null);
  };
  const change = (part: Partial<Choice>): void => {
    setChoice({ ...choice, ...part });
    setGroupMissing(false);
  };
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Choices trial={data} choice={choice} isGroupMissing={isGroupMissing} onChange={change} />
      {data === undefined ? null : (
        <div className={styles.start}>
          <p>
            {messages.summary({ made: count, left: formatNumber(rows.length - accounts.length), has: formatNumber(data.withAccount) })}{' '}
            {data.beyond > 0 ? messages.beyond({ count: formatNumber(data.beyond) }) : null}
          </p>
          <Button variant="filled" isDisabled={accounts.length === 0 || done !== undefined} onPress={ask}>
            {messages.make({ count })}
          </Button>
        </div>
      )}
      {done === undefined ? null : (
        <Alert type="info">
          {messages.progress({ done: formatNumber(done), all: count })}
          <ProgressBar label={messages.title} value={done} max={accounts.length} />
        </Alert>
      )}
      {error ? (
        <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      ) : (
        <TrialRows rows={rows} byMessage={choice.byMessage} isLoading={isFetching} />
      )}
      <ConfirmDialog isOpen={isAsked} onClose={() => setAsked(false)} title={messages.question({ count })} confirmLabel={messages.make({ count })} onConfirm={run}>
        {messages.effect}
        {done === undefined ? null : <p>{messages.progress({ done: formatNumber(done), all: count })}</p>}
      </ConfirmDialog>
    </Page>
  );
}
