import { useRouter } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { health } from '#platform/http/http.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError, isSilence } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { session, useSession } from '#ui/client/session.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { StateView } from '#ui/state-view/state-view.tsx';
import { loginScreen } from '../login/login.screen.ts';
import { checkUserCall } from '../session/session.ui.ts';
import messages from './waiting.messages.fa.ts';
import styles from './waiting.module.css';
import { continued, nothingAsked, waitBefore } from './waiting.rules.ts';
import { waitingScreen } from './waiting.screen.ts';

const healthCall = shellCall<typeof health>('GET', '/health');

/** Of this outage; it outlives the page, which is left and met again when an answer does not last. */
const asked = pageValue(() => nothingAsked);

/** Whether the server is back. With a key its proxy may speak for it, so the call that led here is asked: any answer counts. */
async function isAnswered(signal: AbortSignal): Promise<boolean> {
  asked.now = { rounds: asked.now.rounds + 1, at: Date.now() };
  if (session().apiKey === null)
    return send(healthCall, { signal }).then(
      () => true,
      () => false,
    );
  return send(checkUserCall, { signal }).then(
    () => true,
    (error: unknown) => isApiError(error) && !isSilence(error),
  );
}

/**
 * Asks the server until it answers; then the guard, which follows `isSilent`, brings the person back to the wanted
 * address (spec sections 2.2 and 4).
 */
export default function WaitingPage() {
  const router = useRouter();
  const open = useOpenScreen();
  const { redirect } = useScreenSearch(waitingScreen);
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      if ((await isAnswered(control.signal)) && !control.signal.aborted) {
        useSession.setState({ isSilent: false });
        if (session().apiKey === null) await open(loginScreen, { search: { redirect }, replace: true });
        else await router.invalidate();
      }
      if (control.signal.aborted) return;
      // no answer, or the guard met silence again and the page stays
      setAsking(false);
      timer = setTimeout(() => void ask(), waitBefore(asked.now));
    };
    asked.now = continued(asked.now, Date.now());
    timer = setTimeout(() => void ask(), tries === 0 ? waitBefore(asked.now) : 0);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [tries, redirect, router, open]);
  const retry = (): void => {
    setAsking(true);
    setTries(tries + 1);
  };
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <StateView
        icon={Hourglass}
        title={messages.title}
        headingLevel={1}
        actions={
          <Button onPress={retry} isPending={isAsking}>
            {messages.retry}
          </Button>
        }
      >
        {messages.text}
      </StateView>
    </main>
  );
}
