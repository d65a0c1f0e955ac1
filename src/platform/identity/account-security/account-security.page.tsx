import { PageHeader } from '#ui/page-header/page-header.tsx';
import messages from './account-security.messages.fa.ts';
import styles from './account-security.module.css';
import { SecurityCard } from './security-card.tsx';

export default function AccountSecurityPage() {
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} lead={messages.lead} />
      <SecurityCard />
    </div>
  );
}
