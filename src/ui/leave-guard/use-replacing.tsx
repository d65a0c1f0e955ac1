import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';

interface Replacing {
  /** Whether something unsaved stands in the form: filled by its guard below a `LeaveWatch`. */
  readonly isUnsaved: RefObject<(() => boolean) | null>;
  /** Runs `go`, after a question when something is unsaved. */
  readonly replace: (go: () => void) => void;
  readonly question: ReactNode;
}

/** For a parent that puts one form in the place of another: what was written in the first is not lost without a question. */
export function useReplacing(): Replacing {
  const isUnsaved = useRef<(() => boolean) | null>(null);
  const [waiting, setWaiting] = useState<() => void>();
  const agreed = useRef<() => void>(undefined);
  useEffect(() => {
    if (waiting !== undefined) return;
    // the question gives the focus back when it goes, and the next form takes it after that
    if (agreed.current !== undefined) requestAnimationFrame(agreed.current);
    agreed.current = undefined;
  }, [waiting]);
  return {
    isUnsaved,
    replace: (go) => (isUnsaved.current?.() === true ? setWaiting(() => go) : go()),
    question:
      waiting === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setWaiting(undefined)}
          title={kit.leave.leaveTitle}
          confirmLabel={kit.leave.leave}
          cancelLabel={kit.leave.stayInForm}
          isDanger
          onConfirm={() => {
            agreed.current = waiting;
          }}
        >
          {kit.leave.leaveText}
        </ConfirmDialog>
      ),
  };
}
