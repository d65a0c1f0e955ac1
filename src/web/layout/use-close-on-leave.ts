import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Closes what lies over a page when the page behind it changes: a link in it, the back button, a redirect. */
export function useCloseOnLeave(onClose: () => void): void {
  const address = useRouterState({ select: ({ location }) => location.href });
  const close = useRef(onClose);
  close.current = onClose;
  const openedAt = useRef(address);
  useEffect(() => {
    if (address === openedAt.current) return;
    openedAt.current = address;
    close.current();
  }, [address]);
}
