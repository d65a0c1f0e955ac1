import { useEffect, useRef } from 'react';

/** Hears every key that reaches the window while the component stands; what is inside has had it before. */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => latest.current(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const ofItsOwn = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key was pressed on the page itself, not in something that lies over it and has its own keys. */
export const isOnPage = ({ target }: KeyboardEvent): boolean => !(target instanceof Element && target.closest(ofItsOwn) !== null);
