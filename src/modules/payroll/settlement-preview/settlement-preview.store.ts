/** SQL of whom a settlement is looked at for. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';

export interface Leaving {
  readonly partyId: string;
  readonly companyId: string;
  readonly pseudoId: string;
  readonly fullName: string;
  /** ISO. */
  readonly hireDate: string;
}

export const leavingOf = (db: Db, rows: RowScope, employmentId: string): Promise<Leaving | undefined> =>
  db.maybe<Leaving>(sql`
    select r.party_id as "partyId", r.company_id as "companyId", r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName", lower(r.valid) as "hireDate"
    from party_relationship r join person p on p.party_id = r.party_id
    where r.party_relationship_id = ${employmentId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`);
