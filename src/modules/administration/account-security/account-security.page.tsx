import { Page } from '#ui/page/page.tsx';
import messages from './account-security.messages.fa.ts';
import { SecurityCard } from './security-card.tsx';

export default function AccountSecurityPage() {
  return (
    <Page width="reading" title={messages.title} lead={messages.lead}>
      <SecurityCard />
    </Page>
  );
}
