/**
 * The message to those who may act on what somebody asks the personnel office for. They need not be people of the asker's
 * company: whoever holds the key there, or in a company above it over all companies below, hears of it wherever they work now.
 */
import { type Holder, reaching } from '#platform/access/holders.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { type NewMessage, sendMessage } from '#platform/notifications/notifications.store.ts';

/** Sends a message to people of whatever companies: it lies with each in the own one, which the transaction reaches for as long as it takes. */
export async function notifyHolders(tx: Tx, holders: readonly Holder[], message: Omit<NewMessage, 'recipients'>): Promise<void> {
  if (holders.length === 0) return;
  const recipients = holders.map(({ partyId }) => partyId);
  const companies = holders.map(({ companyId }) => companyId);
  await reaching(tx, companies, () => sendMessage(tx, { ...message, recipients }));
}
