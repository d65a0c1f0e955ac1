import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import identity from '#platform/identity/identity.messages.fa.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import messages from '../profile-page.messages.fa.ts';

const MustChangeForm = lazy(() => import('#platform/identity/must-change/must-change.ui.tsx').then(({ MustChangeForm: component }) => ({ default: component })));

/** The way to another password of the own account. */
export function ChangePassword() {
  const user = useSession((session) => session.user);
  const [isOpen, setOpen] = useState(false);
  if (user === null) return null;
  const close = (): void => setOpen(false);
  function changed(): void {
    close();
    showAlert({ type: 'success', message: identity.passwordChanged });
  }
  return (
    <>
      <Button size="sm" icon={KeyRound} onPress={() => setOpen(true)}>
        {messages.changePassword}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={messages.changePassword} size="sm">
        <Suspense>
          <MustChangeForm user={user} onChanged={changed} onCancel={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
