import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question, naming the object. */
  title: ReactNode;
  /** The consequence. */
  children: ReactNode;
  /** Names the act and its object, never "yes". */
  confirmLabel: string;
  /** The safe way out, which has the focus. */
  cancelLabel?: string;
  /** Destroys something: red fill. */
  isDanger?: boolean;
  /** A promise keeps the dialog open and the button pending until it settles; it closes when it succeeds. */
  onConfirm: () => void | Promise<void>;
}

/** Asks before an act that cannot be undone. */
export function ConfirmDialog({ isOpen, onClose, title, children, confirmLabel, cancelLabel = kit.cancel, isDanger = false, onConfirm }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  async function confirm(): Promise<void> {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      hasClose={false}
      isLocked={isPending}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'filled'} isPending={isPending} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
