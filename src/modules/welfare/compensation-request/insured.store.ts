/** Whom claims may be for. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { enumName, fullName } from '#platform/people/people.sql.ts';

export interface Insured {
  readonly insuredId: string;
  readonly insuredName: string;
  readonly relationName: string | null;
}

/** Everybody who is or was insured through an employee: a claim of last year's contract may come this year. */
export const insuredThrough = (db: Db, rows: RowScope, { companyId, partyId }: { readonly companyId: string; readonly partyId: string }): Promise<Insured[]> =>
  db.many<Insured>(sql`
    select distinct on (m.family_member_id) coalesce(m.family_member_id, m.party_id) as "insuredId", ${enumName(sql`m.relation`)} as "relationName",
      case when f.family_member_id is null then ${fullName(sql`p`)} else ${fullName(sql`f`)} end as "insuredName"
    from insurance_membership m join person p on p.party_id = m.party_id left join family_member f on f.family_member_id = m.family_member_id
    where m.company_id = ${companyId}::uuid and m.party_id = ${partyId}::uuid and not isempty(m.valid) and ${peopleIn(rows, sql`m.party_id`, sql`m.company_id`)}
    order by m.family_member_id nulls first, lower(m.valid) desc`);
