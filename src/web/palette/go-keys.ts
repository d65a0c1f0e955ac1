import { isBareKey, letterOf } from '#ui/bare-keys/bare-keys.ts';
import { session } from '#ui/client/session.ts';
import { guardUser } from '#web/guard/guard.ts';
import { mayVisit } from '#web/layout/may-visit.ts';
import { goKeys } from './keys.ts';

/** The second letter is waited for this long. */
const WAIT_MS = 1_200;

/** `g` and a letter open an area, until the function given back is called. */
export function followGoKeys(open: (path: string) => void): () => void {
  let since = Number.NEGATIVE_INFINITY;
  const press = (event: KeyboardEvent): void => {
    const letter = isBareKey(event) && !event.shiftKey ? letterOf(event) : undefined;
    const isSecond = event.timeStamp - since < WAIT_MS;
    since = letter === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const path = isSecond && letter !== undefined ? goKeys[letter] : undefined;
    const user = guardUser(session());
    if (path === undefined || user === null || !mayVisit(path, user)) return;
    event.preventDefault();
    open(path);
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
