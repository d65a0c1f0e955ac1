import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './dialog.module.css';
import { WayBack } from './way-back.tsx';

export type DialogSize = 'sm' | 'md' | 'lg';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question or the task, in one line. */
  title: ReactNode;
  /** 400, 550 or 720 px; the whole width of a phone. */
  size?: DialogSize;
  /** Stands at the end of the window from top to bottom: much to fill in beside what it is about. */
  isDrawer?: boolean;
  children: ReactNode;
  /** Buttons, safe first, primary last. */
  footer?: ReactNode;
  /** A click outside closes; forms say no, so that typing is not lost. */
  isDismissable?: boolean;
  /** Neither Escape nor the cross close, e.g. while saving. */
  isLocked?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The cross in the head; a confirm dialog has none. */
  hasClose?: boolean;
}

/** A modal sheet. Focus goes in, stays in, and returns to where it was. */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'md',
  isDrawer = false,
  children,
  footer,
  isDismissable = false,
  isLocked = false,
  role = 'dialog',
  hasClose = true,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={cx(styles.overlay, isDrawer && styles.atEnd)}
    >
      <Modal className={cx(styles.modal, styles[size], isDrawer && styles.drawer)}>
        <RacDialog role={role} className={cx(styles.dialog)}>
          <WayBack />
          <div className={styles.head}>
            <Heading slot="title" level={2} className={cx(styles.title)}>
              {title}
            </Heading>
            {hasClose ? <IconButton label={kit.close} icon={X} size="sm" isDisabled={isLocked} onPress={onClose} /> : null}
          </div>
          <div className={styles.body}>{children}</div>
          {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
