import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPartyContent, deletePartyContent } from '#platform/files/files.contract.ts';
import { photoUrl } from '#platform/files/photo.ui.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { IconButton } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { shownPhotos } from './photo-form.ui.ts';
import type { SeenFile } from './profile.contract.ts';
import styles from './profile.module.css';
import messages from './profile-page.messages.fa.ts';
import { useMayCall } from './use-may-call.tsx';

/** The face; who may sets, changes and removes it. */
export function ProfilePhoto({ file }: { file: SeenFile }) {
  const mayEdit = useMayCall(createPartyContent);
  const avatar = <Avatar name={file.fullName} partyId={file.partyId} photoUrl={photoUrl(file.faceImage)} size="xl" />;
  return mayEdit ? (
    <div className={styles.photo}>
      {avatar}
      <PhotoActions file={file} />
    </div>
  ) : (
    avatar
  );
}

function PhotoActions({ file }: { file: SeenFile }) {
  const [asked, setAsked] = useState<'change' | 'remove'>();
  const [isRemoved, setRemoved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const { mutateAsync } = useSend(deletePartyContent, { outdates: shownPhotos });
  // the button that removed the photo has gone with it
  useEffect(() => {
    if (isRemoved && asked === undefined) change.current?.focus();
  }, [isRemoved, asked]);

  async function remove(): Promise<void> {
    try {
      await mutateAsync({ params: { partyId: file.partyId }, query: { partyContentTypeEnumId: 'PcntFaceImage' } });
      setRemoved(true);
      showAlert({ type: 'success', message: messages.photoRemoved });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error);
    }
  }
  return (
    <div className={styles.photoActions}>
      <IconButton ref={change} size="sm" icon={Camera} label={messages.changePhoto} onPress={() => setAsked('change')} />
      {file.faceImage === null ? null : <IconButton size="sm" icon={Trash2} label={messages.removePhoto} onPress={() => setAsked('remove')} />}
      {asked === 'change' ? <PhotoDialog file={file} onClose={() => setAsked(undefined)} /> : null}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={() => setAsked(undefined)}
        title={messages.removePhotoTitle(file.fullName)}
        confirmLabel={messages.removePhoto}
        isDanger
        onConfirm={remove}
      >
        {messages.removePhotoText}
      </ConfirmDialog>
    </div>
  );
}
