/** Messages and their recipients. Reading and marking is always about one person. */
import { likeText } from '#kernel/persian-text/like.ts';
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { type Db, join, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { notifyPeople } from './live.store.ts';

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
  /** CommunicationPurpose. */
  readonly purposes?: readonly string[];
  /** Of an announcement; a new one when absent. */
  readonly eventId?: string;
  newId(): string;
}

/**
 * Sends a message in the transaction of what it is about: one event, one message in each company of the recipients, one
 * NOTIFY. Answers the id of the event.
 */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<string> {
  const { recipients, newId, eventId = newId() } = message;
  const parties = await tx.many<Addressed>(sql`
    select company_id as "companyId", array_agg(party_id) as "partyIds" from party where party_id = any (${[...new Set(recipients)]}::uuid[]) group by company_id`);
  await sendTo(tx, { ...message, eventId }, parties);
  return eventId;
}

/** People of one company, whom the transaction may see. */
export interface Addressed {
  readonly companyId: string;
  readonly partyIds: readonly string[];
}

/** The same to people whose companies are known, each named once. */
export const sendTo = (tx: Tx, { purposes = [], newId, ...said }: Omit<NewMessage, 'recipients'> & { readonly eventId: string }, parties: readonly Addressed[]): Promise<void> =>
  sendAll(
    tx,
    parties.map((one) => ({ ...said, ...one })),
    { newId, purposes },
  );

/** A message to people of one company, as it is written. */
export type AddressedMessage = Pick<NewMessage, 'subject' | 'body' | 'color' | 'link'> & Addressed & { readonly eventId: string };

/** Writes messages of however many events, in one statement with one NOTIFY. */
export async function sendAll(tx: Tx, messages: readonly AddressedMessage[], { newId, purposes = [] }: Pick<NewMessage, 'newId' | 'purposes'>): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({ ...message, id: newId() }));
  const reached = rows.flatMap(({ id, companyId, partyIds }) => partyIds.map((partyId) => ({ id, companyId, partyId })));
  const written = tx.run(sql`
    with sent as (
      insert into notification_message (notification_message_id, company_id, communication_event_id, subject, body, color, link, purpose_enum_ids)
      select m.*, ${[...purposes]}::text[] from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ companyId }) => companyId)}::uuid[], ${rows.map(({ eventId }) => eventId)}::uuid[],
        ${rows.map(({ subject }) => subject)}::text[], ${rows.map(({ body = '' }) => body)}::text[], ${rows.map(({ color }) => color)}::text[], ${rows.map(({ link = null }) => link)}::text[]) as m)
    insert into notification_message_user (notification_message_id, company_id, party_id)
    select * from unnest(${reached.map(({ id }) => id)}::uuid[], ${reached.map(({ companyId }) => companyId)}::uuid[], ${reached.map(({ partyId }) => partyId)}::uuid[])`);
  await Promise.all([
    written,
    notifyPeople(
      tx,
      'notification',
      reached.map(({ partyId }) => partyId),
    ),
  ]);
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
  readonly companyId: string;
  readonly companyName: string;
  readonly purposes: readonly string[];
  readonly link: string | null;
  readonly statusId: 'CeSent' | 'CeReceived' | 'CeViewed';
  readonly sentDate: string;
  readonly receivedDate: string | null;
  readonly viewedDate: string | null;
}

/** What a reader narrows the own messages by; days are of Tehran, both within. */
export interface MessageFilter {
  readonly companyId?: string | undefined;
  readonly subject?: string | undefined;
  readonly purposes?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const matching = ({ companyId, subject = '', purposes = [], from, to }: MessageFilter): Sql => {
  const all: Sql[] = searchWords(subject).map((word) => sql`folded_text(m.subject) like ${`%${likeText(word)}%`}`);
  if (companyId !== undefined) all.push(sql`m.company_id = ${companyId}::uuid`);
  if (purposes.length > 0) all.push(sql`m.purpose_enum_ids && ${[...purposes]}::text[]`);
  if (from !== undefined) all.push(sql`u.sent_at >= (${from}::date)::timestamp at time zone 'Asia/Tehran'`);
  if (to !== undefined) all.push(sql`u.sent_at < (${to}::date + 1)::timestamp at time zone 'Asia/Tehran'`);
  return all.length === 0 ? sql`true` : join(all, ' and ');
};

const isNarrowed = ({ companyId, subject, purposes, from, to }: MessageFilter): boolean => [companyId, subject, purposes, from, to].some((one) => one !== undefined);

export const listMessages = (db: Db, partyId: string, show: Show, filter: MessageFilter, { limit, offset }: { limit: number; offset: number }): Promise<MessageRow[]> =>
  db.many<MessageRow>(sql`
    select m.communication_event_id as "communicationEventId", m.notification_message_id as "notificationMessageId", m.subject, m.body, m.color, m.link, m.company_id as "companyId", c.organization_name as "companyName",
      array(select e.description from enumeration e where e.enum_id = any (m.purpose_enum_ids) order by e.sequence_num) as purposes,
      u.status_id as "statusId", u.sent_at as "sentDate", u.received_at as "receivedDate", u.viewed_at as "viewedDate"
    from notification_message_user u join notification_message m using (notification_message_id) join company c on c.company_id = m.company_id
    where u.party_id = ${partyId}::uuid and ${showing[show]} and ${matching(filter)}
    order by u.sent_at desc, u.notification_message_id desc limit ${limit} offset ${offset}`);

/** How many messages are unread, and how many match. */
export async function countMessages(db: Db, partyId: string, show: Show, filter: MessageFilter = {}): Promise<{ unread: number; total: number }> {
  const narrowed = isNarrowed(filter);
  const { unread, total } = await db.one<{ unread: bigint; total: bigint }>(sql`
    select count(*) filter (where ${showing.notViewed}) as unread, count(*) filter (where ${showing[show]} and ${matching(filter)}) as total
    from notification_message_user u ${narrowed ? sql`join notification_message m using (notification_message_id)` : sql``}
    where u.party_id = ${partyId}::uuid ${show === 'notViewed' ? sql`and ${showing.notViewed}` : sql``}`);
  return { unread: Number(unread), total: Number(total) };
}

/** Companies whose messages somebody has. */
export const companiesOfMessages = (db: Db, partyId: string): Promise<{ partyId: string; organizationName: string }[]> =>
  db.many(sql`
    select c.company_id as "partyId", c.organization_name as "organizationName" from company c
    where c.company_id in (select u.company_id from notification_message_user u where u.party_id = ${partyId}::uuid) order by c.organization_name`);

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
