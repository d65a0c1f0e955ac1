import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button/button.tsx';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import messages from './forbidden.messages.fa.ts';
import styles from './forbidden.module.css';

export default function ForbiddenPage() {
  return (
    <div className={styles.page}>
      <ForbiddenState
        headingLevel={1}
        title={messages.title}
        actions={
          <Link to="/" className={buttonClass()}>
            {messages.home}
          </Link>
        }
      >
        {messages.text}
      </ForbiddenState>
    </div>
  );
}
