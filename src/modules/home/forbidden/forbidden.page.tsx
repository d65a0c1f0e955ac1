import { Link, useRouterState } from '@tanstack/react-router';
import { buttonClass } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import { RequestButton } from '../access-request/request-button.tsx';
import messages from './forbidden.messages.fa.ts';
import styles from './forbidden.module.css';
import { forbiddenScreen } from './forbidden.screen.ts';

/** Under a refused address it asks for that page; at its own address there is nothing to ask for. */
export default function ForbiddenPage() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <div className={styles.page}>
      <ForbiddenState
        headingLevel={1}
        title={messages.title}
        actions={
          <>
            {isSignedIn && path !== forbiddenScreen.path ? <RequestButton path={path} /> : null}
            <Link to="/" className={buttonClass()}>
              {messages.home}
            </Link>
          </>
        }
      >
        {messages.text}
      </ForbiddenState>
    </div>
  );
}
