/** SQL of who works with whom, and who of them is away. */
import { unitsIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { Holder } from '../ledger/ledger.store.ts';
import type { Half, LeaveMode } from '../request/leave-time.rules.ts';

export interface Member {
  readonly partyId: string;
  readonly fullName: string;
}

/** Most people of whom a calendar is drawn. */
export const MOST_MEMBERS = 200;

/**
 * Everybody who holds a position in a unit in which this person holds one, the person first.
 * Without a RowScope: who shares a unit knows of the days off there.
 */
export const colleaguesOf = (db: Db, { companyId, partyId }: Holder, day: string): Promise<Member[]> =>
  db.many<Member>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName"
    from person p
    where p.party_id = ${partyId}::uuid or p.party_id in (
      select h.party_id from empl_position_party h join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> ${day}::date
      where h.valid @> ${day}::date and h.company_id = ${companyId}::uuid and u.unit_id in (
        select mine.unit_id from empl_position_party own join empl_position_unit mine on mine.empl_position_id = own.empl_position_id and mine.valid @> ${day}::date
        where own.party_id = ${partyId}::uuid and own.company_id = ${companyId}::uuid and own.valid @> ${day}::date))
    order by p.party_id <> ${partyId}::uuid, p.sort_text, p.party_id limit ${MOST_MEMBERS}`);

/**
 * Everybody who holds a position in a unit or below it.
 * Without a RowScope: the unit is one that the caller has found in scope.
 */
export const membersOf = (db: Db, unitId: string, day: string): Promise<Member[]> =>
  db.many<Member>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName" from person p
    where p.party_id in (select people_under(array[${unitId}::uuid], ${day}::date)) order by p.sort_text, p.party_id limit ${MOST_MEMBERS}`);

export interface UnitChoice {
  readonly unitId: string;
  readonly name: string;
}

/** Units that a reader reaches, by name; of many the first. */
export const unitChoices = (db: Db, rows: RowScope): Promise<UnitChoice[]> =>
  db.many<UnitChoice>(sql`
    select u.unit_id as "unitId", u.organization_name as name from org_unit u
    where u.valid @> ${rows.asOf}::date and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)} order by u.organization_name, u.unit_id limit 500`);

export const isUnitIn = async (db: Db, rows: RowScope, unitId: string): Promise<boolean> =>
  (await db.maybe(sql`select from org_unit u where u.unit_id = ${unitId}::uuid and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)}`)) !== undefined;

export interface Absence {
  readonly partyId: string;
  readonly fromDate: string;
  readonly thruDate: string;
  readonly mode: LeaveMode;
  readonly half: Half | null;
  readonly typeTitle: string;
  /** health: the kind tells of an illness. */
  readonly fieldClass: 'personal' | 'health';
  /** Nobody has decided on it for good. */
  readonly isWaiting: boolean;
}

/** Leave of these people that touches days of a span. */
export const absencesOf = (db: Db, people: readonly string[], { fromDate, thruDate }: { readonly fromDate: string; readonly thruDate: string }): Promise<Absence[]> =>
  db.many<Absence>(sql`
    select l.party_id as "partyId", l.from_date as "fromDate", l.thru_date as "thruDate", l.mode, l.half, t.description as "typeTitle", t.field_class as "fieldClass", l.status_id <> 'LvApproved' as "isWaiting"
    from leave_request l join leave_type t using (leave_type_id)
    where l.party_id = any (${[...people]}::uuid[]) and l.status_id in ('LvSent', 'LvReturned', 'LvApproved')
      and l.span && tsrange(${fromDate}::date, ${thruDate}::date + interval '1 day')
    order by l.from_date, l.party_id`);

/**
 * Whether somebody may stand in for a person: employed in the same company on the day, and somebody else.
 * Without a RowScope: it tells whether, and nothing of the person.
 */
export const mayStandIn = async (db: Db, { companyId, partyId }: Holder, substitute: string, day: string): Promise<boolean> =>
  substitute !== partyId &&
  (await db.maybe(sql`
    select from party_relationship where company_id = ${companyId}::uuid and party_id = ${substitute}::uuid and relationship_type_enum_id = 'PrtEmployee'
      and status_id = 'ActiveRel' and valid @> ${day}::date`)) !== undefined;
