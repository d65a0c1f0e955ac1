/** Who hears of a letter, in the transaction in which it happens. */
import { holdersFor } from '#platform/access/holders.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Base } from '#platform/http/context.server.ts';
import { type MessageColor, sendMessage } from '#platform/notifications/notifications.store.ts';
import { companyOf } from '#platform/people/company-head.store.ts';
import { notifyHolders } from '../change-requests/holders.service.ts';
import { requestsScreen } from '../change-requests/requests.screen.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import { LETTERS } from './letters.contract.ts';
import type { KnownLetter, NewLetter } from './letters.store.ts';
import words from './letters-page.messages.fa.ts';

interface Telling extends Base {
  readonly tx: Tx;
}

/** Everybody who may issue it. */
export async function notifyOffice({ tx, today, newId }: Telling, { partyId, companyId, kind }: NewLetter, fullName: string): Promise<void> {
  const classes = kind === 'wage' ? (['pay'] as const) : [];
  await notifyHolders(tx, await holdersFor(tx, { key: `${LETTERS}/issue`, classes, partyId, companyId, today }), {
    subject: words.toOffice({ name: fullName, kind: words.kinds[kind] }),
    body: words.toOfficeBody({ company: (await companyOf(tx, companyId)).organizationName }),
    color: 'info',
    link: `${requestsScreen.path}?tab=letters`,
    newId,
  });
}

const colors = { issued: 'success', refused: 'danger', withdrawn: 'warning' } as const satisfies Readonly<Record<string, MessageColor>>;

/** The one who asked. */
export async function notifyRequester({ tx, newId }: Telling, { partyId, kind }: KnownLetter, event: keyof typeof colors, reason = ''): Promise<void> {
  await sendMessage(tx, {
    subject: words.toAsker[event]({ kind: words.kinds[kind] }),
    body: reason,
    color: colors[event],
    link: `${userProfileScreen.path}?tab=letters`,
    recipients: [partyId],
    newId,
  });
}
