import { EllipsisVertical, KeyRound, ShieldCheck, Signature } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AccountDialog, accountTitle } from '#modules/administration/administration.web.ts';
import { oneTimePassword } from '#platform/identity/one-time/one-time.contract.ts';
import oneTime from '#platform/identity/one-time/one-time.messages.fa.ts';
import { sessionsOfPerson } from '#platform/identity/session-list/session-list.contract.ts';
import { IconButton } from '#ui/button/button.tsx';
import { useMay, useSession } from '#ui/client/session.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Menu } from '#ui/menu/menu.tsx';
import type { SeenFile } from '../profile.contract.ts';
import messages from '../profile-page.messages.fa.ts';
import { SignatureDialog, useSignature } from '../signature/signature-dialog.tsx';

const OneTimeDialog = lazy(() => import('#platform/identity/one-time/one-time-dialog.tsx').then(({ OneTimeDialog: component }) => ({ default: component })));

type Act = 'signature' | 'account' | 'oneTime';

/** What is seldom done with a file: the signature, and for administrators the account of somebody else. */
export function MoreMenu({ file }: { file: SeenFile }) {
  const [opened, setOpened] = useState<Act>();
  const isOwn = useSession(({ user }) => user?.partyId === file.partyId);
  const may: Readonly<Record<Act, boolean>> = {
    signature: useSignature(file),
    account: useMay(sessionsOfPerson) && !isOwn,
    oneTime: useMay(oneTimePassword) && !isOwn,
  };
  const items = (
    [
      { id: 'signature', label: messages.signature, icon: Signature },
      { id: 'account', label: accountTitle, icon: ShieldCheck },
      { id: 'oneTime', label: oneTime.open, icon: KeyRound },
    ] as const
  ).filter(({ id }) => may[id]);
  if (items.length === 0) return null;
  const close = (): void => setOpened(undefined);
  return (
    <>
      <Menu
        label={kit.more}
        trigger={<IconButton label={kit.more} icon={EllipsisVertical} size="sm" variant="outline" />}
        items={items.map((item) => ({ ...item, onAction: () => setOpened(item.id) }))}
      />
      <Suspense>
        {opened === 'signature' ? <SignatureDialog file={file} onClose={close} /> : null}
        {opened === 'account' ? <AccountDialog partyId={file.partyId} onClose={close} /> : null}
        {opened === 'oneTime' ? <OneTimeDialog partyId={file.partyId} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
