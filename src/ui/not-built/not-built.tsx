import { Link } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { StateView } from '#ui/state-view/state-view.tsx';
import messages from './not-built.messages.fa.ts';
import styles from './not-built.module.css';

/** The one placeholder of the product: a screen of the specification that has no page yet. `title` is the screen's own. */
export function NotBuilt({ title }: { title: string }) {
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <div data-not-built className={styles.page}>
      <StateView
        icon={Hammer}
        headingLevel={1}
        title={title}
        actions={
          <Link to={isSignedIn ? '/' : '/login'} className={buttonClass()}>
            {isSignedIn ? messages.home : messages.login}
          </Link>
        }
      >
        {messages.notYet} {isSignedIn ? messages.meanwhile : messages.meanwhileGuest}
      </StateView>
    </div>
  );
}
