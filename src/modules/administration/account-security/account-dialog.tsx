import { useState } from 'react';
import { accountOfPerson } from '#platform/identity/one-time/one-time.contract.ts';
import { resetSecondFactor } from '#platform/identity/second-factor/second-factor.contract.ts';
import factor from '#platform/identity/second-factor/second-factor.messages.fa.ts';
import { SessionSection } from '#platform/identity/session-list/session-section.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import messages from './account-security.messages.fa.ts';
import styles from './account-security.module.css';

function ResetButton({ userId, username }: { userId: string; username: string }) {
  const [isAsked, setAsked] = useState(false);
  const reset = async (): Promise<void> => {
    try {
      showAlert({ type: 'success', message: (await send(resetSecondFactor, { body: { userId } })).messages });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error);
    }
  };
  return (
    <>
      <div>
        <Button onPress={() => setAsked(true)}>{factor.reset}</Button>
      </div>
      <ConfirmDialog isOpen={isAsked} onClose={() => setAsked(false)} title={factor.resetQuestion({ username })} confirmLabel={factor.reset} isDanger onConfirm={reset}>
        {factor.resetEffect}
      </ConfirmDialog>
    </>
  );
}

/** Sessions of somebody else's account, and the way back in for who lost phone and codes. */
export function AccountDialog({ partyId, onClose }: { partyId: string; onClose: () => void }) {
  const mayReset = useMay(resetSecondFactor);
  const { data } = useCall(accountOfPerson, { query: { partyId }, enabled: mayReset, staleTime: 0 });
  const account = data?.account;
  return (
    <Dialog isOpen onClose={onClose} title={messages.ofAccount}>
      <div className={styles.parts}>
        <SessionSection partyId={partyId} />
        {account ? <ResetButton {...account} /> : null}
      </div>
    </Dialog>
  );
}
