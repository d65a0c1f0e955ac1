import { useEffect, useRef, useState } from 'react';
import { createPartyContent } from '#platform/files/files.contract.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { MAX_PHOTO_BYTES, type PhotoFault, photoExtensions } from '#platform/files/image.rules.ts';
import { photoUrl } from '#platform/files/photo.ui.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import type { SeenFile } from './facts-form.ts';
import { photoForm, preparePhoto, shownPhotos } from './photo-form.ui.ts';
import styles from './profile.module.css';
import messages from './profile-page.messages.fa.ts';

const refusals = { type: fileMessages.errors.wrongFormat, size: fileMessages.errors.tooLarge };

/** An address of the file for an `img`, as long as it is shown. */
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

/** What was chosen, and what has become of it: the picture to send, or why it is none. */
function useChoice() {
  const [chosen, setChosen] = useState<File | null>(null);
  const [prepared, setPrepared] = useState<File | PhotoFault>();
  const latest = useRef<File | null>(null);
  const choose = async (file: File | null): Promise<void> => {
    latest.current = file;
    setChosen(file);
    setPrepared(undefined);
    if (file === null) return;
    const result = await preparePhoto(file);
    // of two choices in a row the later one counts
    if (latest.current === file) setPrepared(result);
  };
  return { chosen, choose, fault: typeof prepared === 'string' ? prepared : undefined, photo: typeof prepared === 'string' ? undefined : prepared };
}

/** Chooses a photo, shows it as others will see it, and sends it. */
export function PhotoDialog({ file, onClose }: { file: SeenFile; onClose: () => void }) {
  const { chosen, choose, fault, photo } = useChoice();
  const preview = usePreview(photo);
  const { mutate, reset, isPending, error } = useSend(createPartyContent, {
    outdates: shownPhotos,
    onSuccess: () => {
      showAlert({ type: 'success', message: messages.photoSaved });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.photoTitle(file.fullName)}
      size="sm"
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="filled" isPending={isPending} isDisabled={photo === undefined} onPress={() => photo && mutate({ upload: photoForm(file.partyId, photo) })}>
            {messages.savePhoto}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        <Avatar name={file.fullName} partyId={file.partyId} photoUrl={preview ?? photoUrl(file.faceImage)} size="xl" />
      </div>
      <FileDrop
        label={messages.photo}
        value={chosen}
        onChange={(next) => {
          reset();
          void choose(next);
        }}
        accept={photoExtensions}
        maxBytes={MAX_PHOTO_BYTES}
        messages={refusals}
        help={messages.photoHelp}
        error={fault ? fileMessages.errors[fault] : (error?.fields['file'] ?? error?.messages)}
        isDisabled={isPending}
      />
    </Dialog>
  );
}
