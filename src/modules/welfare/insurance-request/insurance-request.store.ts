/** What a request about supplementary insurance is judged by: when the contract takes members, since when somebody is employed. Days ISO. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { Windows } from './insurance-offer.rules.ts';

export interface OfferedContract extends Windows {
  readonly title: string;
  readonly insurerName: string;
  readonly parts: number;
  readonly gapMonths: number;
  readonly tiers: readonly string[];
}

/** An open contract of a company; undefined where it has none by the id. */
export const offeredContract = (db: Db, companyId: string, contractId: string): Promise<OfferedContract | undefined> =>
  db.maybe<OfferedContract>(sql`
    select c.title, c.insurer_name as "insurerName", c.from_date as "from", c.thru_date as thru, c.parts::int as parts, c.gap_months::int as "gapMonths",
      c.join_from_date as "joinFrom", c.join_thru_date as "joinThru", c.hire_days::int as "hireDays", c.marriage_days::int as "marriageDays", c.birth_days::int as "birthDays",
      array(select distinct p.tier from insurance_premium p where p.insurance_contract_id = c.insurance_contract_id and p.tier is not null order by 1) as tiers
    from insurance_contract c where c.insurance_contract_id = ${contractId}::uuid and c.company_id = ${companyId}::uuid and c.status_id = 'ActiveInsurance'`);

/** First day of the employment that stands on a day. Without a RowScope: of whoever asks alone. */
export const hiredOn = async (db: Db, companyId: string, partyId: string, day: string): Promise<string | null> =>
  (
    await db.maybe<{ day: string }>(sql`
      select lower(r.valid) as day from party_relationship r
      where r.company_id = ${companyId}::uuid and r.party_id = ${partyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${day}::date limit 1`)
  )?.day ?? null;

/** The day in Tehran on which a request was first sent: what was open on it stays open to it. */
export const askedOn = async (db: Db, requestId: string): Promise<string> =>
  (await db.one<{ day: string }>(sql`select (created_at at time zone 'Asia/Tehran')::date as day from insurance_request where insurance_request_id = ${requestId}::uuid`)).day;
