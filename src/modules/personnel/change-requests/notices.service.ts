/** Who hears of a request, in the transaction in which it happens. No value is told, only that there is something. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { holdersFor } from '#platform/access/holders.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { companyOf } from '#platform/people/company-head.store.ts';
import { eligibleCandidates } from '#platform/workflow/people/people.store.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import { REQUESTS } from './change-requests.contract.ts';
import type { KnownRequest } from './change-requests.store.ts';
import words from './change-requests-page.messages.fa.ts';
import { type Changeable, changeableOf, classesOfKind } from './changeables.rules.ts';
import { notifyHolders } from './holders.service.ts';
import { requestsScreen } from './requests.screen.ts';

interface Telling {
  readonly tx: Tx;
  readonly today: string;
  newId(): string;
}

/** Everybody who may decide on it and is not told of the task: notices of tasks come to people of the companies that the case sees. */
export async function notifyOffice(
  { tx, today, newId }: Telling,
  { requestId, partyId, companyId, fullName, of }: { requestId: string; partyId: string; companyId: string; fullName: string; of: Changeable },
): Promise<void> {
  const holders = await holdersFor(tx, { key: `${REQUESTS}/decide`, classes: classesOfKind(of), partyId, companyId, today });
  const asked = await eligibleCandidates(
    tx,
    holders.map((one) => one.partyId),
    today,
  );
  const others = holders.filter((one) => !asked.has(one.partyId));
  await notifyHolders(tx, others, {
    subject: words.toOffice.subject({ name: fullName }),
    body: words.toOffice.body({ title: of.title, company: (await companyOf(tx, companyId)).organizationName }),
    color: 'info',
    link: `${requestsScreen.path}?requestId=${requestId}`,
    newId,
  });
}

/** The one who asked. */
export async function notifyRequester(
  { tx, newId }: Pick<Telling, 'tx' | 'newId'>,
  { kind, partyId }: KnownRequest,
  { accepted, refused }: { accepted: number; refused: number },
): Promise<void> {
  const [yes, no] = [accepted, refused].map((count) => toPersianDigits(String(count)));
  await sendMessage(tx, {
    subject: words.toAsker.subject({ title: changeableOf(kind).title }),
    body: words.toAsker.body({ accepted: yes ?? '', refused: no ?? '' }),
    color: refused === 0 ? 'success' : accepted === 0 ? 'danger' : 'warning',
    link: `${userProfileScreen.path}?tab=requests`,
    recipients: [partyId],
    newId,
  });
}
