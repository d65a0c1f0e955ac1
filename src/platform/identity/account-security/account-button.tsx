import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay, useSession } from '#ui/client/session.ts';
import messages from './account-security.messages.fa.ts';

const AccountDialog = lazy(() => import('./account-dialog.tsx').then(({ AccountDialog: component }) => ({ default: component })));

/** For administrators beside another person's name: the open sessions and the second factor of the account. */
export function AccountButton({ partyId }: { partyId: string }) {
  const [isOpen, setOpen] = useState(false);
  const maySessions = useMay('systemManagement/accounts/sessions');
  const isOwn = useSession(({ user }) => user?.partyId === partyId);
  if (!maySessions || isOwn) return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={ShieldCheck} onPress={() => setOpen(true)}>
        {messages.title}
      </Button>
      {isOpen ? (
        <Suspense>
          <AccountDialog partyId={partyId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
