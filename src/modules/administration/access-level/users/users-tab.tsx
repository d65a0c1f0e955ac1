import { KeyRound, LockOpen, ScanEye, UserCheck, UsersRound, UserX } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { BodyInput } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowAction, RowOf } from '#ui/data-table/types.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useScreenTab } from '#ui/tabs/screen-tabs.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import styles from '../access-level.module.css';
import { accessLevelScreen } from '../access-level.screen.ts';
import { mayOf } from '../explain/explain.contract.ts';
import { MayOfDialog } from '../explain/may-of-dialog.tsx';
import { groupsOfUser } from '../groups/groups.contract.ts';
import { UserGroupsDialog } from '../groups/user-groups-dialog.tsx';
import { editUser, users } from './users.contract.ts';
import messages from './users.messages.fa.ts';
import { usersTable } from './users.table.ts';

type User = RowOf<typeof users.list>;
type Switches = Omit<BodyInput<typeof editUser>, 'userId'>;

/** An act that ends somebody's work is asked about first. */
interface Asked {
  readonly user: User;
  readonly act: 'disable' | 'endEmployment';
}
const switchesOf = { disable: { disabled: 'Y' }, endEmployment: { statusId: 'NotActiveRel' } } as const satisfies Record<Asked['act'], Switches>;
const statuses = ['ActiveRel', 'NotActiveRel', 'all'] as const;

/** The accounts, and what may be switched about them. */
export function UsersTab() {
  const [status, select] = useScreenTab(accessLevelScreen, statuses, { name: 'status', forgets: ['page'] });
  const query = useMemo(() => ({ status }), [status]);
  const [asked, setAsked] = useState<Asked>();
  const [explained, setExplained] = useState<User>();
  const [grouped, setGrouped] = useState<User>();
  const edit = useSend(editUser);
  const mayEdit = useMay(editUser);
  const mayExplain = useMay(mayOf);
  const maySeeGroups = useMay(groupsOfUser);
  async function change({ userId }: User, switches: Switches): Promise<void> {
    try {
      showAlert({ type: 'success', message: (await edit.mutateAsync({ body: { userId, ...switches } })).messages });
    } catch (error) {
      showError(error);
    }
  }
  const rowActions = [...(maySeeGroups ? [grouping(setGrouped)] : []), ...(mayExplain ? [explaining(setExplained)] : []), ...(mayEdit ? switching(change, setAsked) : [])];
  return (
    <Tabs label={messages.statusLabel} isSegmented tabs={statuses.map((id) => ({ id, label: messages.statuses[id] }))} selected={status} onSelect={select}>
      <DataTable
        of={usersTable}
        list={users.list}
        export={users.export}
        query={query}
        unit={messages.unit}
        searchExample={messages.searchExample}
        rowName={({ fullName }) => fullName}
        rowActions={rowActions}
        cells={cells}
        tone={({ disabled }) => (disabled === 'Y' ? 'disabled' : undefined)}
        empty={messages.empty}
      />
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={messages.actions[asked.act]}
          confirmLabel={messages.actions[asked.act]}
          isDanger
          onConfirm={() => change(asked.user, switchesOf[asked.act])}
        >
          {messages.ask[asked.act]({ name: asked.user.fullName })}
        </ConfirmDialog>
      )}
      {grouped === undefined ? null : <UserGroupsDialog userId={grouped.userId} name={grouped.fullName} onClose={() => setGrouped(undefined)} />}
      {explained === undefined ? null : <MayOfDialog userId={explained.userId} name={explained.fullName} onClose={() => setExplained(undefined)} />}
    </Tabs>
  );
}

const { actions, disabledLabels, columns } = messages;

/** What is out of order stands out, not what is as usual; a lock stands beside the state, where it is seen without its own column. */
const cells: Readonly<Record<string, (user: User) => ReactNode>> = {
  disabled: ({ disabled, locked }) => (
    <span className={styles.acts}>
      <Badge state={disabled === 'Y' ? 'rejected' : 'active'} isPlain>
        {disabledLabels[disabled]}
      </Badge>
      {locked === 'Y' ? <Badge state="overdue">{columns.locked}</Badge> : null}
    </span>
  ),
  locked: ({ locked }) => (locked === 'Y' ? <Badge state="overdue">{columns.locked}</Badge> : null),
};

const grouping = (show: (user: User) => void): RowAction<User> => ({ id: 'groups', label: actions.groups, icon: UsersRound, run: show });

const explaining = (show: (user: User) => void): RowAction<User> => ({ id: 'explain', label: actions.explain, icon: ScanEye, run: show, isRare: true });

/** The switches, each shown where it would change something. The own account is another administrator's. */
function switching(change: (user: User, switches: Switches) => Promise<void>, ask: (asked: Asked) => void): readonly RowAction<User>[] {
  const act = (id: keyof typeof actions, icon: RowAction<User>['icon'], isShown: (user: User) => boolean, run: (user: User) => void): RowAction<User> => ({
    id,
    label: actions[id],
    icon,
    isShown: (user) => !user.isOwn && isShown(user),
    run,
    // one icon only: a wider column would push the last sign-in out of sight
    isRare: true,
    isDanger: id === 'disable' || id === 'endEmployment',
  });
  return [
    act(
      'unlock',
      LockOpen,
      ({ locked }) => locked === 'Y',
      (user) => void change(user, { unlock: true }),
    ),
    act(
      'disable',
      UserX,
      ({ disabled }) => disabled === 'N',
      (user) => ask({ user, act: 'disable' }),
    ),
    act(
      'enable',
      UserCheck,
      ({ disabled }) => disabled === 'Y',
      (user) => void change(user, { disabled: 'N' }),
    ),
    act(
      'requireChange',
      KeyRound,
      ({ mustChange }) => mustChange === 'N',
      (user) => void change(user, { requirePasswordChange: true }),
    ),
    act(
      'dropChange',
      KeyRound,
      ({ mustChange }) => mustChange === 'Y',
      (user) => void change(user, { requirePasswordChange: false }),
    ),
    act(
      'endEmployment',
      UserX,
      ({ statusId }) => statusId === 'ActiveRel',
      (user) => ask({ user, act: 'endEmployment' }),
    ),
    act(
      'resumeEmployment',
      UserCheck,
      ({ statusId }) => statusId === 'NotActiveRel',
      (user) => void change(user, { statusId: 'ActiveRel' }),
    ),
  ];
}
