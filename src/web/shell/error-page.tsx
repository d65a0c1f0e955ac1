import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isApiError } from '#ui/client/api-error.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import messages from './shell.messages.fa.ts';
import styles from './shell.module.css';

/** What stands in place of a page that threw. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  const code = isApiError(error) && error.requestId !== '' ? error.requestId : undefined;
  return (
    <div className={styles.center}>
      <ErrorState headingLevel={1} title={messages.brokenTitle} code={code} onRetry={retry}>
        {isApiError(error) ? error.messages : messages.brokenText}
      </ErrorState>
    </div>
  );
}

/** The same where not even the chrome could be drawn. */
export function WholeErrorPage(props: ErrorComponentProps) {
  return (
    <main className={styles.whole}>
      <ErrorPage {...props} />
    </main>
  );
}
