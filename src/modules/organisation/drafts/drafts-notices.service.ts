/** What the people of a draft hear of it, in the transaction in which it happens. */
import type { Tx } from '#platform/db/db.server.ts';
import { type MessageColor, sendMessage } from '#platform/notifications/notifications.store.ts';
import { draftsScreen } from './drafts.screen.ts';
import type { StoredDraft } from './drafts.store.ts';
import messages from './drafts-page.messages.fa.ts';

type Event = keyof typeof messages.notices;

const colors: Readonly<Record<Event, MessageColor>> = { approved: 'success', returned: 'warning', kept: 'success', refused: 'danger' };

/** Tells whoever had a hand in a draft, and of what happens by itself also who approved it. `why`: the reason, where there is one. */
export async function tellOf(tx: Tx, event: Event, { draftId, title, authorIds, approvedBy }: StoredDraft, newId: () => string, why = ''): Promise<void> {
  const isByItself = event === 'kept' || event === 'refused';
  await sendMessage(tx, {
    subject: messages.notices[event].subject,
    body: messages.notices[event].body({ name: title, why }),
    color: colors[event],
    link: `${draftsScreen.path}?draftId=${draftId}`,
    recipients: [...authorIds, ...(isByItself && approvedBy !== null ? [approvedBy] : [])],
    newId,
  });
}
