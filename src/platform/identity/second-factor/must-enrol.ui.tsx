import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import styles from '../must-change/must-change.module.css';
import { signOut } from '../session/session.ui.ts';
import { EnrolSteps } from './enrol-steps.tsx';
import messages from './second-factor.messages.fa.ts';

/** The person is known to have one from here on; the pages under the overlay open. */
const open = (): void => useSession.setState(({ user }) => ({ user: user && { ...user, mustEnrol: false } }));

/** Full screen over the layout, like the one of the password: whoever sees pay turns the second factor on first, where the settings say so. */
export function MustEnrolOverlay() {
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {messages.enrolTitle}
          </Heading>
          <p className={styles.lead}>{messages.enrolLead}</p>
          <EnrolSteps onDone={open} />
          <Button variant="ghost" onPress={() => void signOut()}>
            {messages.signOut}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
