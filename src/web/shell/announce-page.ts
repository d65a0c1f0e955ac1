/**
 * The title of the window follows the heading of the page, and after a change of address the new heading takes the
 * focus, so that a screen reader says where one has come to. Pages come in pieces: the heading is awaited.
 * `data-page-title` on a heading gives the window another title than the heading's own words.
 */
import type { AnyRouter } from '@tanstack/react-router';
import messages from './shell.messages.fa.ts';

const headings = 'main h1';
const announced = new WeakSet<Element>();
let isAwaited = false;

function announce(): void {
  const heading = document.querySelector<HTMLElement>(headings);
  const text = heading?.dataset['pageTitle'] ?? heading?.textContent?.trim() ?? '';
  const title = text === '' ? messages.defaultTitle : messages.pageTitle(text);
  if (document.title !== title) document.title = title;
  if (heading === null || announced.has(heading)) return;
  announced.add(heading);
  if (!isAwaited) return;
  isAwaited = false;
  // a field that took the focus on its own keeps it
  if (heading.closest('main')?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Follows headings and addresses until the function given back is called. */
export function followHeadings(router: AnyRouter): () => void {
  announce();
  const observer = new MutationObserver(announce);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const forget = router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation !== undefined) isAwaited = true;
  });
  return () => {
    observer.disconnect();
    forget();
  };
}
