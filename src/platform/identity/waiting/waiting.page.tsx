import { useRouter } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { health } from '#platform/http/http.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { send, shellCall } from '#ui/client/client.ts';
import { session, useSession } from '#ui/client/session.ts';
import { useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { StateView } from '#ui/state-view/state-view.tsx';
import { loginScreen } from '../login/login.screen.ts';
import messages from './waiting.messages.fa.ts';
import styles from './waiting.module.css';
import { waitingScreen } from './waiting.screen.ts';

const POLL_MS = 3_000;
const healthCall = shellCall<typeof health>('GET', '/health');

/**
 * Asks the server until it answers; then the guard, which follows `isSilent`, brings the person back to the wanted
 * address (spec sections 2.2 and 4).
 */
export default function WaitingPage() {
  const router = useRouter();
  const open = useOpenScreen();
  const { redirect } = useScreenSearch(waitingScreen);
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        await send(healthCall, { signal: control.signal });
        useSession.setState({ isSilent: false });
        if (session().apiKey === null) await open(loginScreen, { search: { redirect }, replace: true });
        else await router.invalidate();
      } catch {
        if (control.signal.aborted) return;
        setAsking(false);
        timer = setTimeout(() => setRound(round + 1), POLL_MS);
      }
    };
    void ask();
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [round, redirect, router, open]);
  const retry = (): void => {
    setAsking(true);
    setRound(round + 1);
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
