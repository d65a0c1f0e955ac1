/** SQL of the quick panel: own facts by the account, ends of employments in scope. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { employedOn } from '#platform/people/people.sql.ts';
import { ENDING_DAYS, ENDING_LIMIT, type PersonDay } from './quick.contract.ts';

export interface OwnFacts {
  readonly birthDate: string | null;
  /** Last days (ISO); null where nothing ends. */
  readonly employment: string | null;
  readonly account: string | null;
  readonly password: string | null;
}

/** Of the account and its person. An employment without end gives null. */
export const ownFactsOf = (db: Db, { userId, partyId }: Actor, today: string): Promise<OwnFacts> =>
  db.one<OwnFacts>(sql`
    select p.birth_date as "birthDate", a.terminate_date as account, (a.one_time_until at time zone 'Asia/Tehran')::date as password,
      (select upper(r.valid) - 1 from party_relationship r where r.party_relationship_id = a.party_relationship_id and r.party_id = ${partyId}::uuid
        and r.status_id = 'ActiveRel' and r.valid @> ${today}::date) as employment
    from user_account a left join person p on p.party_id = a.party_id where a.user_id = ${userId}::uuid`);

export interface Ending {
  readonly count: number;
  readonly people: PersonDay[];
}

/** Employments in scope whose last day is among the coming ones. */
export const endingSoon = (db: Db, rows: RowScope): Promise<Ending> =>
  db.one<Ending>(sql`
    with ending as (
      select r.party_id, p.first_name, p.last_name, p.suffix, p.face_image, p.sort_text, upper(r.valid) - 1 as last_day
      from party_relationship r join person p using (party_id)
      where ${employedOn(sql`r`, rows.asOf)}
        and upper(r.valid) - 1 between ${rows.asOf}::date and ${rows.asOf}::date + ${ENDING_DAYS}::int and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    ), first as (select * from ending order by last_day, sort_text, party_id limit ${ENDING_LIMIT})
    select (select count(*)::int from ending) as count,
      (select coalesce(jsonb_agg(jsonb_build_object('partyId', party_id, 'fullName', concat_ws(' ', first_name, last_name, suffix), 'faceImage', face_image, 'date', last_day)
        order by last_day, sort_text, party_id), '[]') from first) as people`);
