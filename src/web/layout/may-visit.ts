import { matchScreen } from '#kernel/screen.ts';
import { type GuardUser, mayEnter } from '#web/guard/guard.rules.ts';
import { screens } from '#web/router/screens.ts';

/** Address of the help pages (spec section 2.1). */
export const HELP = '/help';

/** Whether there is a page at the address and the person may open it. */
export function mayVisit(path: string, user: GuardUser): boolean {
  const screen = matchScreen(path, screens);
  return screen !== undefined && mayEnter(screen, user);
}
