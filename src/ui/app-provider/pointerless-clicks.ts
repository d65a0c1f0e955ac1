/**
 * A native button that is pressed with Enter or Space clicks without a pointer. React Aria takes such a click for a screen
 * reader's and moves the focus into what it opens only when nothing on the page fades any more: late, and never when a hint
 * or a box goes meanwhile, for it waits on for what has left the page (react-aria 3.53: `focusSafely`, `runAfterTransition`).
 * The page behind is inert by then, so nobody without a mouse gets any further. Nothing here slides in from outside the
 * window, which is what that waiting is for, so such clicks count as the keyboard's; but not on phones, where
 * React Aria has more to spare their screen readers.
 */
import { setInteractionModality } from 'react-aria-components';

if (typeof window !== 'undefined') {
  const isTouch = window.matchMedia('(pointer: coarse)');
  // one step below the document, where React Aria listens: it has its say first
  document.documentElement.addEventListener('click', ({ detail }) => detail === 0 && !isTouch.matches && setInteractionModality('keyboard'), true);
}
