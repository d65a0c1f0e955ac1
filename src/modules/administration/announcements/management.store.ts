/** SQL of announcements and of the people they are for. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { Announcement } from '#platform/notifications/announcements/sending.store.ts';
import type { SourceCondition } from '#platform/tables/source.define.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { announcements, audience } from './management.contract.ts';

/** Announcements of whole companies in reach, and the own ones of somebody who reaches less. */
const inScope = (rows: RowScope, partyId: string): Sql => sql`(${companiesIn(rows, sql`e.company_id`)} or e.author_party_id = ${partyId}::uuid)`;

const receipts = (what: Sql): Sql =>
  sql`case when e.status_id = 'CeSent' then (select count(*)::int from communication_event_receipts(e.communication_event_id) r where ${what}) else 0 end`;
const recipients = sql`(select count(*)::int from communication_event_party p where p.communication_event_id = e.communication_event_id)`;
const received = receipts(sql`r.status_id <> 'CeSent'`);
const viewed = receipts(sql`r.status_id = 'CeViewed'`);
const nameOf = (person: Sql): Sql => sql`concat_ws(' ', ${person}.first_name, ${person}.last_name, ${person}.suffix)`;
const author = sql`left join person a on a.party_id = e.author_party_id`;

export const announcementSource = defineSource<typeof announcements>({
  calls: announcements,
  parts: ({ rows, actor }) => ({
    from: sql`communication_event e ${author}`,
    where: inScope(rows, actor.partyId),
    key: sql`e.communication_event_id`,
    columns: {
      subject: { value: sql`e.subject` },
      statusId: { value: sql`e.status_id` },
      purposes: { value: sql`(select string_agg(u.description, ${', '} order by u.sequence_num) from enumeration u where u.enum_id = any (e.purpose_enum_ids))` },
      sentDate: { value: sql`e.sent_on` },
      recipients: { value: recipients },
      received: { value: received },
      viewed: { value: viewed },
      authorName: { value: nameOf(sql`a`) },
      createdDate: { value: sql`e.created_at` },
      sentAt: { value: sql`e.sent_at` },
    },
    conditions: {
      purposeEnumId: (filter) => {
        const any = sql`e.purpose_enum_ids && ${[...filter.values]}::text[]`;
        return filter.operator === 'notIn' ? sql`not (${any})` : any;
      },
    },
    search: ['subject'],
  }),
});

/** Ties by which somebody is told what a company has to say. Without a RowScope: the statement around it has one. */
const tie = (day: string): Sql => sql`
  join lateral (
    select r.pseudo_id, r.relationship_type_enum_id, k.employment_status_enum_id from party_relationship r
    left join employment_kind k on k.party_relationship_id = r.party_relationship_id and k.valid @> ${day}::date
    where r.party_id = p.party_id and r.company_id = p.company_id and r.status_id = 'ActiveRel' and r.valid @> ${day}::date and r.relationship_type_enum_id in ('PrtEmployee', 'prtInstructor')
    order by r.relationship_type_enum_id, r.party_relationship_id limit 1) r on true`;

const position = (day: string): Sql => sql`
  left join empl_position_party h on h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${day}::date
  left join empl_position s on s.empl_position_id = h.empl_position_id
  left join empl_position_unit su on su.empl_position_id = h.empl_position_id and su.valid @> ${day}::date
  left join org_unit u on u.unit_id = su.unit_id`;

/** Ids that are asked for, or asked to be none of; what is no id is nobody's. */
const among =
  (within: (ids: Sql) => Sql): SourceCondition =>
  ({ operator, values }) => {
    const found = within(sql`array(select one::uuid from unnest(${[...values]}::text[]) one where one ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`);
    return operator === 'notIn' ? sql`not (${found})` : found;
  };

export const audienceSource = defineSource<typeof audience>({
  calls: audience,
  parts: ({ rows, today }) => {
    const held = (what: Sql): Sql => sql`exists (select from empl_position_party o where o.party_id = p.party_id and o.valid @> ${today}::date and ${what})`;
    return {
      from: sql`person p ${tie(today)} ${position(today)} left join company c on c.company_id = p.company_id left join enumeration k on k.enum_id = r.employment_status_enum_id
        left join enumeration t on t.enum_id = r.relationship_type_enum_id`,
      where: peopleIn(rows, sql`p.party_id`, sql`p.company_id`),
      key: sql`p.party_id`,
      subject: sql`p.party_id`,
      columns: {
        fullName: { value: nameOf(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
        pseudoId: { value: sql`r.pseudo_id` },
        unitName: { value: sql`u.organization_name` },
        positionTitle: { value: sql`s.description` },
        employmentKind: { value: sql`r.employment_status_enum_id`, label: sql`k.description` },
        relation: { value: sql`r.relationship_type_enum_id`, label: sql`t.description` },
        isManager: { value: sql`case when exists (select from org_unit_manager m where m.party_id = p.party_id and m.valid @> ${today}::date) then 'Y' else 'N' end` },
        companyName: { value: sql`c.organization_name` },
      },
      conditions: {
        unitId: among((ids) => sql`p.party_id in (select people_under(${ids}, ${today}::date))`),
        emplPositionId: among((ids) => held(sql`o.empl_position_id = any (${ids})`)),
        roleTypeId: ({ operator, values }) => {
          const found = held(sql`o.role_type_id = any (${[...values]}::text[])`);
          return operator === 'notIn' ? sql`not (${found})` : found;
        },
      },
      search: ['fullName', 'pseudoId'],
    };
  },
});

const columns = sql`
  e.communication_event_id as "communicationEventId", e.company_id as "companyId", e.subject, e.body, e.purpose_enum_ids as purposes, e.channels, e.status_id as "statusId",
  e.sent_on as "sentOn", e.row_version as "rowVersion"`;

export interface AnnouncementRead extends Announcement {
  readonly sentAt: string | null;
  readonly authorName: string | null;
  readonly recipients: number;
  readonly received: number;
  readonly viewed: number;
}

export const announcementOf = (db: Db, rows: RowScope, partyId: string, id: string): Promise<AnnouncementRead | undefined> =>
  db.maybe<AnnouncementRead>(sql`
    select ${columns}, e.sent_at as "sentAt", ${nameOf(sql`a`)} as "authorName", ${recipients} as recipients, ${received} as received, ${viewed} as viewed
    from communication_event e ${author} where e.communication_event_id = ${id}::uuid and ${inScope(rows, partyId)}`);

/** Held until the end of the transaction; undefined out of scope. */
export const lockAnnouncement = (tx: Tx, rows: RowScope, partyId: string, id: string): Promise<Announcement | undefined> =>
  tx.maybe<Announcement>(sql`select ${columns} from communication_event e where e.communication_event_id = ${id}::uuid and ${inScope(rows, partyId)} for update of e`);

export interface NewAnnouncement extends Omit<Announcement, 'rowVersion'> {
  readonly authorPartyId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export const insertAnnouncement = (tx: Tx, one: NewAnnouncement): Promise<number> =>
  tx.run(sql`
    insert into communication_event (communication_event_id, company_id, subject, body, purpose_enum_ids, channels, status_id, sent_on, author_party_id, created_at)
    values (${one.communicationEventId}::uuid, ${one.companyId}::uuid, ${one.subject}, ${one.body}, ${[...one.purposes]}::text[], ${[...one.channels]}::text[], ${one.statusId},
      ${one.sentOn}::date, ${one.authorPartyId}::uuid, ${new Date(one.now).toISOString()}::timestamptz)`);

export const updateAnnouncement = (
  tx: Tx,
  one: Pick<Announcement, 'communicationEventId' | 'subject' | 'body' | 'purposes' | 'channels' | 'statusId' | 'sentOn'>,
): Promise<number> =>
  tx.run(sql`
    update communication_event set subject = ${one.subject}, body = ${one.body}, purpose_enum_ids = ${[...one.purposes]}::text[], channels = ${[...one.channels]}::text[],
      status_id = ${one.statusId}, sent_on = ${one.sentOn}::date, row_version = row_version + 1 where communication_event_id = ${one.communicationEventId}::uuid`);

export const deleteAnnouncementRow = (tx: Tx, id: string): Promise<number> => tx.run(sql`delete from communication_event where communication_event_id = ${id}::uuid`);

/** Of these people those in scope who have a tie to their company on a day. */
export const reachable = async (db: Db, rows: RowScope, partyIds: readonly string[], day: string): Promise<readonly string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select p.party_id as "partyId" from person p ${tie(day)} where p.party_id = any (${[...partyIds]}::uuid[]) and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`)
  ).map(({ partyId }) => partyId);

export const addAudience = (
  tx: Tx,
  { communicationEventId: id, companyId }: Pick<Announcement, 'communicationEventId' | 'companyId'>,
  partyIds: readonly string[],
): Promise<number> =>
  tx.run(sql`
    insert into communication_event_party (communication_event_id, company_id, party_id) select ${id}::uuid, ${companyId}::uuid, unnest(${[...partyIds]}::uuid[])
    on conflict do nothing`);

export const removeAudience = (tx: Tx, id: string, partyIds: readonly string[]): Promise<number> =>
  tx.run(sql`delete from communication_event_party where communication_event_id = ${id}::uuid and party_id = any (${[...partyIds]}::uuid[])`);

export const audienceCount = async (db: Db, id: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from communication_event_party where communication_event_id = ${id}::uuid`)).n;

export interface RecipientRow {
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly detail: string | null;
  readonly statusId: 'CeSent' | 'CeReceived' | 'CeViewed' | null;
  readonly receivedDate: string | null;
  readonly viewedDate: string | null;
}

const person = (day: string): Sql => sql`
  person p ${position(day)} left join lateral (select r.pseudo_id from party_relationship r where r.party_id = p.party_id and r.company_id = p.company_id
    order by r.relationship_type_enum_id, lower(r.valid) desc nulls last limit 1) r on true`;
const shown = sql`p.party_id as "partyId", ${nameOf(sql`p`)} as "fullName", r.pseudo_id as "pseudoId", nullif(concat_ws(' - ', s.description, u.organization_name), '') as detail`;

/** The audience in the order of the alphabet, with what has become of the message. */
export const audienceOf = (db: Db, id: string, day: string): Promise<RecipientRow[]> =>
  db.many<RecipientRow>(sql`
    select ${shown}, g.status_id as "statusId", g.received_at as "receivedDate", g.viewed_at as "viewedDate"
    from communication_event_party x join ${person(day)} on p.party_id = x.party_id left join communication_event_receipts(${id}::uuid) g on g.party_id = x.party_id
    where x.communication_event_id = ${id}::uuid order by p.sort_text, p.party_id`);

/** Who these people are. */
export const peopleNamed = (db: Db, partyIds: readonly string[], day: string): Promise<RecipientRow[]> =>
  db.many<RecipientRow>(sql`
    select ${shown}, null as "statusId", null as "receivedDate", null as "viewedDate" from ${person(day)} where p.party_id = any (${[...partyIds]}::uuid[]) order by p.sort_text, p.party_id`);
