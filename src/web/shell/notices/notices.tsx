import { notifyManager, type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { checkUserCall } from '#platform/identity/session/session.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isPassing } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { configQuery } from '#ui/client/config.ts';
import { isOutdated } from '#ui/client/hooks.ts';
import { extendSession, useSession } from '#ui/client/session.ts';
import { ownBuild } from '#ui/client/version.ts';
import { formatNumber } from '#ui/format/format.ts';
import { dropUnsent, useUnsent } from '#ui/offline/unsent.ts';
import messages from './notices.messages.fa.ts';
import styles from './notices.module.css';
import { minutesLeft, nextLook, phaseOf } from './notices.rules.ts';

function Notice({ type, action, children }: { type: 'warning' | 'info'; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Alert type={type} action={action}>
        {children}
      </Alert>
    </div>
  );
}

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Why something on the screen may be old. */
function wordsFor(outdated: readonly Query[]): string | undefined {
  if (outdated.length === 0) return undefined;
  return outdated.some(({ state }) => isPassing(state.error)) ? messages.silent : messages.failed;
}

/** The network is gone, the server behind it, or a part of its answers: what was read stays on the screen, and says that it may be old. */
function Away() {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const reads = client.getQueryCache();
  const follow = useCallback((changed: () => void) => reads.subscribe(notifyManager.batchCalls(changed)), [reads]);
  const words = useSyncExternalStore(follow, () => wordsFor(reads.getAll().filter(isOutdated)));
  if (!isOnline) return <Notice type="warning">{messages.offline}</Notice>;
  if (words === undefined) return null;
  return (
    <Notice
      type="warning"
      action={
        <Button size="sm" variant="ghost" onPress={() => void client.refetchQueries({ predicate: isOutdated })}>
          {messages.askAgain}
        </Button>
      }
    >
      {words}
    </Notice>
  );
}

/** What was written without a network, each until it is sent or taken back; what the server would not have says why. */
function Waiting() {
  const items = useUnsent((state) => state.items);
  return items.map((item) => (
    <Notice
      key={item.key}
      type={item.refusal === undefined ? 'info' : 'warning'}
      action={
        <Button size="sm" variant="ghost" onPress={() => void dropUnsent(item)}>
          {messages.discard}
        </Button>
      }
    >
      {item.refusal === undefined ? messages.waits(item.what) : messages.refused({ what: item.what, why: item.refusal })}
    </Notice>
  ));
}

/** Another bundle is served than the one that runs here: its pages may be gone from the server. */
function NewVersion() {
  const { data } = useQuery(configQuery);
  const own = ownBuild();
  if (data === undefined || data.build === '' || own === '' || data.build === own) return null;
  return (
    <Notice
      type="info"
      action={
        <Button size="sm" variant="ghost" onPress={() => window.location.reload()}>
          {messages.reload}
        </Button>
      }
    >
      {messages.newVersion}
    </Notice>
  );
}

/** Asking the server anything moves the end on there; here it is moved by the same click. Spec section 4: three hours. */
async function stay(): Promise<void> {
  try {
    await send(checkUserCall);
    extendSession();
  } catch {
    // 501 has ended the session, silence is shown by the next change of address: nothing to add
  }
}

/** The end of the session, five minutes before it comes; what is on the screen does not outlive it. */
function SessionEnd() {
  const router = useRouter();
  const expiresAt = useSession(({ apiKey, expiresAt: end }) => (apiKey === null ? null : end));
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (expiresAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      setNow(Date.now());
      if (phaseOf(expiresAt, Date.now()) === 'over') void router.invalidate();
      else timer = setTimeout(look, nextLook(expiresAt, Date.now()));
    };
    look();
    return () => clearTimeout(timer);
  }, [expiresAt, router]);
  if (expiresAt === null || phaseOf(expiresAt, now) !== 'ending') return null;
  return (
    <Notice
      type="warning"
      action={
        <Button size="sm" variant="ghost" onPress={() => void stay()}>
          {messages.stay}
        </Button>
      }
    >
      {messages.sessionEnds(formatNumber(minutesLeft(expiresAt, now)))}
    </Notice>
  );
}

/** Notices that stay until their cause is gone; over the page, so that nothing moves. Usable while a dialog is open. */
export function Notices() {
  return (
    <section aria-label={messages.region} data-react-aria-top-layer="true" className={styles.region}>
      <Away />
      <Waiting />
      <NewVersion />
      <SessionEnd />
    </section>
  );
}
