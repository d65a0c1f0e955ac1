/** Messages and their recipients. Reading and marking is always about one person. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.ts';
import { tellPeople } from './live.store.ts';

export type MessageColor = 'info' | 'success' | 'warning' | 'danger';

export interface NewMessage {
  /** At most 200 characters. */
  readonly subject: string;
  /** At most 4,000 characters. */
  readonly body?: string;
  readonly color: MessageColor;
  /** A page of this product, beginning with a slash. */
  readonly link?: string;
  /** People; those the transaction may not see get nothing. */
  readonly recipients: readonly string[];
  newId(): string;
}

/**
 * Sends a message in the transaction of what it is about: one event, one message in each company of the recipients, one
 * NOTIFY. Answers the id of the event.
 */
export async function sendMessage(tx: Tx, { subject, body = '', color, link, recipients, newId }: NewMessage): Promise<string> {
  const eventId = newId();
  const parties = await tx.many<{ companyId: string; partyIds: string[] }>(sql`
    select company_id as "companyId", array_agg(party_id) as "partyIds" from party where party_id = any (${[...new Set(recipients)]}::uuid[]) group by company_id`);
  for (const { companyId, partyIds } of parties) {
    const messageId = newId();
    await tx.run(sql`
      insert into notification_message (notification_message_id, company_id, communication_event_id, subject, body, color, link)
      values (${messageId}::uuid, ${companyId}::uuid, ${eventId}::uuid, ${subject}, ${body}, ${color}, ${link ?? null})`);
    await tx.run(sql`
      insert into notification_message_user (notification_message_id, company_id, party_id)
      select ${messageId}::uuid, ${companyId}::uuid, unnest(${partyIds}::uuid[])`);
  }
  const reached = parties.flatMap(({ partyIds }) => partyIds);
  await tellPeople(tx, 'notification', reached);
  return eventId;
}

export type Show = 'notViewed' | 'notReceived' | 'viewed' | 'all';

const showing: Readonly<Record<Show, Sql>> = {
  notViewed: sql`u.status_id <> 'CeViewed'`,
  notReceived: sql`u.status_id = 'CeSent'`,
  viewed: sql`u.status_id = 'CeViewed'`,
  all: sql`true`,
};

export interface MessageRow {
  readonly communicationEventId: string;
  readonly notificationMessageId: string;
  readonly subject: string;
  readonly body: string;
  readonly color: MessageColor;
  readonly link: string | null;
  readonly statusId: 'CeSent' | 'CeReceived' | 'CeViewed';
  readonly sentDate: string;
  readonly receivedDate: string | null;
  readonly viewedDate: string | null;
}

export const listMessages = (db: Db, partyId: string, show: Show, { limit, offset }: { limit: number; offset: number }): Promise<MessageRow[]> =>
  db.many<MessageRow>(sql`
    select m.communication_event_id as "communicationEventId", m.notification_message_id as "notificationMessageId", m.subject, m.body, m.color, m.link,
      u.status_id as "statusId", u.sent_at as "sentDate", u.received_at as "receivedDate", u.viewed_at as "viewedDate"
    from notification_message_user u join notification_message m using (notification_message_id)
    where u.party_id = ${partyId}::uuid and ${showing[show]}
    order by u.sent_at desc, u.notification_message_id desc limit ${limit} offset ${offset}`);

/** How many messages are unread, and how many match. */
export async function countMessages(db: Db, partyId: string, show: Show): Promise<{ unread: number; total: number }> {
  const { unread, total } = await db.one<{ unread: bigint; total: bigint }>(sql`
    select count(*) filter (where ${showing.notViewed}) as unread, count(*) filter (where ${showing[show]}) as total
    from notification_message_user u where u.party_id = ${partyId}::uuid ${show === 'notViewed' ? sql`and ${showing.notViewed}` : sql``}`);
  return { unread: Number(unread), total: Number(total) };
}

/** A message whose state has changed. */
export interface Marked {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly companyId: string;
}

/** The steps of a recipient's row; each changes only rows it does not find done. */
const marks = {
  received: { from: sql`u.status_id = 'CeSent'`, set: sql`status_id = 'CeReceived', received_at = now()` },
  viewed: { from: sql`u.status_id <> 'CeViewed'`, set: sql`status_id = 'CeViewed', received_at = coalesce(u.received_at, now()), viewed_at = now()` },
  notViewed: { from: sql`u.status_id = 'CeViewed'`, set: sql`status_id = 'CeReceived', viewed_at = null` },
} as const satisfies Readonly<Record<string, { from: Sql; set: Sql }>>;
export type Mark = keyof typeof marks;

/** Marks messages of one person: those named, or all of them. Other ids are passed over. */
export async function markMessages(tx: Tx, partyId: string, mark: Mark, ids: readonly string[] | undefined): Promise<Marked[]> {
  const { from, set } = marks[mark];
  return tx.many<Marked>(sql`
    with old as (
      select u.notification_message_id, u.status_id from notification_message_user u
      where u.party_id = ${partyId}::uuid and ${from} ${ids ? sql`and u.notification_message_id = any (${[...ids]}::uuid[])` : sql``} for update)
    update notification_message_user u set ${set} from old
    where u.party_id = ${partyId}::uuid and u.notification_message_id = old.notification_message_id
    returning u.notification_message_id as id, old.status_id as "from", u.status_id as "to", u.company_id as "companyId"`);
}
