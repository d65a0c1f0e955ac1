import { Link } from '@tanstack/react-router';
import { UserRoundX } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { StateView } from '#ui/state-view/state-view.tsx';
import messages from './user-not-found.messages.fa.ts';
import styles from './user-not-found.module.css';

export default function UserNotFoundPage() {
  return (
    <div className={styles.page}>
      <StateView
        icon={UserRoundX}
        headingLevel={1}
        title={messages.title}
        actions={
          <Link to="/" className={buttonClass()}>
            {messages.home}
          </Link>
        }
      >
        {messages.text}
      </StateView>
    </div>
  );
}
