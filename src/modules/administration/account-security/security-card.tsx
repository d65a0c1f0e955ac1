import { FactorSection } from '#platform/identity/second-factor/factor-section.tsx';
import { SessionSection } from '#platform/identity/session-list/session-section.tsx';
import { Card } from '#ui/card/card.tsx';
import messages from './account-security.messages.fa.ts';
import styles from './account-security.module.css';

/** Second factor and open sessions of the own account. */
export function SecurityCard() {
  return (
    <Card title={messages.title}>
      <div className={styles.parts}>
        <FactorSection />
        <SessionSection />
      </div>
    </Card>
  );
}
