import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { useHolds, useMay, useSession } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import type { SeenFile } from '../profile.contract.ts';
import styles from '../profile.module.css';
import messages from '../profile-page.messages.fa.ts';
import { SEE_SIGNATURE, signatureForm, updateSignature } from './signature.contract.ts';

/** Whether there is a signature to be seen or set: seen by who holds its class, set by who may. */
export function useSignature({ signatureImage, partyId }: SeenFile): boolean {
  const mayEdit = useMay(updateSignature);
  const isOwn = useSession(({ user }) => user?.partyId) === partyId;
  const maySee = useHolds(SEE_SIGNATURE) || isOwn;
  return signatureImage !== undefined && (signatureImage === null ? mayEdit : maySee);
}

/** The image of the signature. */
export function SignatureDialog({ file: { signatureImage, partyId, fullName }, onClose }: { file: SeenFile; onClose: () => void }) {
  const mayEdit = useMay(updateSignature);
  return (
    <Dialog isOpen onClose={onClose} title={messages.signatureOf(fullName)} size="sm">
      {signatureImage == null ? null : <img className={styles.signature} src={photoUrl(signatureImage)} alt={messages.signatureOf(fullName)} />}
      {mayEdit ? (
        <DefinedForm of={signatureForm} call={updateSignature} params={{ partyId }} values={{ signatureImage }} layout="dialog" onSaved={onClose} onReset={onClose} />
      ) : null}
    </Dialog>
  );
}
