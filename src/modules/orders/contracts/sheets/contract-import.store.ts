/** SQL of contracts that a sheet brings. */
import { type Db, sql } from '#platform/db/db.server.ts';

export interface OfferedType {
  readonly agreementId: string;
  readonly code: string;
  readonly longestMonths: number | null;
}

/** Types of a company that are offered; there are some dozens. */
export const offeredTypes = (db: Db, companyId: string): Promise<OfferedType[]> =>
  db.many<OfferedType>(sql`
    select agreement_id as "agreementId", code, longest_months as "longestMonths" from agreement_type where company_id = ${companyId}::uuid and status_id = 'ActiveAgr'`);

interface StandingContract {
  readonly id: string;
  readonly partyRelationshipId: string;
  /** Code of the type. */
  readonly type: string;
  /** As it stands on paper; null of one that the product made. */
  readonly number: string | null;
  /** First and last day, ISO; null: no end. */
  readonly from: string;
  readonly thru: string | null;
  readonly signed: string | null;
  readonly note: string | null;
}

/** All contracts of some employments. Without a RowScope: an import is of a whole company. */
export const importedContracts = (db: Db, employmentIds: readonly string[]): Promise<StandingContract[]> =>
  db.many<StandingContract>(sql`
    select t.employment_contract_id as id, t.party_relationship_id as "partyRelationshipId", a.code as type, t.old_number as number, lower(t.valid) as from, (upper(t.valid) - 1) as thru,
      t.signed_on as signed, t.note
    from employment_contract t join agreement_type a on a.agreement_id = t.agreement_id where t.party_relationship_id = any (${[...employmentIds]}::uuid[])`);
