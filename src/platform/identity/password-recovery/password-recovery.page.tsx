import { buttonClass } from '#ui/button/button.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { GuestFrame } from '../login/guest-frame.tsx';
import { loginScreen } from '../login/login.screen.ts';
import messages from './password-recovery.messages.fa.ts';
import styles from './password-recovery.module.css';

/** Says whom to ask: the server sends no mail. */
export default function PasswordRecoveryPage() {
  return (
    <GuestFrame title={messages.title} lead={messages.lead}>
      <ol className={styles.steps}>
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ScreenLink to={loginScreen} className={buttonClass('outline', 'lg')}>
        {messages.back}
      </ScreenLink>
    </GuestFrame>
  );
}
