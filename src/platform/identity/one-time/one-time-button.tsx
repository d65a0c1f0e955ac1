import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay, useSession } from '#ui/client/session.ts';
import messages from './one-time.messages.fa.ts';
import { OneTimeDialog } from './one-time-dialog.tsx';

/** For administrators beside another person's name: opens the account of somebody who forgot the password and has no mail and no number. */
export function OneTimeButton({ partyId }: { partyId: string }) {
  const [isOpen, setOpen] = useState(false);
  const isAllowed = useMay('systemManagement/accounts/oneTimePassword');
  const isOwn = useSession(({ user }) => user?.partyId === partyId);
  if (!isAllowed || isOwn) return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={KeyRound} onPress={() => setOpen(true)}>
        {messages.open}
      </Button>
      {isOpen ? <OneTimeDialog partyId={partyId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
