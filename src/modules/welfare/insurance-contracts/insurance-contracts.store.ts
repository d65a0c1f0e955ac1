/** A contract that goes on into the next year: what of it is copied, and whose members still work there. Days ISO; rials. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { PremiumRow } from '../premium/premium.rules.ts';

export interface RenewedContract {
  readonly companyId: string;
  readonly title: string;
  readonly from: string;
  readonly thru: string;
  readonly joinFrom: string | null;
  readonly joinThru: string | null;
  readonly rowVersion: number;
}

/** A contract of a company in reach. */
export const renewedContract = (db: Db, rows: RowScope, contractId: string): Promise<RenewedContract | undefined> =>
  db.maybe<RenewedContract>(sql`
    select company_id as "companyId", title, from_date as "from", thru_date as thru, join_from_date as "joinFrom", join_thru_date as "joinThru", row_version as "rowVersion"
    from insurance_contract where insurance_contract_id = ${contractId}::uuid and ${companiesIn(rows, sql`company_id`)}`);

/** Employees of a contract in reach who are employed on the day of the question. */
export const employedOf = async (db: Db, rows: RowScope, contractId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ partyId: string }>(sql`
        select distinct r.party_id as "partyId" from party_relationship r
        where r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${rows.asOf}::date and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
          and (r.party_id, r.company_id) in (select m.party_id, m.company_id from insurance_membership m where m.insurance_contract_id = ${contractId}::uuid and not isempty(m.valid))`)
    ).map(({ partyId }) => partyId),
  );

export interface NextContract {
  readonly id: string;
  readonly contractCode: string;
  readonly title: string;
  readonly from: string;
  readonly thru: string;
  readonly joinFrom: string | null;
  readonly joinThru: string | null;
}

/** Copies a contract with its shares, costs and age limits. Without a RowScope: of the contract that the caller has found in reach. */
export async function copyContract(tx: Tx, contractId: string, { id, contractCode, title, from, thru, joinFrom, joinThru }: NextContract): Promise<void> {
  await tx.run(sql`
    insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_id, from_date, thru_date, age_on, proration, parts, gap_months, employee_percent,
      description, join_from_date, join_thru_date, hire_days, marriage_days, birth_days, ends_on)
    select ${id}::uuid, company_id, ${contractCode}, ${title}, insurer_id, ${from}::date, ${thru}::date, age_on, proration, parts, gap_months, employee_percent,
      description, ${joinFrom}::date, ${joinThru}::date, hire_days, marriage_days, birth_days, ends_on
    from insurance_contract where insurance_contract_id = ${contractId}::uuid`);
  await tx.run(sql`
    insert into insurance_share (insurance_share_id, company_id, insurance_contract_id, relation, employee_percent)
    select gen_random_uuid(), company_id, ${id}::uuid, relation, employee_percent from insurance_share where insurance_contract_id = ${contractId}::uuid`);
  await tx.run(sql`
    insert into insurance_cost (insurance_cost_id, company_id, insurance_contract_id, cost_type_enum_id, person_ceiling, family_ceiling, franchise_percent, waiting_days, claim_days)
    select gen_random_uuid(), company_id, ${id}::uuid, cost_type_enum_id, person_ceiling, family_ceiling, franchise_percent, waiting_days, claim_days
    from insurance_cost where insurance_contract_id = ${contractId}::uuid`);
  await tx.run(sql`
    insert into insurance_age_limit (insurance_age_limit_id, company_id, insurance_contract_id, relation, age_thru, lifted_for)
    select gen_random_uuid(), company_id, ${id}::uuid, relation, age_thru, lifted_for from insurance_age_limit where insurance_contract_id = ${contractId}::uuid`);
}

/** Without a RowScope: of the contract that the caller has written. */
export const addPremiums = (tx: Tx, companyId: string, contractId: string, table: readonly PremiumRow[]): Promise<number> =>
  tx.run(sql`
    insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, tier, relation, age_from, age_thru, premium)
    select gen_random_uuid(), ${companyId}::uuid, ${contractId}::uuid, one.tier, one.relation, one.least, one.most, one.premium
    from unnest(${table.map(({ tier }) => tier ?? null)}::text[], ${table.map(({ relation }) => relation ?? null)}::text[], ${table.map(({ ageFrom }) => ageFrom ?? null)}::int[],
      ${table.map(({ ageThru }) => ageThru ?? null)}::int[], ${table.map(({ premium }) => String(premium))}::bigint[]) as one (tier, relation, least, most, premium)`);
