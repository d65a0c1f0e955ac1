import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { formatDate } from '#ui/format/format.ts';
import { today as todayNow } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import common from '../access-level.messages.fa.ts';
import styles from '../access-level.module.css';
import { mayOf } from '../explain/explain.contract.ts';
import { users } from '../users/users.contract.ts';
import { addMembers, endMembership, groupMembers, groupsOfUser, userGroups } from './groups.contract.ts';
import messages from './groups.messages.fa.ts';

type Answer = ReplyOf<typeof groupsOfUser>;
type Membership = Answer['memberships'][number];

interface Account {
  readonly userId: string;
  readonly name: string;
}

interface Wish {
  readonly userGroupId: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
}

/** What a change of memberships makes old. */
const outdates = [groupsOfUser, groupMembers, userGroups, users.list, mayOf];

/** The groups of one account: with their days, and where the reader may, a group more or one less. */
export function UserGroupsDialog({ userId, name, onClose }: Account & { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCall(groupsOfUser, { query: { userId } });
  const mayManage = useMay('systemManagement/accessLevel/userGroups/members');
  return (
    <Dialog isOpen onClose={onClose} title={messages.groupsOf({ name })} size="lg" isDismissable>
      {error ? (
        <ErrorState title={common.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      ) : (
        <div className={styles.stack}>
          <Memberships account={{ userId, name }} rows={data?.memberships ?? []} isLoading={isFetching} mayManage={mayManage} />
          {data === undefined || !mayManage ? null : <Giving account={{ userId, name }} answer={data} />}
        </div>
      )}
    </Dialog>
  );
}

function Memberships({ account, rows, isLoading, mayManage }: { account: Account; rows: readonly Membership[]; isLoading: boolean; mayManage: boolean }) {
  const [asked, setAsked] = useState<Membership>();
  const end = useSend(endMembership, { outdates });
  const { columns } = messages;
  async function finish({ userGroupId, companyId, fromDate }: Membership): Promise<void> {
    try {
      // the day before is the last one: from now on the membership is over
      const { messages: said } = await end.mutateAsync({ body: { userGroupId, userId: account.userId, companyId, fromDate, thruDate: addDays(todayNow(), -1) } });
      showAlert({ type: 'success', message: said });
    } catch (refusal) {
      showError(refusal);
    }
  }
  return (
    <Card isFlush>
      <DataGrid
        label={messages.groupsOf({ name: account.name })}
        rows={rows}
        rowKey={({ userGroupId, companyId, fromDate }) => `${userGroupId} ${companyId} ${fromDate}`}
        isLoading={isLoading}
        hasCards
        empty={<EmptyState title={messages.noMemberships} />}
        columns={[
          { id: 'description', label: messages.group, grows: true, render: ({ description }) => description },
          { id: 'companyName', label: columns.companyName, render: ({ companyName }) => companyName },
          { id: 'fromDate', label: columns.fromDate, render: ({ fromDate }) => formatDate(fromDate) },
          { id: 'thruDate', label: columns.thruDate, render: ({ thruDate }) => (thruDate === null ? null : formatDate(thruDate)) },
          {
            id: 'acts',
            label: messages.acts,
            isService: true,
            hasControls: true,
            pinned: 'end',
            render: (one) =>
              mayManage && one.mayEnd ? <IconButton size="sm" icon={UserMinus} label={messages.endOfGroup({ group: one.description })} onPress={() => setAsked(one)} /> : null,
          },
        ]}
      />
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={messages.end}
          confirmLabel={messages.endOfGroup({ group: asked.description })}
          isDanger
          onConfirm={() => finish(asked)}
        >
          {messages.endOfGroupAsk({ name: account.name, group: asked.description })}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Giving({ account: { userId }, answer: { giveable, isOwn } }: { account: Account; answer: Answer }) {
  const add = useSend(addMembers, { outdates });
  const form = useForm<Wish>({
    initial: { userGroupId: null, fromDate: todayNow(), thruDate: null },
    validate: ({ userGroupId, fromDate }) => ({
      userGroupId: userGroupId === null ? messages.groupNeeded : undefined,
      fromDate: fromDate === null ? messages.fromDateNeeded : undefined,
    }),
    submit: async ({ userGroupId, fromDate, thruDate }) => {
      const body = { userGroupId: userGroupId ?? '', selection: { keys: [userId] }, status: 'all' as const, fromDate: fromDate ?? '', thruDate };
      showAlert({ type: 'success', message: (await add.mutateAsync({ body })).messages });
      form.reset();
      return undefined;
    },
  });
  if (isOwn || giveable.length === 0)
    return (
      <Alert type="info" isLive={false}>
        {isOwn ? messages.ownNote : messages.nothingToGive}
      </Alert>
    );
  return (
    <section className={styles.stack}>
      <h3 className={styles.heading}>{messages.newMembership}</h3>
      <p className={styles.note}>{messages.signOutNote}</p>
      <FormFrame form={form} className={styles.stack}>
        <Choices>
          <SelectField {...form.field('userGroupId')} label={messages.group} options={giveable.map((group) => ({ id: group.userGroupId, label: group.description }))} isRequired />
          <DateField {...form.field('fromDate')} label={messages.fromDate} disablePast isRequired />
          <DateField {...form.field('thruDate')} label={messages.thruDate} help={messages.thruDateHelp} disablePast />
        </Choices>
        <div>
          <Button type="submit" variant="filled" isPending={form.isPending}>
            {messages.addToGroup}
          </Button>
        </div>
      </FormFrame>
    </section>
  );
}
