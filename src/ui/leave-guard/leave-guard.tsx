import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { createContext, type RefObject, use, useEffect } from 'react';
import { session } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';

export interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isDirty: () => boolean;
  /** Without them it speaks of what was written in general. */
  texts?: { readonly leaveTitle: string; readonly leaveText: string; readonly leave: string; readonly stay: string };
  /** The form is for people without a session. */
  isForGuests?: boolean;
  /** A search value of the address that says which record is open: as long as it stays, a change of the others (a filter of the list beside) leaves nothing. */
  record?: string;
}

const guards = new Set<() => boolean>();

/** Whether unsaved words stand on the page: for what takes them away without leaving it for another. */
export const hasUnsaved = (): boolean => [...guards].some((isHeld) => isHeld());

/** Filled by the guard inside it: for a parent that puts another form in the place of this one without leaving the page. */
export const LeaveWatch = createContext<RefObject<(() => boolean) | null> | null>(null);

type ShouldBlock = Parameters<ShouldBlockFn>[0];

const valueIn = (search: unknown, name: string): unknown => (search as Readonly<Record<string, unknown>>)[name];

/** Asks before unsaved words are lost: on the way to another page here, and when the tab is closed. A session that is over holds nobody. */
export function LeaveGuard({ isDirty, texts = kit.leave, isForGuests = false, record }: LeaveGuardProps) {
  const isHeld = (): boolean => isDirty() && (isForGuests || session().apiKey !== null);
  const watch = use(LeaveWatch);
  useEffect(() => {
    if (watch === null) return;
    watch.current = isHeld;
    return () => {
      watch.current = null;
    };
  });
  useEffect(() => {
    guards.add(isHeld);
    return () => {
      guards.delete(isHeld);
    };
  });
  const stays = ({ current, next }: ShouldBlock): boolean =>
    record !== undefined && current.pathname === next.pathname && valueIn(current.search, record) === valueIn(next.search, record);
  const blocker = useBlocker({ shouldBlockFn: (step) => isHeld() && !stays(step), enableBeforeUnload: isHeld, withResolver: true });
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
