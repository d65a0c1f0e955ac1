/** SQL of the sheet of premiums. Without a RowScope: contracts belong to the company, whose sheet it is. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface SheetContract {
  /** In capitals. */
  readonly code: string;
  readonly contractId: string;
  readonly from: string;
  readonly thru: string;
}

export const premiumContracts = (db: Db, companyId: string, codes: readonly string[]): Promise<SheetContract[]> =>
  db.many<SheetContract>(sql`
    select upper(contract_code) as code, insurance_contract_id as "contractId", from_date as "from", thru_date as thru from insurance_contract
    where company_id = ${companyId}::uuid and status_id = 'ActiveInsurance' and upper(contract_code) = any (${[...codes]}::text[])`);

export interface PremiumLine {
  readonly contractId: string;
  readonly tier: string | null;
  readonly relation: string | null;
  readonly ageFrom: number | null;
  readonly ageThru: number | null;
  readonly sinceDate: string | null;
  /** Digits of rials. */
  readonly premium: string;
}

export const premiumLines = (db: Db, contractIds: readonly string[]): Promise<(PremiumLine & { readonly id: string })[]> =>
  db.many(sql`
    select insurance_premium_id as id, insurance_contract_id as "contractId", tier, relation, age_from::int as "ageFrom", age_thru::int as "ageThru", since_date as "sinceDate",
      premium::text as premium from insurance_premium where insurance_contract_id = any (${[...contractIds]}::uuid[])`);

/** Throws the constraint insurance_premium_once for one whose place is taken. */
export const insertPremiums = (tx: Tx, companyId: string, lines: readonly (PremiumLine & { readonly id: string })[]): Promise<number> =>
  tx.run(sql`
    insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, tier, relation, age_from, age_thru, premium, since_date)
    select one.id, ${companyId}::uuid, one.contract, one.tier, one.relation, one.age_from, one.age_thru, one.premium, one.since
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ contractId }) => contractId)}::uuid[], ${lines.map(({ tier }) => tier)}::text[],
      ${lines.map(({ relation }) => relation)}::text[], ${lines.map(({ ageFrom }) => ageFrom)}::smallint[], ${lines.map(({ ageThru }) => ageThru)}::smallint[],
      ${lines.map(({ premium }) => premium)}::bigint[], ${lines.map(({ sinceDate }) => sinceDate)}::date[]) as one (id, contract, tier, relation, age_from, age_thru, premium, since)`);

/** How many rows of a run were edited or removed since. */
export const premiumsChanged = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from import_change i left join insurance_premium p on p.insurance_premium_id = i.record_id
      where i.run_id = ${runId}::uuid and p.row_version is distinct from 1`)
  ).count;

export const deletePremiums = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from insurance_premium where insurance_premium_id = any (${[...ids]}::uuid[])`);
