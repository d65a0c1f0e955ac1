import { createPartyContent } from '#platform/files/files.contract.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { PictureDialog } from '#platform/files/pictures/picture-dialog.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { useSend } from '#ui/client/hooks.ts';
import type { SeenFile } from '../profile.contract.ts';
import styles from '../profile.module.css';
import messages from '../profile-page.messages.fa.ts';
import { photoForm, preparePhoto } from './photo-form.ui.ts';

/** The photo of a person, seen as others will see it. */
export function PhotoDialog({ file: { partyId, fullName, faceImage }, onClose }: { file: SeenFile; onClose: () => void }) {
  const sending = useSend(createPartyContent, {
    onSuccess: () => {
      showAlert({ type: 'success', message: messages.photoSaved });
      onClose();
    },
  });
  return (
    <PictureDialog
      texts={{ title: messages.photoTitle(fullName), file: messages.photo, help: messages.photoHelp, save: messages.savePhoto, cancel: messages.cancel }}
      prepare={preparePhoto}
      preview={(address) => (
        <div className={styles.preview}>
          <Avatar name={fullName} partyId={partyId} photoUrl={address ?? photoUrl(faceImage)} size="xl" />
        </div>
      )}
      sending={sending}
      onSave={(photo) => sending.mutate({ upload: photoForm(partyId, photo) })}
      onClose={onClose}
    />
  );
}
