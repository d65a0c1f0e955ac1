/** SQL of exchanges of shifts: who may be a partner, what was planned when it was asked, who else exchanges the same days. Days are ISO dates. */
import { likeText } from '#kernel/persian-text/like.ts';
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';

export interface SwapPerson {
  readonly companyId: string;
  readonly partyId: string;
}

/** A day of both; ids of shifts, null: rest. */
export interface SwapDay {
  readonly date: string;
  readonly own: string | null;
  readonly partner: string | null;
}

export interface Partner {
  readonly partyId: string;
  readonly fullName: string;
}

const MOST_FOUND = 20;

/** Whoever holds a position in a unit in which this person holds one, but themselves. */
const sharesUnit = ({ companyId, partyId }: SwapPerson, day: string, party: Sql): Sql => sql`
  ${party} <> ${partyId}::uuid and ${party} in (
    select h.party_id from empl_position_party h join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> ${day}::date
    where h.valid @> ${day}::date and h.company_id = ${companyId}::uuid and u.unit_id in (
      select mine.unit_id from empl_position_party own join empl_position_unit mine on mine.empl_position_id = own.empl_position_id and mine.valid @> ${day}::date
      where own.party_id = ${partyId}::uuid and own.company_id = ${companyId}::uuid and own.valid @> ${day}::date))`;

/** Colleagues of the own units by words of their names; of an id that one, who may also be somebody one exchanged with before. Without a RowScope: who shares a unit knows of the shifts there. */
export const partnersOf = (
  db: Db,
  of: SwapPerson,
  day: string,
  { search = '', partyId }: { readonly search?: string | undefined; readonly partyId?: string | undefined },
): Promise<Partner[]> =>
  db.many<Partner>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName" from person p
    where (${partyId ?? null}::uuid is null or p.party_id = ${partyId ?? null}::uuid)
      and p.search_text like all (${searchWords(search).map((word) => `%${likeText(word)}%`)}::text[])
      and (${sharesUnit(of, day, sql`p.party_id`)}
        or (${partyId ?? null}::uuid is not null and exists (select from shift_swap s where s.party_id = ${of.partyId}::uuid and s.partner_party_id = p.party_id)))
    order by p.sort_text, p.party_id limit ${MOST_FOUND}`);

/** Without a RowScope: as `partnersOf`. */
export const isPartner = async (db: Db, of: SwapPerson, partner: string, day: string): Promise<boolean> =>
  (await db.one<{ is: boolean }>(sql`select ${sharesUnit(of, day, sql`${partner}::uuid`)} as is`)).is;

/** Keeps what both were planned to work when it was asked. */
export const keepPlanned = (tx: Tx, requestId: string, days: readonly SwapDay[]): Promise<number> =>
  tx.run(sql`update shift_swap set planned = ${JSON.stringify(days)}::jsonb where shift_swap_id = ${requestId}::uuid`);

export interface AgreedDay extends SwapDay {
  readonly ownTitle: string | null;
  readonly partnerTitle: string | null;
}

/** What both were planned to work when it was asked, and who the partner is. Without a RowScope: of those whom the request is about, and who decide on it. */
export const agreedOf = async (db: Db, requestId: string): Promise<{ readonly partnerName: string; readonly days: readonly AgreedDay[] }> => {
  const { partnerName } = await db.one<{ partnerName: string }>(sql`
    select ${nameOfPerson(sql`s.partner_party_id`)} as "partnerName" from shift_swap s where s.shift_swap_id = ${requestId}::uuid`);
  const days = await db.many<AgreedDay>(sql`
    select d.date, d.own, d.partner, a.title as "ownTitle", b.title as "partnerTitle" from shift_swap s
    cross join lateral jsonb_to_recordset(s.planned) as d(date date, own uuid, partner uuid)
    left join work_shift a on a.work_shift_id = d.own left join work_shift b on b.work_shift_id = d.partner
    where s.shift_swap_id = ${requestId}::uuid order by d.date`);
  return { partnerName, days };
};

/** Whether another exchange of one of these people that is not decided on is over one of these days. Without a RowScope: it tells whether, and nothing of it. */
export const isAsked = async (db: Db, people: readonly string[], dates: readonly string[], but: string | null): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (select from shift_swap s where s.status_id in ('RqSent', 'RqReturned') and s.shift_swap_id is distinct from ${but}::uuid
        and (s.party_id = any (${[...people]}::uuid[]) or s.partner_party_id = any (${[...people]}::uuid[]))
        and (s.own_day = any (${[...dates]}::date[]) or s.partner_day = any (${[...dates]}::date[]))) as is`)
  ).is;

export interface PartnerSwap extends SwapPerson {
  readonly requestId: string;
  readonly fullName: string;
  readonly ownDay: string;
  readonly partnerDay: string | null;
  readonly status: string;
  readonly createdAt: string;
}

const MOST_SWAPS = 100;

/** Exchanges in which somebody is the partner, newest first. Without a RowScope: of whoever asks. */
export const swapsWith = (db: Db, partyId: string): Promise<PartnerSwap[]> =>
  db.many<PartnerSwap>(sql`
    select s.shift_swap_id as "requestId", s.company_id as "companyId", s.party_id as "partyId", ${nameOfPerson(sql`s.party_id`)} as "fullName", s.own_day as "ownDay",
      s.partner_day as "partnerDay", s.status_id as status, s.created_at as "createdAt"
    from shift_swap s where s.partner_party_id = ${partyId}::uuid order by s.created_at desc, s.shift_swap_id desc limit ${MOST_SWAPS}`);
