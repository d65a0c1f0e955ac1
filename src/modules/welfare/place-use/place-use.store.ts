/** SQL of introduction letters and of what became of places. */
import { isUuid } from '#kernel/ids/ids.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { PlaceStatus } from '../service-request/place-statuses.rules.ts';

/** Keeps the code of a place; answers the one that stands. Without a RowScope: of an own place that was read. */
export const keptCode = async (tx: Tx, { requestId, companyId }: { readonly requestId: string; readonly companyId: string }, code: string): Promise<string> =>
  (
    await tx.one<{ code: string }>(sql`
      insert into welfare_place_code (welfare_request_id, company_id, code) values (${requestId}::uuid, ${companyId}::uuid, ${code})
      on conflict (welfare_request_id) do update set code = welfare_place_code.code returning code`)
  ).code;

export interface LetterPlace {
  readonly fullName: string;
  readonly pseudoId: string;
  readonly eventTitle: string;
  readonly slotTitle: string;
  readonly unitCode: string | null;
  /** ISO days, both within. */
  readonly fromDate: string;
  readonly thruDate: string;
  readonly isStay: boolean;
  readonly places: number;
  readonly persons: number;
}

/** What a letter says of a place. Without a RowScope: of an own place that was read. */
export const letterPlace = (db: Db, requestId: string): Promise<LetterPlace> =>
  db.one(sql`
    select ${nameOfPerson(sql`o.party_id`)} as "fullName", e.title as "eventTitle", s.title as "slotTitle", u.unit_code as "unitCode", s.from_date as "fromDate", s.thru_date as "thruDate",
      v.kind = 'stay' as "isStay", o.places, o.persons,
      coalesce((select k.pseudo_id from party_relationship k where k.party_id = o.party_id and k.company_id = o.company_id and k.relationship_type_enum_id = 'PrtEmployee'
        order by lower(k.valid) desc limit 1), '') as "pseudoId"
    from welfare_place o join welfare_event e on e.welfare_event_id = o.welfare_event_id join welfare_service v using (welfare_service_id)
      join welfare_slot s on s.welfare_slot_id = o.welfare_slot_id left join welfare_unit u on u.welfare_unit_id = o.welfare_unit_id
    where o.welfare_request_id = ${requestId}::uuid`);

/** Names of those of the family who come, as they were chosen. Without a RowScope: of whoever asks alone. */
export const companionNames = async (db: Db, partyId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ name: string }>(sql`
      select concat_ws(' ', f.first_name, f.last_name) as name from unnest(${[...ids]}::text[]) with ordinality as c (id, at)
      join family_member f on f.family_member_id::text = c.id and f.party_id = ${partyId}::uuid order by c.at`)
  ).map(({ name }) => name);

export interface FoundPlace {
  readonly partyId: string;
  readonly companyId: string;
  readonly requestId: string;
  readonly eventId: string;
  readonly fullName: string;
  readonly eventTitle: string;
  readonly slotTitle: string;
  readonly fromDate: string;
  readonly thruDate: string;
  readonly unitCode: string | null;
  readonly persons: number;
  readonly status: PlaceStatus;
}

const found = sql`
  select o.party_id as "partyId", o.company_id as "companyId", o.welfare_request_id as "requestId", o.welfare_event_id as "eventId", ${nameOfPerson(sql`o.party_id`)} as "fullName",
    e.title as "eventTitle", s.title as "slotTitle", s.from_date as "fromDate", s.thru_date as "thruDate", u.unit_code as "unitCode", o.persons, o.status_id as status
  from welfare_place o join welfare_event e on e.welfare_event_id = o.welfare_event_id join welfare_slot s on s.welfare_slot_id = o.welfare_slot_id
    left join welfare_unit u on u.welfare_unit_id = o.welfare_unit_id`;

/** By the code of its letter, of people in reach. */
export const placeByCode = (db: Db, rows: RowScope, code: string): Promise<FoundPlace | undefined> =>
  db.maybe(sql`
    ${found} join welfare_place_code k on k.welfare_request_id = o.welfare_request_id
    where k.code = ${code} and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}`);

/** By its request, of people in reach. */
export const placeIn = async (db: Db, rows: RowScope, requestId: string): Promise<FoundPlace | undefined> =>
  isUuid(requestId) ? db.maybe(sql`${found} where o.welfare_request_id = ${requestId}::uuid and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}`) : undefined;

export interface CheckedPlace extends Pick<FoundPlace, 'eventTitle' | 'slotTitle' | 'fromDate' | 'thruDate' | 'persons' | 'unitCode'> {
  readonly state: PlaceStatus;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

/** What the public page may know of a code. Without a RowScope: the code itself is what gives the right. */
export const placeOfCode = (db: Db, code: string): Promise<CheckedPlace | undefined> =>
  db.maybe(sql`
    select state, event_title as "eventTitle", slot_title as "slotTitle", from_date as "fromDate", thru_date as "thruDate", persons, unit_code as "unitCode", first_name as "firstName",
      last_name as "lastName", company_name as "companyName" from welfare_place_of_code(${code})`);
