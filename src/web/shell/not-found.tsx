import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { StateView } from '#ui/state-view/state-view.tsx';
import messages from './shell.messages.fa.ts';
import styles from './shell.module.css';

/** An address without a screen. */
export function NotFound() {
  return (
    <div className={styles.center}>
      <StateView
        icon={MapPinOff}
        headingLevel={1}
        title={messages.notFoundTitle}
        actions={
          <Link to="/" className={buttonClass()}>
            {messages.home}
          </Link>
        }
      >
        {messages.notFoundText}
      </StateView>
    </div>
  );
}
