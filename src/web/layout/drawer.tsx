import { X } from 'lucide-react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { useRegion } from '#ui/settings/settings-store.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { Brand } from './brand.tsx';
import styles from './drawer.module.css';
import { NavTree } from './navigation/nav-tree.tsx';
import { NavVersion } from './navigation/nav-version.tsx';
import { ShortcutBar } from './shortcuts/shortcut-bar.tsx';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** The menu of small screens: comes from the start, closes when a page is chosen. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigation = useSession((state) => state.navigation);
  const region = useRegion('navbar');
  useCloseOnLeave(onClose);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => (open ? undefined : onClose())} isDismissable className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''} {...region}>
        <Dialog aria-label={messages.menu} className={styles.dialog ?? ''}>
          <div className={styles.brand}>
            <Brand />
            <IconButton label={messages.closeMenu} icon={X} onPress={onClose} />
          </div>
          <nav aria-label={messages.menu} className={styles.nav}>
            <ShortcutBar />
            <NavTree nodes={navigation} />
          </nav>
          <NavVersion />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
