import { Check, Circle } from 'lucide-react';
import { passwordParts } from '#platform/identity/identity.rules.ts';
import { Icon } from '#ui/icon/icon.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import messages from './password-rules.messages.fa.ts';
import styles from './password-rules.module.css';

const parts = Object.keys(passwordParts) as (keyof typeof passwordParts)[];

/** What a new password needs (spec section 5), ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul aria-label={messages.label} className={styles.rules}>
      {parts.map((part) => {
        const holds = passwordParts[part](password);
        return (
          <li key={part} className={styles.rule} {...(holds ? { 'data-holds': true } : {})}>
            <Icon of={holds ? Check : Circle} size="xs" />
            {messages.parts[part]}
            <span className={unseen.unseen}>({holds ? messages.isThere : messages.isMissing})</span>
          </li>
        );
      })}
    </ul>
  );
}
