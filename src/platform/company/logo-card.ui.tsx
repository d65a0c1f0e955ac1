import { useEffect, useRef, useState } from 'react';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { MAX_PHOTO_BYTES, type PhotoFault, photoExtensions } from '#platform/files/image.rules.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { LogoMark } from '#ui/logo/logo.tsx';
import { removeLogo, setLogo } from './company.contract.ts';
import messages from './company.messages.fa.ts';
import { companyInfoCall, useCompanyLogo } from './company.ui.ts';
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
  const { mutateAsync } = useSend(removeLogo, { outdates: [companyInfoCall] });
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

/** What was chosen and what became of it: the picture to send, or why it is none. */
function useChoice() {
  const [chosen, setChosen] = useState<File | null>(null);
  const [prepared, setPrepared] = useState<File | PhotoFault>();
  const latest = useRef<File | null>(null);
  const choose = async (file: File | null): Promise<void> => {
    latest.current = file;
    setChosen(file);
    setPrepared(undefined);
    if (file === null) return;
    const result = await prepareLogo(file);
    // of two choices in a row the later one counts
    if (latest.current === file) setPrepared(result);
  };
  return { chosen, choose, fault: typeof prepared === 'string' ? prepared : undefined, logo: typeof prepared === 'string' ? undefined : prepared };
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}

function LogoDialog({ onClose }: { onClose: () => void }) {
  const { chosen, choose, fault, logo } = useChoice();
  const preview = usePreview(logo);
  const { mutate, reset, isPending, error } = useSend(setLogo, {
    outdates: [companyInfoCall],
    onSuccess: () => {
      showAlert({ type: 'success', message: messages.saved });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.change}
      size="sm"
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="filled" isPending={isPending} isDisabled={logo === undefined} onPress={() => logo && mutate({ upload: logoForm(logo) })}>
            {messages.save}
          </Button>
        </>
      }
    >
      {preview === undefined ? null : (
        <div className={styles.now}>
          <span className={styles.frame} data-region="navbar">
            <img src={preview} alt={messages.preview} />
          </span>
        </div>
      )}
      <FileDrop
        label={messages.file}
        value={chosen}
        onChange={(next) => {
          reset();
          void choose(next);
        }}
        accept={photoExtensions}
        maxBytes={MAX_PHOTO_BYTES}
        messages={{ type: fileMessages.errors.wrongFormat, size: fileMessages.errors.tooLarge }}
        help={messages.fileHelp}
        error={fault ? fileMessages.errors[fault] : (error?.fields['file'] ?? error?.messages)}
        isDisabled={isPending}
      />
    </Dialog>
  );
}
