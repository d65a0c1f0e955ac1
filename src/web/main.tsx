/** Start of the browser's part. */
import '#ui/theme/theme.ts';
import './shell/shell.css';
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

document.title = messages.defaultTitle;
if (readStored('userAlertSound') === null) writeStored('userAlertSound', 'false');

wearSettings();

const client = createQueryClient();
fetchAhead(client, location.pathname);
const router = createAppRouter(client);

followOtherTabs(() => {
  // a refusal is dealt with by the client, silence by the next change of address
  void loadSession().then(
    () => router.invalidate(),
    () => undefined,
  );
});

followEnd((endedKey) => void tellWhyEnded(endedKey));

// spec section 7: not on the way back
router.history.subscribe(({ action }) => {
  if (action.type === 'PUSH' || action.type === 'REPLACE') void refreshRights();
});

// a session that begins, changes its person or ends is judged anew at once, and nothing that was read for another stays
useSession.subscribe((now, before) => {
  if (now.user?.userId !== before.user?.userId && before.user !== null) {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/config.json' });
    forgetSettings();
  }
  if (isGuarding()) return;
  const hasOtherRights = now.permissions !== before.permissions && now.user !== null && now.user === before.user;
  if ((before.apiKey !== null && now.apiKey === null) || (now.isSilent && !before.isSilent) || hasOtherRights) void router.invalidate();
});

const host = document.getElementById('root');
if (host) createRoot(host).render(<App client={client} router={router} />);
