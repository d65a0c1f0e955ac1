import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Dialog } from './dialog.tsx';

/** Answered where something is still missing: the dialog stays open. */
export const STAY = 'stay';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question, naming the object. */
  title: ReactNode;
  /** The consequence. */
  children: ReactNode;
  /** Names the act and its object, never "yes". */
  confirmLabel: string;
  /** The safe way out, which has the focus unless a field has it. */
  cancelLabel?: string;
  /** A field in it takes the focus by itself. */
  hasField?: boolean;
  /** Destroys something: red fill. */
  isDanger?: boolean;
  /** A promise keeps the dialog open and the button pending until it settles; it closes when it succeeds, but for one of STAY. */
  onConfirm: () => unknown;
}

/** Asks before an act that cannot be undone. */
export function ConfirmDialog({ isOpen, onClose, title, children, confirmLabel, cancelLabel = kit.cancel, hasField = false, isDanger = false, onConfirm }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  async function confirm(): Promise<void> {
    setPending(true);
    try {
      if ((await onConfirm()) !== STAY) onClose();
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
          <Button autoFocus={!hasField} isDisabled={isPending} onPress={onClose}>
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
