/**
 * The title of the window follows the heading of the page, and after a change of address the new heading takes the
 * focus, so that a screen reader says where one has come to. Pages come in pieces: the heading is awaited, and whoever has gone
 * on with keys or pointer meanwhile keeps the focus.
 * `data-page-title` on a heading gives the window another title than the heading's own words.
 */
import type { AnyRouter } from '@tanstack/react-router';
import messages from './shell.messages.fa.ts';

const headings = 'main h1';

function nameWindow(heading: HTMLElement | null): void {
  const text = heading?.dataset['pageTitle'] ?? heading?.textContent?.trim() ?? '';
  const title = text === '' ? messages.defaultTitle : messages.pageTitle(text);
  if (document.title !== title) document.title = title;
}

/** Follows headings and addresses until the function given back is called. */
export function followHeadings(router: AnyRouter): () => void {
  const announced = new WeakSet<Element>();
  let isAwaited = false;
  function announce(): void {
    const heading = document.querySelector<HTMLElement>(headings);
    nameWindow(heading);
    if (heading === null || announced.has(heading)) return;
    announced.add(heading);
    // a field that took the focus on its own keeps it
    if (!isAwaited || heading.closest('main')?.contains(document.activeElement)) return;
    isAwaited = false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const goOn = (): void => {
    isAwaited = false;
  };
  announce();
  const observer = new MutationObserver(announce);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  // keys and pointers count, not where the focus is: a menu that closes gives it back to its button by itself
  document.addEventListener('keydown', goOn, true);
  document.addEventListener('pointerdown', goOn, true);
  const forget = router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation !== undefined) isAwaited = true;
  });
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', goOn, true);
    document.removeEventListener('pointerdown', goOn, true);
    forget();
  };
}
