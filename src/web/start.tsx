/** The app on a page, with what follows its session, its address and its look beside the components. */
import { createRoot } from 'react-dom/client';
import { loadSession, refreshRights, tellWhyEnded } from '#platform/identity/session/session.ui.ts';
import { forgetSettings } from '#platform/settings/user/settings.ui.ts';
import { createQueryClient } from '#ui/client/hooks.ts';
import { followEnd, followOtherTabs, useSession } from '#ui/client/session.ts';
import { readStored, writeStored } from '#ui/client/storage.ts';
import { wearSettings } from '#ui/settings/wear-settings.ts';
import { isGuarding } from './guard/guard.ts';
import { createAppRouter } from './router/router.tsx';
import { fetchAhead } from './shell/ahead.ts';
import { App } from './shell/app.tsx';
import messages from './shell/shell.messages.fa.ts';
import { followUnsent } from './shell/unsent.ts';
import { startWorker } from './shell/worker.ts';

/** Starts it in an element; answers how to end it, after which nothing of it listens any more. */
export function startApp(host: Element): () => void {
  document.title = messages.defaultTitle;
  if (readStored('userAlertSound') === null) writeStored('userAlertSound', 'false');
  const undress = wearSettings();
  const client = createQueryClient();
  fetchAhead(client, location.pathname);
  const router = createAppRouter(client);
  const leaveTabs = followOtherTabs(() => {
    // a refusal is dealt with by the client, silence by the next change of address
    void loadSession().then(
      () => router.invalidate(),
      () => undefined,
    );
  });
  const leaveUnsent = followUnsent(client);
  followEnd((endedKey) => void tellWhyEnded(endedKey));
  // spec section 7: not on the way back
  const leaveAddress = router.history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') void refreshRights();
  });
  // a session that begins, changes its person or ends is judged anew at once, and nothing that was read for another stays
  const leaveSession = useSession.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId && before.user !== null) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/config.json' });
      forgetSettings();
    }
    if (isGuarding()) return;
    const hasOtherRights = now.permissions !== before.permissions && now.user !== null && now.user === before.user;
    if ((before.apiKey !== null && now.apiKey === null) || (now.isSilent && !before.isSilent) || hasOtherRights) void router.invalidate();
  });
  const root = createRoot(host);
  root.render(<App client={client} router={router} />);
  startWorker();
  return () => {
    root.unmount();
    for (const leave of [undress, leaveTabs, leaveAddress, leaveSession, leaveUnsent]) leave();
    router.history.destroy();
    client.clear();
  };
}
