/** Premiums by company and cost centre. Rials as digits; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface SharesAsked {
  readonly insuranceContractId?: string | undefined;
  /** Days on which parts are due, both included; any where absent. */
  readonly fromDate?: string | undefined;
  readonly thruDate?: string | undefined;
}

export interface SharesRow {
  readonly companyName: string;
  readonly costCenter: string | null;
  readonly employees: number;
  readonly insured: number;
  readonly premium: string;
  readonly employeeShare: string;
  readonly employerShare: string;
}

/** Each part counts for the cost centre that the file names on its day. */
export const sharesIn = (db: Db, rows: RowScope, { insuranceContractId, fromDate, thruDate }: SharesAsked): Promise<SharesRow[]> =>
  db.many<SharesRow>(sql`
    select k.organization_name as "companyName", centre.description as "costCenter", count(distinct l.party_id)::int as employees,
      count(distinct l.insurance_membership_id)::int as insured, sum(l.employee_share + l.employer_share)::text as premium, sum(l.employee_share)::text as "employeeShare",
      sum(l.employer_share)::text as "employerShare"
    from premium_part l join insurance_membership m using (insurance_membership_id) join company k on k.company_id = l.company_id
    left join personnel_structure s on s.party_id = l.party_id and s.company_id = l.company_id and s.valid @> l.due_date
    left join party_classification centre on centre.party_classification_id = s.cost_center_id
    where ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} and not isempty(m.valid)
      and (${insuranceContractId ?? null}::uuid is null or m.insurance_contract_id = ${insuranceContractId ?? null}::uuid)
      and l.due_date between coalesce(${fromDate ?? null}::date, '-infinity') and coalesce(${thruDate ?? null}::date, 'infinity')
    group by k.company_id, centre.party_classification_id order by k.organization_name, centre.description nulls last`);
