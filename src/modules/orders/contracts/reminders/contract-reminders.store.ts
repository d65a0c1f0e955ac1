/** SQL of what people are told of contracts that end, as an actor who sees all companies. */
import { holdingInCompany } from '#platform/access/holders.store.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { PAGE } from '../contracts.contract.ts';

export interface EndingContract {
  readonly contractId: string;
  readonly partyId: string;
  readonly typeName: string;
  readonly thruDate: string;
  readonly daysLeft: number;
}

/** Signed contracts of a company that end within `within` days and that nothing follows. Without a RowScope: a job reminds a whole company. */
export const endingContracts = (db: Db, companyId: string, today: string, within: number): Promise<EndingContract[]> =>
  db.many<EndingContract>(sql`
    select t.employment_contract_id as "contractId", r.party_id as "partyId", a.description as "typeName", (upper(t.valid) - 1) as "thruDate", (upper(t.valid) - 1 - ${today}::date)::int as "daysLeft"
    from employment_contract t join party_relationship r using (party_relationship_id) join agreement_type a on a.agreement_id = t.agreement_id
    where t.company_id = ${companyId}::uuid and t.state = 'signed' and upper(t.valid) > ${today}::date and upper(t.valid) <= ${today}::date + ${within}::int + 1
      and not exists (select from employment_contract later where later.party_relationship_id = t.party_relationship_id and later.state = 'signed' and later.valid >> t.valid)
    order by upper(t.valid), t.employment_contract_id`);

/** False when somebody was told before, by whatever process. */
export const markReminded = async (tx: Tx, companyId: string, { contractId, thruDate }: EndingContract, threshold: number): Promise<boolean> =>
  (await tx.run(sql`
    insert into contract_reminder (employment_contract_id, company_id, ends_on, threshold_days)
    values (${contractId}::uuid, ${companyId}::uuid, ${thruDate}::date, ${threshold}) on conflict do nothing`)) > 0;

/** Those who may renew contracts in the whole company. */
export const contractOffice = (db: Db, companyId: string, today: string): Promise<readonly string[]> => holdingInCompany(db, `${PAGE}/add`, companyId, today);
