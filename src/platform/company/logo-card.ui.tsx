import { useEffect, useRef, useState } from 'react';
import { PictureDialog } from '#platform/files/pictures/picture-dialog.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LogoMark } from '#ui/logo/logo.tsx';
import { removeLogo, setLogo } from './company.contract.ts';
import messages from './company.messages.fa.ts';
import { useCompanyLogo } from './company.ui.ts';
import styles from './logo-card.module.css';
import { logoForm, prepareLogo } from './logo-choice.ui.ts';

/** The logo of the own company for who may set it up: seen as in the menu, changed, removed. */
export function LogoCard() {
  const logo = useCompanyLogo();
  const [asked, setAsked] = useState<'change' | 'remove'>();
  const [isRemoved, setRemoved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  // the button that removed the logo has gone with it
  useEffect(() => {
    if (isRemoved && asked === undefined) change.current?.focus();
  }, [isRemoved, asked]);
  const { mutateAsync } = useSend(removeLogo);
  async function remove(): Promise<void> {
    try {
      await mutateAsync({});
      setRemoved(true);
      showAlert({ type: 'success', message: messages.removed });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showAlert({ type: 'error', message: error.messages });
    }
  }
  return (
    <Card title={messages.logo}>
      <p className={styles.help}>{messages.lead}</p>
      <div className={styles.now}>
        <span className={styles.frame} data-region="navbar">
          {logo === undefined ? <LogoMark /> : <img src={logo} alt={messages.preview} />}
        </span>
        {logo === undefined ? <p className={styles.help}>{messages.none}</p> : null}
        <div className={styles.actions}>
          <Button ref={change} onPress={() => setAsked('change')}>
            {messages.change}
          </Button>
          {logo === undefined ? null : (
            <Button variant="ghost" onPress={() => setAsked('remove')}>
              {messages.remove}
            </Button>
          )}
        </div>
      </div>
      {asked === 'change' ? <LogoDialog onClose={() => setAsked(undefined)} /> : null}
      <ConfirmDialog isOpen={asked === 'remove'} onClose={() => setAsked(undefined)} title={messages.removeTitle} confirmLabel={messages.remove} isDanger onConfirm={remove}>
        {messages.removeText}
      </ConfirmDialog>
    </Card>
  );
}

function LogoDialog({ onClose }: { onClose: () => void }) {
  const sending = useSend(setLogo, {
    onSuccess: () => {
      showAlert({ type: 'success', message: messages.saved });
      onClose();
    },
  });
  return (
    <PictureDialog
      texts={{ title: messages.change, file: messages.file, help: messages.fileHelp, save: messages.save, cancel: messages.cancel }}
      prepare={prepareLogo}
      preview={(address) =>
        address === undefined ? null : (
          <div className={styles.now}>
            <span className={styles.frame} data-region="navbar">
              <img src={address} alt={messages.preview} />
            </span>
          </div>
        )
      }
      sending={sending}
      onSave={(logo) => sending.mutate({ upload: logoForm(logo) })}
      onClose={onClose}
    />
  );
}
