import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { today as todayNow } from '#ui/format/today.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import common from '../access-level.messages.fa.ts';
import styles from '../access-level.module.css';
import { users } from '../users/users.contract.ts';
import userMessages from '../users/users.messages.fa.ts';
import { usersTable } from '../users/users.table.ts';
import { addMembers, groupMembers } from './groups.contract.ts';
import messages from './groups.messages.fa.ts';
import type { GroupRow } from './groups-tab.tsx';
import { Memberships } from './memberships.tsx';

/** The picker is a table of its own, so that its views and widths are not those of the tab of users. */
const pickerTable = { ...usersTable, key: 'access/members', title: messages.addMembers };

/** Members of a group, and the table of accounts to choose further ones from. */
export function MembersDialog({ group, onClose }: { group: GroupRow; onClose: () => void }) {
  const [part, setPart] = useState('members');
  const mayManage = useMay(addMembers);
  return (
    <Dialog isOpen onClose={onClose} title={messages.membersOf({ group: group.description })} size="lg">
      {mayManage ? (
        <Tabs
          label={messages.members}
          isSegmented
          tabs={[
            { id: 'members', label: messages.members },
            { id: 'add', label: messages.addMembers },
          ]}
          selected={part}
          onSelect={setPart}
        >
          {part === 'members' ? <Members group={group} mayEnd /> : <Picker group={group} onAdded={() => setPart('members')} />}
        </Tabs>
      ) : (
        <Members group={group} mayEnd={false} />
      )}
    </Dialog>
  );
}

function Members({ group: { userGroupId }, mayEnd }: { group: GroupRow; mayEnd: boolean }) {
  const { data, error, isFetching, refetch } = useCall(groupMembers, { query: { userGroupId } });
  const { columns } = messages;
  if (error)
    return (
      <ErrorState title={common.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  return (
    <div className={styles.stack}>
      <Memberships
        label={messages.members}
        rows={data?.members ?? []}
        isLoading={isFetching}
        empty={messages.noMembers}
        named={[
          { id: 'fullName', label: columns.fullName, render: ({ fullName }) => fullName },
          { id: 'username', label: columns.username, render: ({ username }) => <Ltr>{username}</Ltr> },
        ]}
        memberOf={({ userId }) => ({ userGroupId, userId })}
        mayEnd={({ isOwn }) => mayEnd && !isOwn}
        ending={({ fullName: name }) => ({ label: messages.endOf({ name }), question: messages.endAsk({ name }) })}
      />
      {data?.isCapped === true ? <p className={styles.note}>{messages.someMembers({ count: formatNumber(data.members.length) })}</p> : null}
    </div>
  );
}

function Picker({ group: { userGroupId }, onAdded }: { group: GroupRow; onAdded: () => void }) {
  const [fromDate, setFrom] = useState<string | null>(todayNow());
  const [thruDate, setThru] = useState<string | null>(null);
  const add = useSend(addMembers);
  async function take(selection: BulkSelection): Promise<void> {
    const body = { userGroupId, selection, fromDate: fromDate ?? todayNow(), thruDate };
    showAlert({ type: 'success', message: (await add.mutateAsync({ body })).messages });
    onAdded();
  }
  return (
    <div className={styles.stack}>
      <Alert type="info" isLive={false}>
        {messages.signOutNote}
      </Alert>
      <Choices>
        <DateField label={messages.fromDate} value={fromDate} onChange={setFrom} disablePast isRequired />
        <DateField label={messages.thruDate} help={messages.thruDateHelp} value={thruDate} onChange={setThru} disablePast />
      </Choices>
      <DataTable
        of={pickerTable}
        list={users.list}
        isLocal
        hasNoViews
        hasNoPrint
        unit={userMessages.unit}
        searchExample={userMessages.searchExample}
        rowName={({ fullName }) => fullName}
        bulkActions={[{ id: 'add', label: messages.addToGroup, icon: UserPlus, run: take }]}
        empty={userMessages.empty}
      />
    </div>
  );
}
