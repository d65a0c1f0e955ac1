import { useBlocker } from '@tanstack/react-router';
import { session } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

export interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isDirty: () => boolean;
  texts: { readonly leaveTitle: string; readonly leaveText: string; readonly leave: string; readonly stay: string };
}

/** Asks before unsaved words are lost: on the way to another page here, and when the tab is closed. A session that is over holds nobody. */
export function LeaveGuard({ isDirty, texts }: LeaveGuardProps) {
  const isHeld = (): boolean => isDirty() && session().apiKey !== null;
  const blocker = useBlocker({ shouldBlockFn: isHeld, enableBeforeUnload: isHeld, withResolver: true });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      isDanger
      onConfirm={() => blocker.proceed?.()}
    >
      {texts.leaveText}
    </ConfirmDialog>
  );
}
