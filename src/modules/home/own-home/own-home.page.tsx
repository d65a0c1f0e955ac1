import { useSession } from '#ui/client/session.ts';
import { formatLongDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import messages from './own-home.messages.fa.ts';
import { Tiles } from './tiles.tsx';

/** The first page of an employee: what waits, what they asked for, what they have, and what they can ask for. */
export default function OwnHomePage() {
  const name = useSession(({ user }) => user?.fullName ?? '');
  return (
    <Page title={name === '' ? messages.title : messages.greeting({ name })} lead={formatLongDate(today())}>
      <Tiles />
    </Page>
  );
}
