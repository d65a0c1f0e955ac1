/** Contracts that begin to take members, and who hears of it. Days ISO. Without a RowScope, all of it: the clock asks, of a whole company. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface OpenedContract {
  readonly contractId: string;
  readonly title: string;
  /** Last day to ask. */
  readonly thru: string;
}

/** Days after the first in which it is still told: whoever stood still longer tells nothing that is old. */
const LATE_DAYS = 7;

/** Open contracts of a company whose window has begun and of which nobody was told, held. */
export const openedContracts = (tx: Tx, companyId: string, day: string): Promise<OpenedContract[]> =>
  tx.many<OpenedContract>(sql`
    select insurance_contract_id as "contractId", title, coalesce(join_thru_date, thru_date) as thru from insurance_contract
    where company_id = ${companyId}::uuid and status_id = 'ActiveInsurance' and joining_told_on is null and join_from_date between ${day}::date - ${LATE_DAYS}::int and ${day}::date
      and coalesce(join_thru_date, thru_date) >= ${day}::date
    order by insurance_contract_id for no key update`);

/** Employees of a day who are not members of a contract. Without a RowScope: the clock asks, of a whole company. */
export const notMembers = async (db: Db, companyId: string, contractId: string, day: string): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select distinct r.party_id as "partyId" from party_relationship r
      where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${day}::date
        and not exists (select from insurance_membership m where m.insurance_contract_id = ${contractId}::uuid and m.party_id = r.party_id and m.ended_because is null)
      order by 1`)
  ).map(({ partyId }) => partyId);

export const writeTold = (tx: Tx, contractId: string, day: string): Promise<number> =>
  tx.run(sql`update insurance_contract set joining_told_on = ${day}::date where insurance_contract_id = ${contractId}::uuid`);
