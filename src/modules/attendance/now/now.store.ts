/** SQL of who is where now. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { unitOn } from '#platform/employment-rows/employment-rows.store.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';

export interface PersonNow {
  readonly partyId: string;
  readonly fullName: string;
  readonly unitName: string | null;
}

/** People in reach whom a company employs today, of a unit and those below it where one is named; by name. */
export const peopleNow = (db: Db, rows: RowScope, companyId: string, unitId: string | undefined, most: number): Promise<PersonNow[]> => {
  const ofUnit = unitId === undefined ? sql`true` : sql`p.party_id in (select people_under(array[${unitId}::uuid], ${rows.asOf}::date))`;
  return db.many<PersonNow>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", ${unitOn(sql`p.party_id`, rows.asOf)} as "unitName"
    from person p join party_relationship r on r.party_id = p.party_id
    where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${rows.asOf}::date
      and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} and ${ofUnit}
    order by p.sort_text, p.party_id limit ${most}`);
};

/** Of some people those whose approved leave of a company holds at a moment (Tehran wall time). Without a RowScope: of people whom whoever asks has found in reach. */
export const onLeave = async (db: Db, companyId: string, partyIds: readonly string[], at: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ partyId: string }>(sql`
        select distinct party_id as "partyId" from leave_request
        where company_id = ${companyId}::uuid and party_id = any (${[...partyIds]}::uuid[]) and status_id = 'LvApproved' and span @> ${at}::timestamp`)
    ).map(({ partyId }) => partyId),
  );
