/** What a contract of supplementary insurance says of its premiums. */
import { type Db, sql } from '#platform/db/db.server.ts';

export interface ContractTerms {
  readonly from: string;
  readonly thru: string;
  readonly ageOn: 'contract' | 'joining';
  readonly proration: 'months' | 'days' | 'whole';
  readonly parts: number;
  readonly gapMonths: number;
  /** Percent of the employee, exact. */
  readonly employee: string;
  readonly table: readonly {
    readonly tier?: string;
    readonly relation?: string;
    readonly ageFrom?: number;
    readonly ageThru?: number;
    readonly premium: string;
    readonly since?: string;
  }[];
  readonly shares: readonly { readonly relation: string; readonly employee: string }[];
}

/** The terms of a contract of one of the companies; undefined where none of them has it. */
export const contractTerms = (db: Db, insuranceContractId: string, companyIds: readonly string[]): Promise<ContractTerms | undefined> =>
  db.maybe<ContractTerms>(sql`
    select c.from_date as "from", c.thru_date as "thru", c.age_on as "ageOn", c.proration, c.parts, c.gap_months as "gapMonths",
      trim_scale(c.employee_percent)::text as "employee",
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('tier', p.tier, 'relation', p.relation, 'ageFrom', p.age_from, 'ageThru', p.age_thru,
        'premium', p.premium::text, 'since', p.since_date)) order by p.insurance_premium_id) from insurance_premium p where p.insurance_contract_id = c.insurance_contract_id), '[]') as "table",
      coalesce((select jsonb_agg(jsonb_build_object('relation', s.relation, 'employee', trim_scale(s.employee_percent)::text)) from insurance_share s
        where s.insurance_contract_id = c.insurance_contract_id), '[]') as "shares"
    from insurance_contract c where c.insurance_contract_id = ${insuranceContractId}::uuid and c.company_id = any(${companyIds}::uuid[])`);
