import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPartyContent, deletePartyContent } from '#platform/files/files.contract.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { IconButton } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { SeenFile } from '../profile.contract.ts';
import styles from '../profile.module.css';
import messages from '../profile-page.messages.fa.ts';
import { PhotoDialog } from './photo-dialog.tsx';

/** Whether the photo may be set; a past day is only looked at. */
export const useMayPicture = (isPast: boolean): boolean => useMay(createPartyContent) && !isPast;

interface ProfilePhotoProps {
  file: SeenFile;
  mayEdit: boolean;
  /** The photo is being changed: asked for here, or where it is named as missing. */
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
}

/** The face; who may sets, changes and removes it. */
export function ProfilePhoto({ mayEdit, ...rest }: ProfilePhotoProps) {
  const { fullName, partyId, faceImage } = rest.file;
  return (
    <div className={styles.photo}>
      <Avatar name={fullName} partyId={partyId} photoUrl={photoUrl(faceImage)} size="xl" />
      {mayEdit ? <PhotoActions {...rest} /> : null}
    </div>
  );
}

function PhotoActions({ file, isChanging, onChanging }: Omit<ProfilePhotoProps, 'mayEdit'>) {
  const [isRemoving, setRemoving] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const { mutateAsync } = useSend(deletePartyContent);
  // the button that removed the photo has gone with it
  useEffect(() => {
    if (isRemoved && !isRemoving) change.current?.focus();
  }, [isRemoved, isRemoving]);
  return (
    <div className={styles.photoActions}>
      <IconButton ref={change} size="sm" variant="outline" icon={Camera} label={messages.changePhoto} onPress={() => onChanging(true)} />
      {file.faceImage === null ? null : <IconButton size="sm" variant="outline" icon={Trash2} label={messages.removePhoto} onPress={() => setRemoving(true)} />}
      {isChanging ? <PhotoDialog file={file} onClose={() => onChanging(false)} /> : null}
      {isRemoving ? (
        <ActDialog
          title={messages.removePhotoTitle(file.fullName)}
          confirmLabel={messages.removePhoto}
          isDanger
          act={() => mutateAsync({ params: { partyId: file.partyId }, query: { partyContentTypeEnumId: 'PcntFaceImage' } })}
          done={messages.photoRemoved}
          onDone={() => setRemoved(true)}
          onClose={() => setRemoving(false)}
        >
          {messages.removePhotoText}
        </ActDialog>
      ) : null}
    </div>
  );
}
