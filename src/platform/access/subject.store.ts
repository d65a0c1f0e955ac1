import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { Subject } from './access.rules.ts';
import { onePersonIn } from './scope.service.ts';

/** A person in scope as row scopes see it: units of the seats of the day with all units above them. */
export const subjectIn = (db: Db, rows: RowScope, partyId: string): Promise<Subject | undefined> =>
  db.maybe<Subject>(sql`
    select p.party_id as "partyId", p.company_id as "companyId", array(
      with recursive tree as (
        select units_of(p.party_id, ${rows.asOf}::date) as unit_id
        union select u.parent_unit_id from tree join org_unit_parent u using (unit_id) where u.parent_unit_id is not null and u.valid @> ${rows.asOf}::date
      ) select unit_id from tree) as "unitIds"
    from person p where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);
