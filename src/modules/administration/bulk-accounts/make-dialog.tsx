import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { bulkTrial } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';
import styles from './bulk-accounts.module.css';
import { MakingProgress } from './making-progress.tsx';
import { type NameRule, nameRules } from './names.rules.ts';
import { useMaking } from './use-making.ui.ts';

export type Trial = ReplyOf<typeof bulkTrial>;
type Row = Trial['rows'][number];
const PAGE = 10;
const ADDRESS_SETTING = 'HCM_PUBLIC_URL';

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

function NamedRows({ rows, byMessage, isLoading }: { rows: readonly Row[]; byMessage: boolean; isLoading: boolean }) {
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / PAGE)));
  return (
    <Card isFlush>
      <DataGrid
        label={messages.newAccounts}
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

export interface MakeDialogProps {
  trial: Trial;
  rule: NameRule;
  /** Another rule is being tried. */
  isLoading: boolean;
  onRule: (rule: NameRule) => void;
  onClose: () => void;
  /** Accounts were made: the list is another one now. */
  onMade: () => void;
}

/** Who of the chosen gets which name, the group, and then the accounts with one file of slips. */
export function MakeDialog({ trial, rule, isLoading, onRule, onClose, onMade }: MakeDialogProps) {
  const [userGroupId, setGroup] = useState<string | null>(null);
  const [byMessage, setByMessage] = useState(false);
  const { progress, make } = useMaking();
  const accounts = trial.rows.flatMap(({ partyId, username }) => (username === null ? [] : [{ partyId, username }]));
  const count = formatNumber(accounts.length);
  const isBusy = progress !== undefined;
  const run = async (): Promise<void> => {
    const { made, isPrinted } = await make({ userGroupId: userGroupId ?? '', byMessage, accounts });
    const isWhole = made === accounts.length;
    if (isWhole && isPrinted) showAlert({ type: 'success', message: messages.done({ count }) });
    else if (made > 0) showAlert({ type: 'warning', message: isPrinted ? messages.stopped({ done: formatNumber(made) }) : messages.notPrinted });
    if (made > 0) onMade();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.newAccounts}
      size="lg"
      isLocked={isBusy}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="filled" isDisabled={userGroupId === null || accounts.length === 0 || isLoading} isPending={isBusy} onPress={() => void run()}>
            {messages.make({ count })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <div className={styles.choices}>
          <SelectField
            label={messages.group}
            value={userGroupId}
            onChange={setGroup}
            options={trial.groups.map((group) => ({ id: group.userGroupId, label: group.description }))}
            help={messages.groupNeeded}
            isRequired
            isDisabled={isBusy}
          />
          <SelectField
            label={messages.rule}
            value={rule}
            onChange={(id) => onRule(nameRules.find((one) => one === id) ?? 'personnelCode')}
            options={nameRules.map((id) => ({ id, label: messages.rules[id] }))}
            isClearable={false}
            isDisabled={isBusy}
          />
        </div>
        {trial.hasMessages ? (
          <CheckBox isSelected={byMessage} onChange={setByMessage} isDisabled={isBusy}>
            {messages.byMessage}
          </CheckBox>
        ) : (
          <p className={styles.faint}>{messages.noMessages}</p>
        )}
        {trial.address === null ? (
          <Alert type="warning" isLive={false}>
            {messages.noAddress({ setting: ADDRESS_SETTING })}
          </Alert>
        ) : null}
        <p>
          {messages.summary({ made: count, left: formatNumber(trial.rows.length - accounts.length) })}{' '}
          {trial.beyond > 0 ? messages.beyond({ count: formatNumber(trial.beyond) }) : null}
        </p>
        <p className={styles.faint}>{messages.effect}</p>
        {isBusy ? <MakingProgress label={messages.newAccounts} progress={progress} /> : null}
        <NamedRows rows={trial.rows} byMessage={byMessage} isLoading={isLoading} />
      </div>
    </Dialog>
  );
}
