import { Card } from '#ui/card/card.tsx';
import { FactorSection } from '../second-factor/factor-section.tsx';
import { SessionSection } from '../session-list/session-section.tsx';
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
