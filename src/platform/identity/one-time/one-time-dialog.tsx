import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { accountOfPerson, oneTimePassword } from './one-time.contract.ts';
import messages from './one-time.messages.fa.ts';
import styles from './one-time.module.css';

type Made = ReplyOf<typeof oneTimePassword>;
type Found = NonNullable<ReplyOf<typeof accountOfPerson>['account']>;

function MadePassword({ made }: { made: Made }) {
  return (
    <>
      <Alert type="success">{messages.made}</Alert>
      <p className={styles.password}>
        <CopyButton text={made.password} label={messages.copy} />
        <Ltr>{made.password}</Ltr>
      </p>
      <p>{messages.until({ when: formatDateTime(made.validUntil) })}</p>
    </>
  );
}

function Warning({ account }: { account: Found | null }) {
  if (account === null) return <p>{messages.noAccount}</p>;
  return (
    <>
      {account.disabled ? (
        <Alert type="warning" isLive={false}>
          {messages.disabled}
        </Alert>
      ) : null}
      <p>{messages.warning({ username: account.username })}</p>
    </>
  );
}

/** Says what will happen, then shows the password once. */
export function OneTimeDialog({ partyId, onClose }: { partyId: string; onClose: () => void }) {
  const { data, error } = useCall(accountOfPerson, { query: { partyId }, staleTime: 0 });
  const [made, setMade] = useState<Made>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const account = data?.account;
  const shown = failure ?? error?.messages;
  const make = async (userId: string): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      setMade(await send(oneTimePassword, { body: { userId } }));
    } catch (refused) {
      if (!isApiError(refused)) throw refused;
      setFailure(refused.status === 0 || refused.status >= 500 ? messages.failed : refused.messages);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.title}
      size="sm"
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {made ? kit.close : kit.cancel}
          </Button>
          {account && !made ? (
            <Button variant="danger" isPending={isPending} onPress={() => void make(account.userId)}>
              {messages.make}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        {shown === undefined ? null : <Alert type="error">{shown}</Alert>}
        {made ? <MadePassword made={made} /> : account === undefined ? error ? null : <Skeleton kind="blocks" count={1} /> : <Warning account={account} />}
      </div>
    </Dialog>
  );
}
