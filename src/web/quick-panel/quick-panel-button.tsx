import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import messages from './quick-panel-button.messages.fa.ts';

const QuickPanel = lazy(() => import('./quick-panel.tsx').then(({ QuickPanel: component }) => ({ default: component })));

/** Opens the quick panel; nothing of it is loaded before. Not there for guests and for who is in no group. */
export function QuickPanelButton() {
  const isMember = useSession(({ user }) => user !== null && user.roles.length > 0 && !user.mustChangePassword);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (!isMember) return null;
  return (
    <>
      <IconButton
        label={messages.open}
        icon={CalendarDays}
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened ? (
        <Suspense>
          <QuickPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
