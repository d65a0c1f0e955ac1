import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { today as todayNow } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import common from '../access-level.messages.fa.ts';
import styles from '../access-level.module.css';
import { addMembers, groupsOfUser } from './groups.contract.ts';
import messages from './groups.messages.fa.ts';
import { Memberships } from './memberships.tsx';

type Answer = ReplyOf<typeof groupsOfUser>;

interface Account {
  readonly userId: string;
  readonly name: string;
}

interface Wish {
  readonly userGroupId: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
}

/** The groups of one account: with their days, and where the reader may, a group more or one less. */
export function UserGroupsDialog({ userId, name, onClose }: Account & { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCall(groupsOfUser, { query: { userId } });
  const mayManage = useMay(addMembers);
  return (
    <Dialog isOpen onClose={onClose} title={messages.groupsOf({ name })} size="lg" isDismissable>
      {error ? (
        <ErrorState title={common.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      ) : (
        <div className={styles.stack}>
          <Memberships
            label={messages.groupsOf({ name })}
            rows={data?.memberships ?? []}
            isLoading={isFetching}
            empty={messages.noMemberships}
            named={[{ id: 'description', label: messages.group, render: ({ description }) => description }]}
            memberOf={({ userGroupId }) => ({ userGroupId, userId })}
            mayEnd={({ mayEnd }) => mayManage && mayEnd}
            ending={({ description: group }) => ({ label: messages.endOfGroup({ group }), question: messages.endOfGroupAsk({ name, group }) })}
          />
          {data === undefined || !mayManage ? null : <Giving account={{ userId, name }} answer={data} />}
        </div>
      )}
    </Dialog>
  );
}

function Giving({ account: { userId }, answer: { giveable, isOwn } }: { account: Account; answer: Answer }) {
  const add = useSend(addMembers);
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
