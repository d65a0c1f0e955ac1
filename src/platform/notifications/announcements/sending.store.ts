/** The moment an announcement goes out. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { NO_ID } from '#platform/keeper/in-pages.rules.ts';

/** Announcements that one look reads at a time. */
const AT_ONCE = 100;

type AnnouncementState = 'CeInProgress' | 'CeReady' | 'CeSent';

export interface Announcement {
  readonly communicationEventId: string;
  readonly companyId: string;
  readonly subject: string;
  readonly body: string;
  readonly purposes: readonly string[];
  readonly channels: readonly ('inApp' | 'mail' | 'sms')[];
  readonly statusId: AnnouncementState;
  /** ISO day. */
  readonly sentOn: string;
  readonly rowVersion: number;
}

/** An announcement whose day has come. */
export type Ready = Pick<Announcement, 'communicationEventId' | 'sentOn'>;

/** A page of announcements whose day has come, oldest first, after one of them. */
export const readyAnnouncements = (db: Db, day: string, after: Ready | undefined): Promise<Ready[]> =>
  db.many(sql`
    select communication_event_id as "communicationEventId", sent_on as "sentOn" from communication_event
    where status_id = 'CeReady' and sent_on <= ${day}::date and (sent_on, communication_event_id) > (${after?.sentOn ?? '-infinity'}::date, ${after?.communicationEventId ?? NO_ID}::uuid)
    order by sent_on, communication_event_id limit ${AT_ONCE}`);

/** Takes an announcement to be sent by this transaction alone; undefined when another one has it, or it is no longer ready. */
export const takeReady = (tx: Tx, id: string, now: number): Promise<Announcement | undefined> =>
  tx.maybe<Announcement>(sql`
    update communication_event set status_id = 'CeSent', sent_at = ${new Date(now).toISOString()}::timestamptz, row_version = row_version + 1
    where communication_event_id = (select communication_event_id from communication_event where communication_event_id = ${id}::uuid and status_id in ('CeReady') for update skip locked)
    returning communication_event_id as "communicationEventId", company_id as "companyId", subject, body, purpose_enum_ids as purposes, channels, status_id as "statusId",
      sent_on as "sentOn", row_version as "rowVersion"`);

/** Its audience of those who are still of the company on a day. */
export const audienceOnDay = async (tx: Tx, id: string, day: string): Promise<readonly string[]> =>
  (
    await tx.many<{ partyId: string }>(sql`
      select x.party_id as "partyId" from communication_event_party x where x.communication_event_id = ${id}::uuid
        and exists (select from party_relationship r where r.party_id = x.party_id and r.status_id = 'ActiveRel' and r.valid @> ${day}::date)`)
  ).map(({ partyId }) => partyId);
