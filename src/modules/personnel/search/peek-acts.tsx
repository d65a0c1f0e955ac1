import { BriefcaseBusiness, FileBadge, Mail, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AddPositionDialog, addHolder } from '#modules/organisation/organisation.web.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { useMay, useSession } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CounterLetter } from '../letters/issue-dialog.tsx';
import { openLetter } from '../letters/letters.contract.ts';
import type { ListedPerson } from './people-cells.tsx';
import { messagePeople } from './search.contract.ts';
import styles from './search.module.css';
import messages from './search-page.messages.fa.ts';

const MessageDialog = lazy(() => import('./bulk-dialogs.tsx').then((parts) => ({ default: parts.MessageDialog })));

type Act = 'message' | 'letter' | 'post';

/** What is most often done about somebody, from beside the list. */
export function PeekActs({ person: { partyId, partyRelationshipId, mobile } }: { person: ListedPerson }) {
  const [open, setOpen] = useState<Act>();
  const isOther = useSession(({ user }) => user?.partyId) !== partyId;
  const may = { message: useMay(messagePeople), letter: useMay(openLetter) && isOther, post: useMay(addHolder) && isOther };
  const close = (): void => setOpen(undefined);
  return (
    <div className={styles.peekActs}>
      {mobile === undefined || mobile === null ? null : (
        <a href={`tel:${mobile}`} className={buttonClass('outline', 'sm')}>
          <Icon of={Phone} size="sm" />
          {messages.call}
        </a>
      )}
      {may.message ? (
        <Button size="sm" icon={Mail} onPress={() => setOpen('message')}>
          {messages.aMessage}
        </Button>
      ) : null}
      {may.letter ? (
        <Button size="sm" icon={FileBadge} onPress={() => setOpen('letter')}>
          {messages.aLetter}
        </Button>
      ) : null}
      {may.post ? (
        <Button size="sm" icon={BriefcaseBusiness} onPress={() => setOpen('post')}>
          {messages.aPost}
        </Button>
      ) : null}
      <Suspense>
        {open === 'message' ? <MessageDialog selection={{ keys: [partyRelationshipId] }} count={1} conditions={{ statusId: 'all' }} onClose={close} /> : null}
        {open === 'letter' ? <CounterLetter partyId={partyId} onClose={close} /> : null}
        {open === 'post' ? <AddPositionDialog partyId={partyId} day={today()} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
