import { matchScreen } from '#kernel/screen.ts';
import type { NavigationNode } from '#ui/client/session.ts';
import { screens } from '#web/router/screens.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { isSoon } from './nav-icons.ts';
import styles from './soon.module.css';

/** Whether nothing of a node is built yet: its page, or every page below it. Said before one goes there. */
export function isAhead({ type, icon, url, children = [] }: NavigationNode): boolean {
  if (type === 'collapse') return isSoon(icon) || (children.length > 0 && children.every(isAhead));
  return type === 'item' && url !== undefined && matchScreen(url, screens)?.notBuilt === true;
}

/** Stands beside what is not built. */
export const Soon = () => (
  <span data-soon="" className={styles.soon}>
    {messages.soon}
  </span>
);
